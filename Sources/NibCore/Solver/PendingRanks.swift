/// Symbols waiting to be expanded, the highest rank first: a binary heap.
struct PendingRanks {
  private var heap: [(rank: Int32, symbol: Simplex.Symbol)] = []

  mutating func insert(_ symbol: Simplex.Symbol, rank: Int32) {
    heap.append((rank, symbol))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].rank < heap[index].rank else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  mutating func popHighest() -> Simplex.Symbol? {
    guard let last = heap.popLast() else { return nil }
    guard let highest = heap.first else { return last.symbol }
    heap[0] = last
    var index = 0
    while let child = largerChild(of: index), heap[child].rank > heap[index].rank {
      heap.swapAt(child, index)
      index = child
    }
    return highest.symbol
  }

  private func largerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    let right = left + 1
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right].rank > heap[left].rank ? right : left
  }
}
