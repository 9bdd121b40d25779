/// The parts of linear equations, and the limits below which their numbers are rounding errors.
package enum Linear {
  /// Identifies a variable or a parameter, counted from 0 in the order of creation.
  package typealias Symbol = Int32

  /// The cost of a deviation from an equation.
  package enum Penalty: Hashable {
    /// No deviation to this side is allowed.
    case forbidden
    /// Any deviation is allowed, at no cost.
    case free
    /// The deviation is minimized on the given level (0 is the strongest).
    case level(Int)
  }

  /// `coefficient * symbol`.
  package struct Term: Hashable, BitwiseCopyable {
    package var symbol: Symbol
    package var coefficient: Double

    package init(_ symbol: Symbol, _ coefficient: Double) {
      self.symbol = symbol
      self.coefficient = coefficient
    }
  }

  /// The parameter whose value is always 1: constants are its multiples.
  package static let one: Symbol = 0
  /// Coefficients up to this size are rounding errors of terms that have canceled out. For the sum of two
  /// coefficients, the limit is relative: see `sum`.
  static let coefficientTolerance = 1e-11
  /// The smallest coefficient to divide by. Dividing by a smaller coefficient would fill the row with rounding errors.
  static let pivotTolerance = 1e-9
  /// A restricted variable may be negative by this much, in points.
  static let feasibilityTolerance = 1e-6
  /// The sides of a redundant equation may differ by this much, in points.
  static let redundancyTolerance = 1e-4
  /// Reduced costs that are nearer to zero than this count as zero.
  static let costTolerance = 1e-9

  /// `a + b`, or zero if the numbers cancel out except for a rounding error.
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= coefficientTolerance * abs(b) ? 0 : sum
  }
}

extension [Linear.Term] {
  /// The sum for the given values of the symbols.
  package func value(_ values: [Double]) -> Double {
    reduce(0) { $0 + $1.coefficient * values[Int($1.symbol)] }
  }
}
