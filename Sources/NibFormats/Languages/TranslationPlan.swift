import NibSupport

/// The difference between the keys of a file with translations and those of a document.
package struct TranslationPlan: Sendable {
  /// What a file should contain.
  package struct Target: Sendable {
    /// The texts of the document by key.
    let texts: [ExactText: LocalizableText]
    /// The new keys of texts whose objects have other ids now, by their old keys.
    let renamed: [ExactText: String]
    /// Whether entries without a text in the document are removed.
    let removesStale: Bool
    /// Whether the file gets the texts that it does not contain.
    let addsMissing: Bool
    /// The keys that are used although the document has no such text.
    let otherKeys: LocalizableKeys
    /// The texts of other documents that the file gets.
    let otherTexts: [LocalizableText]
    /// The old versions with which the document was compared.
    let oldVersions: [OldVersion]
    /// The ids of the objects of the old versions.
    let comparedIDs: Set<ExactText>
    /// The evidence of what the texts of the document were.
    let knownTexts: KnownTexts
    /// The new ids of objects by their old ones.
    let newIDs: [ExactText: String]
    /// The texts in lists that the document had when the file was last changed, by key.
    let oldTexts: [ExactText: String]

    /// - Parameters:
    ///   - renamed: the new keys of texts that stayed the same although the ids of their objects changed, by their old
    ///     keys.
    ///   - oldVersions: the old versions with which the document was compared.
    ///   - knownTexts: the evidence of what the texts of the document were.
    ///   - newIDs: the new ids of objects by their old ones.
    ///   - oldTexts: the texts in lists that the document had when the file was last changed, by key.
    ///   - others: the other documents that the file serves.
    ///   - developments: those of them whose texts the file gets.
    package init(
      _ document: NibDocument, renamed: [String: String] = [:], oldVersions: [OldVersion] = [],
      knownTexts: KnownTexts = KnownTexts(), removesStale: Bool = false, addsMissing: Bool = true,
      newIDs: [String: String] = [:], oldTexts: [String: String] = [:], others: [NibDocument] = [],
      developments: [NibDocument] = []
    ) {
      texts = Dictionary(document.localizableTexts.map { (ExactText($0.key), $0) }) { first, _ in first }
      self.renamed = Dictionary(uniqueKeysWithValues: renamed.map { (ExactText($0.key), $0.value) })
      self.oldVersions = oldVersions
      comparedIDs = oldVersions.reduce(into: []) { $0.formUnion($1.ids) }
      self.knownTexts = knownTexts
      self.newIDs = Dictionary(uniqueKeysWithValues: newIDs.map { (ExactText($0.key), $0.value) })
      self.oldTexts = Dictionary(uniqueKeysWithValues: oldTexts.map { (ExactText($0.key), $0.value) })
      self.removesStale = removesStale
      self.addsMissing = addsMissing
      otherKeys = LocalizableKeys([document] + others)
      otherTexts = developments.flatMap(\.localizableTexts)
    }

    /// Only the texts with the given keys.
    package init(_ document: NibDocument, only keys: Set<String>) {
      let keys = Set(texts: keys)
      let texts = document.localizableTexts.filter { keys.contains(text: $0.key) }
      self.texts = Dictionary(texts.map { (ExactText($0.key), $0) }) { first, _ in first }
      renamed = [:]
      (oldVersions, comparedIDs) = ([], [])
      knownTexts = KnownTexts()
      (newIDs, oldTexts) = ([:], [:])
      removesStale = false
      addsMissing = true
      otherKeys = LocalizableKeys([])
      otherTexts = []
    }
  }

  /// An entry whose object has another id now, or whose text has another place in a list of its object.
  package struct Move: Hashable, Sendable {
    package let oldKey: String
    package let newKey: String
    /// The number of the entry in the file.
    package let entry: Int

    var oldID: String { TranslationPlan.parts(of: oldKey).id }
    var newID: String { TranslationPlan.parts(of: newKey).id }
    /// Whether the object has another id now.
    package var isToOtherID: Bool { !ExactText.areEqual(oldID, newID) }
  }

  /// Texts without an entry, which get the text of the document, although entries of objects that are gone have different
  /// translations of the same text.
  package struct Ambiguity: Sendable {
    /// The keys of the texts, in the order of Xcode.
    package let newKeys: [String]
    /// The numbers of the entries, in the order of the file.
    package let entries: [Int]
  }

  /// An entry whose text is another one in the document than when the file was last updated, or whose translation is not
  /// outdated any more.
  package struct TextChange: Sendable {
    /// The text of the document now.
    package let text: LocalizableText
    /// The text of the document when the file was last updated.
    package let oldText: String
    /// Whether the development language shows the text of the document, so that translations may be outdated.
    package let isShown: Bool
    /// Whether the entry of a strings file has the old text itself, which nobody has translated. It gets the new text.
    package let isCopy: Bool
    /// Whether the entry has the old text, as its comment says, but nothing else shows that the document had it. It may be a
    /// translation, and stays.
    package let isInDoubt: Bool
    /// The remark that the comment of a strings file gets, because the translation is outdated; `nil` for none.
    let mark: OutdatedMark?
    /// The key and the number of the entry in the file.
    package let oldKey: String
    package let entry: Int
  }

  /// An entry of a strings file whose translation is that of an old text of the document.
  package struct Outdated: Sendable {
    /// The text of the document now.
    package let text: LocalizableText
    /// The text that was translated.
    package let oldText: String
    /// The number of the entry in the file.
    package let entry: Int
  }

  /// The texts that the file does not contain, in the order of Xcode.
  package let added: [LocalizableText]
  package let moved: [Move]
  package let ambiguous: [Ambiguity]
  /// The lists whose translations may be at wrong positions.
  package let unclearLists: [UnclearList]
  /// Whether the comments do not show all texts in lists that the document had.
  package let lacksListTexts: Bool
  /// The texts that have changed, in the order of the file.
  package let changed: [TextChange]
  /// The outdated translations of a strings file, in its order.
  package let outdated: [Outdated]
  /// The numbers of the entries without a text in the document, and the keys that they get.
  package let stale: [Int]
  package let staleKeys: [String]
  /// The keys of those that code cannot use, because they begin with an id as Interface Builder makes it, and that the
  /// developer did not make.
  package let prunableKeys: [String]
  /// The ids in those of them that always stay, because each can belong to a text without a translation, whose object has
  /// another id now.
  package let keptIDs: [String]
  /// The number of those that are removed on demand.
  package let removableCount: Int
  /// The numbers of those that are removed.
  let removed: [Int]
  /// The keys of those that are removed.
  package let removedKeys: [String]
  /// Whether the file seems to belong to another document, because it has no key of this one. Such a file is not
  /// changed.
  package let isOfOtherDocument: Bool
  /// The changes of texts and of keys by the number of the entry.
  private let textChanges: [Int: TextChange]
  private let moves: [Int: Move]

  package init(_ keys: [String], _ target: Target) { self.init(keys.map { Entry(key: $0) }, target) }

  package init(_ entries: [Entry], _ target: Target) {
    var matching = EntryMatching(entries, target)
    let texts = target.texts.values.sorted { LanguageKeyOrder.xcode.isBefore($0.key, $1.key) }
    matching.moveByComments(to: texts)
    let isOther =
      !matching.isOfDocument && matching.stale.contains { Self.hasGeneratedID(entries[$0].key) }
    isOfOtherDocument = isOther
    added = isOther || !target.addsMissing ? [] : texts.filter { !matching.has($0) }
    ambiguous = isOther || !target.addsMissing ? [] : matching.ambiguous
    (changed, outdated) = isOther || !target.addsMissing ? ([], []) : matching.textChanges
    unclearLists = isOther ? [] : matching.lists.unclear
    lacksListTexts = matching.lists.lacksTexts || !matching.lists.undecided.isEmpty
    stale = matching.stale
    let prunable = stale.filter { Self.hasGeneratedID(entries[$0].key) && !entries[$0].isManual }
    let untranslated = UntranslatedTexts(
      matching.untranslated((target.addsMissing ? texts : []) + target.otherTexts), target.oldVersions)
    let kept = prunable.filter { number in
      let (id, attribute) = Self.parts(of: entries[number].key)
      return !target.comparedIDs.contains(text: id) && untranslated.has(attribute: attribute)
        || entries[number].isTranslation && untranslated.hasText(of: entries[number])
    }
    keptIDs = isOther ? [] : kept.map { Self.parts(of: entries[$0].key).id }
    let keptNumbers = matching.lists.undecided.union(unclearLists.flatMap(\.entries)).union(kept)
    let removable = isOther ? [] : prunable.filter { !keptNumbers.contains($0) }
    removableCount = removable.count
    removed = target.removesStale ? removable : []
    let removedNumbers = Set(removed)
    moved = matching.moved.filter { !removedNumbers.contains($0.entry) }
    let newKeys = Dictionary(moved.map { ($0.entry, $0.newKey) }) { first, _ in first }
    func key(_ number: Int) -> String { newKeys[number] ?? entries[number].key }
    staleKeys = stale.map(key)
    prunableKeys = isOther ? [] : prunable.map(key)
    removedKeys = removed.map { entries[$0].key }
    textChanges = Dictionary(changed.map { ($0.entry, $0) }) { first, _ in first }
    moves = Dictionary(moved.map { ($0.entry, $0) }) { first, _ in first }
  }

  /// Adds all texts of a target, whatever else a file contains.
  package init(adding target: Target) { self.init([Entry](), target) }

  /// The id of the object and the name of the attribute in a key.
  static func parts(of key: String) -> (id: String, attribute: String) {
    let id = String(key.prefix { $0 != "." })
    return (id, String(key.dropFirst(id.count + 1)))
  }

  /// Whether a key is an id as Interface Builder makes it, `la1-aa-001` or `42`, with the name of an attribute, so that it
  /// cannot be a key that code uses. A number such as `1.5` is none.
  package static func hasGeneratedID(_ key: String) -> Bool {
    guard let point = key.firstIndex(of: "."), point != key.startIndex,
      key[point...].dropFirst().first?.isLetter ?? false
    else { return false }
    let id = key[..<point]
    if id.allSatisfy(\.isNumber) { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// The new texts of the entries of a strings file that have the old text of the document, by the number of the entry.
  var copies: [Int: String] {
    Dictionary(changed.filter(\.isCopy).map { ($0.entry, $0.text.text) }) { first, _ in first }
  }

  /// The entries that may be copies of old texts, or translations, each with the text that its comment has.
  package var doubts: [TextChange] { changed.filter(\.isInDoubt) }

  /// Whether the file stays as it is.
  package var isEmpty: Bool { added.isEmpty && moved.isEmpty && changed.isEmpty && removed.isEmpty }

  /// The comment of an entry with the id and the text that its object has now.
  ///
  /// - Parameter isInStringsFile: whether the comment is that of a strings file.
  func updated(_ comment: String, ofEntry number: Int, isInStringsFile: Bool) -> String {
    let (change, move) = (textChanges[number], moves[number])
    guard change != nil || move != nil else { return comment }
    let key = move?.oldKey ?? change?.text.key ?? ""
    let (id, attribute) = Self.parts(of: key)
    var result = comment
    if let known = XcodeComment(in: comment, objectID: id, attribute: attribute) {
      let text = change.flatMap { known.isText($0.text.text) ? nil : $0.text.text }
      if text != nil || move != nil {
        result = known.replaced(
          text: text, key: move.map { Self.parts(of: $0.newKey) }, isInStringsFile: isInStringsFile)
      }
    } else if let move {
      result = result.replacing("ObjectID = \"\(move.oldID)\"", with: "ObjectID = \"\(move.newID)\"")
    }
    if let change, isInStringsFile { result = OutdatedMark.replaced(in: result, by: change.mark) }
    return result
  }
}
