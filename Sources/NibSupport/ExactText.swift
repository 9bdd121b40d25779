/// A text that is equal only to texts with the same bytes. In contrast, two strings of Swift are equal if they look the
/// same, for example if they contain the same letter with an accent as one scalar and as two. The names of two
/// different files can differ in only that.
package struct ExactText: Hashable, Comparable, CustomStringConvertible, Sendable {
  package let text: String
  package var description: String { text }

  package init(_ text: String) { self.text = text }

  package init(decoding bytes: some Collection<UInt8>) { text = String(decoding: bytes, as: UTF8.self) }

  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// Whether two texts have the same bytes, or both are `nil`.
  package static func areEqual(_ a: String?, _ b: String?) -> Bool {
    a.map { ExactText($0) } == b.map { ExactText($0) }
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  package static func < (a: ExactText, b: ExactText) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

/// Texts in a set are found by their bytes.
extension Set<ExactText> {
  package init(texts: some Sequence<String>) { self.init(texts.map { ExactText($0) }) }

  package func contains(text: String) -> Bool { contains(ExactText(text)) }

  @discardableResult
  package mutating func insert(text: String) -> (inserted: Bool, memberAfterInsert: ExactText) {
    insert(ExactText(text))
  }
}

/// Texts as keys are found by their bytes.
extension Dictionary where Key == ExactText {
  package subscript(text text: String) -> Value? {
    get { self[ExactText(text)] }
    set { self[ExactText(text)] = newValue }
  }

  package subscript(text text: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(text), default: value()] }
    set { self[ExactText(text)] = newValue }
  }
}

/// Searches that compare bytes. A sign and a combining accent after it are one `Character`, which differs from the
/// sign. A shell, a compiler or a parser of XML that reads the text sees the sign. Use these functions for signs with a
/// meaning: quotation marks, slashes, hyphens.
extension StringProtocol {
  /// Whether the text begins with the bytes of another one.
  ///
  /// Other modules can specialize this function, which many of them call while they start. Without specialization, the
  /// first call for each type searches all conformances in the program.
  @inlinable package func beginsExactly(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Whether the text ends with the bytes of another one.
  package func endsExactly(with suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether the text contains the bytes of another one.
  package func containsExactly(_ part: String) -> Bool { Array(utf8).contains(text: part) }

  /// The text with the bytes of one text replaced by those of another one.
  package func replacingExactly(_ part: String, with replacement: String) -> String {
    String(decoding: Array(utf8).replacing(Array(part.utf8), with: Array(replacement.utf8)), as: UTF8.self)
  }
}
