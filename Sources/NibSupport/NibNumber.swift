/// Formats numbers. A whole number has no fraction: `20`, not `20.0`.
package enum NibNumber {
  /// The number, rounded to at most three decimals, for messages and tables.
  package static func text(_ number: some BinaryFloatingPoint) -> String { text(number, decimals: 3) }

  /// The number, rounded to at most the given number of decimals.
  package static func text(_ number: some BinaryFloatingPoint, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (Double(number) * scale).rounded()
    // Numbers of this size are not finite, or too large for a Double to have more decimals than requested.
    guard scaled.magnitude < 0x1p53 else { return exact(Double(number)) }
    return exact(scaled / scale)
  }

  /// The number, rounded to at most the given number of significant digits, such as 3: `0.0275`, `0.725`, `1.5`. Digits
  /// before the decimal point stay, so that 1234.5 becomes `1235`.
  package static func text(_ number: some BinaryFloatingPoint, significantDigits: Int) -> String {
    var decimals = significantDigits
    var scaled = Double(number).magnitude
    while scaled > 0, scaled < 0.1, decimals < 15 {
      scaled *= 10
      decimals += 1
    }
    while scaled >= 1, scaled.isFinite, decimals > 0 {
      scaled /= 10
      decimals -= 1
    }
    return text(number, decimals: decimals)
  }

  /// A number with a noun: `1 item`, `3 items`.
  ///
  /// - Parameter many: the plural, if it does not end in `s`.
  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// The shortest text that gives the same number when it is read again.
  ///
  /// A number of single precision is formatted as such: as a double, 0.4 would be 0.4000000059604645.
  package static func exact(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    guard let whole = Int64(exactly: number), whole.magnitude < 1 << 53 else { return number.description }
    return String(whole)
  }
}
