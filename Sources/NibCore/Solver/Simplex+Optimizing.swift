extension Simplex {
  /// Pivots after which an optimization is given up: many times what a tableau of that size takes.
  var pivotLimit: Int { 1_000 + 50 * rows.count }

  /// Primal simplex: brings the lexicographic objective to its minimum, the tableau staying feasible.
  mutating func optimize() {
    defer {
      candidates.removeAll(keepingCapacity: true)
      infeasible.removeAll(keepingCapacity: true)
    }
    let start = pivotCount
    while let entering = chooseEntering(bland: pivotCount - start > pivotLimit / 2) {
      guard pivotCount - start < pivotLimit else {
        hasGivenUp = true
        break
      }
      if let row = chooseLeaving(entering) {
        pivot(row, entering)
      } else {
        // Deviations cannot fall for ever: a direction without a bound is numerical noise, and left alone.
        for level in 0..<levelCount { costs[Int(entering) * levelCount + level] = 0 }
      }
    }
  }

  /// The nonbasic variable with the most negative reduced cost on the first level that has one; with Bland's
  /// rule, which cannot cycle, the first of all.
  private mutating func chooseEntering(bland: Bool) -> Symbol? {
    var best: Symbol?
    var kept = 0
    for index in candidates.indices {
      let symbol = candidates[index]
      guard isNonbasicRestricted(symbol), costSign(symbol) < 0 else { continue }
      candidates[kept] = symbol
      kept += 1
      guard let current = best else {
        best = symbol
        continue
      }
      if bland ? symbol < current : isCheaper(symbol, current) { best = symbol }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  private func isCheaper(_ a: Symbol, _ b: Symbol) -> Bool {
    for level in 0..<levelCount {
      let left = costs[Int(a) * levelCount + level]
      let right = costs[Int(b) * levelCount + level]
      if left < right - Simplex.costTolerance { return true }
      if left > right + Simplex.costTolerance { return false }
    }
    return a < b
  }

  /// The ratio test: the row whose basic variable reaches zero first as the entering one grows; the smallest
  /// basic symbol among equals, so that ties are decided the same way every time.
  func chooseLeaving(_ entering: Symbol) -> Int? {
    var best: (row: Int, ratio: Double)?
    for holder in columns[Int(entering)] {
      let row = Int(holder)
      guard rows[row].basic >= 0, case let slope = -coefficient(of: entering, in: row),
        slope > Simplex.pivotTolerance
      else { continue }
      let ratio = max(0, values[Int(rows[row].basic)]) / slope
      guard let current = best else {
        best = (row, ratio)
        continue
      }
      let isTie = abs(ratio - current.ratio) <= 1e-12 * max(1, ratio)
      if isTie ? rows[row].basic < rows[current.row].basic : ratio < current.ratio { best = (row, ratio) }
    }
    return best?.row
  }

  // MARK: Parameters

  /// Sets parameters, and restores feasibility and optimality. False when the required constraints no longer
  /// hold: the solver is then of no further use.
  mutating func suggest(_ changes: [(parameter: Symbol, value: Double)]) -> Bool {
    for (parameter, value) in changes { move(parameter, to: value) }
    return repair() && parameterEquationsHold
  }

  /// With the basis as it is, basic variables follow a parameter in proportion.
  private mutating func move(_ parameter: Symbol, to value: Double) {
    let change = value - values[Int(parameter)]
    guard change != 0 else { return }
    values[Int(parameter)] = value
    for holder in holders(of: parameter) {
      let basic = Int(rows[Int(holder)].basic)
      values[basic] += coefficient(of: parameter, in: Int(holder)) * change
      if values[basic] < -Simplex.feasibilityTolerance { infeasible.append(holder) }
    }
  }

  private var parameterEquationsHold: Bool {
    parameterEquations.allSatisfy { terms in
      abs(terms.reduce(0) { $0 + $1.coefficient * values[Int($1.symbol)] }) <= Simplex.redundancyTolerance
    }
  }

  /// Dual simplex: brings back the sign of basic variables that a changed parameter made negative, the
  /// reduced costs staying optimal.
  private mutating func repair() -> Bool {
    let limit = pivotCount + pivotLimit
    while let holder = infeasible.popLast() {
      let row = Int(holder)
      guard rows[row].basic >= 0, values[Int(rows[row].basic)] < -Simplex.feasibilityTolerance else {
        continue
      }
      guard pivotCount < limit, let entering = chooseDualEntering(row) else { return false }
      pivot(row, entering)
    }
    optimize()
    return true
  }

  /// The dual ratio test, lexicographic: the variable whose reduced cost vector, divided by its coefficient,
  /// is smallest keeps all others from becoming negative.
  private func chooseDualEntering(_ row: Int) -> Symbol? {
    var best: Term?
    for term in rows[row].terms
    where kinds[Int(term.symbol)] == .restricted && term.coefficient > Simplex.pivotTolerance {
      guard let current = best else {
        best = term
        continue
      }
      if hasSmallerRatio(term, current) { best = term }
    }
    return best?.symbol
  }

  /// Whether the first of two variables costs less for each unit of what its (positive) coefficient does.
  func hasSmallerRatio(_ a: Term, _ b: Term) -> Bool {
    for level in 0..<levelCount {
      let left = costs[Int(a.symbol) * levelCount + level] / a.coefficient
      let right = costs[Int(b.symbol) * levelCount + level] / b.coefficient
      if left < right - Simplex.costTolerance { return true }
      if left > right + Simplex.costTolerance { return false }
    }
    return a.symbol < b.symbol
  }
}
