import NibSupport

/// The new places of the texts in lists, such as the segments of a segmented control. Their keys have numbers, so that an
/// inserted or removed text changes the keys of those after it. Each entry follows its text, which its comment or an old
/// version of the document names, inside its own list.
struct ListMoves {
  /// The new keys by the numbers of the entries.
  private(set) var newKeys: [Int: String] = [:]
  /// The numbers of the entries whose list is known in the document. They belong to no other object.
  private(set) var settled: Set<Int> = []
  /// The numbers of entries that stay, because it is not known to which of several lists they belong.
  private(set) var undecided: Set<Int> = []
  /// The lists whose translations may be at wrong positions.
  private(set) var unclear: [TranslationPlan.UnclearList] = []
  /// Whether an old version of the document can show texts that the comments do not show.
  private(set) var lacksTexts = false

  private let entries: [TranslationPlan.Entry]
  private let oldTexts: [ExactText: String]

  init(_ entries: [TranslationPlan.Entry], _ target: TranslationPlan.Target) {
    (self.entries, oldTexts) = (entries, target.oldTexts)
    let known = TextList.grouped(entries.enumerated().map { ($0.element.key, $0.offset) })
    guard !known.isEmpty else { return }
    let texts = TextList.grouped(target.texts.values.map { ($0.key, $0.text) })
      .mapValues { Dictionary($0) { first, _ in first } }
    let shared = Set(texts: target.otherTexts.map(\.objectID))
    let own = known.filter { list, places in
      !shared.contains(list.objectID)
        && (texts[list] != nil || !places.contains { target.otherKeys.contains(list.key($0.0)) })
    }
    let free = texts.filter { known[$0.key] == nil && !shared.contains($0.key.objectID) }
    let isOfDocument = entries.contains {
      target.texts[text: $0.key] != nil || target.otherKeys.contains($0.key)
        || target.comparedIDs.contains(text: $0.objectID)
    }
    let newLists = newLists(of: own.filter { texts[$0.key] == nil }, free, target, isOfDocument: isOfDocument)
    for (list, places) in own.sorted(by: { $0.key < $1.key }) {
      let newList = newLists[list] ?? list
      if let texts = texts[newList] { add(list, places, newList, texts) }
    }
  }

  /// The lists that belong to lists whose objects are gone: those of the same object with another id, or else those with
  /// most of the texts. Two objects that an old version has are not the same.
  ///
  /// - Parameters:
  ///   - gone: the positions and numbers of the entries of lists that the document does not have.
  ///   - texts: the texts of lists that the file does not have.
  ///   - isOfDocument: whether other entries show that the file belongs to the document.
  private mutating func newLists(
    of gone: [TextList: [(Int, Int)]], _ texts: [TextList: [Int: String]],
    _ target: TranslationPlan.Target, isOfDocument: Bool
  ) -> [TextList: TextList] {
    var result: [TextList: TextList] = [:]
    var rest = texts
    for list in gone.keys.sorted() {
      guard let id = target.newIDs[list.objectID] else { continue }
      let newList = TextList(objectID: ExactText(id), name: list.name)
      if rest.removeValue(forKey: newList) != nil { result[list] = newList }
    }
    let open = gone.filter { result[$0.key] == nil }.mapValues { $0.compactMap { text(of: $0.1) } }
    let pairs = ListPairs(open.filter { !$0.value.isEmpty }, rest.mapValues { Array($0.values) }) {
      old, new in
      !target.oldVersions.contains { $0.ids.contains(old.objectID) && $0.ids.contains(new.objectID) }
    }
    undecided.formUnion(pairs.undecided.flatMap { (gone[$0] ?? []).map(\.1) })
    // A few equal texts do not show that a file without a known key belongs to the document.
    let count = pairs.pairs.keys.reduce(0) { $0 + (gone[$1]?.count ?? 0) }
    guard isOfDocument || count * 2 > entries.count else { return result }
    return result.merging(pairs.pairs) { first, _ in first }
  }

  /// The text that the document had for an entry; `nil` if it is not known.
  private func text(of number: Int) -> String? {
    entries[number].knownText ?? oldTexts[text: entries[number].key]
  }

  /// Whether a text is the one that the document had for an entry.
  private func isAbout(_ number: Int, _ text: String) -> Bool {
    let entry = entries[number]
    return entry.knownText == nil
      ? ExactText.areEqual(oldTexts[text: entry.key], text) : entry.isAbout(text)
  }

