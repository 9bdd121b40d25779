/// One row of a coded class's table: what one property is called in a document and in a compiled nib.
///
/// Translating and compiling both run these rows, so they cannot disagree.
struct CodedProperty: Sendable {
  /// A place of an element that a row accounts for.
  enum Word: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name that have no `key`.
    case element(String)
  }

  /// What the row accounts for in a document.
  let words: [Word]
  /// What the row accounts for in a compiled nib.
  let keys: [String]
  /// Brings an object's coded values to its element.
  let translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void
  /// Brings an element's words to the object that it is compiled to.
  let compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void
}

extension CodedProperty {
  /// Keys that say nothing which a document has a place for, or which follows from the rest.
  static func implied(_ keys: String...) -> CodedProperty {
    CodedProperty(words: [], keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  /// A value that every object of the class is coded with, and that no document names.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(words: [], keys: [key], translate: { _, _ in }, compile: { $1.set(key, value) })
  }

  /// Words that the format has no place for: the design-time ones.
  static func lost(_ words: Word...) -> CodedProperty {
    CodedProperty(words: words, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  /// Words that Interface Builder takes out or works in when it compiles, and so does a row elsewhere.
  static func elsewhere(_ words: Word..., keys: [String] = []) -> CodedProperty {
    CodedProperty(words: words, keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }
}
