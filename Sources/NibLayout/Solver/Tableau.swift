/// The equations of a `Simplex`, each solved for one variable. The tableau owns its memory.
///
/// The tableau contains rows for restricted basic variables only. A free variable is eliminated when its
/// first equation is added. That equation becomes the variable's definition, which is evaluated when values are
/// requested. A restricted variable that always equals a multiple of another one is eliminated in the same way.
struct Tableau: ~Copyable {
  typealias Symbol = Linear.Symbol
  typealias Term = Linear.Term
  typealias Penalty = Linear.Penalty

  enum Kind: UInt8 {
    case free, parameter, restricted
    /// A restricted variable that has a definition instead of a row.
    case eliminated
  }

  /// The memory that all buffers share until they grow.
  var slab: Slab

  // For each symbol:
  var kinds: Buffer<Kind>
  /// The row of a basic restricted variable, or the definition of a defined free or eliminated variable; -1 otherwise.
  var places: Buffer<Int32>
  /// The values of all symbols. The values of free variables are valid only after `evaluate`.
  var values: Buffer<Double>
  /// Whether any constraint mentions the symbol, if it is a free variable. Not used for other symbols.
  var isMentioned: Buffer<Bool>
  /// The rows that may contain the symbol, with outdated and repeated entries: see `rowsContaining`. Not
  /// maintained for `Linear.one`.
  var columns: ListPool<Int32>
  /// Whether the symbol's column may contain outdated or repeated entries. Remains true if the column contains long rows
  /// after it was cleaned.
  var isOutdated: Buffer<Bool>
  /// Reduced costs.
  var costs: CostTable

  // For each row:
  /// The basic variable as a sum of parameters and nonbasic restricted variables.
  var rows: ListPool<Term>
  /// The basic variable; -1 in a row that is not in use.
  var basics: Buffer<Symbol>
  /// The `rowStamp` of the last call of `cleanColumn` that found the row. Identifies repeated entries.
  var rowStamps: Buffer<Int32>

  var unusedRows: Buffer<Int32>
  var definitions: Definitions
  /// Required equations that contain only parameters: they hold now, and are checked again when a
  /// parameter changes.
  var parameterEquations: [[Term]] = []
  /// The basic variables that depend on parameters.
  var followers: Followers
  /// The defined variables that depend on parameters.
  var definedFollowers: Followers
  /// Scratch space for computing `definedFollowers`: the change of each symbol per unit of a parameter.
  var slopes: Buffer<Double>

  /// The parameters in the contradiction that caused the last constraint to be refused. A contradiction is a sum of
  /// required constraints that cannot hold.
  var contradiction: [Symbol] = []

  // Scratch space.
  /// The constraint that is being added; empty between calls.
  var work: WorkRow
  var expansionQueue: ExpansionQueue
  /// In a pivot: the terms of the pivot row.
  var source: Buffer<Term>
  /// For each symbol, the index of its term in `source`, counted from 1; 0 if it has none, and between pivots.
  var marks: Buffer<Int32>
  /// For each term of `source`, the `stamp` of the last row that contained its symbol.
  var foundStamps: Buffer<Int32>
  /// The number of rows that pivots have merged so far.
  var stamp: Int32 = 0
  /// The number of calls of `cleanColumn` so far.
  var rowStamp: Int32 = 0
  /// Symbols whose reduced cost may have become negative.
  var candidates: Buffer<Symbol>
  /// Whether each symbol is in `candidates`.
  var isCandidate: Buffer<Bool>
  /// Rows whose basic variable may have become negative.
  var infeasible: Buffer<Int32>

  var pivotCount = 0
  /// The number of rows that pivots have rewritten.
  var rewrittenRowCount = 0
  /// The work so far, as the number of terms that were written; eight terms that were only searched count as one. Unlike
  /// the number of pivots, it grows in proportion to the time that the tableau needs, and it does not depend on the speed
  /// of the machine.
  var effort = 0
  /// The effort after which optimizations are abandoned. The search for feasible solutions is abandoned after twice
  /// this effort.
  var effortLimit = Int.max
  /// Whether an optimization or a search was abandoned. Nothing is added to such a tableau any more: rows in a tableau
  /// that is not optimal are long, and each further pivot would write all of them.
  var hasGivenUp = false
  /// Increases whenever a row or a definition changes.
  var version = 0
  /// Increases whenever a parameter makes a basic variable zero, or no longer zero.
  var zeroVersion = 0
  /// Whether the values of free variables match their definitions.
  var isEvaluated = false

  init(levelCount: Int) {
    // Enough for about twenty views. In a larger system, buffers move out of the slab one by one as they grow.
    let symbols = 128
    let rowCount = 64
    var slab = Slab(size: 40_000)
    kinds = Buffer(capacity: symbols, in: &slab)
    places = Buffer(capacity: symbols, in: &slab)
    values = Buffer(capacity: symbols, in: &slab)
    isMentioned = Buffer(capacity: symbols, in: &slab)
    columns = ListPool(capacity: symbols, blank: 0, in: &slab)
    isOutdated = Buffer(capacity: symbols, in: &slab)
    costs = CostTable(levelCount: levelCount, symbolCapacity: symbols, in: &slab)
    rows = ListPool(capacity: rowCount, blank: Term(Linear.one, 0), in: &slab)
    basics = Buffer(capacity: rowCount, in: &slab)
    rowStamps = Buffer(capacity: rowCount, in: &slab)
    unusedRows = Buffer(capacity: 16, in: &slab)
    definitions = Definitions(capacity: rowCount, in: &slab)
    followers = Followers(in: &slab)
    definedFollowers = Followers(in: &slab)
    slopes = Buffer(capacity: 1, in: &slab)
    work = WorkRow(symbolCapacity: symbols, in: &slab)
    expansionQueue = ExpansionQueue(in: &slab)
    marks = Buffer(capacity: symbols, in: &slab)
    source = Buffer(capacity: 32, in: &slab)
    foundStamps = Buffer(capacity: 32, in: &slab)
    candidates = Buffer(capacity: 16, in: &slab)
    isCandidate = Buffer(capacity: symbols, in: &slab)
    infeasible = Buffer(capacity: 16, in: &slab)
    self.slab = slab
    let one = makeSymbol(.parameter)
    values[one] = 1
    _ = makeSymbol(.parameter)
  }

  /// The artificial variable of phase one: represents a new constraint's error while the error is reduced to zero.
  /// At other times, a parameter that is in no row.
  static let artificial: Symbol = 1

  // MARK: Symbols

  mutating func makeParameter(_ value: Double) -> Symbol {
    let symbol = makeSymbol(.parameter)
    values[symbol] = value
    return symbol
  }

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    places.append(-1)
    values.append(0)
    isMentioned.append(false)
    isCandidate.append(false)
    marks.append(0)
    columns.addList()
    isOutdated.append(false)
    costs.grow()
    work.grow()
    return Symbol(kinds.count - 1)
  }

  /// Whether the symbol has a row or a definition.
  func isBasic(_ symbol: Symbol) -> Bool { places[symbol] >= 0 }

  func isNonbasicRestricted(_ symbol: Symbol) -> Bool { kinds[symbol] == .restricted && !isBasic(symbol) }

  /// Adds the search of a row's terms to the effort.
  mutating func noteSearch(of row: Int32) { effort += rows[row].count / 8 + 1 }

  /// The symbol's coefficient in a row; 0 if it has none.
  func coefficient(of symbol: Symbol, in row: Int32) -> Double {
    for term in rows[row] where term.symbol == symbol { return term.coefficient }
    return 0
  }
}
