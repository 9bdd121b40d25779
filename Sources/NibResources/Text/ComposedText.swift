import Foundation

extension String {
  /// The text in which each letter and its combining marks are one scalar if possible.
  ///
  /// The text is composed in parts, because Foundation moves the rest of a text for each letter that it composes, which
  /// takes minutes for megabytes.
  package var nibComposed: String {
    var composed = ""
    var start = startIndex
    while start < endIndex {
      let end = index(start, offsetBy: String.composedPart, limitedBy: endIndex) ?? endIndex
      composed += self[start..<end].precomposedStringWithCanonicalMapping
      start = end
    }
    return composed
  }

  /// The number of characters that are composed at a time. Marks are in the same character as their letter.
  private static let composedPart = 1_000
}
