extension Simplex {
  /// The values of all symbols: parameters and restricted ones as they are, free ones from their definitions.
  /// Undefined free variables are zero.
  func solution() -> [Double] {
    var result = values
    evaluateDefinitions(into: &result)
    return result
  }

  /// How every symbol moves when `symbol` (nonbasic restricted, parameter or undefined free) grows by one.
  func direction(of symbol: Symbol) -> [Double] {
    var result = [Double](repeating: 0, count: kinds.count)
    result[Int(symbol)] = 1
    for holder in columns[Int(symbol)] {
      let row = rows[Int(holder)]
      guard row.basic >= 0, let term = row.terms.first(where: { $0.symbol == symbol }) else { continue }
      result[Int(row.basic)] = term.coefficient
    }
    evaluateDefinitions(into: &result)
    return result
  }

  /// Fills in the free variables, each after those that its definition refers to.
  private func evaluateDefinitions(into result: inout [Double]) {
    var isDone = [Bool](repeating: false, count: definitions.count)
    var stack: [Int] = []
    for start in definitions.indices where !isDone[start] {
      stack.append(start)
      while let index = stack.last {
        let before = stack.count
        for term in definitions[index].terms where kinds[Int(term.symbol)] == .free {
          let place = Int(places[Int(term.symbol)])
          if place >= 0, !isDone[place] { stack.append(place) }
        }
        guard stack.count == before else { continue }
        stack.removeLast()
        guard !isDone[index] else { continue }
        isDone[index] = true
        result[Int(definitions[index].basic)] = definitions[index].terms.reduce(0) { sum, term in
          sum + term.coefficient * result[Int(term.symbol)]
        }
      }
    }
  }

  /// Sets a parameter and restores feasibility and optimality. False when the required constraints no longer hold.
  mutating func suggest(_ parameter: Symbol, _ value: Double) -> Bool {
    let change = value - values[Int(parameter)]
    guard change != 0 else { return true }
    values[Int(parameter)] = value
    for holder in columns[Int(parameter)] {
      let index = Int(holder)
      guard rows[index].basic >= 0,
        let term = rows[index].terms.first(where: { $0.symbol == parameter })
      else { continue }
      let basic = Int(rows[index].basic)
      values[basic] += term.coefficient * change
      if values[basic] < -Simplex.feasibilityTolerance { infeasible.append(holder) }
    }
    return repair()
  }

  /// Nonbasic restricted variables that could grow without any cost: directions in which the optimum is not unique.
  var costlessSymbols: [Symbol] {
    kinds.indices.map { Symbol($0) }.filter { symbol in
      kinds[Int(symbol)] == .restricted && !isBasic(symbol) && costSign(symbol) == 0 && canGrow(symbol)
    }
  }

  /// Whether the symbol can become positive before a basic variable reaches zero.
  private func canGrow(_ symbol: Symbol) -> Bool {
    guard let row = chooseLeaving(symbol) else { return true }
    return values[Int(rows[row].basic)] > Simplex.feasibilityTolerance
  }

  // MARK: Invariants

  /// What is wrong with the tableau; empty when all is well. For tests.
  func invariantViolations() -> [String] {
    var problems: [String] = []
    for (index, row) in rows.enumerated() where row.basic >= 0 {
      if Int(places[Int(row.basic)]) != index { problems.append("row \(index) does not own \(row.basic)") }
      if values[Int(row.basic)] < -1e-5 { problems.append("\(row.basic) is \(values[Int(row.basic)])") }
      var value = 0.0
      for term in row.terms {
        if isBasic(term.symbol) { problems.append("row \(index) holds the basic \(term.symbol)") }
        if !columns[Int(term.symbol)].contains(Int32(index)) {
          problems.append("column \(term.symbol) misses row \(index)")
        }
        if kinds[Int(term.symbol)] == .parameter { value += term.coefficient * values[Int(term.symbol)] }
      }
      if abs(value - values[Int(row.basic)]) > 1e-6 * max(1, abs(value)) {
        problems.append("row \(index) is worth \(value), \(row.basic) says \(values[Int(row.basic)])")
      }
    }
    for symbol in kinds.indices where kinds[symbol] == .restricted && !isBasic(Symbol(symbol)) {
      if costSign(Symbol(symbol)) < 0 { problems.append("\(symbol) has a negative reduced cost") }
    }
    return problems
  }

  /// The tableau as text, for people.
  func dump() -> String {
    func text(_ terms: [Term]) -> String {
      terms.map { "\($0.coefficient)*s\($0.symbol)" }.joined(separator: " + ")
    }
    let restricted = rows.filter { $0.basic >= 0 }.map { "s\($0.basic) = \(text($0.terms))" }
    let free = definitions.map { "s\($0.basic) := \(text($0.terms))" }
    return (restricted + free).joined(separator: "\n")
  }
}
