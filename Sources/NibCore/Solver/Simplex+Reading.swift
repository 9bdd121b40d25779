extension Simplex {
  /// The values of all symbols: parameters and restricted ones as they are, free ones from their definitions.
  /// Undefined free variables are zero.
  func solution() -> [Double] {
    var result = values
    evaluateDefinitions(into: &result)
    return result
  }

  /// Fills in the free variables, each after those that its definition refers to.
  func evaluateDefinitions(into result: inout [Double]) {
    for index in early.reversed() { evaluate(Int(index), into: &result) }
    for index in late { evaluate(Int(index), into: &result) }
  }

  private func evaluate(_ index: Int, into result: inout [Double]) {
    var value = 0.0
    for term in definitions[index].terms { value += term.coefficient * result[Int(term.symbol)] }
    result[Int(definitions[index].variable)] = value
  }

  // MARK: Invariants

  /// What is wrong with the tableau; empty when all is well.
  func invariantViolations() -> [String] {
    var problems: [String] = []
    for (index, row) in rows.enumerated() where row.basic >= 0 { problems += violations(of: row, at: index) }
    for symbol in kinds.indices.map({ Symbol($0) }) where isNonbasicRestricted(symbol) {
      if costSign(symbol) < 0 { problems.append("s\(symbol) has a negative reduced cost") }
      if values[Int(symbol)] != 0 { problems.append("nonbasic s\(symbol) is \(values[Int(symbol)])") }
    }
    for definition in definitions {
      for term in definition.terms where kinds[Int(term.symbol)] == .free && isBasic(term.symbol) {
        if definitions[Int(places[Int(term.symbol)])].rank >= definition.rank {
          problems.append("s\(definition.variable) refers to s\(term.symbol), which does not rank below it")
        }
      }
    }
    return problems
  }

  private func violations(of row: Row, at index: Int) -> [String] {
    var problems: [String] = []
    let own = values[Int(row.basic)]
    if Int(places[Int(row.basic)]) != index { problems.append("row \(index) does not own s\(row.basic)") }
    if own < -10 * Simplex.feasibilityTolerance { problems.append("s\(row.basic) is \(own)") }
    var value = 0.0
    for term in row.terms {
      if kinds[Int(term.symbol)] == .parameter { value += term.coefficient * values[Int(term.symbol)] }
      if isBasic(term.symbol) || kinds[Int(term.symbol)] == .free {
        problems.append("row \(index) holds s\(term.symbol), which is free or basic")
      }
      if term.symbol != Simplex.one, !columns[Int(term.symbol)].contains(Int32(index)) {
        problems.append("column \(term.symbol) misses row \(index)")
      }
    }
    if Set(row.terms.map(\.symbol)).count != row.terms.count {
      problems.append("row \(index) repeats a symbol")
    }
    if abs(value - own) > 1e-6 * max(1, abs(value)) {
      problems.append("row \(index) is worth \(value), but s\(row.basic) is \(own)")
    }
    return problems
  }

  /// The tableau as text, for people.
  func dump() -> String {
    func text(_ terms: [Term]) -> String {
      terms.map { "\($0.coefficient)*s\($0.symbol)" }.joined(separator: " + ")
    }
    let restricted = rows.filter { $0.basic >= 0 }.map { "s\($0.basic) = \(text($0.terms))" }
    let free = definitions.map { "s\($0.variable) := \(text($0.terms))" }
    return (restricted + free).joined(separator: "\n")
  }
}
