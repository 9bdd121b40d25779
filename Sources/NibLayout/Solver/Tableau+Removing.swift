extension Tableau {
  /// Takes a constraint out, and restores optimality. False, and nothing changed, where the constraint has
  /// nothing of its own that shows where it went.
  ///
  /// A constraint's deviation, or marker, appears in no other: solved for it, one row alone still contains
  /// the constraint, and leaves with it (Cassowary).
  mutating func remove(_ id: Simplex.ConstraintID) -> Bool {
    var constraint = constraints[id]
    guard !constraint.isRemoved, let own = ownSymbol(of: constraint) else { return false }
    guard leaveParameterEquations(own) else { return false }
    constraint.isRemoved = true
    constraints[id] = constraint
    version += 1
    pivotCount += 1
    isEvaluated = false
    takeCost(of: constraint.above, level: constraint.aboveLevel)
    takeCost(of: constraint.below, level: constraint.belowLevel)
    release(own)
    // Two deviations are each other's opposites: with the one the other has gone from every row.
    for other in [constraint.above, constraint.below] where other >= 0 && other != own { retire(other) }
    optimize()
    return true
  }

  /// A basic one if there is one: its row is at hand, and the other then appears there alone.
  private func ownSymbol(of constraint: Constraint) -> Symbol? {
    let symbols = [constraint.above, constraint.below, constraint.marker].filter { $0 >= 0 }
    return symbols.first { isBasic($0) } ?? symbols.first
  }

  /// False if an equation between parameters holds only because of the constraint.
  private mutating func leaveParameterEquations(_ symbol: Symbol) -> Bool {
    let mentioning = parameterEquations.indices.filter { index in
      parameterEquations[index].contains { $0.symbol == symbol }
    }
    guard let first = mentioning.first else { return true }
    // Redundant itself, it goes with the equation that it gave.
    guard mentioning.count == 1, !isMentioned[symbol], holders(of: symbol).isEmpty else { return false }
    parameterEquations.remove(at: first)
    return true
  }

  /// Removes what a deviation costs from the objective.
  private mutating func takeCost(of symbol: Symbol, level: Int32) {
    guard symbol >= 0, level >= 0 else { return }
    guard isBasic(symbol) else { return changeCost(of: symbol, by: -1, level) }
    for term in rows[places[symbol]] where kinds[term.symbol] != .parameter {
      changeCost(of: term.symbol, by: -term.coefficient, level)
    }
  }

  private mutating func changeCost(of symbol: Symbol, by change: Double, _ level: Int32) {
    costs.add(change, to: symbol, level: Int(level))
    if costs.sign(symbol) < 0 { candidates.append(symbol) }
  }

  /// Lets a symbol have any value: what it equals is then said of nothing else.
  private mutating func release(_ symbol: Symbol) {
    if !isBasic(symbol) {
      let row = releasingRow(symbol)
      if row >= 0 { pivot(row, symbol) }
    }
    if isBasic(symbol) { defineByRow(symbol) } else { undefine(symbol) }
  }

  /// The row that a nonbasic symbol can be solved from while all others stay feasible; -1 if none holds it.
  private func releasingRow(_ symbol: Symbol) -> Int32 {
    let row = chooseLeaving(symbol)
    return row >= 0 ? row : chooseLeaving(symbol, sign: -1)
  }

  /// A basic restricted variable becomes a free one, defined by its row, if any definition mentions it.
  private mutating func defineByRow(_ symbol: Symbol) {
    let row = places[symbol]
    guard isMentioned[symbol] else {
      drop(row)
      return retire(symbol)
    }
    for term in rows[row] {
      isMentioned[term.symbol] = true
      definitions.append(term)
    }
    drop(row)
    kinds[symbol] = .free
    places[symbol] = definitions.close(symbol, aboveAll: false)
  }

  /// A symbol that is in no row becomes a free variable without a definition, if any definition mentions it.
  private mutating func undefine(_ symbol: Symbol) {
    guard isMentioned[symbol] else { return retire(symbol) }
    erase(symbol)
    kinds[symbol] = .free
  }

  /// Takes a nonbasic symbol out of use; another may have its number if no definition mentions it.
  mutating func retire(_ symbol: Symbol) {
    erase(symbol)
    if !isMentioned[symbol] { unusedSymbols.append(symbol) }
  }
}
