extension Tableau {
  /// The deviations of a constraint; -1 for a forbidden deviation.
  private struct Deviations {
    var above, below: Symbol
  }

  /// Adds a constraint: see `Simplex.add`.
  mutating func add(_ terms: [Term], constant: Double, above: Penalty, below: Penalty) -> Bool {
    guard !hasGivenUp else { return true }
    version += 1
    isEvaluated = false
    work.add(Linear.one, constant)
    for term in terms { work.add(term.symbol, term.coefficient) }
    let newVariable = mention(terms)
    if newVariable < 0 { expand() } else { shorten() }
    let deviations = Deviations(above: makeDeviation(above, sign: -1), below: makeDeviation(below, sign: 1))
    let isAccepted = addWorkRow(newVariable, deviations)
    work.clear()
    return isAccepted
  }

  /// Adds the work row to the tableau; returns false if it contradicts earlier rows. `newVariable` is a free variable
  /// that no earlier constraint mentions; -1 if there is none.
  private mutating func addWorkRow(_ newVariable: Symbol, _ deviations: Deviations) -> Bool {
    let variable = newVariable >= 0 ? newVariable : undefinedVariable()
    guard variable >= 0 else { return addRestrictedRow(deviations) }
    // A free variable has no sign restriction, so it never has to enter the tableau: the equation is its
    // definition.
    define(variable, aboveAll: newVariable >= 0)
    return true
  }

  /// Marks the variables as mentioned. Returns a free variable that no earlier constraint mentions; -1 if there is
  /// none. Nothing depends on such a variable yet, so the constraint can become its definition without being
  /// expanded first.
  private mutating func mention(_ terms: [Term]) -> Symbol {
    var newVariable: Symbol = -1
    for term in terms where newVariable < 0 && kinds[term.symbol] == .free && !isMentioned[term.symbol] {
      if abs(work[term.symbol]) > Linear.pivotTolerance { newVariable = term.symbol }
    }
    for term in terms { isMentioned[term.symbol] = true }
    return newVariable
  }

  /// Expands the work row to parameters, nonbasic restricted variables and undefined free variables.
  mutating func expand() {
    for index in 0..<work.terms.count { enqueue(work.terms[index].symbol) }
    // Each definition is used once, from the highest rank down, after all definitions that refer to it.
    while let symbol = expansionQueue.popHighest() {
      let factor = work.remove(symbol)
      guard factor != 0 else { continue }
      let definition = definitions[places[symbol]]
      effort += definition.count
      for term in definition where work.add(term.symbol, factor * term.coefficient) {
        enqueue(term.symbol)
      }
    }
    for index in 0..<work.terms.count {
      let symbol = work.terms[index].symbol
      guard kinds[symbol] == .restricted, isBasic(symbol) else { continue }
      let factor = work.remove(symbol)
      guard factor != 0 else { continue }
      let row = rows[places[symbol]]
      effort += row.count
      for term in row { work.add(term.symbol, factor * term.coefficient) }
    }
  }

  /// Adds a symbol to the expansion queue if it has a definition.
  private mutating func enqueue(_ symbol: Symbol) {
    guard kinds[symbol] != .restricted, isBasic(symbol) else { return }
    expansionQueue.insert(symbol, rank: definitions.rank(places[symbol]))
  }

  /// Replaces the variables of the work row that have short definitions. Without this, each of several nested views
  /// would be defined by the previous one, and evaluating the last would take many steps.
  private mutating func shorten() {
    var index = 0
    while index < work.terms.count {
      let symbol = work.terms[index].symbol
      index += 1
      guard kinds[symbol] == .free, isBasic(symbol) else { continue }
      let terms = definitions[places[symbol]]
      guard terms.count <= 3 else { continue }
      let factor = work.remove(symbol)
      guard factor != 0 else { continue }
      for term in terms { work.add(term.symbol, factor * term.coefficient) }
    }
  }

  /// Creates a restricted variable for a deviation, and adds it to the work row with the given sign. Returns -1 if the
  /// deviation is forbidden.
  private mutating func makeDeviation(_ penalty: Penalty, sign: Double) -> Symbol {
    if penalty == .forbidden { return -1 }
    let symbol = makeSymbol(.restricted)
    work.add(symbol, sign)
    if case .level(let level) = penalty { costs.add(1, to: symbol, level: level) }
    return symbol
  }

