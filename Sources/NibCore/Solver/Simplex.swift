/// An incremental simplex solver for layouts: linear equations and inequalities, required or with strict priority
/// levels, in the Cassowary family.
///
/// Variables of two sorts: *free* ones (edges and lengths, any value) and *restricted* ones (slack and error
/// variables, never negative) that the solver makes for each constraint. The tableau holds rows for restricted basic
/// variables only; a free variable is eliminated when its first equation comes, and keeps that equation as its
/// definition, read back when values are asked for. *Parameters* are columns whose value the caller sets, so that a
/// resize changes values and needs pivots only where a sign changes.
///
/// The objective is a vector, one component a level, compared lexicographically: no amount of a lower level
/// outweighs a higher one. Within a level it is the sum of the violations. Everything is in index order, so the same
/// calls give the same result.
struct Simplex {
  typealias Symbol = Int32

  /// What a deviation from an equation costs.
  enum Penalty: Hashable {
    /// No deviation to that side.
    case forbidden
    /// As much as it takes, at no cost.
    case free
    /// As little as possible, on that level (0 is the strongest).
    case level(Int)
  }

  struct Term: Hashable {
    var symbol: Symbol
    var coefficient: Double

    init(_ symbol: Symbol, _ coefficient: Double) {
      self.symbol = symbol
      self.coefficient = coefficient
    }
  }

  enum Kind: UInt8 { case free, parameter, restricted }

  /// A basic restricted variable as a combination of parameters and nonbasic restricted variables.
  struct Row {
    var basic: Symbol
    var terms: [Term]
  }

  /// The parameter whose value is always 1: constants are its multiples.
  static let one: Symbol = 0
  /// Coefficients below this are rounding noise of cancelled terms.
  static let coefficientTolerance = 1e-10
  /// How negative a restricted variable may be, and how far a redundant equation may miss, in points.
  static let feasibilityTolerance = 1e-6
  static let redundancyTolerance = 1e-4
  /// Reduced costs above this count as not negative.
  static let costTolerance = 1e-9
  /// Pivots after which the smallest-index rule (Bland) takes over, which cannot cycle.
  static let pivotsBeforeBland = 2_000
  /// Pivots after which an optimization is given up: only numerical breakdown gets here.
  static let pivotLimit = 50_000

  let levelCount: Int
  var kinds: [Kind] = []
  /// Row of a basic restricted variable, definition of a defined free one; -1 otherwise.
  var places: [Int32] = []
  /// Values of parameters and restricted variables.
  var values: [Double] = []
  /// Rows that may hold the symbol (stale entries are skipped).
  var columns: [[Int32]] = []
  /// Reduced costs, `levelCount` for each symbol.
  var costs: [Double] = []
  var rows: [Row] = []
  var freeRows: [Int32] = []
  var definitions: [Row] = []
  var work = WorkRow()
  /// Symbols whose reduced cost may have become negative.
  var candidates: [Symbol] = []
  /// Rows whose basic variable may have become negative.
  var infeasible: [Int32] = []
  private(set) var pivotCount = 0

  init(levelCount: Int) {
    self.levelCount = levelCount
    let one = makeSymbol(.parameter)
    values[Int(one)] = 1
  }

  // MARK: Symbols

  /// A new free variable.
  mutating func makeVariable() -> Symbol { makeSymbol(.free) }

  /// A new parameter with that value.
  mutating func makeParameter(_ value: Double) -> Symbol {
    let symbol = makeSymbol(.parameter)
    values[Int(symbol)] = value
    return symbol
  }

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    places.append(-1)
    values.append(0)
    columns.append([])
    costs.append(contentsOf: repeatElement(0, count: levelCount))
    work.grow()
    return Symbol(kinds.count - 1)
  }

  func isBasic(_ symbol: Symbol) -> Bool { places[Int(symbol)] >= 0 }

  // MARK: Reduced costs

  /// The sign of a nonbasic symbol's reduced cost: that of the first level where it is not zero.
  func costSign(_ symbol: Symbol) -> Int {
    let start = Int(symbol) * levelCount
    for cost in costs[start..<start + levelCount] {
      if cost < -Simplex.costTolerance { return -1 }
      if cost > Simplex.costTolerance { return 1 }
    }
    return 0
  }

  mutating func countPivot() { pivotCount += 1 }
}
