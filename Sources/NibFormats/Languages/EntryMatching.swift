import NibSupport

/// Finds for the entries of a file with translations the texts of a document, by their keys and by Xcode's comments.
struct EntryMatching {
  private let entries: [TranslationPlan.Entry]
  private let target: TranslationPlan.Target
  /// The numbers of the entries by key; the last of several.
  private var numbers: [ExactText: Int] = [:]
  /// The new keys of entries that are moved.
  private var movedKeys: Set<ExactText> = []
  /// What is known of the texts in lists.
  let lists: ListMoves
  /// The old keys of those that are moved in a list.
  private var leftKeys: Set<ExactText> = []
  private(set) var moved: [TranslationPlan.Move] = []
  private(set) var ambiguous: [TranslationPlan.Ambiguity] = []
  /// The numbers of the entries that no document uses.
  private(set) var stale: [Int] = []
  /// The number of entries that a document uses.
  private(set) var knownCount = 0

  init(_ entries: [TranslationPlan.Entry], _ target: TranslationPlan.Target) {
    self.entries = entries
    self.target = target
    lists = ListMoves(entries, target)
    for (number, entry) in entries.enumerated() { numbers[text: entry.key] = number }
    for number in lists.newKeys.keys.sorted() {
      guard let newKey = lists.newKeys[number] else { continue }
      moved.append(TranslationPlan.Move(oldKey: entries[number].key, newKey: newKey, entry: number))
      movedKeys.insert(text: newKey)
      leftKeys.insert(text: entries[number].key)
    }
    for (number, entry) in entries.enumerated() {
      if let newKey = lists.newKeys[number] {
        knownCount += 1
        if target.texts[text: newKey] == nil { stale.append(number) }
      } else if target.texts[text: entry.key] != nil || target.otherKeys.contains(entry.key) {
        knownCount += 1
      } else if !lists.settled.contains(number), numbers[text: entry.key] == number,
        let move = moveByKey(number),
        numbers[text: move.newKey] == nil, movedKeys.insert(text: move.newKey).inserted
      {
        moved.append(move)
      } else {
        stale.append(number)
      }
    }
  }

  private func moveByKey(_ number: Int) -> TranslationPlan.Move? {
    target.renamed[text: entries[number].key].flatMap { target.texts[text: $0] }.map { move(number, to: $0) }
  }

  private func move(_ number: Int, to text: LocalizableText) -> TranslationPlan.Move {
    TranslationPlan.Move(oldKey: entries[number].key, newKey: text.key, entry: number)
  }

  /// Whether the file has an entry for a text, perhaps a moved one.
  func has(_ text: LocalizableText) -> Bool {
    movedKeys.contains(text: text.key)
      || numbers[text: text.key] != nil && !leftKeys.contains(text: text.key)
  }

  /// Whether the file belongs to the document: it has a text of it, or of an old version.
  var isOfDocument: Bool {
    knownCount > 0 || !moved.isEmpty
      || stale.contains { target.comparedIDs.contains(text: entries[$0].objectID) }
  }

  /// The entries whose text has changed in the document, and the outdated translations, in the order of the file.
  var textChanges: (changed: [TranslationPlan.TextChange], outdated: [TranslationPlan.Outdated]) {
    let newKeys = Dictionary(moved.map { ($0.entry, $0.newKey) }) { first, _ in first }
    let others = Dictionary(grouping: target.otherTexts) { ExactText($0.key) }
    var changed: [TranslationPlan.TextChange] = []
    var outdated: [TranslationPlan.Outdated] = []
    for (number, entry) in entries.enumerated() where !entry.isManual {
      guard let text = target.texts[text: newKeys[number] ?? entry.key] else { continue }
      let texts = [text] + others[text: text.key, default: []]
      let change = textChange(of: entry, number, texts)
      // Only a warning can say of an entry without a comment that it is outdated.
      if let change, change.isCopy || entry.knownText != nil || entry.mark != nil { changed.append(change) }
      if let mark = change.map(\.mark) ?? entry.mark {
        outdated.append(TranslationPlan.Outdated(text: text, oldText: mark.oldText, entry: number))
      }
    }
    return (changed, outdated)
  }

  /// The change of an entry; `nil` if it stays.
  ///
  /// - Parameter texts: the text in the document, and those with the same key in other documents.
  private func textChange(
    of entry: TranslationPlan.Entry, _ number: Int, _ texts: [LocalizableText]
  ) -> TranslationPlan.TextChange? {
    let known = entry.mark
    guard let oldText = oldText(of: entry, unlessIn: texts) else {
      guard let known, !known.isAbout(entry.value) || texts.contains(where: { known.isOf($0.text) }) else {
        return nil
      }
      return TranslationPlan.TextChange(
        text: texts[0], oldText: texts[0].text, isShown: true, isCopy: false, isInDoubt: false, mark: nil,
        oldKey: entry.key, entry: number)
    }
    let isEqual = entry.documentText == nil && ExactText.areEqual(entry.value, oldText)
    let isCopy = isEqual && (entry.hasStates || isCopy(entry, of: oldText, texts))
    let mark = isCopy || entry.hasStates ? nil : Self.mark(known, entry.value, oldText)
    // The document has the old text again, or the text of the entry itself.
    let isBack =
      mark.map { mark in texts.contains { mark.isOf($0.text) || mark.isAbout($0.text) } } ?? false
    return TranslationPlan.TextChange(
      text: texts[0], oldText: oldText, isShown: !entry.hasOwnText, isCopy: isCopy,
      isInDoubt: isEqual && !isCopy, mark: isBack ? nil : mark, oldKey: entry.key, entry: number)
  }

