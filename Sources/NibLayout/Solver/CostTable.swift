/// The reduced costs of nonbasic variables: for each variable, a vector with one cost per priority level. Most
/// variables have no cost and no vector.
struct CostTable: ~Copyable {
  let levelCount: Int
  /// The index of each symbol's vector; -1 if the symbol costs nothing.
  private var slots: Buffer<Int32>
  /// The vectors, one after the other.
  private var costs: Buffer<Double>
  /// The indices of vectors that no symbol uses anymore.
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

  /// Adds a symbol, which has no cost yet.
  mutating func grow() { slots.append(-1) }

  /// Whether a symbol has a vector of costs, which may all be zero.
  func hasCosts(_ symbol: Linear.Symbol) -> Bool { slots[symbol] >= 0 }

  /// The costs of a symbol, one per level; `nil` if it has none. The pointer is valid until another symbol gets its
  /// first cost.
  private func vector(of symbol: Linear.Symbol) -> UnsafeMutablePointer<Double>? {
    let slot = Int(slots[symbol])
    return slot < 0 ? nil : costs.pointer + slot * levelCount
  }

  /// The sign of a symbol's cost: the sign of the cost on the first level where it is not zero.
  func sign(_ symbol: Linear.Symbol) -> Int {
    guard let vector = vector(of: symbol) else { return 0 }
    for level in 0..<levelCount {
      if vector[level] < -Linear.costTolerance { return -1 }
      if vector[level] > Linear.costTolerance { return 1 }
    }
    return 0
  }

  mutating func add(_ cost: Double, to symbol: Linear.Symbol, level: Int) {
    let vector = makeVector(of: symbol)
    vector[level] = Linear.sum(vector[level], cost)
  }

  /// Adds a multiple of the cost of `source`, which must have costs, to the cost of `symbol`. Returns true if the cost
  /// of `symbol` is now negative.
  mutating func add(_ factor: Double, times source: Linear.Symbol, to symbol: Linear.Symbol) -> Bool {
    let vector = makeVector(of: symbol)
    let sourceVector = costs.pointer + Int(slots[source]) * levelCount
    for level in 0..<levelCount where sourceVector[level] != 0 {
      vector[level] = Linear.sum(vector[level], factor * sourceVector[level])
    }
    return sign(symbol) < 0
  }

  /// Makes a symbol cost nothing.
  mutating func clear(_ symbol: Linear.Symbol) {
    guard slots[symbol] >= 0 else { return }
    unusedSlots.append(slots[symbol])
    slots[symbol] = -1
  }

  /// The costs of a symbol; creates a vector of zeros if it has none.
  private mutating func makeVector(of symbol: Linear.Symbol) -> UnsafeMutablePointer<Double> {
    if let vector = vector(of: symbol) { return vector }
    if let slot = unusedSlots.popLast() {
      slots[symbol] = slot
      (costs.pointer + Int(slot) * levelCount).update(repeating: 0, count: levelCount)
    } else {
      slots[symbol] = Int32(costs.count / max(1, levelCount))
      costs.append(repeating: 0, count: levelCount)
    }
    return costs.pointer + Int(slots[symbol]) * levelCount
  }

  /// Whether the first of two symbols costs less; if they cost the same, whether it is the smaller symbol.
  func isCheaper(_ a: Linear.Symbol, _ b: Linear.Symbol) -> Bool {
    hasSmallerRatio(Linear.Term(a, 1), Linear.Term(b, 1))
  }

  /// Whether the first of two variables has the smaller ratio of cost to its (positive) coefficient; if the
  /// ratios are equal, whether it is the smaller symbol.
  func hasSmallerRatio(_ a: Linear.Term, _ b: Linear.Term) -> Bool {
    switch compareRatios(a, b) {
    case .less: true
    case .greater: false
    case .equal: a.symbol < b.symbol
    }
  }

  enum Comparison { case less, equal, greater }

  /// Compares the ratios of cost to (positive) coefficient of two variables.
  func compareRatios(_ a: Linear.Term, _ b: Linear.Term) -> Comparison {
    let first = vector(of: a.symbol)
    let second = vector(of: b.symbol)
    if first != nil || second != nil {
      for level in 0..<levelCount {
        let left = first.map { $0[level] / a.coefficient } ?? 0
        let right = second.map { $0[level] / b.coefficient } ?? 0
        if left < right - Linear.costTolerance { return .less }
        if left > right + Linear.costTolerance { return .greater }
      }
    }
    return .equal
  }
}
