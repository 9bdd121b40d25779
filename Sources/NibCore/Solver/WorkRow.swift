/// A row under construction: coefficients scattered by symbol, so that adding a term costs constant time.
struct WorkRow {
  /// The symbols touched so far, in the order in which they came.
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
    coefficients[index] += coefficient
    guard !isPresent[index] else { return false }
    isPresent[index] = true
    symbols.append(symbol)
    return true
  }

  subscript(symbol: Simplex.Symbol) -> Double {
    get { coefficients[Int(symbol)] }
    set { coefficients[Int(symbol)] = newValue }
  }

  /// Whether the symbol's coefficient is more than noise.
  func holds(_ symbol: Simplex.Symbol) -> Bool {
    abs(coefficients[Int(symbol)]) > Simplex.coefficientTolerance
  }

  /// The terms that are more than noise, except the one of `symbol`, each times `factor`.
  func terms(without symbol: Simplex.Symbol? = nil, times factor: Double = 1) -> [Simplex.Term] {
    symbols.compactMap { other in
      guard other != symbol, holds(other) else { return nil }
      return Simplex.Term(other, coefficients[Int(other)] * factor)
    }
  }

  mutating func clear() {
    for symbol in symbols {
      coefficients[Int(symbol)] = 0
      isPresent[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
