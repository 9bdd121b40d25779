import NibCore

/// The quality with which a text matches a query, the best first.
package enum FoundQuality: UInt8, Comparable, Sendable {
  /// The query is the whole text.
  case exact
  /// The query is a whole word or several words of the text, or of a name such as `userNameLabel`.
  case word
  /// The text begins with the query.
  case prefix
  /// A word of the text begins with the query.
  case wordStart
  /// The text contains the query.
  case substring
  /// The text contains all words of the query, in any order.
  case words
  /// The object has all words of the query, in several of its texts or in its name.
  case object
  /// The text contains the letters of the query in order, most of them together or at the beginnings of words.
  case fuzzy

  package static func < (a: FoundQuality, b: FoundQuality) -> Bool { a.rawValue < b.rawValue }
}
