/// The simplex's equations, solved for as many variables as there are equations, in memory of its own.
///
/// The tableau holds rows for restricted basic variables only; a free variable is eliminated when its first
/// equation comes, and keeps that equation as its definition, read back when values are asked for.
struct Tableau: ~Copyable {
  typealias Symbol = Simplex.Symbol
  typealias Term = Simplex.Term
  typealias Penalty = Simplex.Penalty

  enum Kind: UInt8 {
    case free, parameter, restricted
    /// Stands for a removable equation in the sums that it went into; always zero.
    case marker
  }

  /// Where the buffers begin.
  var slab: Slab

  // For each symbol:
  var kinds: Buffer<Kind>
  /// Row of a basic restricted variable, definition of a defined free one; -1 otherwise.
  var places: Buffer<Int32>
  /// Values of parameters and restricted variables; those of free ones are good after `evaluate`.
  var values: Buffer<Double>
  /// Whether some constraint mentions the free variable, some definition the other.
  var isMentioned: Buffer<Bool>
  /// Rows that may hold the symbol, with stale and repeated entries: see `holders`. Not kept for `one`.
  var columns: ListPool<Int32>
  /// Reduced costs.
  var costs: CostTable

  // For each row:
  /// The basic variable as a sum of parameters, markers and nonbasic restricted variables.
  var rows: ListPool<Term>
  /// The basic variable; -1 in a row that is not in use.
  var basics: Buffer<Symbol>
  /// The last column that was cleaned and has the row.
  var rowStamps: Buffer<Int32>

  var unusedRows: Buffer<Int32>
  var unusedSymbols: Buffer<Symbol>
  var definitions: Definitions
  /// Required equations between parameters alone: true now, to be checked when a parameter changes.
  var parameterEquations: [[Term]] = []
  var constraints: Buffer<Constraint>
  /// The basic variables that follow parameters.
  var followers: Followers
  /// The defined variables that do, and scratch space to find them out: how far each symbol goes with a parameter.
  var definedFollowers: Followers
  var slopes: Buffer<Double>

  /// The parameters in the impossible sum of required constraints that the last refused one led to.
  var contradiction: [Symbol] = []

  // Scratch space, empty between calls.
  var work: WorkRow
  var pending: PendingRanks
  var marks: Buffer<Int32>
  var source: Buffer<Term>
  var found: Buffer<Int32>
  var stamp: Int32 = 0
  var rowStamp: Int32 = 0
  /// Symbols whose reduced cost may have become negative.
  var candidates: Buffer<Symbol>
  /// Rows whose basic variable may have become negative.
  var infeasible: Buffer<Int32>

  var pivotCount = 0
  /// How many rows pivots have gone through.
  var rewrittenRowCount = 0
  var hasGivenUp = false
  /// Goes up whenever a row or a definition changes.
  var version = 0
  /// Goes up whenever a parameter makes a basic variable zero, or no longer zero.
  var zeroVersion = 0
  /// Whether the values of free variables are those of their definitions.
  var isEvaluated = false

  init(levelCount: Int) {
    // Room for some twenty views; a larger system's buffers move out one by one, as they double.
    let symbols = 128
    let rowCount = 64
    var slab = Slab(size: 40_000)
    kinds = Buffer(capacity: symbols, in: &slab)
    places = Buffer(capacity: symbols, in: &slab)
    values = Buffer(capacity: symbols, in: &slab)
    isMentioned = Buffer(capacity: symbols, in: &slab)
    columns = ListPool(capacity: symbols, blank: 0, in: &slab)
    costs = CostTable(levelCount: levelCount, symbolCapacity: symbols, in: &slab)
    rows = ListPool(capacity: rowCount, blank: Term(Simplex.one, 0), in: &slab)
    basics = Buffer(capacity: rowCount, in: &slab)
    rowStamps = Buffer(capacity: rowCount, in: &slab)
    unusedRows = Buffer(capacity: 16, in: &slab)
    unusedSymbols = Buffer(capacity: 16, in: &slab)
    definitions = Definitions(capacity: rowCount, in: &slab)
    constraints = Buffer(capacity: symbols, in: &slab)
    followers = Followers(in: &slab)
    definedFollowers = Followers(in: &slab)
    slopes = Buffer(capacity: 1, in: &slab)
    work = WorkRow(symbolCapacity: symbols, in: &slab)
    pending = PendingRanks(in: &slab)
    marks = Buffer(capacity: symbols, in: &slab)
    source = Buffer(capacity: 32, in: &slab)
    found = Buffer(capacity: 32, in: &slab)
    candidates = Buffer(capacity: 16, in: &slab)
    infeasible = Buffer(capacity: 16, in: &slab)
    self.slab = slab
    let one = makeSymbol(.parameter)
    values[one] = 1
    _ = makeSymbol(.parameter)
  }

  /// The variable that stands for a new constraint's error while that is driven to zero; otherwise a
  /// parameter in no row.
  static let artificial: Symbol = 1

  // MARK: Symbols

  mutating func makeParameter(_ value: Double) -> Symbol {
    let symbol = makeSymbol(.parameter)
    values[symbol] = value
    return symbol
  }

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    places.append(-1)
    values.append(0)
    isMentioned.append(false)
    marks.append(0)
    columns.addList()
    costs.grow()
    work.grow()
    return Symbol(kinds.count - 1)
  }

  /// Whether a row or a definition says what the symbol equals.
  func isBasic(_ symbol: Symbol) -> Bool { places[symbol] >= 0 }

  func isNonbasicRestricted(_ symbol: Symbol) -> Bool { kinds[symbol] == .restricted && !isBasic(symbol) }

  /// The symbol's coefficient in a row; 0 if it has none.
  func coefficient(of symbol: Symbol, in row: Int32) -> Double {
    for term in rows[row] where term.symbol == symbol { return term.coefficient }
    return 0
  }
}
