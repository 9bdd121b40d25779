/// The definitions of free variables that have been eliminated from the tableau. Each definition is a sum of
/// symbols. The defined variables that it refers to have lower ranks, so that there are no cycles.
struct Definitions: ~Copyable {
  private var variables: Buffer<Linear.Symbol>
  private var ranks: Buffer<Int32>
  private var terms: Buffer<Linear.Term>
  /// The index of each definition's first term, followed by the total number of terms.
  private var starts: Buffer<Int32>
  /// The indices of all definitions, in two lists. Ranks ascend from the last element of `early` to its first, and then
  /// through `late`. Definitions are evaluated in this order.
  private var early: Buffer<Int32>
  private var late: Buffer<Int32>

  init(capacity: Int, in slab: inout Slab) {
    variables = Buffer(capacity: capacity, in: &slab)
    ranks = Buffer(capacity: capacity, in: &slab)
    terms = Buffer(capacity: 4 * capacity, in: &slab)
    starts = Buffer(capacity: capacity + 1, in: &slab)
    early = Buffer(capacity: capacity / 2, in: &slab)
    late = Buffer(capacity: capacity, in: &slab)
    starts.append(0)
  }

  private init(copying other: borrowing Definitions) {
    variables = other.variables.copy()
    ranks = other.ranks.copy()
    terms = other.terms.copy()
    starts = other.starts.copy()
    early = other.early.copy()
    late = other.late.copy()
  }

  func copy() -> Definitions { Definitions(copying: self) }

  /// The same definitions, with constants in place of the symbols for which `constant` returns a value.
  func copy(replacing constant: (Linear.Symbol) -> Double?) -> Definitions {
    var result = Definitions(copying: self)
    result.terms.removeAll()
    for index in 0..<count {
      result.starts[index] = Int32(result.terms.count)
      var sum = 0.0
      for term in self[Int32(index)] {
        if let value = constant(term.symbol) { sum += term.coefficient * value } else { result.append(term) }
      }
      if sum != 0 { result.append(Linear.Term(Linear.one, sum)) }
    }
    result.starts[count] = Int32(result.terms.count)
    return result
  }

  var count: Int { variables.count }

  /// The number of terms in all definitions.
  var termCount: Int { terms.count }

  /// The terms of a definition; valid until a term is added.
  subscript(index: Int32) -> UnsafeBufferPointer<Linear.Term> {
    let start = Int(starts[index])
    return UnsafeBufferPointer(start: terms.pointer + start, count: Int(starts[index + 1]) - start)
  }

  func variable(_ index: Int32) -> Linear.Symbol { variables[index] }

  func rank(_ index: Int32) -> Int32 { ranks[index] }

  /// Adds a term to the definition that the next call of `close` completes.
  mutating func append(_ term: Linear.Term) { terms.append(term) }

  /// Turns the terms added since the last call into a definition and returns its index. The definition ranks
  /// above all others if `aboveAll` is true; otherwise below them.
  mutating func close(_ variable: Linear.Symbol, aboveAll: Bool) -> Int32 {
    let index = Int32(variables.count)
    variables.append(variable)
    starts.append(Int32(terms.count))
    ranks.append(aboveAll ? Int32(late.count) : -1 - Int32(early.count))
    if aboveAll { late.append(index) } else { early.append(index) }
    return index
  }

  /// Sets the values of the defined variables, each after the variables that its definition refers to.
  func evaluate(_ values: borrowing Buffer<Double>) {
    for position in stride(from: early.count - 1, through: 0, by: -1) { evaluate(early[position], values) }
    for position in 0..<late.count { evaluate(late[position], values) }
  }

  /// Computes the variable of a definition.
  private func evaluate(_ index: Int32, _ values: borrowing Buffer<Double>) {
    // Uses pointers for speed: this loop takes most of the time when a small system is resized.
    let bounds = starts.pointer + Int(index)
    let end = terms.pointer + Int(bounds[1])
    var term = terms.pointer + Int(bounds[0])
    var value = 0.0
    while term < end {
      value += term.pointee.coefficient * values[term.pointee.symbol]
      term += 1
    }
    values[variables[index]] = value
  }
}
