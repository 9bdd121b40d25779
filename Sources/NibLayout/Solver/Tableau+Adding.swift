extension Tableau {
  /// The data that is needed to remove a constraint.
  struct Constraint: BitwiseCopyable {
    /// The constraint's deviations; -1 for a forbidden one.
    var above, below: Symbol
    /// The levels of the deviations; -1 for one that costs nothing.
    var aboveLevel, belowLevel: Int32
    /// The marker that represents the constraint if it has no deviation; -1 if there is no marker.
    var marker: Symbol
    var isRemoved = false
  }

  mutating func add(
    _ terms: [Term], constant: Double, above: Penalty, below: Penalty, isRemovable: Bool
  ) -> Simplex.Addition {
    version += 1
    isEvaluated = false
    work.add(Simplex.one, constant)
    for term in terms { work.add(term.symbol, term.coefficient) }
    let fresh = mention(terms)
    if fresh < 0 { expand() } else { shorten() }
    let constraint = makeConstraint(above, below, isRemovable)
    let isAccepted = addWorkRow(fresh, constraint)
    work.clear()
    guard isAccepted else { return .infeasible }
    constraints.append(constraint)
    return .accepted(Simplex.ConstraintID(constraints.count - 1))
  }

  /// Adds the work row to the tableau; returns false if it cannot hold.
  private mutating func addWorkRow(_ fresh: Symbol, _ constraint: Constraint) -> Bool {
    let variable = fresh >= 0 ? fresh : undefinedVariable()
    guard variable >= 0 else { return addRestrictedRow(constraint) }
    // A free variable has no sign restriction, so it never has to enter the tableau: the equation is its
    // definition.
    define(variable, aboveAll: fresh >= 0)
    return true
  }

  /// Marks the variables as mentioned. Returns a variable that no earlier constraint mentions, or -1: nothing
  /// depends on such a variable, so the unchanged constraint can be its definition.
  private mutating func mention(_ terms: [Term]) -> Symbol {
    var fresh: Symbol = -1
    for term in terms where fresh < 0 && kinds[term.symbol] == .free && !isMentioned[term.symbol] {
      if abs(work[term.symbol]) > Simplex.pivotTolerance { fresh = term.symbol }
    }
    for term in terms { isMentioned[term.symbol] = true }
    return fresh
  }

  /// Expands the work row to parameters, nonbasic restricted variables and undefined free variables.
  private mutating func expand() {
    for index in 0..<work.terms.count { wait(work.terms[index].symbol) }
    // Each definition is used once, from the highest rank down, after all definitions that refer to it.
    while let symbol = pending.popHighest() {
      let factor = work.take(symbol)
      guard factor != 0 else { continue }
      for term in definitions[places[symbol]]
      where work.add(term.symbol, factor * term.coefficient) {
        wait(term.symbol)
      }
    }
    for index in 0..<work.terms.count {
      let symbol = work.terms[index].symbol
      guard kinds[symbol] == .restricted, isBasic(symbol) else { continue }
      let factor = work.take(symbol)
      guard factor != 0 else { continue }
      for term in rows[places[symbol]] { work.add(term.symbol, factor * term.coefficient) }
    }
  }

  private mutating func wait(_ symbol: Symbol) {
    guard kinds[symbol] == .free, isBasic(symbol) else { return }
    pending.insert(symbol, rank: definitions.rank(places[symbol]))
  }

  /// Replaces variables that have short definitions, so that definitions along chains of nested views stay
  /// short.
  private mutating func shorten() {
    var index = 0
    while index < work.terms.count {
      let symbol = work.terms[index].symbol
      index += 1
      guard kinds[symbol] == .free, isBasic(symbol) else { continue }
      let terms = definitions[places[symbol]]
      guard terms.count <= 3 else { continue }
      let factor = work.take(symbol)
      guard factor != 0 else { continue }
      for term in terms { work.add(term.symbol, factor * term.coefficient) }
    }
  }

  private mutating func makeConstraint(
    _ above: Penalty, _ below: Penalty, _ isRemovable: Bool
  ) -> Constraint {
    let up = makeDeviation(above, sign: -1)
    let down = makeDeviation(below, sign: 1)
    var marker: Symbol = -1
    if isRemovable, up.symbol < 0, down.symbol < 0 {
      marker = makeSymbol(.marker)
      work.add(marker, 1)
    }
    return Constraint(
      above: up.symbol, below: down.symbol, aboveLevel: up.level, belowLevel: down.level, marker: marker)
  }

  /// Adds a restricted variable for a deviation to the work row with the given sign; -1 for a forbidden
  /// deviation.
  private mutating func makeDeviation(_ penalty: Penalty, sign: Double) -> (symbol: Symbol, level: Int32) {
    if penalty == .forbidden { return (-1, -1) }
    let symbol = makeSymbol(.restricted)
    work.add(symbol, sign)
    guard case .level(let level) = penalty else { return (symbol, -1) }
    costs.add(1, to: symbol, level: level)
    return (symbol, Int32(level))
  }

  /// The newest free variable of the work row, because fewer others are likely to depend on it. Skips a
  /// variable whose coefficient is a thousand times smaller than another, because it would make the other
  /// coefficients large. -1 if there is none.
  private func undefinedVariable() -> Symbol {
    var largest = 0.0
    for index in 0..<work.terms.count where kinds[work.terms[index].symbol] == .free {
      largest = max(largest, abs(work.terms[index].coefficient))
    }
    let least = max(largest / 1_000, Simplex.pivotTolerance)
    var newest: Symbol = -1
    for index in 0..<work.terms.count where kinds[work.terms[index].symbol] == .free {
      if abs(work.terms[index].coefficient) >= least { newest = max(newest, work.terms[index].symbol) }
    }
    return newest
  }

  /// Solves the work row for a free variable. A new variable ranks above everything it may refer to. Any
  /// other variable refers only to undefined variables, and ranks below everything that refers to it.
  private mutating func define(_ variable: Symbol, aboveAll: Bool) {
    let factor = -1 / work[variable]
    for index in 0..<work.terms.count {
      let term = work.terms[index]
      guard term.symbol != variable, WorkRow.isTerm(term) else { continue }
      isMentioned[term.symbol] = true
      definitions.append(Term(term.symbol, term.coefficient * factor))
    }
    places[variable] = definitions.close(variable, aboveAll: aboveAll)
  }

  // MARK: Rows over restricted variables

  /// The value of the work row with all nonbasic restricted variables at zero.
  private func workValue() -> Double {
    var value = 0.0
    for index in 0..<work.terms.count {
      let term = work.terms[index]
      if kinds[term.symbol] == .parameter { value += term.coefficient * values[term.symbol] }
    }
    return value
  }

  private mutating func addRestrictedRow(_ constraint: Constraint) -> Bool {
    let value = workValue()
    // One of the constraint's own deviations can become basic if that gives it a nonnegative value: the rest
    // of the tableau is unchanged.
    let own = value >= 0 ? constraint.above : constraint.below
    if own >= 0 {
      install(own)
      optimize()
      return true
    }
    for index in 0..<work.terms.count
    where kinds[work.terms[index].symbol] == .restricted && WorkRow.isTerm(work.terms[index]) {
      return addWithArtificial(value)
    }
    // Only numbers are left: the equation either repeats others or contradicts them.
    let numbers = UnsafeMutableBufferPointer(start: work.terms.pointer, count: work.terms.count)
    guard abs(value) <= Simplex.redundancyTolerance else { return refuse(numbers) }
    keepParameterEquation(numbers, missing: value)
    return true
  }

  /// Adds the work row, solved for `symbol`, to the tableau as a row, and clears it.
  mutating func install(_ symbol: Symbol) {
    let row = makeRow(for: symbol)
    let factor = -1 / work[symbol]
    rows.reserve(work.terms.count, in: row)
    var value = 0.0
    for index in 0..<work.terms.count {
      var term = work.terms[index]
      guard term.symbol != symbol, WorkRow.isTerm(term) else { continue }
      term.coefficient *= factor
      rows.append(term, to: row)
      addHolder(row, of: term.symbol)
      if kinds[term.symbol] == .parameter { value += term.coefficient * values[term.symbol] }
    }
    work.clear()
    places[symbol] = row
    values[symbol] = value
    moveCost(of: symbol, into: row)
  }

  private mutating func makeRow(for symbol: Symbol) -> Int32 {
    if let row = unusedRows.popLast() {
      basics[row] = symbol
      return row
    }
    basics.append(symbol)
    rowStamps.append(0)
    rows.addList()
    return Int32(basics.count - 1)
  }

  /// Records the parameters of a row that cannot be zero, and returns false.
  mutating func refuse(_ terms: UnsafeMutableBufferPointer<Term>) -> Bool {
    contradiction.removeAll()
    for term in terms where isNumber(term) { contradiction.append(term.symbol) }
    return false
  }

  /// Whether a term has a significant coefficient and is neither a constant nor a restricted variable.
  private func isNumber(_ term: Term) -> Bool {
    kinds[term.symbol] != .restricted && term.symbol != Simplex.one
      && abs(term.coefficient) > Simplex.pivotTolerance
  }

  /// Stores the condition that an equation without variables imposes on the parameters.
  mutating func keepParameterEquation(_ terms: UnsafeMutableBufferPointer<Term>, missing: Double) {
    var equation = [Term(Simplex.one, -missing)]
    var isOfNumbers = false
    for term in terms where kinds[term.symbol] == .parameter || kinds[term.symbol] == .marker {
      equation.append(term)
      if isNumber(term) { isOfNumbers = true }
    }
    if isOfNumbers { parameterEquations.append(equation) }
  }
}
