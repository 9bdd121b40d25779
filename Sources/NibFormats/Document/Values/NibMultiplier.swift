/// A constraint's multiplier as text: a decimal (`0.8`) or a ratio (`a:b` or `a/b`, both meaning a divided by
/// b).
package enum NibMultiplier {
  /// The factor; nil if the text is malformed or divides by zero.
  package static func parse(_ text: String) -> Double? {
    guard let separator = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      return NibDecimal.parse(text)
    }
    guard let numerator = NibDecimal.parse(String(text[..<separator])),
      let denominator = NibDecimal.parse(String(text[text.index(after: separator)...])), denominator != 0
    else { return nil }
    let factor = numerator / denominator
    return factor.isFinite ? factor : nil
  }
}
