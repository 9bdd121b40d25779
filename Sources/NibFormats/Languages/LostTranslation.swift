import NibSupport

/// A text that a changed file with translations would not have, although it should. Such a change is not written.
package struct LostTranslation: Error, Hashable, Sendable {
  package let key: String

  /// The reason why the change is not written.
  package var message: String {
    "the changed file would not have the text of '\(key)', so it is not written; this is an error in NibTerm"
  }

  /// Reads the bytes of a changed strings file, and compares its texts with those that it should have.
  ///
  /// - Parameter texts: the texts by key; an empty optional for a value that is not a text.
  static func check(_ bytes: [UInt8], have texts: [ExactText: String?]) throws(LostTranslation) {
    let file = StringsFile(bytes)
    let found = TranslationPlan.texts(of: file.entries)
    let keys = Set(texts.keys).union(found.keys)
    let lost = keys.filter { key in
      guard let text = texts[key], let other = found[key] else { return true }
      return !ExactText.areEqual(text, other)
    }.min { $0.text < $1.text }
    if let lost { throw LostTranslation(key: lost.text) }
    if file.problem != nil { throw LostTranslation(key: file.entries.last?.key ?? "") }
  }
}

extension TranslationPlan {
  /// The texts of a strings file by key. Of several entries with a key, the last one counts.
  static func texts(of entries: [StringsFile.Entry]) -> [ExactText: String?] {
    Dictionary(entries.map { (ExactText($0.key), $0.value) }) { $1 }
  }

  /// The texts that a strings file has after the changes of the plan.
  ///
  /// - Parameter values: the texts of new entries by key; the texts of the document for others.
  func texts(of entries: [StringsFile.Entry], _ values: [String: String]) -> [ExactText: String?] {
    let removed = Set(removed)
    let newKeys = Dictionary(moved.map { ($0.entry, $0.newKey) }) { first, _ in first }
    let copies = copies
    var texts: [ExactText: String?] = [:]
    for (number, entry) in entries.enumerated() where !removed.contains(number) {
      texts.updateValue(copies[number] ?? entry.value, forKey: ExactText(newKeys[number] ?? entry.key))
    }
    for text in added { texts.updateValue(values[text.key] ?? text.text, forKey: ExactText(text.key)) }
    return texts
  }
}

extension TranslationPlan {
  /// The keys that a string catalog has after the changes of the plan.
  func keys(of keys: [String]) -> Set<ExactText> {
    let left = Set(texts: keys).subtracting(Set(texts: removedKeys + moved.map(\.oldKey)))
    return left.union(Set(texts: moved.map(\.newKey) + added.map(\.key)))
  }
}

extension [String: String] {
  /// The texts whose keys a strings file has.
  func known(in entries: [StringsFile.Entry]) -> [ExactText: String?] {
    let keys = Set(texts: entries.map(\.key))
    return [ExactText: String?](
      filter { keys.contains(text: $0.key) }.map { (ExactText($0.key), $0.value) }
    ) { $1 }
  }
}
