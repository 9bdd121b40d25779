/// A constraint's multiplier as text: a decimal (`0.8`), a percentage (`80%`) or a ratio (`a:b` or `a/b`, both
/// meaning a divided by b). Spaces can stand around the numbers: `0.8 : 1`.
package enum NibMultiplier {
  /// The factor; `nil` if the text is malformed or divides by zero.
  package static func parse(_ text: String) -> Double? {
    let text = withoutSpaces(text[...])
    if text.utf8.last == UInt8(ascii: "%") { return number(text.dropLast()).map { $0 / 100 } }
    guard let separator = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else { return number(text) }
    guard let numerator = number(text[..<separator]),
      let denominator = number(text[text.index(after: separator)...]), denominator != 0
    else { return nil }
    let factor = numerator / denominator
    return factor.isFinite ? factor : nil
  }

  private static func number(_ text: Substring) -> Double? { NibDecimal.parse(String(withoutSpaces(text))) }

  private static func withoutSpaces(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }
}