  /// A free variable of the work row that can be defined by the row; -1 if there is none. If there are several, returns
  /// the newest variable, because fewer other variables are likely to depend on it. Skips a variable whose coefficient
  /// is a thousand times smaller than another, because dividing by it would make the other coefficients large.
  private func undefinedVariable() -> Symbol {
    var largest = 0.0
    for index in 0..<work.terms.count where kinds[work.terms[index].symbol] == .free {
      largest = max(largest, abs(work.terms[index].coefficient))
    }
    let threshold = max(largest / 1_000, Linear.pivotTolerance)
    var newest: Symbol = -1
    for index in 0..<work.terms.count where kinds[work.terms[index].symbol] == .free {
      if abs(work.terms[index].coefficient) >= threshold { newest = max(newest, work.terms[index].symbol) }
    }
    return newest
  }

  /// Solves the work row for a free variable; the result becomes the variable's definition. A new variable may refer to
  /// any defined variable, so it ranks above all others. Any other variable refers only to undefined variables, but
  /// definitions may refer to it, so it ranks below all others.
  private mutating func define(_ variable: Symbol, aboveAll: Bool) {
    let factor = -1 / work[variable]
    for index in 0..<work.terms.count {
      let term = work.terms[index]
      guard term.symbol != variable, WorkRow.isSignificant(term) else { continue }
      definitions.append(Term(term.symbol, term.coefficient * factor))
    }
    places[variable] = definitions.close(variable, aboveAll: aboveAll)
  }

  // MARK: Rows over restricted variables

  /// The value of the work row with all nonbasic restricted variables at zero.
  func workValue() -> Double {
    var value = 0.0
    for index in 0..<work.terms.count {
      let term = work.terms[index]
      if kinds[term.symbol] == .parameter { value += term.coefficient * values[term.symbol] }
    }
    return value
  }

  /// Adds a work row without free variables; returns false if it contradicts earlier rows.
  private mutating func addRestrictedRow(_ deviations: Deviations) -> Bool {
    let value = workValue()
    // A positive value is a deviation above, and a negative value is a deviation below. If the constraint allows that
    // deviation, it becomes the basic variable of the new row, and the other rows are unchanged.
    let deviation = value >= 0 ? deviations.above : deviations.below
    if deviation >= 0 {
      install(deviation)
      optimize()
      return true
    }
    for index in 0..<work.terms.count
    where kinds[work.terms[index].symbol] == .restricted && WorkRow.isSignificant(work.terms[index]) {
      return addWithArtificial(value)
    }
    // Only parameters are left: the equation either repeats others or contradicts them.
    let parameters = UnsafeMutableBufferPointer(start: work.terms.pointer, count: work.terms.count)
    guard abs(value) <= Linear.redundancyTolerance else { return refuse(parameters) }
    addParameterEquation(parameters, residual: value)
    return true
  }

  /// Adds the work row, solved for `symbol`, to the tableau as a row, and clears it.
  mutating func install(_ symbol: Symbol) {
    let row = makeRow(for: symbol)
    let factor = -1 / work[symbol]
    rows.reserve(work.terms.count, in: row)
    effort += work.terms.count
    var value = 0.0
    for index in 0..<work.terms.count {
      var term = work.terms[index]
      guard term.symbol != symbol, WorkRow.isSignificant(term) else { continue }
      term.coefficient *= factor
      rows.append(term, to: row)
      addRow(row, toColumnOf: term.symbol)
      if kinds[term.symbol] == .parameter { value += term.coefficient * values[term.symbol] }
    }
    work.clear()
    places[symbol] = row
    values[symbol] = value
    moveCost(of: symbol, into: row)
  }

  /// Makes an empty row, and returns its index.
  mutating func makeRow(for symbol: Symbol) -> Int32 {
    if let row = unusedRows.popLast() {
      basics[row] = symbol
      return row
    }
    basics.append(symbol)
    rowStamps.append(0)
    rows.addList()
    return Int32(basics.count - 1)
  }

  /// Stores the parameters of a row that cannot hold, as the `contradiction`, and returns false.
  mutating func refuse(_ terms: UnsafeMutableBufferPointer<Term>) -> Bool {
    contradiction.removeAll()
    for term in terms where isSignificantParameter(term) { contradiction.append(term.symbol) }
    return false
  }

  /// Whether a term of a row without free variables is a parameter with a significant coefficient.
  private func isSignificantParameter(_ term: Term) -> Bool {
    kinds[term.symbol] != .restricted && term.symbol != Linear.one
      && abs(term.coefficient) > Linear.pivotTolerance
  }

  /// Stores the condition that an equation without variables imposes on the parameters. The equation holds except
  /// for `residual`, a rounding error that is subtracted.
  mutating func addParameterEquation(_ terms: UnsafeMutableBufferPointer<Term>, residual: Double) {
    var equation = [Term(Linear.one, -residual)]
    var hasParameters = false
    for term in terms where kinds[term.symbol] == .parameter {
      equation.append(term)
      if isSignificantParameter(term) { hasParameters = true }
    }
    if hasParameters { parameterEquations.append(equation) }
  }
}
