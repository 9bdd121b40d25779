extension Simplex {
  /// Exchanges the basic variable of a row with a nonbasic one.
  mutating func pivot(_ rowIndex: Int, _ entering: Symbol) {
    countPivot()
    var row = rows[rowIndex]
    guard let position = row.terms.firstIndex(where: { $0.symbol == entering }) else { return }
    let leaving = row.basic
    // Solve `leaving = ... + c * entering + ...` for the entering variable.
    let inverse = 1 / row.terms[position].coefficient
    for index in row.terms.indices where index != position { row.terms[index].coefficient *= -inverse }
    row.terms[position] = Term(leaving, inverse)
    row.basic = entering
    let value = -values[Int(leaving)] * inverse
    places[Int(leaving)] = -1
    places[Int(entering)] = Int32(rowIndex)
    values[Int(leaving)] = 0
    values[Int(entering)] = value
    rows[rowIndex] = row
    columns[Int(leaving)].append(Int32(rowIndex))
    substitute(entering, row.terms, value, except: rowIndex)
    moveCost(of: entering, into: row.terms)
  }

  /// Replaces a variable that has become basic in every other row by what it equals.
  private mutating func substitute(_ symbol: Symbol, _ terms: [Term], _ value: Double, except own: Int) {
    let holders = columns[Int(symbol)]
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for holder in holders where Int(holder) != own {
      let index = Int(holder)
      guard rows[index].basic >= 0,
        let position = rows[index].terms.firstIndex(where: { $0.symbol == symbol })
      else { continue }
      let factor = rows[index].terms[position].coefficient
      rows[index].terms.remove(at: position)
      addMultiple(of: terms, factor, to: index)
      let basic = Int(rows[index].basic)
      values[basic] += factor * value
      if values[basic] < -Simplex.feasibilityTolerance { infeasible.append(holder) }
    }
  }

  private mutating func addMultiple(of terms: [Term], _ factor: Double, to index: Int) {
    var scratch = WorkScratch(rows[index].terms)
    for term in terms {
      if scratch.add(term.symbol, factor * term.coefficient) {
        columns[Int(term.symbol)].append(Int32(index))
      }
    }
    rows[index].terms = scratch.terms
  }

  // MARK: Optimizing

  /// Primal simplex: brings the lexicographic objective to its minimum, the tableau staying feasible.
  mutating func optimize() {
    var pivots = 0
    while pivots < Simplex.pivotLimit, let entering = chooseEntering(bland: pivots > Simplex.pivotsBeforeBland) {
      guard let row = chooseLeaving(entering) else {
        // Deviations cannot fall for ever: an unbounded direction is numerical noise, and left alone.
        for level in 0..<levelCount { costs[Int(entering) * levelCount + level] = 0 }
        continue
      }
      pivot(row, entering)
      pivots += 1
    }
    infeasible.removeAll(keepingCapacity: true)
  }

  /// The nonbasic variable with the most negative reduced cost on the first level that has one; with Bland's rule
  /// the first of all.
  private mutating func chooseEntering(bland: Bool) -> Symbol? {
    var best: Symbol?
    candidates = candidates.filter { !isBasic($0) && kinds[Int($0)] == .restricted && costSign($0) < 0 }
    for symbol in candidates {
      guard let current = best else {
        best = symbol
        continue
      }
      if bland ? symbol < current : isCheaper(symbol, current) { best = symbol }
    }
    return best
  }

  private func isCheaper(_ a: Symbol, _ b: Symbol) -> Bool {
    for level in 0..<levelCount {
      let left = costs[Int(a) * levelCount + level], right = costs[Int(b) * levelCount + level]
      if left < right - Simplex.costTolerance { return true }
      if left > right + Simplex.costTolerance { return false }
    }
    return a < b
  }

  /// The ratio test: the row whose basic variable reaches zero first as the entering one grows; the smallest basic
  /// symbol among equals, so that ties are decided the same way every time.
  func chooseLeaving(_ entering: Symbol) -> Int? {
    var best: (row: Int, ratio: Double)?
    for holder in columns[Int(entering)] {
      let index = Int(holder)
      let row = rows[index]
      guard row.basic >= 0, let term = row.terms.first(where: { $0.symbol == entering }),
        term.coefficient < -Simplex.coefficientTolerance
      else { continue }
      let ratio = max(0, values[Int(row.basic)]) / -term.coefficient
      guard let current = best else {
        best = (index, ratio)
        continue
      }
      let isTie = abs(ratio - current.ratio) <= 1e-12 * max(1, ratio)
      if isTie ? row.basic < rows[current.row].basic : ratio < current.ratio { best = (index, ratio) }
    }
    return best?.row
  }

  /// Phase one: makes one basic variable as small as the required constraints allow, whatever the levels say.
  mutating func minimize(_ symbol: Symbol) {
    var pivots = 0
    while pivots < Simplex.pivotLimit, isBasic(symbol), values[Int(symbol)] > Simplex.feasibilityTolerance {
      let row = Int(places[Int(symbol)])
      // Any variable with a negative coefficient lowers it; the smallest symbol prevents cycling.
      let entering = rows[row].terms.filter {
        kinds[Int($0.symbol)] == .restricted && $0.coefficient < -Simplex.coefficientTolerance
      }.map(\.symbol).min()
      guard let entering, let leaving = chooseLeaving(entering) else { return }
      pivot(leaving, entering)
      pivots += 1
    }
  }

  /// Dual simplex: brings back the sign of basic variables that a changed parameter made negative, the reduced costs
  /// staying optimal. False when the required constraints no longer hold together.
  @discardableResult
  mutating func repair() -> Bool {
    var pivots = 0
    while let row = infeasible.popLast() {
      let index = Int(row)
      guard rows[index].basic >= 0, values[Int(rows[index].basic)] < -Simplex.feasibilityTolerance else { continue }
      guard pivots < Simplex.pivotLimit, let entering = chooseDualEntering(index) else { return false }
      pivot(index, entering)
      pivots += 1
    }
    optimize()
    return true
  }

  /// The dual ratio test, lexicographic: the variable whose reduced cost vector, divided by its coefficient, is
  /// smallest keeps all others from becoming negative.
  private func chooseDualEntering(_ row: Int) -> Symbol? {
    var best: Term?
    for term in rows[row].terms
    where kinds[Int(term.symbol)] == .restricted && term.coefficient > Simplex.coefficientTolerance {
      guard let current = best else {
        best = term
        continue
      }
      if hasSmallerRatio(term, current) { best = term }
    }
    return best?.symbol
  }

  private func hasSmallerRatio(_ a: Term, _ b: Term) -> Bool {
    for level in 0..<levelCount {
      let left = costs[Int(a.symbol) * levelCount + level] / a.coefficient
      let right = costs[Int(b.symbol) * levelCount + level] / b.coefficient
      if left < right - Simplex.costTolerance { return true }
      if left > right + Simplex.costTolerance { return false }
    }
    return a.symbol < b.symbol
  }
}

/// Adds terms to a short list without losing its order: rows of layouts have a handful of terms.
struct WorkScratch {
  private(set) var terms: [Simplex.Term]

  init(_ terms: [Simplex.Term]) { self.terms = terms }

  /// True if the symbol is new to the list.
  mutating func add(_ symbol: Simplex.Symbol, _ coefficient: Double) -> Bool {
    guard let index = terms.firstIndex(where: { $0.symbol == symbol }) else {
      guard abs(coefficient) > Simplex.coefficientTolerance else { return false }
      terms.append(Simplex.Term(symbol, coefficient))
      return true
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) <= Simplex.coefficientTolerance { terms.remove(at: index) }
    return false
  }
}
