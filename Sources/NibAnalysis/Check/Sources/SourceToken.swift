import NibCore

/// A piece of source text: a word, a string, a symbol, or a mark of conditional compilation. Comments are not
/// tokens.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// The text between the quotes of a string.
    case string
    /// One character; `->` is the symbol `-`.
    case symbol(UInt8)
    /// `#if`, `#ifdef` or `#ifndef`.
    case conditional
    /// `#else`, `#elseif`, `#elif`.
    case alternative
    /// `#endif`.
    case conditionalEnd
  }

  let kind: Kind
  /// The bytes of the text.
  let range: Range<Int>
  /// The line, counted from 1.
  let line: Int
  /// The column in bytes, counted from 1.
  let column: Int
}

/// The languages in which the classes of nibs are written.
enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its name. Fails for files that cannot declare classes.
  init?(fileName: String) {
    switch fileName.split(separator: ".").last.map(String.init) {
    case "swift"?, "swiftinterface"?: self = .swift
    case "m"?, "mm"?, "h"?: self = .objectiveC
    default: return nil
    }
  }
}
