extension Tableau {
  /// Sets a parameter. The basis stays the same, and basic variables change in proportion; call `settle`
  /// after the last change.
  mutating func move(_ parameter: Symbol, to value: Double) {
    let change = value - values[parameter]
    guard change != 0 else { return }
    values[parameter] = value
    moveDefined(by: parameter, change)
    for follower in followers(of: parameter) {
      let old = values[follower.symbol]
      let new = old + follower.coefficient * change
      values[follower.symbol] = new
      if new <= Linear.feasibilityTolerance || old <= Linear.feasibilityTolerance {
        noteZero(follower.symbol, old, new)
      }
    }
  }

  /// Updates the values of defined variables if they are up to date and the parameter has moved before in the same
  /// tableau. Otherwise they are evaluated when they are requested.
  private mutating func moveDefined(by parameter: Symbol, _ change: Double) {
    guard isEvaluated, let rates = rates(of: parameter) else {
      isEvaluated = false
      return
    }
    for rate in rates { values[rate.symbol] += rate.coefficient * change }
  }

  /// The change of each defined variable per unit of a parameter. `nil` at the first move of the parameter since the
  /// tableau changed: computing the changes is worthwhile only for repeated moves.
  private mutating func rates(of parameter: Symbol) -> UnsafeMutableBufferPointer<Term>? {
    if let list = definedFollowers.list(of: parameter, version: version) { return list }
    guard let basics = followers.list(of: parameter, version: version) else { return nil }
    slopes.truncate(to: 0)
    slopes.append(repeating: 0, count: values.count)
    slopes[parameter] = 1
    for follower in basics { slopes[follower.symbol] = follower.coefficient }
    definitions.evaluate(slopes)
    let slot = definedFollowers.restart(parameter, version: version)
    for index in 0..<Int32(definitions.count) {
      let variable = definitions.variable(index)
      if slopes[variable] != 0 { definedFollowers.append(Term(variable, slopes[variable]), to: slot) }
    }
    return definedFollowers.list(of: parameter, version: version)
  }

  /// The basic variables that depend on a parameter, with their change per unit of the parameter.
  private mutating func followers(of parameter: Symbol) -> UnsafeMutableBufferPointer<Term> {
    if let list = followers.list(of: parameter, version: version) { return list }
    let slot = followers.restart(parameter, version: version)
    for row in rowsContaining(parameter) {
      let coefficient = coefficient(of: parameter, in: row)
      if coefficient != 0 { followers.append(Term(basics[row], coefficient), to: slot) }
    }
    return followers.list(of: parameter, version: version) ?? UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Records a basic variable for repair if it becomes negative. Also records that a basic variable becomes zero or is
  /// no longer zero, because the set of optimal solutions may then change.
  private mutating func noteZero(_ symbol: Symbol, _ old: Double, _ new: Double) {
    if new < -Linear.feasibilityTolerance { infeasible.append(places[symbol]) }
    if (old <= Linear.feasibilityTolerance) != (new <= Linear.feasibilityTolerance) { zeroVersion += 1 }
  }

  /// Restores feasibility and optimality after parameters have moved. Returns false if that fails, because the
  /// required constraints can no longer hold or because it takes too many pivots; the tableau must then be
  /// discarded.
  mutating func settle() -> Bool {
    !hasGivenUp && (infeasible.isEmpty || repair()) && parameterEquationsHold()
  }

  private func parameterEquationsHold() -> Bool {
    for terms in parameterEquations {
      var value = 0.0
      for term in terms { value += term.coefficient * values[term.symbol] }
      if abs(value) > Linear.redundancyTolerance { return false }
    }
    return true
  }

  /// Dual simplex: makes the basic variables that a changed parameter made negative nonnegative again, while the
  /// reduced costs stay nonnegative.
  private mutating func repair() -> Bool {
    let limit = pivotCount + pivotLimit
    while let row = infeasible.popLast() {
      guard basics[row] >= 0, values[basics[row]] < -Linear.feasibilityTolerance else { continue }
      let entering = chooseDualEntering(row)
      guard pivotCount < limit, entering >= 0 else { return false }
      guard effort < effortLimit else {
        hasGivenUp = true
        return false
      }
      pivot(row, entering)
    }
    optimize()
    return true
  }

  /// The lexicographic dual ratio test: returns the variable with the smallest reduced cost vector divided by
  /// its coefficient, so that no other cost becomes negative. -1 if there is none.
  private mutating func chooseDualEntering(_ row: Int32) -> Symbol {
    noteSearch(of: row)
    var best = Term(-1, 0)
    for term in rows[row]
    where kinds[term.symbol] == .restricted && term.coefficient > Linear.pivotTolerance {
      if best.symbol < 0 || costs.hasSmallerRatio(term, best) { best = term }
    }
    return best.symbol
  }
}
