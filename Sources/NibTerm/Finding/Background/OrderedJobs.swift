import NibCore

/// The same work for many things, on several threads, its results handed on in the order of the things.
struct OrderedJobs {
  /// How many threads work; with one, that is the caller's own.
  let threads: Int

  /// How far results may be ahead of the one that is waited for, so that memory does not grow with the number of things.
  private static let lead = 64
  /// Deep documents need as much of a stack as the main thread's.
  private static let stackSize = 16 << 20

  /// Works on every item and calls `finish` with the results, on the caller's thread.
  func run<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Outcome, finish: (Outcome) -> Void
  ) {
    guard threads > 1, items.count > 1 else {
      for item in items { finish(work(item)) }
      return
    }
    let desk = Desk<Outcome>(count: items.count, lead: OrderedJobs.lead)
    for _ in 0..<min(threads, items.count) {
      let thread = Thread {
        while let index = desk.take() { desk.put(work(items[index]), at: index) }
      }
      thread.stackSize = OrderedJobs.stackSize
      thread.start()
    }
    while let outcome = desk.next() { finish(outcome) }
  }
}

/// Where threads take work from and put what came of it.
private final class Desk<Outcome: Sendable>: @unchecked Sendable {
  // Guards what follows.
  private let condition = NSCondition()
  private let count: Int
  private let lead: Int
  private var taken = 0
  private var handedOn = 0
  private var outcomes: [Int: Outcome] = [:]

  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
  }

  /// The number of the next piece of work, nil when there is no more; waits while it is too far ahead.
  func take() -> Int? {
    condition.withLock {
      while taken < count, taken >= handedOn + lead { condition.wait() }
      guard taken < count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func put(_ outcome: Outcome, at index: Int) {
    condition.withLock {
      outcomes[index] = outcome
      condition.broadcast()
    }
  }

  /// The next outcome in order, nil after the last; waits for it.
  func next() -> Outcome? {
    condition.withLock {
      guard handedOn < count else { return nil }
      while true {
        if let outcome = outcomes.removeValue(forKey: handedOn) {
          handedOn += 1
          condition.broadcast()
          return outcome
        }
        condition.wait()
      }
    }
  }
}
