extension Tableau {
  /// Removes a constraint, and restores optimality. Returns false, and changes nothing, if the constraint has
  /// neither a deviation nor a marker, or if a condition on the parameters holds only because of it.
  ///
  /// A constraint's deviation or marker appears in no other constraint. If the tableau is solved for it, only
  /// one row still contains the constraint, and that row is removed with it (Cassowary).
  mutating func remove(_ id: Simplex.ConstraintID) -> Bool {
    var constraint = constraints[id]
    guard !constraint.isRemoved, let own = ownSymbol(of: constraint) else { return false }
    guard removeFromParameterEquations(own) else { return false }
    constraint.isRemoved = true
    constraints[id] = constraint
    version += 1
    pivotCount += 1
    isEvaluated = false
    removeCost(of: constraint.above, level: constraint.aboveLevel)
    removeCost(of: constraint.below, level: constraint.belowLevel)
    release(own)
    // Two deviations are opposites of each other: when one has been removed from every row, so has the other.
    for other in [constraint.above, constraint.below] where other >= 0 && other != own { retire(other) }
    optimize()
    return true
  }

  /// The deviation or marker of a constraint; a basic one if possible, because its row is known and the
  /// symbol appears nowhere else.
  private func ownSymbol(of constraint: Constraint) -> Symbol? {
    let symbols = [constraint.above, constraint.below, constraint.marker].filter { $0 >= 0 }
    return symbols.first { isBasic($0) } ?? symbols.first
  }

  /// Removes the parameter equation that contains a constraint's symbol, if there is one. Returns false if other
  /// equations contain the symbol too, because they hold only as long as the constraint does.
  private mutating func removeFromParameterEquations(_ symbol: Symbol) -> Bool {
    let mentioning = parameterEquations.indices.filter { index in
      parameterEquations[index].contains { $0.symbol == symbol }
    }
    guard let first = mentioning.first else { return true }
    // The constraint is redundant itself, so it is removed together with the equation that it produced.
    guard mentioning.count == 1, !isMentioned[symbol], rowsContaining(symbol).isEmpty else { return false }
    parameterEquations.remove(at: first)
    return true
  }

  /// Removes the cost of a deviation from the objective.
  private mutating func removeCost(of symbol: Symbol, level: Int32) {
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

  /// Frees a symbol from its restriction, so that its equation no longer limits other symbols.
  private mutating func release(_ symbol: Symbol) {
    if !isBasic(symbol) {
      let row = releasingRow(symbol)
      if row >= 0 { pivot(row, symbol) }
    }
    if isBasic(symbol) { defineByRow(symbol) } else { undefine(symbol) }
  }

  /// The row from which a nonbasic symbol can be solved while all others stay feasible; -1 if no row contains
  /// it.
  private func releasingRow(_ symbol: Symbol) -> Int32 {
    let row = chooseLeaving(symbol)
    return row >= 0 ? row : chooseLeaving(symbol, sign: -1)
  }

  /// Turns a basic restricted variable into a free one, defined by its row, if any definition mentions it.
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

  /// Turns a symbol that is in no row into a free variable without a definition, if any definition mentions
  /// it.
  private mutating func undefine(_ symbol: Symbol) {
    guard isMentioned[symbol] else { return retire(symbol) }
    erase(symbol)
    kinds[symbol] = .free
  }

  /// Retires a nonbasic symbol; its number can be reused if no definition mentions it.
  mutating func retire(_ symbol: Symbol) {
    erase(symbol)
    if !isMentioned[symbol] { unusedSymbols.append(symbol) }
  }
}
