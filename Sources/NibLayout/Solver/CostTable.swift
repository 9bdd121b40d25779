/// The reduced costs of nonbasic variables, one vector of levels for each. Most symbols cost nothing and have
/// no vector.
struct CostTable: ~Copyable {
  let levelCount: Int
  /// The index of each symbol's vector; -1 if the symbol costs nothing.
  private var slots: Buffer<Int32>
  private var costs: Buffer<Double>
  private var unusedSlots: Buffer<Int32>

  init(levelCount: Int, symbolCapacity: Int, in slab: inout Slab) {
    self.levelCount = levelCount
    slots = Buffer(capacity: symbolCapacity, in: &slab)
    costs = Buffer(capacity: symbolCapacity / 8 * levelCount, in: &slab)
    unusedSlots = Buffer(capacity: symbolCapacity / 8, in: &slab)
  }

  private init(copying other: borrowing CostTable) {
    levelCount = other.levelCount
    slots = other.slots.copy()
    costs = other.costs.copy()
    unusedSlots = other.unusedSlots.copy()
  }

  func copy() -> CostTable { CostTable(copying: self) }

  /// Makes room for one more symbol.
  mutating func grow() { slots.append(-1) }

  /// Whether a symbol may cost something.
  func hasCosts(_ symbol: Simplex.Symbol) -> Bool { slots[symbol] >= 0 }

  /// The costs of a symbol level by level, nil if it has none; valid until another symbol gets its first
  /// cost.
  private func costs(_ symbol: Simplex.Symbol) -> UnsafeMutablePointer<Double>? {
    let slot = Int(slots[symbol])
    return slot < 0 ? nil : costs.pointer + slot * levelCount
  }

  /// The sign of a symbol's cost: that of the first level where it is not zero.
  func sign(_ symbol: Simplex.Symbol) -> Int {
    guard let own = costs(symbol) else { return 0 }
    for level in 0..<levelCount {
      if own[level] < -Simplex.costTolerance { return -1 }
      if own[level] > Simplex.costTolerance { return 1 }
    }
    return 0
  }

  /// Adds to the cost of a symbol on one level.
  mutating func add(_ cost: Double, to symbol: Simplex.Symbol, level: Int) {
    let own = take(symbol)
    own[level] = Simplex.sum(own[level], cost)
  }

  /// Adds a multiple of the cost of `source`, which must have one, to the cost of `symbol`. Returns whether
  /// the cost of `symbol` is now negative.
  mutating func add(_ factor: Double, times source: Simplex.Symbol, to symbol: Simplex.Symbol) -> Bool {
    let own = take(symbol)
    let other = costs.pointer + Int(slots[source]) * levelCount
    for level in 0..<levelCount where other[level] != 0 {
      own[level] = Simplex.sum(own[level], factor * other[level])
    }
    return sign(symbol) < 0
  }

  /// Makes a symbol cost nothing.
  mutating func clear(_ symbol: Simplex.Symbol) {
    guard slots[symbol] >= 0 else { return }
    unusedSlots.append(slots[symbol])
    slots[symbol] = -1
  }

  /// The costs of a symbol; creates a vector of zeros if it has none.
  private mutating func take(_ symbol: Simplex.Symbol) -> UnsafeMutablePointer<Double> {
    if let own = costs(symbol) { return own }
    if let slot = unusedSlots.popLast() {
      slots[symbol] = slot
      (costs.pointer + Int(slot) * levelCount).update(repeating: 0, count: levelCount)
    } else {
      slots[symbol] = Int32(costs.count / max(1, levelCount))
      costs.append(repeating: 0, count: levelCount)
    }
    return costs.pointer + Int(slots[symbol]) * levelCount
  }

  // MARK: Comparing

  /// Whether the first of two symbols costs less; if they cost the same, whether it is the smaller symbol.
  func isCheaper(_ a: Simplex.Symbol, _ b: Simplex.Symbol) -> Bool {
    hasSmallerRatio(Simplex.Term(a, 1), Simplex.Term(b, 1))
  }

  /// Whether the first of two variables has the smaller ratio of cost to its (positive) coefficient; if the
  /// ratios are equal, whether it is the smaller symbol.
  func hasSmallerRatio(_ a: Simplex.Term, _ b: Simplex.Term) -> Bool {
    switch compareRatios(a, b) {
    case .less: true
    case .greater: false
    case .equal: a.symbol < b.symbol
    }
  }

  enum Comparison { case less, equal, greater }

  /// Compares the ratios of cost to (positive) coefficient of two variables.
  func compareRatios(_ a: Simplex.Term, _ b: Simplex.Term) -> Comparison {
    let first = costs(a.symbol)
    let second = costs(b.symbol)
    if first != nil || second != nil {
      for level in 0..<levelCount {
        let left = first.map { $0[level] / a.coefficient } ?? 0
        let right = second.map { $0[level] / b.coefficient } ?? 0
        if left < right - Simplex.costTolerance { return .less }
        if left > right + Simplex.costTolerance { return .greater }
      }
    }
    return .equal
  }
}
