import NibCore

/// A piece of source text: a word, a string, a symbol, or a mark of conditional compilation. Comments are
/// none.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// What stands between the quotes of a string.
    case string
    /// One character, or `->`, which is a `-`.
    case symbol(UInt8)
    /// `#if` and its kin.
    case conditional
    /// `#else`, `#elseif`, `#elif`.
    case alternative
    /// `#endif`.
    case conditionalEnd
  }

  let kind: Kind
  /// The bytes of the text.
  let range: Range<Int>
  /// 1-based.
  let line: Int
  /// 1-based, in bytes.
  let column: Int
}

/// The languages in which the classes of nibs are written.
enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its name; nil for files that declare no classes.
  init?(fileName: String) {
    switch fileName.split(separator: ".").last.map(String.init) {
    case "swift"?, "swiftinterface"?: self = .swift
    case "m"?, "mm"?, "h"?: self = .objectiveC
    default: return nil
    }
  }
}
