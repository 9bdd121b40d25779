extension Tableau {
  /// The number of pivots after which an optimization is abandoned: many times the number that a tableau of
  /// this size needs.
  var pivotLimit: Int { 1_000 + 50 * basics.count }

  /// Whether an optimization or a search that began with the given number of pivots may continue. If not, the tableau
  /// gives up.
  mutating func mayContinue(since start: Int, _ limit: Int) -> Bool {
    if pivotCount - start >= pivotLimit || effort >= limit { hasGivenUp = true }
    return !hasGivenUp
  }

  /// Primal simplex: minimizes the lexicographic objective while the tableau stays feasible.
  mutating func optimize() {
    let start = pivotCount
    while !hasGivenUp, !candidates.isEmpty {
      let entering = chooseEntering(bland: pivotCount - start > pivotLimit / 2)
      guard entering >= 0, mayContinue(since: start, effortLimit) else { break }
      let row = chooseLeaving(entering)
      if row >= 0 {
        pivot(row, entering)
      } else {
        // No row limits the entering variable, so the objective could decrease forever. But the objective is never
        // negative, so the negative cost is a rounding error.
        costs.clear(entering)
      }
    }
    for index in 0..<candidates.count { isCandidate[candidates[index]] = false }
    candidates.removeAll()
    infeasible.removeAll()
  }

  /// The nonbasic variable with the most negative reduced cost on the first level that has a negative cost. With
  /// Bland's rule, which cannot cycle, the first variable with a negative cost. -1 if there is none.
  private mutating func chooseEntering(bland: Bool) -> Symbol {
    effort += candidates.count
    var best: Symbol = -1
    var kept = 0
    for index in 0..<candidates.count {
      let symbol = candidates[index]
      guard isNonbasicRestricted(symbol), costs.sign(symbol) < 0 else {
        isCandidate[symbol] = false
        continue
      }
      candidates[kept] = symbol
      kept += 1
      if best < 0 || (bland ? symbol < best : costs.isCheaper(symbol, best)) { best = symbol }
    }
    candidates.truncate(to: kept)
    return best
  }

  /// The ratio test: the row whose basic variable reaches zero first as the entering variable grows. Among equal rows,
  /// the row with the smallest basic symbol, so that ties are always resolved in the same way. -1 if there is none.
  mutating func chooseLeaving(_ entering: Symbol) -> Int32 {
    var best: Int32 = -1
    var smallest = 0.0
    for row in columns[entering] where basics[row] >= 0 {
      noteSearch(of: row)
      let slope = -coefficient(of: entering, in: row)
      guard slope > Linear.pivotTolerance else { continue }
      let ratio = max(0, values[basics[row]]) / slope
      if best >= 0 {
        let isTie = abs(ratio - smallest) <= 1e-12 * max(1, ratio)
        guard isTie ? basics[row] < basics[best] : ratio < smallest else { continue }
      }
      best = row
      smallest = ratio
    }
    return best
  }
}
