extension Tableau {
  /// The largest value of a sum in all feasible solutions; `nil` if nothing limits it, or if finding it needs more effort
  /// than the limit.
  ///
  /// The tableau is pivoted to a solution with this value, so it must have no costs. The feasible solutions stay the
  /// same, so that no copy is needed. The work is proportional to the rows that are connected with the sum.
  mutating func maximum(of terms: [Term]) -> Double? {
    for term in terms { work.add(term.symbol, term.coefficient) }
    expand()
    defer {
      work.clear()
      infeasible.removeAll()
    }
    guard !dependsOnUndefinedVariable() else { return nil }
    let start = pivotCount
    while let entering = chooseIncreasing(bland: pivotCount - start > pivotLimit / 2) {
      guard mayContinue(since: start, effortLimit) else { return nil }
      let row = chooseLeaving(entering)
      guard row >= 0 else { return nil }
      pivot(row, entering)
      replace(entering, with: row)
    }
    return workValue()
  }

  /// Whether the expanded work row contains a free variable that is not limited by any row.
  private func dependsOnUndefinedVariable() -> Bool {
    (0..<work.terms.count).contains { index in
      let term = work.terms[index]
      return kinds[term.symbol] == .free && WorkRow.isSignificant(term)
    }
  }

  /// The nonbasic variable that increases the work row most; with Bland's rule, which cannot cycle, the first one that
  /// increases it. `nil` if there is none.
  private mutating func chooseIncreasing(bland: Bool) -> Symbol? {
    effort += work.terms.count / 8 + 1
    var best: Term?
    for index in 0..<work.terms.count {
      let term = work.terms[index]
      guard term.coefficient > Linear.pivotTolerance, kinds[term.symbol] == .restricted else { continue }
      guard let other = best else {
        best = term
        continue
      }
      let isFirst = term.symbol < other.symbol
      let isLarger = term.coefficient > other.coefficient
      let isFirstOfLargest = isLarger || (isFirst && term.coefficient == other.coefficient)
      if bland ? isFirst : isFirstOfLargest { best = term }
    }
    return best?.symbol
  }

  /// Replaces a variable that has become basic with the terms of its row, in the work row.
  private mutating func replace(_ symbol: Symbol, with row: Int32) {
    let factor = work.remove(symbol)
    effort += rows[row].count
    for term in rows[row] { work.add(term.symbol, factor * term.coefficient) }
  }
}
