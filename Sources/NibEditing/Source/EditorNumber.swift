/// Numbers in the form in which Interface Builder writes them: `0.0` for zero, `20` for whole numbers, and 17 digits
/// otherwise, such as `0.59999999999999998` for 0.6.
package enum EditorNumber {
  /// The text of a finite number.
  package static func text(_ number: Double) -> String {
    if number == 0 { return "0.0" }
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return digits(of: number) ?? number.description
  }

  /// Reads a number with more digits than a person enters, as Interface Builder writes it. Returns `nil` for other
  /// texts, which are shown as they are written.
  package static func long(_ written: String) -> Double? {
    guard written.utf8.count > 15, written.contains("."), let number = Double(written), number.isFinite,
      text(number) == written
    else {
      return nil
    }
    return number
  }

  /// The number with 17 significant digits, without zeros at its end; `nil` if it is too large or too small for the
  /// calculation.
  private static func digits(of number: Double) -> String? {
    let magnitude = number.magnitude
    // The fraction is a whole number of units of 2^-fractionBits.
    let fractionBits = 52 - Int(magnitude.exponent)
    guard magnitude.isNormal, magnitude < 0x1p53, (1...fractionLimit).contains(fractionBits) else {
      return nil
    }
    let whole = UInt64(magnitude)
    let unit = UInt128(1) << UInt128(fractionBits)
    var fraction = UInt128(magnitude.significandBitPattern | 1 << 52) & (unit - 1)
    var decimals: [UInt8] = []
    var isSignificant = whole > 0
    var count = whole > 0 ? String(whole).utf8.count : 0
    while count < significantDigits, fraction > 0 {
      fraction *= 10
      let digit = UInt8(fraction / unit)
      fraction %= unit
      decimals.append(digit)
      isSignificant = isSignificant || digit > 0
      if isSignificant { count += 1 }
    }
    return text(whole, decimals, roundsUp: rounding(fraction, unit, decimals.last ?? 0), number < 0)
  }

  private static let significantDigits = 17
  /// The largest number of bits of a fraction with which ten times the fraction can be represented.
  private static let fractionLimit = 124

  /// Whether the last digit is rounded up: half of a unit is rounded to an even digit.
  private static func rounding(_ rest: UInt128, _ unit: UInt128, _ last: UInt8) -> Bool {
    rest > unit / 2 || (rest == unit / 2 && last % 2 == 1)
  }

  private static func text(
    _ whole: UInt64, _ decimals: [UInt8], roundsUp: Bool, _ isNegative: Bool
  ) -> String {
    var (whole, decimals) = (whole, decimals)
    var carry = roundsUp
    for index in decimals.indices.reversed() where carry {
      carry = decimals[index] == 9
      decimals[index] = carry ? 0 : decimals[index] + 1
    }
    if carry { whole += 1 }
    while decimals.last == 0 { decimals.removeLast() }
    let fraction = decimals.isEmpty ? "" : "." + decimals.map { String($0) }.joined()
    return (isNegative ? "-" : "") + String(whole) + fraction
  }
}
