extension Simplex {
  /// What became of a constraint.
  enum Addition: Hashable {
    case accepted
    /// It cannot hold together with the required ones before it; the solver is as if it had not been added.
    case infeasible
  }

  /// Adds `sum of terms + constant = above - below`, where the two deviations are never negative and cost
  /// what their penalties say: an equation has two forbidden ones, `<= 0` a free `below`, a soft one levels.
  mutating func add(_ terms: [Term], constant: Double, above: Penalty, below: Penalty) -> Addition {
    defer { work.clear() }
    work.add(Simplex.one, constant)
    for term in terms { work.add(term.symbol, term.coefficient) }
    let fresh = mention(terms)
    if fresh == nil { expand() } else { shorten() }
    let up = makeDeviation(above, sign: -1)
    let down = makeDeviation(below, sign: 1)
    guard let variable = fresh ?? undefinedVariable() else { return addRestrictedRow(up, down) }
    // A free variable needs no sign, so it never has to enter the tableau: the equation is its definition.
    define(variable, isFresh: fresh != nil)
    return .accepted
  }

  /// Marks the variables as mentioned. The result is one that no constraint mentioned before, if there is
  /// one: nothing depends on it, so it can take the constraint as its definition just as it stands.
  private mutating func mention(_ terms: [Term]) -> Symbol? {
    let fresh = terms.first {
      kinds[Int($0.symbol)] == .free && !isMentioned[Int($0.symbol)]
        && abs(work[$0.symbol]) > Simplex.pivotTolerance
    }
    for term in terms { isMentioned[Int(term.symbol)] = true }
    return fresh?.symbol
  }

  /// Writes the work row over parameters, nonbasic restricted and undefined free variables.
  private mutating func expand() {
    for symbol in work.symbols { wait(symbol) }
    // From the highest rank down, each definition is used once, after all that refer to it.
    while let symbol = pending.popHighest() {
      let factor = work.take(symbol)
      guard factor != 0 else { continue }
      for term in definitions[Int(places[Int(symbol)])].terms
      where work.add(term.symbol, factor * term.coefficient) {
        wait(term.symbol)
      }
    }
    for index in work.symbols.indices {
      let symbol = work.symbols[index]
      guard kinds[Int(symbol)] == .restricted, isBasic(symbol) else { continue }
      addToWork(rows[Int(places[Int(symbol)])].terms, work.take(symbol))
    }
  }

  private mutating func wait(_ symbol: Symbol) {
    guard kinds[Int(symbol)] == .free, isBasic(symbol) else { return }
    pending.insert(symbol, rank: definitions[Int(places[Int(symbol)])].rank)
  }

  private mutating func addToWork(_ terms: [Term], _ factor: Double) {
    guard factor != 0 else { return }
    for term in terms { work.add(term.symbol, factor * term.coefficient) }
  }

  /// Replaces variables that have short definitions, so that chains of views inside views stay short as well.
  private mutating func shorten() {
    var index = 0
    while index < work.symbols.count {
      let symbol = work.symbols[index]
      index += 1
      guard kinds[Int(symbol)] == .free, isBasic(symbol) else { continue }
      let terms = definitions[Int(places[Int(symbol)])].terms
      if terms.count <= 3 { addToWork(terms, work.take(symbol)) }
    }
  }

  /// A restricted variable for a deviation, in the work row with that sign; nil for a forbidden one.
  private mutating func makeDeviation(_ penalty: Penalty, sign: Double) -> Symbol? {
    if penalty == .forbidden { return nil }
    let symbol = makeSymbol(.restricted)
    if case .level(let level) = penalty { costs[Int(symbol) * levelCount + level] = 1 }
    work.add(symbol, sign)
    return symbol
  }

  /// The newest free variable of the work row, because the fewest others are likely to depend on it; but none
  /// that is a thousand times smaller than another, as it would make the others' coefficients large.
  private func undefinedVariable() -> Symbol? {
    var largest = 0.0
    for symbol in work.symbols where kinds[Int(symbol)] == .free { largest = max(largest, abs(work[symbol])) }
    let least = max(largest / 1_000, Simplex.pivotTolerance)
    var newest: Symbol?
    for symbol in work.symbols where kinds[Int(symbol)] == .free && abs(work[symbol]) >= least {
      newest = max(newest ?? symbol, symbol)
    }
    return newest
  }

  /// Solves the work row for a free variable. A fresh one ranks above all that it may refer to. Any other
  /// refers to undefined variables only, and ranks below whatever refers to it.
  private mutating func define(_ variable: Symbol, isFresh: Bool) {
    let index = Int32(definitions.count)
    places[Int(variable)] = index
    let rank = isFresh ? Int32(late.count) : -1 - Int32(early.count)
    if isFresh { late.append(index) } else { early.append(index) }
    definitions.append(Definition(variable: variable, terms: work.terms(solvedFor: variable), rank: rank))
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
    // One of the constraint's own deviations can be basic if that gives it a value that is not negative: the
    // rest of the tableau stays as it is.
    if let own = value >= 0 ? up : down {
      install(own)
      optimize()
      return .accepted
    }
    let hasRestricted = work.symbols.contains { kinds[Int($0)] == .restricted && work.holds($0) }
    if hasRestricted { return addWithArtificial(value) }
    // Only numbers are left: the equation repeats others, or contradicts them.
    let numbers = work.symbols.map { Term($0, work[$0]) }
    guard abs(value) <= Simplex.redundancyTolerance else { return refuse(numbers) }
    keepParameterEquation(numbers, missing: value)
    return .accepted
  }

  /// Makes the work row, solved for `symbol`, a row of the tableau.
  mutating func install(_ symbol: Symbol) {
    let row = Row(basic: symbol, terms: work.terms(solvedFor: symbol))
    let index: Int
    if let unused = unusedRows.popLast() {
      index = Int(unused)
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
      rowStamps.append(0)
    }
    places[Int(symbol)] = Int32(index)
    var value = 0.0
    for term in row.terms {
      addHolder(index, of: term.symbol)
      if kinds[Int(term.symbol)] == .parameter { value += term.coefficient * values[Int(term.symbol)] }
    }
    values[Int(symbol)] = value
    moveCost(of: symbol, into: row.terms)
  }

  /// Notes which parameters a row that cannot be zero is made of.
  mutating func refuse(_ terms: [Term]) -> Addition {
    contradiction = terms.filter(isParameter).map(\.symbol)
    return .infeasible
  }

  private func isParameter(_ term: Term) -> Bool {
    kinds[Int(term.symbol)] == .parameter && term.symbol != Simplex.one
      && abs(term.coefficient) > Simplex.pivotTolerance
  }

  /// Keeps what an equation without variables demands of the parameters.
  mutating func keepParameterEquation(_ terms: [Term], missing: Double) {
    guard terms.contains(where: isParameter) else { return }
    parameterEquations.append(
      terms.filter { kinds[Int($0.symbol)] == .parameter } + [Term(Simplex.one, -missing)])
  }
}
