/// A piece of source text: a word, a literal, a symbol, or a directive of conditional compilation. Comments are
/// not tokens.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// The text between the quotes of a string.
    case string
    /// A regular expression of Swift.
    case regularExpression
    /// One ASCII character. The arrow `->` is one token, the symbol `-`.
    case symbol(UInt8)
    /// `#if`, `#ifdef` or `#ifndef`.
    case conditional
    /// `#else`, `#elseif`, `#elif`.
    case alternative
    /// `#endif`.
    case conditionalEnd
  }

  package let kind: Kind
  /// The range of the token's bytes in the source. For a string, it excludes the quotes.
  package let range: Range<Int>
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
}
