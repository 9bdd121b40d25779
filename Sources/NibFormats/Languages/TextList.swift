import NibSupport

/// A list of texts of an object, such as the titles of the segments of a segmented control.
struct TextList: Hashable, Comparable {
  let objectID: ExactText
  /// The name in keys: `segmentTitles`.
  let name: ExactText

  /// The key of a text of the list: `se1-aa-001.segmentTitles[0]`.
  func key(_ position: Int) -> String { "\(objectID).\(name)[\(position)]" }

  /// The list and the position that a key names; `nil` for another key, and for a number that no list has, because positions
  /// are counted up from the last one.
  static func place(_ key: String) -> (list: TextList, position: Int)? {
    let (id, attribute) = TranslationPlan.parts(of: key)
    guard attribute.hasSuffix("]"), let start = attribute.lastIndex(of: "["),
      let position = Int32(attribute[start...].dropFirst().dropLast()), position >= 0
    else { return nil }
    return (TextList(objectID: ExactText(id), name: ExactText(String(attribute[..<start]))), Int(position))
  }

  /// The values of lists by their positions.
  static func grouped<Value>(_ values: [(key: String, value: Value)]) -> [TextList: [(Int, Value)]] {
    var lists: [TextList: [(Int, Value)]] = [:]
    for (key, value) in values {
      if let place = place(key) { lists[place.list, default: []].append((place.position, value)) }
    }
    return lists
  }

  static func < (a: TextList, b: TextList) -> Bool { (a.objectID, a.name) < (b.objectID, b.name) }
}

extension TranslationPlan {
  /// The texts that a document had for the entries in lists of a file, by the keys of the file now. In a list that is not the
  /// same as then, because its keys were moved or entries were added, an entry is known by its translation.
  ///
  /// - Parameters:
  ///   - old: the entries of the old version of the file.
  ///   - texts: the texts of the document then, by key.
  package static func oldListTexts(
    of entries: [Entry], _ old: [Entry], _ texts: [ExactText: String]
  ) -> [String: String] {
    let oldLists = TextList.grouped(old.map { ($0.key, $0) })
    var result: [String: String] = [:]
    for (list, places) in TextList.grouped(entries.map { ($0.key, $0) }) {
      guard let oldPlaces = oldLists[list] else { continue }
      let oldValues = Dictionary(oldPlaces.map { ($0.0, ExactText($0.1.value ?? "")) }) { $1 }
      if Dictionary(places.map { ($0.0, ExactText($0.1.value ?? "")) }, uniquingKeysWith: { $1 }) == oldValues
      {
        for (_, entry) in places { result[entry.key] = texts[text: entry.key] }
        continue
      }
      let positions = Dictionary(grouping: oldValues.keys) { oldValues[$0] }
      for (_, entry) in places {
        guard let value = entry.value, let found = positions[ExactText(value)], found.count == 1 else {
          continue
        }
        result[entry.key] = texts[text: list.key(found[0])]
      }
    }
    return result
  }

  /// A list of the document whose translations may be at wrong positions: the file has another number of them, and nothing
  /// shows which texts they were made for.
  package struct UnclearList: Sendable {
    /// The id of the object and the name of the list: `se1-aa-001.segmentTitles`.
    package let name: String
    /// The numbers of the entries, in the order of the list.
    package let entries: [Int]
    /// The number of texts in the document.
    package let textCount: Int
  }
}
