import NibCore

/// Does the same work for many items on several threads, and delivers the results in the order of the items. A
/// `Worker` is one thread that runs until it is stopped.
struct OrderedJobs {
  /// The number of threads. If it is 1, the caller's own thread does the work.
  let threads: Int

  /// The maximum number of items that are started or finished, but whose results are not delivered yet. It limits the
  /// memory use.
  private static let maximumUndelivered = 64
  /// The stack size in bytes. Deep documents need a stack as large as that of the main thread.
  private static let stackSize = 16 << 20

  /// Processes every item, and calls `finish` with the results on the caller's thread. If `finish` returns false, no
  /// further items are started and no further results are delivered.
  func run<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Outcome, finish: (Outcome) -> Bool
  ) {
    guard threads > 1, items.count > 1 else {
      for item in items where !finish(work(item)) { return }
      return
    }
    let state = JobState<Outcome>(count: items.count, maximumUndelivered: OrderedJobs.maximumUndelivered)
    for _ in 0..<min(threads, items.count) {
      let thread = Thread {
        while let index = state.startNext() { state.store(work(items[index]), at: index) }
      }
      thread.stackSize = OrderedJobs.stackSize
      thread.start()
    }
    while let outcome = state.nextOutcome() {
      guard finish(outcome) else { return state.stop() }
    }
  }
}

/// The state that the threads of `OrderedJobs` share: the next item to process, and the results.
private final class JobState<Outcome: Sendable>: @unchecked Sendable {
  // Guards the properties below.
  private let condition = NSCondition()
  private let count: Int
  private let maximumUndelivered: Int
  private var startedCount = 0
  private var deliveredCount = 0
  /// The results that are not delivered yet, by the indices of their items.
  private var outcomes: [Int: Outcome] = [:]

  init(count: Int, maximumUndelivered: Int) {
    self.count = count
    self.maximumUndelivered = maximumUndelivered
  }

  /// Returns the index of the next item to process, or `nil` if there are no more. Waits while too many results are
  /// undelivered.
  func startNext() -> Int? {
    condition.withLock {
      while startedCount < count, startedCount >= deliveredCount + maximumUndelivered { condition.wait() }
      guard startedCount < count else { return nil }
      startedCount += 1
      return startedCount - 1
    }
  }

  /// Makes `startNext()` return `nil` from now on.
  func stop() {
    condition.withLock {
      startedCount = count
      condition.broadcast()
    }
  }

  func store(_ outcome: Outcome, at index: Int) {
    condition.withLock {
      outcomes[index] = outcome
      condition.broadcast()
    }
  }

  /// Waits for the next result in the order of the items, and returns it. Returns `nil` after the last one.
  func nextOutcome() -> Outcome? {
    condition.withLock {
      guard deliveredCount < count else { return nil }
      while true {
        if let outcome = outcomes.removeValue(forKey: deliveredCount) {
          deliveredCount += 1
          condition.broadcast()
          return outcome
        }
        condition.wait()
      }
    }
  }
}
