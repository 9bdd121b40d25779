extension Simplex {
  /// Exchanges the basic variable of a row with a nonbasic one, whose coefficient there is not zero.
  mutating func pivot(_ row: Int, _ entering: Symbol) {
    pivotCount += 1
    let leaving = rows[row].basic
    let value = solve(row, for: entering)
    places[Int(leaving)] = -1
    places[Int(entering)] = Int32(row)
    values[Int(leaving)] = 0
    values[Int(entering)] = value
    substitute(entering, row, value)
    addHolder(row, of: leaving)
    moveCost(of: entering, into: rows[row].terms)
  }

  /// Solves `leaving = ... + c * entering + ...` for the entering variable; its value with `leaving` at zero.
  private mutating func solve(_ row: Int, for entering: Symbol) -> Double {
    let leaving = rows[row].basic
    let inverse = 1 / coefficient(of: entering, in: row)
    for index in rows[row].terms.indices {
      if rows[row].terms[index].symbol == entering {
        rows[row].terms[index] = Term(leaving, inverse)
      } else {
        rows[row].terms[index].coefficient *= -inverse
      }
    }
    rows[row].basic = entering
    return -values[Int(leaving)] * inverse
  }

  /// Replaces a variable that has become basic in every other row by what it equals.
  private mutating func substitute(_ symbol: Symbol, _ own: Int, _ value: Double) {
    let source = rows[own].terms
    for (position, term) in source.enumerated() { marks[Int(term.symbol)] = Int32(position + 1) }
    var isFound = [Bool](repeating: false, count: source.count)
    for holder in columns[Int(symbol)] where Int(holder) != own && rows[Int(holder)].basic >= 0 {
      let factor = merge(source, in: Int(holder), replacing: symbol, &isFound)
      guard factor != 0 else { continue }
      let basic = Int(rows[Int(holder)].basic)
      values[basic] += factor * value
      if values[basic] < -Simplex.feasibilityTolerance { infeasible.append(holder) }
    }
    for term in source { marks[Int(term.symbol)] = 0 }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
  }

  /// Replaces `symbol` in one row by the marked terms; its coefficient there, 0 if the row does not hold it.
  private mutating func merge(
    _ source: [Term], in row: Int, replacing symbol: Symbol, _ isFound: inout [Bool]
  ) -> Double {
    guard let position = rows[row].terms.firstIndex(where: { $0.symbol == symbol }) else { return 0 }
    var terms = rows[row].terms
    rows[row].terms = []
    let factor = terms[position].coefficient
    terms[position] = terms[terms.count - 1]
    terms.removeLast()
    // First the symbols that both rows have, then those that are new to this one.
    var kept = 0
    for index in terms.indices {
      var term = terms[index]
      let mark = Int(marks[Int(term.symbol)])
      if mark != 0 {
        isFound[mark - 1] = true
        term.coefficient = Simplex.sum(term.coefficient, factor * source[mark - 1].coefficient)
        if term.coefficient == 0 { continue }
      }
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
    for index in source.indices {
      if isFound[index] {
        isFound[index] = false
        continue
      }
      terms.append(Term(source[index].symbol, factor * source[index].coefficient))
      addHolder(row, of: source[index].symbol)
    }
    rows[row].terms = terms
    return factor
  }

  /// A basic variable has no cost of its own: its cost is that of the row it equals.
  mutating func moveCost(of symbol: Symbol, into terms: [Term]) {
    for level in 0..<levelCount {
      let cost = costs[Int(symbol) * levelCount + level]
      guard cost != 0 else { continue }
      costs[Int(symbol) * levelCount + level] = 0
      for term in terms where kinds[Int(term.symbol)] == .restricted {
        let index = Int(term.symbol) * levelCount + level
        costs[index] = Simplex.sum(costs[index], cost * term.coefficient)
        candidates.append(term.symbol)
      }
    }
  }

  // MARK: The column index

  /// Notes that a row has come to hold the symbol.
  mutating func addHolder(_ row: Int, of symbol: Symbol) {
    if symbol != Simplex.one { columns[Int(symbol)].append(Int32(row)) }
  }

  /// The rows that hold a symbol, each once.
  mutating func holders(of symbol: Symbol) -> [Int32] {
    stamp += 1
    var column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    column.removeAll { row in
      guard rowStamps[Int(row)] != stamp, rows[Int(row)].basic >= 0,
        coefficient(of: symbol, in: Int(row)) != 0
      else { return true }
      rowStamps[Int(row)] = stamp
      return false
    }
    columns[Int(symbol)] = column
    return column
  }
}
