extension Tableau {
  /// What is needed to remove a constraint.
  struct Constraint: BitwiseCopyable {
    /// Its deviations; -1 for a forbidden one.
    var above, below: Symbol
    /// Their levels; -1 for one that costs nothing.
    var aboveLevel, belowLevel: Int32
    /// Stands for it where it has no deviation; -1: nothing does.
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

  /// Puts the work row into the tableau; false if it cannot hold.
  private mutating func addWorkRow(_ fresh: Symbol, _ constraint: Constraint) -> Bool {
    let variable = fresh >= 0 ? fresh : undefinedVariable()
    guard variable >= 0 else { return addRestrictedRow(constraint) }
    // A free variable needs no sign, so it never has to enter the tableau: the equation is its definition.
    define(variable, aboveAll: fresh >= 0)
    return true
  }

  /// Marks the variables as mentioned. The result is one that no constraint mentioned before, -1 if there is
  /// none: nothing depends on it, so it can take the constraint as its definition just as it stands.
  private mutating func mention(_ terms: [Term]) -> Symbol {
    var fresh: Symbol = -1
    for term in terms where fresh < 0 && kinds[term.symbol] == .free && !isMentioned[term.symbol] {
      if abs(work[term.symbol]) > Simplex.pivotTolerance { fresh = term.symbol }
    }
    for term in terms { isMentioned[term.symbol] = true }
    return fresh
  }

  /// Writes the work row over parameters, nonbasic restricted and undefined free variables.
  private mutating func expand() {
    for index in 0..<work.terms.count { wait(work.terms[index].symbol) }
    // From the highest rank down, each definition is used once, after all that refer to it.
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

  /// Replaces variables that have short definitions, so that chains of views inside views stay short as well.
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

  /// A restricted variable for a deviation, in the work row with that sign; -1 for a forbidden one.
  private mutating func makeDeviation(_ penalty: Penalty, sign: Double) -> (symbol: Symbol, level: Int32) {
    if penalty == .forbidden { return (-1, -1) }
    let symbol = makeSymbol(.restricted)
    work.add(symbol, sign)
    guard case .level(let level) = penalty else { return (symbol, -1) }
    costs.add(1, to: symbol, level: level)
    return (symbol, Int32(level))
  }

  /// The newest free variable of the work row, because the fewest others are likely to depend on it; but none
  /// that is a thousand times smaller than another, as it would make the others' coefficients large. -1 if
  /// there is none.
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

  /// Solves the work row for a free variable. A fresh one ranks above all that it may refer to. Any other
  /// refers to undefined variables only, and ranks below whatever refers to it.
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
    // One of the constraint's own deviations can be basic if that gives it a value that is not negative: the
    // rest of the tableau stays as it is.
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
    // Only numbers are left: the equation repeats others, or contradicts them.
    let numbers = UnsafeMutableBufferPointer(start: work.terms.pointer, count: work.terms.count)
    guard abs(value) <= Simplex.redundancyTolerance else { return refuse(numbers) }
    keepParameterEquation(numbers, missing: value)
    return true
  }

  /// Makes the work row, solved for `symbol`, a row of the tableau, and clears it.
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

  /// Notes which parameters a row that cannot be zero is made of; false.
  mutating func refuse(_ terms: UnsafeMutableBufferPointer<Term>) -> Bool {
    contradiction.removeAll()
    for term in terms where isNumber(term) { contradiction.append(term.symbol) }
    return false
  }

  /// Whether a term is something else than a constant, and no variable.
  private func isNumber(_ term: Term) -> Bool {
    kinds[term.symbol] != .restricted && term.symbol != Simplex.one
      && abs(term.coefficient) > Simplex.pivotTolerance
  }

  /// Keeps what an equation without variables demands of the parameters.
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
