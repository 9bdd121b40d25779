extension Tableau {
  /// The invariants that the tableau violates; empty if there are none.
  func invariantViolations() -> [String] {
    var problems: [String] = []
    for row in 0..<Int32(basics.count) where basics[row] >= 0 { problems += violations(ofRow: row) }
    for symbol in 0..<Symbol(kinds.count) where isNonbasicRestricted(symbol) {
      if costs.sign(symbol) < 0 { problems.append("s\(symbol) has a negative reduced cost") }
      if values[symbol] != 0 { problems.append("nonbasic s\(symbol) is \(values[symbol])") }
    }
    for index in 0..<Int32(definitions.count) { problems += violations(ofDefinition: index) }
    for symbol in 0..<Symbol(kinds.count) where symbol != Linear.one && !isExact(columnOf: symbol) {
      problems.append("the column of s\(symbol) is outdated, but not marked so")
    }
    return problems
  }

  /// Whether a column lists the rows that contain its symbol, each once, or is marked as outdated.
  private func isExact(columnOf symbol: Symbol) -> Bool {
    if isOutdated[symbol] { return true }
    let column = columns[symbol]
    return Set(column).count == column.count
      && column.allSatisfy { basics[$0] >= 0 && coefficient(of: symbol, in: $0) != 0 }
  }

  private func violations(ofDefinition index: Int32) -> [String] {
    definitions[index].filter { term in
      kinds[term.symbol] == .free && isBasic(term.symbol)
        && definitions.rank(places[term.symbol]) >= definitions.rank(index)
    }.map { "s\(definitions.variable(index)) refers to s\($0.symbol), which does not rank below it" }
  }

  /// The rules that a row breaks, in words.
  private func violations(ofRow row: Int32) -> [String] {
    var problems: [String] = []
    let basic = basics[row]
    let basicValue = values[basic]
    if places[basic] != row { problems.append("s\(basic) of row \(row) has another place: \(places[basic])") }
    if kinds[basic] != .restricted { problems.append("s\(basic) of row \(row) is not restricted") }
    if costs.hasCosts(basic) { problems.append("basic s\(basic) has a cost") }
    if basicValue < -10 * Linear.feasibilityTolerance { problems.append("s\(basic) is \(basicValue)") }
    var value = 0.0
    for term in rows[row] {
      if kinds[term.symbol] == .parameter { value += term.coefficient * values[term.symbol] }
      if isBasic(term.symbol) || kinds[term.symbol] == .free {
        problems.append("row \(row) contains s\(term.symbol), which is free or basic")
      }
      if term.symbol != Linear.one, !columns[term.symbol].contains(row) {
        problems.append("the column of s\(term.symbol) does not contain row \(row)")
      }
    }
    if Set(rows[row].map(\.symbol)).count != rows[row].count {
      problems.append("row \(row) repeats a symbol")
    }
    if abs(value - basicValue) > 1e-6 * max(1, abs(value)) {
      problems.append("row \(row) has the value \(value), but s\(basic) is \(basicValue)")
    }
    return problems
  }

  /// The defined free variables, with the terms that they equal.
  func allDefinitions() -> [(variable: Symbol, terms: [Term])] {
    var result: [(variable: Symbol, terms: [Term])] = []
    for index in 0..<Int32(definitions.count) {
      result.append((definitions.variable(index), Array(definitions[index])))
    }
    return result
  }

  /// The number of terms in rows and definitions.
  func termCount() -> Int {
    var count = 0
    for row in 0..<Int32(basics.count) { count += rows[row].count }
    for index in 0..<Int32(definitions.count) { count += definitions[index].count }
    return count
  }

  /// The tableau as readable text.
  func dump() -> String {
    func text(_ terms: some Sequence<Term>) -> String {
      terms.map { "\($0.coefficient)*s\($0.symbol)" }.joined(separator: " + ")
    }
    var lines: [String] = []
    for row in 0..<Int32(basics.count) where basics[row] >= 0 {
      lines.append("s\(basics[row]) = \(text(rows[row]))")
    }
    for index in 0..<Int32(definitions.count) {
      lines.append("s\(definitions.variable(index)) := \(text(definitions[index]))")
    }
    return lines.joined(separator: "\n")
  }
}
