import NibCore

/// Does the same work for many items on several threads, and delivers the results in the order of the items.
struct OrderedJobs {
  /// The number of threads. If it is 1, the caller's own thread does the work.
  let threads: Int

  /// The maximum number of results that wait for an earlier one. It limits the memory use.
  private static let lead = 64
  /// The stack size. Deep documents need a stack as large as that of the main thread.
  private static let stackSize = 16 << 20

  /// Processes every item, and calls `finish` with the results on the caller's thread.
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

/// The shared state of the threads: the next item to process, and the results.
private final class Desk<Outcome: Sendable>: @unchecked Sendable {
  // Guards the properties below.
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

  /// The index of the next item to process; nil if there are no more. Waits while it is too far ahead of the
  /// results that were delivered.
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

  /// Waits for the next result in order; nil after the last one.
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
