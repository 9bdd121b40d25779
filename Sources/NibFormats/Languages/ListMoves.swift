import NibSupport

/// The new places of the texts in lists, such as the segments of a segmented control. Their keys have numbers, so that an
/// inserted or removed text changes the keys of those after it. Each entry follows its text, which its comment names.
struct ListMoves {
  /// The new keys by the numbers of the entries.
  private(set) var newKeys: [Int: String] = [:]

  /// A list of an object.
  private struct List: Hashable {
    let objectID: ExactText
    let name: ExactText

    func key(_ position: Int) -> String { "\(objectID).\(name)[\(position)]" }

    /// The list and the position that a key names, such as `se1-aa-001.segmentTitles[0]`; `nil` for another key.
    static func place(_ objectID: String, _ attribute: String) -> (list: List, position: Int)? {
      guard attribute.hasSuffix("]"), let start = attribute.lastIndex(of: "["),
        let position = Int(attribute[start...].dropFirst().dropLast()), position >= 0
      else { return nil }
      return (List(objectID: ExactText(objectID), name: ExactText(String(attribute[..<start]))), position)
    }
  }

  init(_ entries: [TranslationPlan.Entry], _ target: TranslationPlan.Target) {
    var lists: [List: [(position: Int, entry: Int)]] = [:]
    for (number, entry) in entries.enumerated() {
      guard let place = List.place(entry.objectID, entry.attribute) else { continue }
      lists[place.list, default: []].append((place.position, number))
    }
    guard !lists.isEmpty else { return }
    var texts: [List: [Int: String]] = [:]
    for text in target.texts.values {
      guard let place = List.place(text.objectID, text.attribute) else { continue }
      texts[place.list, default: [:]][place.position] = text.text
    }
    let shared = Set(texts: target.otherTexts.map(\.objectID))
    for (list, known) in lists where !shared.contains(list.objectID) {
      guard let texts = texts[list] else { continue }
      add(list, known, texts, entries)
    }
  }

  /// Adds the moves of a list, unless an entry is in the way whose text is not known.
  ///
  /// - Parameters:
  ///   - known: the entries of the list with their positions.
  ///   - texts: the texts of the document by their positions.
  private mutating func add(
    _ list: List, _ known: [(position: Int, entry: Int)], _ texts: [Int: String],
    _ entries: [TranslationPlan.Entry]
  ) {
    let numbers = Dictionary(known) { first, _ in first }
    guard numbers.count == known.count else { return }
    let moves = Self.moves(numbers.filter { !entries[$0.value].isManual }, texts, entries)
    guard !moves.isEmpty else { return }
    let (old, new) = (Set(moves.keys), Set(moves.values))
    let displaced = new.subtracting(old).filter { numbers[$0] != nil }.sorted()
    guard displaced.compactMap({ numbers[$0] }).allSatisfy({ entries[$0].canMove }) else { return }
    // Positions that the document does not have come first: the text is probably gone.
    let free = old.subtracting(new).sorted { (texts[$0] != nil ? 1 : 0, $0) < (texts[$1] != nil ? 1 : 0, $1) }
    for (position, newPosition) in moves.map({ ($0, $1) }) + zip(displaced, free) {
      if let number = numbers[position] { newKeys[number] = list.key(newPosition) }
    }
  }

  /// The new positions of the texts that are at another position now, by their old ones. Of several equal texts, the order
  /// stays.
  private static func moves(
    _ numbers: [Int: Int], _ texts: [Int: String], _ entries: [TranslationPlan.Entry]
  ) -> [Int: Int] {
    let same = Set(
      numbers.filter { position, number in texts[position].map(entries[number].isAbout) ?? false }.keys)
    var places = Dictionary(grouping: texts.keys.filter { !same.contains($0) }.sorted(by: >)) {
      ExactText(texts[$0] ?? "")
    }
    var moves: [Int: Int] = [:]
    for (position, number) in numbers.sorted(by: { $0.key < $1.key }) where !same.contains(position) {
      guard let text = entries[number].knownText else { continue }
      if let place = places[text: text]?.popLast() { moves[position] = place }
    }
    return moves
  }
}

extension TranslationPlan.Entry {
  /// Whether the key can get another number.
  fileprivate var canMove: Bool { !isManual && knownText != nil }
}
