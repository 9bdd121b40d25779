/// The variables of a row that still have to be replaced by their definitions, as a binary heap: the variable whose
/// definition has the highest rank is removed first.
struct ExpansionQueue: ~Copyable {
  // Not private: Swift 6.3.1 fails to compile other files of the target that destroy a queue with a private entry.
  struct Entry: BitwiseCopyable {
    /// The rank of the symbol's definition.
    var rank: Int32
    var symbol: Linear.Symbol
  }

  private var heap: Buffer<Entry>

  init(in slab: inout Slab) { heap = Buffer(capacity: 16, in: &slab) }

  /// Adds a symbol. Cost: O(log n).
  mutating func insert(_ symbol: Linear.Symbol, rank: Int32) {
    heap.append(Entry(rank: rank, symbol: symbol))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].rank < heap[index].rank else { return }
      swap(parent, index)
      index = parent
    }
  }

  /// Removes and returns the symbol with the highest rank; `nil` if there is none.
  mutating func popHighest() -> Linear.Symbol? {
    guard let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return last.symbol }
    let highest = heap[0]
    heap[0] = last
    var index = 0
    while let child = largerChild(of: index), heap[child].rank > heap[index].rank {
      swap(child, index)
      index = child
    }
    return highest.symbol
  }

  private func swap(_ first: Int, _ second: Int) {
    let entry = heap[first]
    heap[first] = heap[second]
    heap[second] = entry
  }

  private func largerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    let right = left + 1
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right].rank > heap[left].rank ? right : left
  }
}
