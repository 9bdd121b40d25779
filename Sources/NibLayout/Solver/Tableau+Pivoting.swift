extension Tableau {
  /// Exchanges the basic variable of a row with a nonbasic variable whose coefficient in the row is not zero.
  mutating func pivot(_ row: Int32, _ entering: Symbol) {
    pivotCount += 1
    version += 1
    isEvaluated = false
    let leaving = basics[row]
    let value = solve(row, for: entering)
    places[leaving] = -1
    places[entering] = row
    values[leaving] = 0
    values[entering] = value
    substitute(entering, row, value)
    addRow(row, toColumnOf: leaving)
    moveCost(of: entering, into: row)
  }

  /// Solves `leaving = ... + c * entering + ...` for the entering variable; returns its value when `leaving`
  /// is zero.
  private func solve(_ row: Int32, for entering: Symbol) -> Double {
    let leaving = basics[row]
    let inverse = 1 / coefficient(of: entering, in: row)
    let terms = rows[row]
    for index in terms.indices {
      if terms[index].symbol == entering {
        terms[index] = Term(leaving, inverse)
      } else {
        terms[index].coefficient *= -inverse
      }
    }
    basics[row] = entering
    return -values[leaving] * inverse
  }

  /// Replaces a variable that has become basic in `pivotRow` with the terms of that row, in every other row.
  /// `value` is the new value of the variable.
  private mutating func substitute(_ symbol: Symbol, _ pivotRow: Int32, _ value: Double) {
    copySource(pivotRow)
    // Merging appends to other columns, never to this one, but the memory of all columns may move.
    for position in 0..<columns[symbol].count {
      let row = columns[symbol][position]
      guard row != pivotRow, basics[row] >= 0 else { continue }
      let factor = merge(into: row, replacing: symbol)
      guard factor != 0 else { continue }
      rewrittenRowCount += 1
      let basic = basics[row]
      values[basic] += factor * value
      if values[basic] < -Linear.feasibilityTolerance { infeasible.append(row) }
    }
    columns.setCount(0, of: symbol)
    isOutdated[symbol] = false
    for index in 0..<source.count { marks[source[index].symbol] = 0 }
  }

  /// Copies a row's terms to `source`, and marks their symbols with the indices of the terms, counted from 1.
  private mutating func copySource(_ row: Int32) {
    source.removeAll()
    foundStamps.removeAll()
    for term in rows[row] {
      source.append(term)
      foundStamps.append(0)
      marks[term.symbol] = Int32(source.count)
    }
  }

  /// Replaces `symbol` in one row with the marked terms. Returns the coefficient of `symbol` in the row; 0 if the row
  /// does not contain the symbol.
  private mutating func merge(into row: Int32, replacing symbol: Symbol) -> Double {
    let terms = rows[row]
    guard let position = terms.firstIndex(where: { $0.symbol == symbol }) else { return 0 }
    let factor = terms[position].coefficient
    let last = terms.count - 1
    effort += last + source.count
    terms[position] = terms[last]
    stamp += 1
    // First the symbols that both rows contain, then the symbols that are new to this row.
    var kept = 0
    for index in 0..<last {
      var term = terms[index]
      let mark = Int(marks[term.symbol])
      if mark != 0 {
        foundStamps[mark - 1] = stamp
        term.coefficient = Linear.sum(term.coefficient, factor * source[mark - 1].coefficient)
        if term.coefficient == 0 {
          isOutdated[term.symbol] = true
          continue
        }
      }
      terms[kept] = term
      kept += 1
    }
    rows.setCount(kept, of: row)
    for index in 0..<source.count where foundStamps[index] != stamp {
      rows.append(Term(source[index].symbol, factor * source[index].coefficient), to: row)
      addRow(row, toColumnOf: source[index].symbol)
    }
    return factor
  }

  /// Moves the cost of a basic variable to the variables of the row that it equals.
  mutating func moveCost(of symbol: Symbol, into row: Int32) {
    guard costs.hasCosts(symbol) else { return }
    for term in rows[row] where kinds[term.symbol] != .parameter {
      if costs.add(term.coefficient, times: symbol, to: term.symbol), !isCandidate[term.symbol] {
        candidates.append(term.symbol)
        isCandidate[term.symbol] = true
      }
    }
    costs.clear(symbol)
  }

  /// Records that a row now contains the symbol.
  mutating func addRow(_ row: Int32, toColumnOf symbol: Symbol) {
    guard symbol != Linear.one else { return }
    let size = columns[symbol].count
    if columns.isFull(symbol), size >= 16, isOutdated[symbol] {
      cleanColumn(of: symbol)
      // If the column already contains the row, the row is repeated below.
      if rowStamps[row] == rowStamp { isOutdated[symbol] = true }
      // A column that stays nearly full would otherwise be cleaned again after a few more rows.
      if columns[symbol].count > size / 2 { columns.reserve(size + 1, in: symbol) }
    }
    columns.append(row, to: symbol)
  }

  /// The rows that may contain a symbol, each once; valid until any column grows.
  mutating func rowsContaining(_ symbol: Symbol) -> UnsafeMutableBufferPointer<Int32> {
    cleanColumn(of: symbol)
    return columns[symbol]
  }

  /// Long rows are not searched when a column is cleaned: a row with thousands of terms is in thousands of columns, and
  /// all of them would search it again and again.
  private static var longRow: Int { 256 }

  /// Removes repeated entries, and outdated entries of short rows, from a symbol's column.
  private mutating func cleanColumn(of symbol: Symbol) {
    // Each entry needs a search in its row, so columns are cleaned only if necessary.
    guard isOutdated[symbol] else { return }
    isOutdated[symbol] = false
    rowStamp += 1
    let column = columns[symbol]
    var kept = 0
    for row in column where rowStamps[row] != rowStamp && basics[row] >= 0 {
      if rows[row].count > Tableau.longRow {
        isOutdated[symbol] = true
      } else {
        noteSearch(of: row)
        guard coefficient(of: symbol, in: row) != 0 else { continue }
      }
      rowStamps[row] = rowStamp
      column[kept] = row
      kept += 1
    }
    columns.setCount(kept, of: symbol)
  }
}
