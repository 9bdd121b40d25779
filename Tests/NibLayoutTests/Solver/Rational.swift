/// An exact fraction, for the exact solver. A fraction that does not fit into two `Int`s is `overflowed`, and so is
/// every result that is computed from it.
struct Rational: Equatable, CustomStringConvertible {
  let numerator: Int
  let denominator: Int

  static let zero = Rational(0), one = Rational(1)
  /// The result of an overflow or of a division by 0, which has the denominator 0.
  private static let overflowed = Rational(unchecked: 0, 0)

  init(_ value: Int) { self.init(unchecked: value, 1) }

  private init(unchecked numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func reduced(
    _ numerator: (partialValue: Int, overflow: Bool), _ denominator: (partialValue: Int, overflow: Bool)
  ) -> Rational {
    guard !numerator.overflow, !denominator.overflow, denominator.partialValue != 0 else { return overflowed }
    var a = numerator.partialValue.magnitude
    var b = denominator.partialValue.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = (denominator.partialValue < 0 ? -1 : 1) * Int(a)
    return Rational(unchecked: numerator.partialValue / divisor, denominator.partialValue / divisor)
  }

  var hasOverflowed: Bool { denominator == 0 }
  var isZero: Bool { numerator == 0 && !hasOverflowed }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var double: Double { Double(numerator) / Double(denominator) }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 {
      let sum = a.numerator.addingReportingOverflow(b.numerator)
      return sum.overflow ? overflowed : Rational(sum.partialValue)
    }
    let left = a.numerator.multipliedReportingOverflow(by: b.denominator)
    let right = b.numerator.multipliedReportingOverflow(by: a.denominator)
    if left.overflow || right.overflow { return overflowed }
    return reduced(
      left.partialValue.addingReportingOverflow(right.partialValue),
      a.denominator.multipliedReportingOverflow(by: b.denominator))
  }

  static prefix func - (a: Rational) -> Rational { Rational(unchecked: -a.numerator, a.denominator) }
  static func - (a: Rational, b: Rational) -> Rational { a + -b }

  static func * (a: Rational, b: Rational) -> Rational {
    if a.isZero || b.isZero { return a.hasOverflowed || b.hasOverflowed ? overflowed : zero }
    return reduced(
      a.numerator.multipliedReportingOverflow(by: b.numerator),
      a.denominator.multipliedReportingOverflow(by: b.denominator))
  }

  static func / (a: Rational, b: Rational) -> Rational {
    if b.hasOverflowed { return overflowed }
    return reduced(
      a.numerator.multipliedReportingOverflow(by: b.denominator),
      a.denominator.multipliedReportingOverflow(by: b.numerator))
  }

  static func < (a: Rational, b: Rational) -> Bool { (a - b).isNegative }
}
