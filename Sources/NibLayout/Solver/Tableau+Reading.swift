extension Tableau {
  /// Evaluates the definitions of free variables. Undefined variables are zero.
  mutating func evaluate() {
    guard !isEvaluated else { return }
    definitions.evaluate(values)
    isEvaluated = true
  }

  /// A tableau with the same equations and values. Scratch space and the lists of followers are not copied.
  func copy() -> Tableau { Tableau(copying: self) }

  private init(copying other: borrowing Tableau) {
    var slab = Slab(size: 2_000)
    kinds = other.kinds.copy()
    places = other.places.copy()
    values = other.values.copy()
    isMentioned = other.isMentioned.copy()
    columns = other.columns.copy()
    isOutdated = other.isOutdated.copy()
    costs = other.costs.copy()
    rows = other.rows.copy()
    basics = other.basics.copy()
    rowStamps = other.rowStamps.copy()
    unusedRows = other.unusedRows.copy()
    unusedSymbols = other.unusedSymbols.copy()
    definitions = other.definitions.copy()
    parameterEquations = other.parameterEquations
    constraints = other.constraints.copy()
    contradiction = other.contradiction
    marks = other.marks.copy()
    followers = Followers(in: &slab)
    definedFollowers = Followers(in: &slab)
    slopes = Buffer(capacity: 1, in: &slab)
    work = WorkRow(symbolCapacity: other.kinds.count, in: &slab)
    work.grow(by: other.kinds.count)
    expansionQueue = ExpansionQueue(in: &slab)
    source = Buffer(capacity: 16, in: &slab)
    found = Buffer(capacity: 16, in: &slab)
    candidates = Buffer(capacity: 16, in: &slab)
    infeasible = Buffer(capacity: 16, in: &slab)
    self.slab = slab
    rowStamp = other.rowStamp
    pivotCount = other.pivotCount
    rewrittenRowCount = other.rewrittenRowCount
    hasGivenUp = other.hasGivenUp
    version = other.version
    zeroVersion = other.zeroVersion
    isEvaluated = other.isEvaluated
  }
}
