/// The strategy with which labels avoid a last line of one word: in a text of two lines, the word before it moves to
/// the last line, too (docs/interface-builder.md 4.3).
package enum PushedOutWord {
  /// The start of the last line with the word that moves to it; `nil` if the lines stay as they are.
  ///
  /// The last line does not become longer than the first one.
  ///
  /// - Parameters:
  ///   - first: the characters of the first line, without the spaces at its end.
  ///   - last: the characters of the second and last line, without the spaces at its end.
  ///   - canBegin: whether a line can begin with the character at an index.
  ///   - length: the length of a range of characters on one line.
  package static func start(
    first: Range<Int>, last: Range<Int>, canBegin: (Int) -> Bool, length: (Range<Int>) -> Double
  ) -> Int? {
    guard !last.isEmpty, !last.dropFirst().contains(where: canBegin),
      let start = first.dropFirst().last(where: canBegin),
      length(start..<last.upperBound) <= length(first.lowerBound..<start)
    else { return nil }
    return start
  }
}
