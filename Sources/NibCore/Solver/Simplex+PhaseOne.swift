extension Simplex {
  /// Adds the work row through an artificial variable that stands for its error, and drives that to zero.
  mutating func addWithArtificial(_ value: Double) -> Addition {
    let artificial = makeSymbol(.restricted)
    // The artificial variable must start with a value that is not negative: it is the row, or its negation.
    work.add(artificial, value >= 0 ? -1 : 1)
    install(artificial)
    minimize(artificial)
    let missing = isBasic(artificial) ? values[Int(artificial)] : 0
    var addition = Addition.accepted
    if isBasic(artificial) {
      let row = Int(places[Int(artificial)])
      if missing <= Simplex.redundancyTolerance {
        expel(artificial, row, missing)
      } else {
        addition = refuse(rows[row].terms)
        drop(row)
      }
    }
    erase(artificial)
    optimize()
    return addition
  }

  /// Makes one basic variable as small as the required constraints allow.
  private mutating func minimize(_ symbol: Symbol) {
    let start = pivotCount
    while isBasic(symbol), values[Int(symbol)] > Simplex.feasibilityTolerance {
      let row = Int(places[Int(symbol)])
      guard let entering = chooseLowering(row, bland: pivotCount - start > pivotLimit / 2),
        let leaving = chooseLeaving(entering)
      else { return }
      guard pivotCount - start < pivotLimit else {
        hasGivenUp = true
        return
      }
      pivot(leaving, entering)
    }
  }

  /// A variable with a negative coefficient lowers a row's basic variable: that which costs the least for
  /// what it does, so that little is left to optimize; with Bland's rule, which cannot cycle, the first.
  private func chooseLowering(_ row: Int, bland: Bool) -> Symbol? {
    var best: Term?
    for term in rows[row].terms
    where kinds[Int(term.symbol)] == .restricted && term.coefficient < -Simplex.pivotTolerance {
      let candidate = Term(term.symbol, -term.coefficient)
      guard let current = best else {
        best = candidate
        continue
      }
      if bland ? candidate.symbol < current.symbol : hasSmallerRatio(candidate, current) { best = candidate }
    }
    return best?.symbol
  }

  /// Takes an artificial variable out of the basis. What it still is, is rounding: the row's constant gives
  /// way, so that the pivot changes no value. A row without variables repeats others and goes.
  private mutating func expel(_ artificial: Symbol, _ row: Int, _ missing: Double) {
    addConstant(-missing, to: row)
    values[Int(artificial)] = 0
    var entering: Symbol?
    var largest = Simplex.pivotTolerance
    for term in rows[row].terms
    where kinds[Int(term.symbol)] == .restricted && abs(term.coefficient) > largest {
      entering = term.symbol
      largest = abs(term.coefficient)
    }
    if let entering { return pivot(row, entering) }
    keepParameterEquation(rows[row].terms, missing: 0)
    drop(row)
  }

  private mutating func addConstant(_ constant: Double, to row: Int) {
    for index in rows[row].terms.indices where rows[row].terms[index].symbol == Simplex.one {
      rows[row].terms[index].coefficient += constant
      return
    }
    rows[row].terms.append(Term(Simplex.one, constant))
  }

  private mutating func drop(_ row: Int) {
    places[Int(rows[row].basic)] = -1
    rows[row] = Row(basic: -1, terms: [])
    unusedRows.append(Int32(row))
  }

  /// Removes a nonbasic symbol from every row.
  private mutating func erase(_ symbol: Symbol) {
    for row in holders(of: symbol) { rows[Int(row)].terms.removeAll { $0.symbol == symbol } }
    columns[Int(symbol)] = []
    for level in 0..<levelCount { costs[Int(symbol) * levelCount + level] = 0 }
    // Nothing refers to it any more: as a parameter of value zero it can neither enter nor leave.
    kinds[Int(symbol)] = .parameter
    values[Int(symbol)] = 0
  }
}