  /// Adds the moves of a list, unless an entry is in the way whose text is not known. If the object of the list has another id
  /// now, all entries whose texts are known get it, also those of texts that have changed.
  ///
  /// - Parameters:
  ///   - known: the positions and numbers of the entries of the list.
  ///   - newList: the same list in the document.
  ///   - texts: the texts of the document by their positions.
  private mutating func add(
    _ list: TextList, _ known: [(Int, Int)], _ newList: TextList, _ texts: [Int: String]
  ) {
    let numbers = Dictionary(known) { first, _ in first }
    guard numbers.count == known.count else { return }
    settled.formUnion(numbers.values)
    findUnknownTexts(of: newList, numbers, texts)
    let isSame = newList == list
    let movable = numbers.filter { !entries[$0.value].isManual && (isSame || text(of: $0.value) != nil) }
    let moves = moves(movable, texts)
    // A control with a new id has at least one of the texts.
    let isKnown = !isSame && movable.contains { has(texts, $0.value, at: $0.key) }
    guard !moves.isEmpty || isKnown,
      let others = displaced(by: moves, isSame ? numbers : movable, texts)
    else { return }
    let places = moves.merging(others) { first, _ in first }
    for (position, number) in movable {
      let newPosition = places[position] ?? position
      if !isSame || newPosition != position { newKeys[number] = newList.key(newPosition) }
    }
  }

  /// Notes that texts of a list are not known, and whether its translations may be at wrong positions. An entry without a text in
  /// the document is no sign of it if all others are known.
  private mutating func findUnknownTexts(of list: TextList, _ numbers: [Int: Int], _ texts: [Int: String]) {
    let unknown = numbers.filter { !entries[$0.value].isManual && text(of: $0.value) == nil }
    guard !unknown.isEmpty else { return }
    lacksTexts = true
    guard numbers.count != texts.count,
      unknown.count == numbers.count || unknown.keys.contains(where: { texts[$0] != nil })
    else { return }
    unclear.append(
      TranslationPlan.UnclearList(
        name: "\(list.objectID).\(list.name)", entries: numbers.sorted { $0.key < $1.key }.map(\.value),
        textCount: texts.count))
  }

  /// The new positions of the entries at whose positions others are now; `nil` if the text of one of them is not known. The
  /// translation of a removed text gets a position that became free. If no comment can show that it is outdated, the document
  /// does not have the position.
  private func displaced(
    by moves: [Int: Int], _ numbers: [Int: Int], _ texts: [Int: String]
  ) -> [Int: Int]? {
    let (old, new) = (Set(moves.keys), Set(moves.values))
    let displaced = new.subtracting(old).filter { numbers[$0] != nil }.sorted()
    // Positions that the document does not have come first: the text is probably gone.
    var free = old.subtracting(new).sorted {
      (texts[$0] != nil ? 1 : 0, $0) < (texts[$1] != nil ? 1 : 0, $1)
    }[...]
    var end = max(numbers.keys.max() ?? 0, texts.keys.max() ?? 0)
    var result: [Int: Int] = [:]
    for position in displaced {
      guard let number = numbers[position], !entries[number].isManual, text(of: number) != nil else {
        return nil
      }
      if let place = free.first, texts[place] == nil || entries[number].knownText != nil {
        result[position] = place
        free.removeFirst()
      } else {
        end += 1
        result[position] = end
      }
    }
    return result
  }

  /// The new positions of the texts of a list by their old ones, without those that stay. Of several equal texts, the order
  /// stays.
  private func moves(_ numbers: [Int: Int], _ texts: [Int: String]) -> [Int: Int] {
    let same = Set(numbers.filter { has(texts, $0.value, at: $0.key) }.keys)
    var places = Dictionary(grouping: texts.keys.filter { !same.contains($0) }.sorted(by: >)) {
      ExactText(texts[$0] ?? "")
    }
    var moves: [Int: Int] = [:]
    for (position, number) in numbers.sorted(by: { $0.key < $1.key }) where !same.contains(position) {
      guard let text = text(of: number) else { continue }
      if let place = places[text: text]?.popLast() { moves[position] = place }
    }
    return moves
  }

  /// Whether the document has the text of an entry at a position.
  private func has(_ texts: [Int: String], _ number: Int, at position: Int) -> Bool {
    texts[position].map { isAbout(number, $0) } ?? false
  }
}
