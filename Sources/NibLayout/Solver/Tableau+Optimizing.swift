extension Tableau {
  /// Pivots after which an optimization is given up: many times what a tableau of that size takes.
  var pivotLimit: Int { 1_000 + 50 * basics.count }

  /// Primal simplex: brings the lexicographic objective to its minimum, the tableau staying feasible.
  mutating func optimize() {
    let start = pivotCount
    while !candidates.isEmpty {
      let entering = chooseEntering(bland: pivotCount - start > pivotLimit / 2)
      guard entering >= 0 else { break }
      guard pivotCount - start < pivotLimit else {
        hasGivenUp = true
        break
      }
      let row = chooseLeaving(entering)
      if row >= 0 {
        pivot(row, entering)
      } else {
        // Deviations cannot fall for ever: a direction without a bound is numerical noise, and left alone.
        costs.clear(entering)
      }
    }
    candidates.removeAll()
    infeasible.removeAll()
  }

  /// The nonbasic variable with the most negative reduced cost on the first level that has one; with Bland's
  /// rule, which cannot cycle, the first of all. -1 if there is none.
  private mutating func chooseEntering(bland: Bool) -> Symbol {
    var best: Symbol = -1
    var kept = 0
    for index in 0..<candidates.count {
      let symbol = candidates[index]
      guard isNonbasicRestricted(symbol), costs.sign(symbol) < 0 else { continue }
      candidates[kept] = symbol
      kept += 1
      if best < 0 || (bland ? symbol < best : costs.isCheaper(symbol, best)) { best = symbol }
    }
    candidates.truncate(to: kept)
    return best
  }

  /// The ratio test: the row whose basic variable reaches zero first as the entering one grows, or shrinks
  /// with `sign` -1; the smallest basic symbol among equals, so that ties are decided the same way always. -1 if none does.
  func chooseLeaving(_ entering: Symbol, sign: Double = 1) -> Int32 {
    var best: Int32 = -1
    var least = 0.0
    for row in columns[entering] where basics[row] >= 0 {
      let slope = -sign * coefficient(of: entering, in: row)
      guard slope > Simplex.pivotTolerance else { continue }
      let ratio = max(0, values[basics[row]]) / slope
      if best >= 0 {
        let isTie = abs(ratio - least) <= 1e-12 * max(1, ratio)
        guard isTie ? basics[row] < basics[best] : ratio < least else { continue }
      }
      best = row
      least = ratio
    }
    return best
  }
}
