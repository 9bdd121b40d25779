/// What defined free variables equal: each a sum of any symbols of lower rank, so that they never go in
/// circles.
struct Definitions: ~Copyable {
  private var variables: Buffer<Simplex.Symbol>
  private var ranks: Buffer<Int32>
  private var terms: Buffer<Simplex.Term>
  /// For each definition the number of its first term, and at last the number of all terms.
  private var starts: Buffer<Int32>
  /// Definitions in the order in which they can be evaluated: `early` backwards, then `late`.
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

  var count: Int { variables.count }

  /// The terms of a definition; good until one is added.
  subscript(index: Int32) -> UnsafeBufferPointer<Simplex.Term> {
    let start = Int(starts[index])
    return UnsafeBufferPointer(start: terms.pointer + start, count: Int(starts[index + 1]) - start)
  }

  func variable(_ index: Int32) -> Simplex.Symbol { variables[index] }

  func rank(_ index: Int32) -> Int32 { ranks[index] }

  /// Adds a term to the definition that `close` makes.
  mutating func append(_ term: Simplex.Term) { terms.append(term) }

  /// Makes the terms since the last one a definition; its number. It ranks above all others, or below them.
  mutating func close(_ variable: Simplex.Symbol, aboveAll: Bool) -> Int32 {
    let index = Int32(variables.count)
    variables.append(variable)
    starts.append(Int32(terms.count))
    ranks.append(aboveAll ? Int32(late.count) : -1 - Int32(early.count))
    if aboveAll { late.append(index) } else { early.append(index) }
    return index
  }

  /// Fills in the values of the variables, each after those that its definition refers to.
  func evaluate(_ values: borrowing Buffer<Double>) {
    for position in stride(from: early.count - 1, through: 0, by: -1) { evaluate(early[position], values) }
    for position in 0..<late.count { evaluate(late[position], values) }
  }

  private func evaluate(_ index: Int32, _ values: borrowing Buffer<Double>) {
    // By pointers, as this is most of what a resize of a small system does.
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
