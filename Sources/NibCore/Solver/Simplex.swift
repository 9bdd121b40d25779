/// An incremental simplex solver for layouts: linear equations and inequalities, required or with strict
/// priority levels, in the Cassowary family.
///
/// Variables of two sorts: *free* ones (edges and lengths, any value) and *restricted* ones (slack and error
/// variables, never negative) that the solver makes for each constraint. The tableau holds rows for
/// restricted basic variables only; a free variable is eliminated when its first equation comes, and keeps
/// that equation as its definition, read back when values are asked for. *Parameters* are columns whose value
/// the caller sets, so that a resize changes values and needs pivots only where a sign changes.
///
/// The objective is a vector, one component a level, compared lexicographically: no amount of a lower level
/// outweighs a higher one. Within a level it is the sum of the violations. Everything is in index order, so
/// the same calls give the same result.
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
    /// -1 in a row that is not in use.
    var basic: Symbol
    var terms: [Term]
  }

  /// A free variable as a combination of any symbols of lower rank: definitions never go in circles.
  struct Definition {
    var variable: Symbol
    var terms: [Term]
    var rank: Int32
  }

  /// The parameter whose value is always 1: constants are its multiples.
  static let one: Symbol = 0
  /// Coefficients below this are rounding noise of cancelled terms.
  static let coefficientTolerance = 1e-11
  /// A smaller coefficient is no divisor: its row would be noise.
  static let pivotTolerance = 1e-9
  /// How negative a restricted variable may be, and how far a redundant equation may miss, in points.
  static let feasibilityTolerance = 1e-6
  static let redundancyTolerance = 1e-4
  /// Reduced costs above this count as not negative.
  static let costTolerance = 1e-9

  let levelCount: Int
  var kinds: [Kind] = []
  /// Row of a basic restricted variable, definition of a defined free one; -1 otherwise.
  var places: [Int32] = []
  /// Values of parameters and restricted variables.
  var values: [Double] = []
  /// Rows that may hold the symbol, with stale and repeated entries: see `holders`. Not kept for `one`.
  var columns: [[Int32]] = []
  /// Reduced costs, `levelCount` for each symbol.
  var costs: [Double] = []
  /// Free variables that some constraint mentions.
  var isMentioned: [Bool] = []

  var rows: [Row] = []
  var unusedRows: [Int32] = []
  var definitions: [Definition] = []
  /// Definitions in the order in which they can be evaluated: `early` backwards, then `late`.
  var early: [Int32] = []
  var late: [Int32] = []
  /// Required equations between parameters alone: true now, to be checked when a parameter changes.
  var parameterEquations: [[Term]] = []

  /// The parameters in the impossible sum of required constraints that the last refused one led to.
  var contradiction: [Symbol] = []

  // Scratch space, empty between calls.
  var work = WorkRow()
  var pending = PendingRanks()
  var marks: [Int32] = []
  var rowStamps: [Int32] = []
  var stamp: Int32 = 0
  /// Symbols whose reduced cost may have become negative.
  var candidates: [Symbol] = []
  /// Rows whose basic variable may have become negative.
  var infeasible: [Int32] = []

  /// How many pivots there have been: what the work done so far has cost, and how much rounding it has left.
  var pivotCount = 0
  /// Whether an optimization was ever given up for its length: only numerical breakdown gets there.
  var hasGivenUp = false

  /// `levelCount` 0 is for feasibility alone.
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
    for _ in 0..<levelCount { costs.append(0) }
    isMentioned.append(false)
    marks.append(0)
    work.grow()
    return Symbol(kinds.count - 1)
  }

  /// Whether a row or a definition says what the symbol equals.
  func isBasic(_ symbol: Symbol) -> Bool { places[Int(symbol)] >= 0 }

  func isNonbasicRestricted(_ symbol: Symbol) -> Bool {
    kinds[Int(symbol)] == .restricted && !isBasic(symbol)
  }

  // MARK: Numbers

  /// `a + b`, and zero where they cancel but for rounding.
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= coefficientTolerance * abs(b) ? 0 : sum
  }

  /// The sign of a symbol's reduced cost: that of the first level where it is not zero.
  func costSign(_ symbol: Symbol) -> Int {
    let start = Int(symbol) * levelCount
    for index in start..<start + levelCount {
      if costs[index] < -Simplex.costTolerance { return -1 }
      if costs[index] > Simplex.costTolerance { return 1 }
    }
    return 0
  }

  /// The symbol's coefficient in a row; 0 if it has none.
  func coefficient(of symbol: Symbol, in row: Int) -> Double {
    for term in rows[row].terms where term.symbol == symbol { return term.coefficient }
    return 0
  }
}
