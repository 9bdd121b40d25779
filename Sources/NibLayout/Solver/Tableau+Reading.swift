extension Tableau {
  /// Evaluates the definitions of free variables. Undefined variables are zero.
  mutating func evaluate() {
    guard !isEvaluated else { return }
    effort += definitions.termCount
    definitions.evaluate(values)
    isEvaluated = true
  }

  /// A tableau with the same equations and values. Scratch space and the lists of followers are not copied.
  func copy() -> Tableau { Tableau(copying: self) }

  /// A tableau whose feasible solutions are the optimal solutions of this tableau. Nonbasic variables with a positive
  /// reduced cost, which are zero in all optimal solutions, and parameters become constants, so that rows and
  /// definitions are much shorter. The costs, which are equal in all optimal solutions, are removed, and the result has
  /// one level. It has the same effort limit, and its effort begins at 0.
  func optimalFace() -> Tableau { Tableau(faceOf: self) }

  private init(faceOf other: borrowing Tableau) {
    self.init(levelCount: 1)
    let first = Symbol(kinds.count)
    for symbol in 0..<Symbol(other.kinds.count) {
      if symbol >= first { _ = makeSymbol(.free) }
      let isConstant = other.isNonbasicRestricted(symbol) && other.costs.sign(symbol) > 0
      kinds[symbol] = isConstant ? .parameter : other.kinds[symbol]
      values[symbol] = other.values[symbol]
      isMentioned[symbol] = other.isMentioned[symbol]
      if other.kinds[symbol] != .restricted { places[symbol] = other.places[symbol] }
    }
    for row in 0..<Int32(other.basics.count) where other.basics[row] >= 0 {
      addRow(of: other.basics[row], other.rows[row])
    }
    definitions = other.definitions.copy { kinds[$0] == .parameter ? values[$0] : nil }
    effortLimit = other.effortLimit
    version = other.version
    zeroVersion = other.zeroVersion
    isEvaluated = other.isEvaluated
  }

  /// Adds a row without its parameters, whose sum is the value of the basic variable.
  private mutating func addRow(of basic: Symbol, _ terms: UnsafeMutableBufferPointer<Term>) {
    let row = makeRow(for: basic)
    places[basic] = row
    rows.append(Term(Linear.one, values[basic]), to: row)
    for term in terms where kinds[term.symbol] != .parameter {
      rows.append(term, to: row)
      addRow(row, toColumnOf: term.symbol)
    }
  }

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
    definitions = other.definitions.copy()
    parameterEquations = other.parameterEquations
    contradiction = other.contradiction
    marks = other.marks.copy()
    followers = Followers(in: &slab)
    definedFollowers = Followers(in: &slab)
    slopes = Buffer(capacity: 1, in: &slab)
    work = WorkRow(symbolCapacity: other.kinds.count, in: &slab)
    work.grow(by: other.kinds.count)
    expansionQueue = ExpansionQueue(in: &slab)
    source = Buffer(capacity: 16, in: &slab)
    foundStamps = Buffer(capacity: 16, in: &slab)
    candidates = Buffer(capacity: 16, in: &slab)
    isCandidate = Buffer(repeating: false, count: other.kinds.count)
    infeasible = Buffer(capacity: 16, in: &slab)
    self.slab = slab
    rowStamp = other.rowStamp
    pivotCount = other.pivotCount
    rewrittenRowCount = other.rewrittenRowCount
    effort = other.effort
    effortLimit = other.effortLimit
    hasGivenUp = other.hasGivenUp
    version = other.version
    zeroVersion = other.zeroVersion
    isEvaluated = other.isEvaluated
  }
}
