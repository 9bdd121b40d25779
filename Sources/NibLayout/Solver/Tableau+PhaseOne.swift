extension Tableau {
  /// Adds the work row with an artificial variable that represents its error, and reduces the error to zero;
  /// returns false if that is impossible, and true if the tableau gives up. `value` is the value of the work row.
  mutating func addWithArtificial(_ value: Double) -> Bool {
    let artificial = Tableau.artificial
    kinds[artificial] = .restricted
    // The artificial variable must start with a nonnegative value, so it equals the row or its negation.
    work.add(artificial, value >= 0 ? -1 : 1)
    install(artificial)
    minimize(artificial)
    if hasGivenUp { return true }
    let residual = isBasic(artificial) ? values[artificial] : 0
    var isAccepted = true
    if isBasic(artificial) {
      let row = places[artificial]
      if residual <= Linear.redundancyTolerance {
        expel(artificial, row, residual)
      } else {
        isAccepted = refuse(rows[row])
        drop(row)
      }
    }
    erase(artificial)
    optimize()
    return isAccepted
  }

  /// Minimizes one basic variable within the required constraints.
  private mutating func minimize(_ symbol: Symbol) {
    let start = pivotCount
    while isBasic(symbol), values[symbol] > Linear.feasibilityTolerance {
      let entering = chooseLowering(places[symbol], bland: pivotCount - start > pivotLimit / 2)
      guard entering >= 0, case let leaving = chooseLeaving(entering), leaving >= 0 else { return }
      guard mayContinue(since: start, effortLimit < .max / 2 ? 2 * effortLimit : .max) else { return }
      pivot(leaving, entering)
    }
  }

  /// Chooses a variable with a negative coefficient, which lowers a row's basic variable: the variable with the lowest
  /// ratio of cost to coefficient, so that few pivots are needed afterwards. With Bland's rule, which prevents cycling,
  /// the variable with the smallest symbol. -1 if there is none.
  private mutating func chooseLowering(_ row: Int32, bland: Bool) -> Symbol {
    noteSearch(of: row)
    var best = Term(-1, 0)
    for term in rows[row]
    where kinds[term.symbol] == .restricted && term.coefficient < -Linear.pivotTolerance {
      let candidate = Term(term.symbol, -term.coefficient)
      if best.symbol < 0
        || (bland ? candidate.symbol < best.symbol : costs.hasSmallerRatio(candidate, best))
      {
        best = candidate
      }
    }
    return best.symbol
  }

  /// Removes an artificial variable from the basis. Its remaining value, the residual, is a rounding error: the
  /// row's constant is adjusted, so that the pivot changes no value. A row without variables is redundant, and is
  /// dropped.
  private mutating func expel(_ artificial: Symbol, _ row: Int32, _ residual: Double) {
    addConstant(-residual, to: row)
    values[artificial] = 0
    let entering = chooseReplacing(row)
    if entering >= 0 {
      pivot(row, entering)
      return eliminate(row)
    }
    addParameterEquation(rows[row], residual: 0)
    drop(row)
  }

  /// Eliminates the basic variable of a row if the row is a positive multiple of another variable: it is then never
  /// negative. The gaps of an equally spaced stack would otherwise be rows that all become as long as the stack when the
  /// first gap, which they equal, gets a row.
  private mutating func eliminate(_ row: Int32) {
    var definition: Term?
    for term in rows[row] where term.coefficient != 0 && term.symbol != Tableau.artificial {
      guard definition == nil, kinds[term.symbol] == .restricted, term.coefficient > Linear.pivotTolerance
      else { return }
      definition = term
    }
    guard let definition else { return }
    let basic = basics[row]
    drop(row)
    kinds[basic] = .eliminated
    definitions.append(definition)
    places[basic] = definitions.close(basic, aboveAll: false)
  }

  /// The variable that replaces an artificial variable of value zero; -1 if there is none. The coefficient may have
  /// either sign. For each sign, the candidate has the smallest ratio of cost to coefficient, because then no other
  /// cost becomes negative (the dual ratio test). Of the two candidates, the variable in fewer rows is chosen, because
  /// the pivot rewrites these rows.
  private func chooseReplacing(_ row: Int32) -> Symbol {
    let up = chooseReplacing(row, sign: 1)
    let down = chooseReplacing(row, sign: -1)
    guard up >= 0, down >= 0 else { return max(up, down) }
    return columns[up].count <= columns[down].count ? up : down
  }

  private func chooseReplacing(_ row: Int32, sign: Double) -> Symbol {
    var largest = 0.0
    for term in rows[row] where kinds[term.symbol] == .restricted {
      largest = max(largest, abs(term.coefficient))
    }
    // Dividing by a coefficient that is small compared to others increases rounding errors.
    let threshold = max(largest / 1_000, Linear.pivotTolerance)
    var best = Term(-1, 0)
    for term in rows[row] where kinds[term.symbol] == .restricted && sign * term.coefficient > threshold {
      let candidate = Term(term.symbol, sign * term.coefficient)
      if best.symbol < 0 || isBetterReplacing(candidate, best) { best = candidate }
    }
    return best.symbol
  }

  private func isBetterReplacing(_ first: Term, _ second: Term) -> Bool {
    switch costs.compareRatios(first, second) {
    case .less: true
    case .greater: false
    case .equal: columns[first.symbol].count < columns[second.symbol].count
    }
  }

  private mutating func addConstant(_ constant: Double, to row: Int32) {
    let terms = rows[row]
    for index in terms.indices where terms[index].symbol == Linear.one {
      terms[index].coefficient += constant
      return
    }
    rows.append(Term(Linear.one, constant), to: row)
  }

  /// Removes a row from the tableau; its basic variable is then in no row.
  mutating func drop(_ row: Int32) {
    places[basics[row]] = -1
    basics[row] = -1
    for term in rows[row] { isOutdated[term.symbol] = true }
    rows.release(row)
    unusedRows.append(row)
  }

  /// Removes a nonbasic symbol from every row and makes it a parameter of value zero, which can never enter the
  /// basis.
  mutating func erase(_ symbol: Symbol) {
    for row in rowsContaining(symbol) {
      let terms = rows[row]
      guard let position = terms.firstIndex(where: { $0.symbol == symbol }) else { continue }
      for index in position..<terms.count - 1 { terms[index] = terms[index + 1] }
      rows.setCount(terms.count - 1, of: row)
    }
    columns.setCount(0, of: symbol)
    costs.clear(symbol)
    kinds[symbol] = .parameter
    values[symbol] = 0
  }
}
