/// A linear program in exact arithmetic, solved with a dense tableau and Bland's rule: slow but reliable.
///
/// No column may be negative. Each row is an equation with a basic column; its last entry is the right side.
struct ExactProgram {
  private var rows: [[Rational]]
  private var basis: [Int]
  /// Whether each column may be positive. A closed column stays 0.
  private(set) var isOpen: [Bool]
  private let columnCount: Int
  /// Whether a fraction overflowed an `Int`, after which no result is valid.
  private(set) var hasOverflowed = false

  /// Returns `nil` if no columns satisfy the equations. An equation has a coefficient for each column, and the
  /// right side as its last number.
  init?(_ equations: [[Rational]], columnCount: Int) {
    self.columnCount = columnCount
    let total = columnCount + equations.count
    isOpen = [Bool](repeating: true, count: total)
    basis = equations.indices.map { columnCount + $0 }
    rows = equations.enumerated().map { index, equation in
      let sign = equation[columnCount].isNegative ? Rational(-1) : .one
      var row = equation[..<columnCount].map { $0 * sign }
      row += equations.indices.map { $0 == index ? .one : .zero }
      return row + [equation[columnCount] * sign]
    }
    // Phase one: the artificial columns must all become zero.
    let cost = (0..<total).map { $0 < columnCount ? Rational.zero : .one }
    guard let least = minimize(cost), least.isZero else { return nil }
    for column in columnCount..<total { isOpen[column] = false }
    for row in rows.indices where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { !rows[row][$0].isZero }) { pivot(row, column) }
    }
  }

  /// The minimum cost over the open columns; `nil` if the cost is unbounded or a fraction overflows.
  mutating func minimize(_ cost: [Rational]) -> Rational? {
    while let entering = entering(cost) {
      guard let row = leaving(entering) else { return nil }
      pivot(row, entering)
      if hasOverflowed { return nil }
    }
    return rows.indices.reduce(.zero) { $0 + cost[basis[$1]] * rows[$1][rows[$1].count - 1] }
  }

  /// Closes the columns that are zero in every solution with minimum cost. Call it after `minimize` with the
  /// same cost.
  mutating func keepOptimal(_ cost: [Rational]) {
    for column in isOpen.indices where isOpen[column] && reducedCost(column, cost).isPositive {
      isOpen[column] = false
    }
  }

  private func reducedCost(_ column: Int, _ cost: [Rational]) -> Rational {
    rows.indices.reduce(cost[column]) { sum, row in
      cost[basis[row]].isZero || rows[row][column].isZero ? sum : sum - cost[basis[row]] * rows[row][column]
    }
  }

  private func entering(_ cost: [Rational]) -> Int? {
    isOpen.indices.first { isOpen[$0] && !basis.contains($0) && reducedCost($0, cost).isNegative }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][column].isPositive {
      let ratio = rows[row][rows[row].count - 1] / rows[row][column]
      guard let current = best else {
        best = (row, ratio)
        continue
      }
      if ratio < current.ratio || ratio == current.ratio && basis[row] < basis[current.row] {
        best = (row, ratio)
      }
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    rows[row] = rows[row].map { $0 / divisor }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in rows[other].indices where !rows[row][index].isZero {
        rows[other][index] = rows[other][index] - factor * rows[row][index]
        if rows[other][index].hasOverflowed { hasOverflowed = true }
      }
    }
    basis[row] = column
  }
}
