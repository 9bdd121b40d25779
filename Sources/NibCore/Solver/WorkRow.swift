/// A row under construction: coefficients scattered by symbol, so that adding a term costs constant time.
struct WorkRow {
  /// The symbols touched so far, in the order in which they came; some may have cancelled out.
  private(set) var symbols: [Simplex.Symbol] = []
  private var coefficients: [Double] = []
  private var isPresent: [Bool] = []

  /// Makes room for one more symbol.
  mutating func grow() {
    coefficients.append(0)
    isPresent.append(false)
  }

  /// Adds a term; true if the symbol is new to the row.
  @discardableResult
  mutating func add(_ symbol: Simplex.Symbol, _ coefficient: Double) -> Bool {
    let index = Int(symbol)
    coefficients[index] = Simplex.sum(coefficients[index], coefficient)
    guard !isPresent[index] else { return false }
    isPresent[index] = true
    symbols.append(symbol)
    return true
  }

  /// Takes a symbol's term out of the row; what it was.
  mutating func take(_ symbol: Simplex.Symbol) -> Double {
    let coefficient = coefficients[Int(symbol)]
    coefficients[Int(symbol)] = 0
    return coefficient
  }

  subscript(symbol: Simplex.Symbol) -> Double { coefficients[Int(symbol)] }

  /// Whether the symbol's coefficient is more than noise.
  func holds(_ symbol: Simplex.Symbol) -> Bool {
    abs(coefficients[Int(symbol)]) > Simplex.coefficientTolerance
  }

  /// The terms of the row solved for `symbol`.
  func terms(solvedFor symbol: Simplex.Symbol) -> [Simplex.Term] {
    let factor = -1 / coefficients[Int(symbol)]
    var terms: [Simplex.Term] = []
    terms.reserveCapacity(symbols.count)
    for other in symbols where other != symbol && holds(other) {
      terms.append(Simplex.Term(other, coefficients[Int(other)] * factor))
    }
    return terms
  }

  mutating func clear() {
    for symbol in symbols {
      coefficients[Int(symbol)] = 0
      isPresent[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
