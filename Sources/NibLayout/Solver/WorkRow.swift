/// A row of the tableau that is being built, usually for a new constraint: its terms, and the index of each symbol's
/// term, so that adding a term takes constant time.
struct WorkRow: ~Copyable {
  /// The terms so far, in the order in which their symbols were added; some may have canceled out.
  private(set) var terms: Buffer<Linear.Term>
  /// The index of each symbol's term, counted from 1; 0 if the symbol has none.
  private var marks: Buffer<Int32>

  init(symbolCapacity: Int, in slab: inout Slab) {
    terms = Buffer(capacity: 32, in: &slab)
    marks = Buffer(capacity: symbolCapacity, in: &slab)
  }

  /// Increases the number of symbols that the row can contain.
  mutating func grow(by count: Int = 1) { marks.append(repeating: 0, count: count) }

  /// Adds a term; returns true if the symbol is new to the row.
  @discardableResult
  mutating func add(_ symbol: Linear.Symbol, _ coefficient: Double) -> Bool {
    let mark = Int(marks[symbol])
    guard mark == 0 else {
      let term = terms.pointer + (mark - 1)
      term.pointee.coefficient = Linear.sum(term.pointee.coefficient, coefficient)
      return false
    }
    terms.append(Linear.Term(symbol, coefficient))
    marks[symbol] = Int32(terms.count)
    return true
  }

  /// Sets a symbol's coefficient to zero and returns the previous coefficient; 0 if the symbol has no term.
  func remove(_ symbol: Linear.Symbol) -> Double {
    let mark = Int(marks[symbol])
    guard mark > 0 else { return 0 }
    defer { terms.pointer[mark - 1].coefficient = 0 }
    return terms[mark - 1].coefficient
  }

  /// A symbol's coefficient; 0 if the symbol has no term.
  subscript(symbol: Linear.Symbol) -> Double {
    let mark = Int(marks[symbol])
    return mark > 0 ? terms[mark - 1].coefficient : 0
  }

  /// Whether a term's coefficient is larger than a rounding error.
  static func isSignificant(_ term: Linear.Term) -> Bool {
    abs(term.coefficient) > Linear.coefficientTolerance
  }

  mutating func clear() {
    for index in 0..<terms.count { marks[terms[index].symbol] = 0 }
    terms.removeAll()
  }
}