  /// Whether an entry with the text in its comment is a copy of an old text of the document, which nobody has translated. A
  /// comment alone does not show that the document had the text, because some tools translate comments, too. If
  /// another file has the new text as its value, the document got the translation into that language, and the old
  /// text is still right in its own.
  private func isCopy(
    _ entry: TranslationPlan.Entry, of oldText: String, _ texts: [LocalizableText]
  ) -> Bool {
    let known = target.knownTexts
    return known.contains(oldText, of: entry.key)
      && !texts.contains { known.isValue($0.text, of: entry.key) || known.isValue($0.text, of: $0.key) }
  }

  /// The remark on a translation of a text that has changed. If the text changed several times, it names the first one.
  private static func mark(_ known: OutdatedMark?, _ value: String?, _ oldText: String) -> OutdatedMark? {
    if let known, known.isAbout(value) { return known }
    return value.flatMap { $0.isEmpty ? nil : OutdatedMark($0, of: oldText) }
  }

  /// The text of the document when an entry was last updated; `nil` if it is not known, or if one of the documents still
  /// has it. An old version can show it for an entry of a list without a comment.
  private func oldText(of entry: TranslationPlan.Entry, unlessIn texts: [LocalizableText]) -> String? {
    if let known = entry.documentText { return texts.contains { $0.text == known } ? nil : known }
    if let known = entry.xcodeComment {
      return texts.contains { known.isText($0.text) } ? nil : known.text
    }
    guard !entry.hasStates, let known = target.oldTexts[text: entry.key] else { return nil }
    return texts.contains { ExactText.areEqual($0.text, known) } ? nil : known
  }

  /// The texts without a translation. They have no entry, or one with the text of the document.
  func untranslated(_ texts: [LocalizableText]) -> [LocalizableText] {
    texts.filter { text in
      if movedKeys.contains(text: text.key) { return false }
      guard has(text), let number = numbers[text: text.key] else { return true }
      return ExactText.areEqual(entries[number].value, text.text)
    }
  }

  /// Moves entries whose comment names the class and the text of a single text without an entry. Of several texts and
  /// entries, those are moved whose translations are all the same, so that it does not matter which is which. A text that an
  /// old version has together with the object of an entry is not that of this entry.
  mutating func moveByComments(to texts: [LocalizableText]) {
    let missing = texts.filter { !has($0) }
    guard !stale.isEmpty, !missing.isEmpty else { return }
    let textsByComment = Dictionary(grouping: missing) { XcodeComment.Content($0) }
    let counting = stale.filter {
      numbers[text: entries[$0].key] == $0 && !lists.settled.contains($0)
    }
    let staleByComment = Dictionary(grouping: counting) { entries[$0].xcodeComment?.content }
    let renamedKeys = Set(texts: target.renamed.values)
    var (moves, ambiguous) = ([TranslationPlan.Move](), [TranslationPlan.Ambiguity]())
    for (content, numbers) in staleByComment {
      guard let content, let texts = textsByComment[content] else { continue }
      // The comparison with the old version can show that a text is that of another object.
      let isCompared = numbers.contains { target.comparedIDs.contains(text: entries[$0].objectID) }
      let versions = target.oldVersions.filter { version in
        numbers.contains { version.ids.contains(text: entries[$0].objectID) }
      }
      let free = texts.filter { text in
        !(isCompared && renamedKeys.contains(text: text.key)) && !versions.contains { $0.has(text) }
      }
      // A text in a list belongs to the list, which may be one of another object.
      let found =
        numbers.contains { TextList.place(entries[$0].key) != nil } ? [] : self.moves(numbers, to: free)
      moves += found
      let rest = free.dropFirst(found.count)
      guard !rest.isEmpty, numbers.contains(where: { entries[$0].isTranslation }) else { continue }
      ambiguous.append(TranslationPlan.Ambiguity(newKeys: rest.map(\.key), entries: numbers))
    }
    // A few equal texts do not show that a file without a known key belongs to the document.
    guard isOfDocument || moves.count * 2 > stale.count else { return }
    moves.sort { $0.entry < $1.entry }
    moved += moves
    self.ambiguous = ambiguous.sorted { ExactText($0.newKeys[0]) < ExactText($1.newKeys[0]) }
    for move in moves { movedKeys.insert(text: move.newKey) }
    let movedEntries = Set(moves.map(\.entry))
    stale.removeAll { movedEntries.contains($0) }
  }

  /// The moves of entries to equal texts in order; none if the entries have different translations.
  private func moves(_ numbers: [Int], to texts: [LocalizableText]) -> [TranslationPlan.Move] {
    let isSame = numbers.allSatisfy { number in
      ExactText.areEqual(entries[number].value, entries[numbers[0]].value)
    }
    // A string catalog can have any translations.
    guard numbers.count == 1 || isSame && entries[numbers[0]].value != nil else { return [] }
    return zip(numbers, texts).map { move($0, to: $1) }
  }
}
