import NibSupport

/// The evidence of what the texts of a document were: old versions of the document, and its files with translations.
///
/// An entry of a strings file whose value is the text in its comment looks like a copy of an old text that nobody has
/// translated. It is a translation if a tool has translated the comment, too, or if the document had another language then.
package struct KnownTexts: Sendable {
  /// The texts that the document had, by key, with single spaces in place of white space.
  private var texts: [ExactText: Set<ExactText>] = [:]
  /// The texts that the files with translations have, by key.
  private var values: [ExactText: Set<ExactText>] = [:]

  package init() {}

  /// Adds a text of the document.
  package mutating func add(_ text: String, of key: String) {
    texts[text: key, default: []].insert(Self.inOneForm(text))
  }

  /// Adds what the entries of a file with translations say. A comment shows the text of the document if the value is another
  /// one, which is its translation.
  package mutating func add(_ entries: [TranslationPlan.Entry]) {
    for entry in entries {
      if let text = entry.documentText { add(text, of: entry.key) }
      guard let value = entry.value else { continue }
      values[text: entry.key, default: []].insert(text: value)
      if let text = entry.xcodeComment?.text, !ExactText.areEqual(text, value) { add(text, of: entry.key) }
    }
  }

  package mutating func formUnion(_ other: KnownTexts) {
    texts.merge(other.texts) { $0.union($1) }
    values.merge(other.values) { $0.union($1) }
  }

  /// Whether a text is known to have been that of the document.
  package func contains(_ text: String, of key: String) -> Bool {
    texts[text: key]?.contains(Self.inOneForm(text)) ?? false
  }

  /// Whether a file with translations has a text as its value.
  func isValue(_ text: String, of key: String) -> Bool { values[text: key]?.contains(text: text) ?? false }

  /// A text as a comment in a strings file can have it.
  private static func inOneForm(_ text: String) -> ExactText {
    let words = LocalizableText.inStringsFile(text).split(whereSeparator: \.isWhitespace)
    return ExactText(words.joined(separator: " "))
  }
}
