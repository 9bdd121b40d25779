extension Simplex {
  /// What became of a constraint.
  enum Addition: Hashable {
    case accepted
    /// It cannot hold together with the required ones before it; the solver is as if it had not been added.
    case infeasible
  }

  /// Adds `sum of terms + constant = above - below`, where the two deviations are never negative and cost what
  /// their penalties say: an equation has two forbidden ones, `<= 0` a free `below`, a soft one levels.
  mutating func add(_ terms: [Term], constant: Double, above: Penalty, below: Penalty) -> Addition {
    defer { work.clear() }
    // A free variable that no constraint has mentioned yet takes the constraint as its definition: nothing else
    // needs to change, because nothing else depends on it.
    expand(terms, constant: constant)
    let up = makeDeviation(above, sign: -1), down = makeDeviation(below, sign: 1)
    if let variable = work.symbols.first(where: { kinds[Int($0)] == .free && work.holds($0) }) {
      define(variable)
      return .accepted
    }
    return addRestrictedRow(up, down)
  }

  /// Writes the expression into the work row, over parameters, nonbasic restricted and undefined free variables.
  private mutating func expand(_ terms: [Term], constant: Double) {
    work.add(Simplex.one, constant)
    var pending: [Symbol] = []
    for term in terms { accumulate(term.symbol, term.coefficient, &pending) }
    // Definitions refer to definitions without cycles; a symbol that comes up again is expanded again.
    while let symbol = pending.popLast() {
      let coefficient = work[symbol]
      work[symbol] = 0
      guard coefficient != 0 else { continue }
      let place = Int(places[Int(symbol)])
      let source = kinds[Int(symbol)] == .free ? definitions[place].terms : rows[place].terms
      for term in source { accumulate(term.symbol, coefficient * term.coefficient, &pending) }
    }
  }

  private mutating func accumulate(_ symbol: Symbol, _ coefficient: Double, _ pending: inout [Symbol]) {
    let wasZero = work[symbol] == 0
    work.add(symbol, coefficient)
    if isBasic(symbol), wasZero { pending.append(symbol) }
  }

  /// A restricted variable for a deviation, in the work row with that sign; nil for a forbidden one.
  private mutating func makeDeviation(_ penalty: Penalty, sign: Double) -> Symbol? {
    if penalty == .forbidden { return nil }
    let symbol = makeSymbol(.restricted)
    if case .level(let level) = penalty { costs[Int(symbol) * levelCount + level] = 1 }
    work.add(symbol, sign)
    return symbol
  }

  /// Solves the work row for a free variable. It never enters the tableau: free variables need no sign.
  private mutating func define(_ variable: Symbol) {
    let factor = -1 / work[variable]
    places[Int(variable)] = Int32(definitions.count)
    definitions.append(Row(basic: variable, terms: work.terms(without: variable, times: factor)))
  }

  // MARK: Rows over restricted variables

  /// The value of the work row with all nonbasic restricted variables at zero.
  private var workValue: Double {
    work.symbols.reduce(0) { sum, symbol in
      kinds[Int(symbol)] == .parameter ? sum + work[symbol] * values[Int(symbol)] : sum
    }
  }

  private mutating func addRestrictedRow(_ up: Symbol?, _ down: Symbol?) -> Addition {
    let value = workValue
    // One of the constraint's own deviations can be basic if that gives it a value that is not negative: the rest of
    // the tableau stays as it is.
    if let up, value >= 0 {
      install(up)
      return optimizeAfterAdding()
    }
    if let down, value <= 0 {
      install(down)
      return optimizeAfterAdding()
    }
    let hasRestricted = work.symbols.contains { kinds[Int($0)] == .restricted && work.holds($0) }
    guard hasRestricted else {
      // Only numbers are left: the equation repeats others, or contradicts them.
      return abs(value) <= Simplex.redundancyTolerance ? .accepted : .infeasible
    }
    return addWithArtificial(value)
  }

  private mutating func optimizeAfterAdding() -> Addition {
    optimize()
    return .accepted
  }

  /// Makes the work row, solved for `symbol`, a row of the tableau.
  @discardableResult
  mutating func install(_ symbol: Symbol) -> Int {
    let factor = -1 / work[symbol]
    let row = Row(basic: symbol, terms: work.terms(without: symbol, times: factor))
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    places[Int(symbol)] = Int32(index)
    values[Int(symbol)] = 0
    for term in row.terms {
      columns[Int(term.symbol)].append(Int32(index))
      if kinds[Int(term.symbol)] == .parameter {
        values[Int(symbol)] += term.coefficient * values[Int(term.symbol)]
      }
    }
    moveCost(of: symbol, into: row.terms)
    return index
  }

  /// A basic variable has no cost of its own: its cost is that of the row it equals.
  mutating func moveCost(of symbol: Symbol, into terms: [Term]) {
    for level in 0..<levelCount {
      let cost = costs[Int(symbol) * levelCount + level]
      guard cost != 0 else { continue }
      costs[Int(symbol) * levelCount + level] = 0
      for term in terms where kinds[Int(term.symbol)] == .restricted {
        costs[Int(term.symbol) * levelCount + level] += cost * term.coefficient
        candidates.append(term.symbol)
      }
    }
  }

  // MARK: Phase one

  /// Adds the row through an artificial variable that stands for its error, and drives that to zero.
  private mutating func addWithArtificial(_ value: Double) -> Addition {
    let artificial = makeSymbol(.restricted)
    // The artificial variable must start with a value that is not negative: it is the row, or its negation.
    work.add(artificial, value >= 0 ? -1 : 1)
    install(artificial)
    minimize(artificial)
    let place = Int(places[Int(artificial)])
    let remaining = place >= 0 ? values[Int(artificial)] : 0
    if place >= 0 { leaveBasis(artificial, place, isFeasible: remaining <= Simplex.redundancyTolerance) }
    erase(artificial)
    optimize()
    return remaining <= Simplex.redundancyTolerance ? .accepted : .infeasible
  }

  /// Takes the artificial variable out of the basis: by a pivot if it is zero, with its row if the constraint is
  /// given up or the row has become trivial.
  private mutating func leaveBasis(_ artificial: Symbol, _ row: Int, isFeasible: Bool) {
    let entering = rows[row].terms.first {
      kinds[Int($0.symbol)] == .restricted && abs($0.coefficient) > Simplex.coefficientTolerance
    }
    if isFeasible, let entering {
      pivot(row, entering.symbol)
      repair()
    } else {
      places[Int(artificial)] = -1
      rows[row].terms.removeAll()
      rows[row].basic = -1
      freeRows.append(Int32(row))
    }
  }

  /// Removes a nonbasic symbol from every row.
  private mutating func erase(_ symbol: Symbol) {
    for row in columns[Int(symbol)] where rows[Int(row)].basic >= 0 {
      rows[Int(row)].terms.removeAll { $0.symbol == symbol }
    }
    columns[Int(symbol)].removeAll()
    for level in 0..<levelCount { costs[Int(symbol) * levelCount + level] = 0 }
    // Nothing refers to it any more: as a parameter of value zero it can neither enter nor leave.
    kinds[Int(symbol)] = .parameter
    values[Int(symbol)] = 0
  }
}
