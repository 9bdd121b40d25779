import NibSupport

/// Finds for the entries of a file with translations the texts of a document, by their keys and by Xcode's comments.
struct EntryMatching {
  private let entries: [TranslationPlan.Entry]
  private let target: TranslationPlan.Target
  /// The numbers of the entries by key; the last of several.
  private var numbers: [ExactText: Int] = [:]
  private var movedKeys: Set<ExactText> = []
  private(set) var moved: [TranslationPlan.Move] = []
  /// The numbers of the entries that no document uses.
  private(set) var stale: [Int] = []
  /// The number of entries that a document uses.
  private(set) var knownCount = 0

  init(_ entries: [TranslationPlan.Entry], _ target: TranslationPlan.Target) {
    self.entries = entries
    self.target = target
    for (number, entry) in entries.enumerated() { numbers[text: entry.key] = number }
    for (number, entry) in entries.enumerated() {
      if target.texts[text: entry.key] != nil || target.otherKeys.contains(entry.key) {
        knownCount += 1
      } else if numbers[text: entry.key] == number, let move = moveByKey(number),
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
    let key = entries[number].key
    return TranslationPlan.Move(
      oldKey: key, newKey: text.key, oldID: entries[number].objectID, newID: text.objectID,
      entry: number)
  }

  /// Whether the file has an entry for a text, perhaps a moved one.
  func has(_ text: LocalizableText) -> Bool {
    numbers[text: text.key] != nil || movedKeys.contains(text: text.key)
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
      if let change { changed.append(change) }
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
        text: texts[0], oldText: texts[0].text, isShown: true, isCopy: false, mark: nil, entry: number)
    }
    let isCopy =
      entry.documentText == nil && ExactText.areEqual(entry.value, oldText)
      && !Self.isForeign(oldText, to: texts.map(\.text))
    let mark = isCopy || entry.hasStates ? nil : Self.mark(known, entry.value, oldText)
    let isBack = mark.map { mark in texts.contains { mark.isOf($0.text) } } ?? false
    return TranslationPlan.TextChange(
      text: texts[0], oldText: oldText, isShown: !entry.hasOwnText, isCopy: isCopy, mark: isBack ? nil : mark,
      entry: number)
  }

  /// Whether a text has letters of scripts such as Arabic or Japanese, and none of the texts of the document has. It is
  /// then a translation, although a comment says that it was the text of the document: some tools translate comments,
  /// too.
  private static func isForeign(_ text: String, to documentTexts: [String]) -> Bool {
    // The letters before U+0370 are Latin.
    func hasOtherScript(_ text: String) -> Bool {
      text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
    }
    return hasOtherScript(text) && !documentTexts.contains(where: hasOtherScript)
  }

  /// The remark on a translation of a text that has changed. If the text changed several times, it names the first one.
  private static func mark(_ known: OutdatedMark?, _ value: String?, _ oldText: String) -> OutdatedMark? {
    if let known, known.isAbout(value) { return known }
    return value.flatMap { $0.isEmpty ? nil : OutdatedMark($0, of: oldText) }
  }

  /// The text of the document when an entry was last updated; `nil` if it is not known, or if one of the documents still
  /// has it.
  private func oldText(of entry: TranslationPlan.Entry, unlessIn texts: [LocalizableText]) -> String? {
    if let known = entry.documentText { return texts.contains { $0.text == known } ? nil : known }
    let attribute = texts[0].attribute
    guard
      let known = entry.comment.flatMap({
        XcodeComment(in: $0, objectID: entry.objectID, attribute: attribute)
      }), !texts.contains(where: { known.isText($0.text) })
    else { return nil }
    return known.text
  }

  /// The attributes of the texts without a translation: they have no entry, or one with the text of the document.
  func untranslated(_ texts: [LocalizableText]) -> Set<ExactText> {
    Set(
      texts: texts.filter { text in
        if movedKeys.contains(text: text.key) { return false }
        guard let number = numbers[text: text.key] else { return true }
        return ExactText.areEqual(entries[number].value, text.text)
      }.map(\.attribute))
  }

  /// Moves entries whose comment names the class and the text of a single text without an entry.
  mutating func moveByComments(to texts: [LocalizableText]) {
    let missing = texts.filter { !has($0) }
    guard !stale.isEmpty, !missing.isEmpty else { return }
    let textsByComment = Dictionary(grouping: missing) {
      XcodeComment.Content(className: $0.className, attribute: $0.attribute, text: $0.text)
    }
    let staleByComment = Dictionary(grouping: stale) { number in
      let entry = entries[number]
      return entry.comment.flatMap {
        XcodeComment(in: $0, objectID: entry.objectID, attribute: entry.attribute)?.content
      }
    }
    let renamedKeys = Set(texts: target.renamed.values)
    let moves = staleByComment.compactMap { content, numbers -> TranslationPlan.Move? in
      guard let content, numbers.count == 1, let texts = textsByComment[content], texts.count == 1,
        self.numbers[text: entries[numbers[0]].key] == numbers[0]
      else { return nil }
      let move = move(numbers[0], to: texts[0])
      // The comparison with the old version shows that the text is that of another object.
      return target.comparedIDs.contains(text: move.oldID) && renamedKeys.contains(text: move.newKey)
        ? nil : move
    }.sorted { $0.entry < $1.entry }
    // A few equal texts do not show that a file without a known key belongs to the document.
    guard knownCount + moved.count > 0 || moves.count * 2 > stale.count else { return }
    moved += moves
    for move in moves { movedKeys.insert(text: move.newKey) }
    let movedEntries = Set(moves.map(\.entry))
    stale.removeAll { movedEntries.contains($0) }
  }
}
