/// The objects of an archive as Interface Builder numbers them, and what it says of each by its number.
struct ArchiveRecords {
  /// All but the document's own, in their order.
  let all: [ArchiveRecord]
  /// The object that stands for the document: what it holds is at the top.
  let root: ArchiveValue?
  private let indexes: [NibElement: Int]
  private let properties: [String: [ArchiveProperty]]

  /// The records of an `IBObjectContainer`.
  init(_ container: ArchiveValue) {
    let records = (container["objectRecords"]?.items ?? []).compactMap { ArchiveRecord($0) }
    root = records.first { $0.id == "0" }?.object
    all = records.filter { $0.id != "0" }
    indexes = Dictionary(all.enumerated().map { ($1.object.element, $0) }) { first, _ in first }
    properties = Dictionary(
      grouping: (container["flattenedProperties"]?.entries ?? []).compactMap { ArchiveProperty($0, $1) },
      by: \.id)
  }

  /// The record of an object; nil if it has none.
  subscript(value: ArchiveValue) -> ArchiveRecord? { indexes[value.element].map { all[$0] } }

  /// What is said of the object with this number, in its order.
  func properties(of id: String) -> [ArchiveProperty] { properties[id] ?? [] }

  /// The id of an object: its number, else the one it has in the archive, marked as such.
  func id(of value: ArchiveValue) -> String? {
    self[value]?.id ?? value.element.id.map { "archive-\($0)" }
  }

  /// Whether the object stands at the top of the document.
  func isTopLevel(_ record: ArchiveRecord) -> Bool { record.parent == nil || record.parent == root }
}

/// Something said of an object by its number: `12.CustomClassName`.
struct ArchiveProperty {
  let id: String
  let name: String
  let value: ArchiveValue

  /// A property from its key in the list; nil if the key names no object.
  init?(_ key: String, _ value: ArchiveValue) {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    id = String(key[..<dot])
    name = String(key[key.index(after: dot)...])
    self.value = value
  }
}
