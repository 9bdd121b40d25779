/// Parses numbers as documents write them: `20`, `-0.5`, `0.071597105699999997`, `1e-05`.
package enum NibDecimal {
  /// The nearest Double; `nil` if the text is not a finite decimal number.
  package static func parse(_ text: String) -> Double? {
    if let short = parseShort(text.utf8) { return short }
    // The parser of Double also accepts hexadecimal numbers, infinities and NaN, which are not valid here.
    guard text.utf8.allSatisfy(isDecimalCharacter), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// The numbers in a list such as `{{20, 35}, {130, 100}}` or `1 0 0`; `nil` if a part is not a number.
  package static func list(_ text: String) -> [Double]? {
    let parts = text.split { "{}, \t\n".contains($0) }
    let numbers = parts.compactMap { parse(String($0)) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The numbers of a list of exactly `count` numbers; `nil` if there are more or fewer, or if a part is not a number.
  static func list(_ text: String, count: Int) -> [Double]? {
    list(text).flatMap { $0.count == count ? $0 : nil }
  }

  /// Parses numbers of up to 15 digits without an exponent, which are nearly all numbers in documents.
  ///
  /// The digits and the power of ten are then exact Doubles, so one division rounds correctly.
  private static func parseShort(_ text: String.UTF8View) -> Double? {
    var digits = 0
    var digitCount = 0
    var fractionCount: Int?
    var isNegative = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        digitCount += 1
        fractionCount = fractionCount.map { $0 + 1 }
        if digitCount > 15 { return nil }
      case UInt8(ascii: "."):
        if fractionCount != nil || digitCount == 0 { return nil }
        fractionCount = 0
      case UInt8(ascii: "-"):
        if index > 0 { return nil }
        isNegative = true
      default: return nil
      }
    }
    guard digitCount > 0 else { return nil }
    let magnitude = Double(digits) / powersOfTen[fractionCount ?? 0]
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func isDecimalCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
