import NibSupport

/// The difference between the keys of a file with translations and those of a document.
package struct TranslationPlan: Sendable {
  /// What a file should contain.
  package struct Target: Sendable {
    /// The texts of the document by key.
    let texts: [ExactText: LocalizableText]
    /// The new ids of objects whose ids changed, by their old ids.
    let renamed: [ExactText: String]
    /// Whether entries without a text in the document are removed.
    let removesStale: Bool

    /// - Parameter renamed: the new ids of objects whose ids changed, by their old ids.
    package init(_ document: NibDocument, renamed: [String: String] = [:], removesStale: Bool = false) {
      texts = Dictionary(document.localizableTexts.map { (ExactText($0.key), $0) }) { first, _ in first }
      self.renamed = Dictionary(uniqueKeysWithValues: renamed.map { (ExactText($0.key), $0.value) })
      self.removesStale = removesStale
    }

    /// Only the texts with the given keys.
    package init(_ document: NibDocument, only keys: Set<String>) {
      let keys = Set(texts: keys)
      let texts = document.localizableTexts.filter { keys.contains(text: $0.key) }
      self.texts = Dictionary(texts.map { (ExactText($0.key), $0) }) { first, _ in first }
      renamed = [:]
      removesStale = false
    }
  }

  /// An entry whose object has another id now.
  package struct Move: Hashable, Sendable {
    package let oldKey: String
    package let newKey: String
    let oldID: String
    let newID: String
    /// The number of the entry in the file.
    let entry: Int
  }

  /// The texts that the file does not contain, in the order of Xcode.
  package let added: [LocalizableText]
  package let moved: [Move]
  /// The numbers of the entries without a text in the document, and their keys.
  package let stale: [Int]
  package let staleKeys: [String]
  /// The number of those that code cannot use, because they begin with an id as Interface Builder makes it.
  package var prunableCount: Int { staleKeys.count { Self.hasGeneratedID($0) } }
  /// The numbers of those that are removed.
  let removed: [Int]
  /// The keys of those that are removed.
  package let removedKeys: [String]
  /// Whether the file seems to belong to another document, because it has no key of this one. Such a file is not
  /// changed.
  package let isOfOtherDocument: Bool

  package init(_ keys: [String], _ target: Target) {
    let present = Set(texts: keys)
    var (moved, stale): ([Move], [Int]) = ([], [])
    var movedKeys: Set<ExactText> = []
    var knownCount = 0
    for (number, key) in keys.enumerated() {
      if target.texts[text: key] != nil {
        knownCount += 1
      } else if let move = Self.move(key, number, target), !present.contains(text: move.newKey),
        movedKeys.insert(text: move.newKey).inserted
      {
        moved.append(move)
      } else {
        stale.append(number)
      }
    }
    let isOther = knownCount == 0 && moved.isEmpty && stale.contains { Self.hasGeneratedID(keys[$0]) }
    isOfOtherDocument = isOther
    added =
      isOther
      ? []
      : target.texts.values.filter { !present.contains(text: $0.key) && !movedKeys.contains(text: $0.key) }
        .sorted { LanguageKeyOrder.isBefore($0.key, $1.key) }
    self.moved = moved
    self.stale = stale
    staleKeys = stale.map { keys[$0] }
    removed = target.removesStale && !isOther ? stale.filter { Self.hasGeneratedID(keys[$0]) } : []
    removedKeys = removed.map { keys[$0] }
  }

  /// Adds all texts of a target, whatever else a file contains.
  package init(adding target: Target) { self.init([], target) }

  private static func move(_ key: String, _ number: Int, _ target: Target) -> Move? {
    let oldID = String(key.prefix { $0 != "." })
    guard let newID = target.renamed[text: oldID] else { return nil }
    let newKey = newID + key.dropFirst(oldID.count)
    guard target.texts[text: newKey] != nil else { return nil }
    return Move(oldKey: key, newKey: newKey, oldID: oldID, newID: newID, entry: number)
  }

  /// Whether a key begins with an id as Interface Builder makes it, so that it cannot be a key that code uses:
  /// `la1-aa-001` or `42`.
  package static func hasGeneratedID(_ key: String) -> Bool {
    guard let point = key.firstIndex(of: "."), point != key.startIndex else { return false }
    let id = key[..<point]
    if id.allSatisfy(\.isNumber) { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// Whether the file stays as it is.
  package var isEmpty: Bool { added.isEmpty && moved.isEmpty && removed.isEmpty }
}

extension TranslationPlan.Move {
  /// A comment with the new id in place of the old one.
  func updated(_ comment: String) -> String {
    comment.replacing("ObjectID = \"\(oldID)\"", with: "ObjectID = \"\(newID)\"")
  }
}
