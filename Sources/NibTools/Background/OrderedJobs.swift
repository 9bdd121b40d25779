import NibCore

/// Does the same work for many items on several threads, and delivers the results in the order of the items. A
/// `Worker` is one thread that runs until it is stopped.
package struct OrderedJobs {
  /// The number of threads. If it is 1 and the work cannot be cancelled, the caller's own thread does the work.
  private let threads: Int

  /// The maximum number of items that are started but whose results are not delivered yet. It limits the use of memory.
  private static let maximumUndelivered = 64
  /// The stack size in bytes. Deep documents need a stack as large as that of the main thread.
  private static let stackSize = 16 << 20

  /// The time in seconds between two calls of `isCancelled`.
  private static let interval = 0.1

  package init(threads: Int) { self.threads = threads }

  /// Processes every item, and calls `finish` with the results on the caller's thread. If `finish` returns false, no
  /// further items are started and no further results are delivered.
  ///
  /// - Parameters:
  ///   - isCancelled: called on the caller's thread before each result, and several times per second while the caller
  ///     waits. If it returns true, no further items are started.
  ///   - finishesStarted: whether the items that were started before the cancellation are finished, and their results
  ///     delivered. If false, this function returns at once, although threads may still be processing items.
  package func run<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Outcome, isCancelled: (() -> Bool)? = nil,
    finishesStarted: Bool = false, finish: (Outcome) -> Bool
  ) {
    // To notice a cancellation while an item is processed, other threads must process the items.
    let isParallel = threads > 1 && items.count > 1
    guard isParallel || isCancelled != nil else {
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
    while true {
      switch state.next(every: OrderedJobs.interval, isCancelled: isCancelled ?? { false }) {
      case .outcome(let outcome): if !finish(outcome) { return state.stop() }
      case .cancelled where finishesStarted: state.stop()
      case .cancelled, .end: return state.stop()
      }
    }
  }
}

/// The state that the threads of `OrderedJobs` share: the next item to process, and the results.
private final class JobState<Outcome: Sendable>: @unchecked Sendable {
  // Guards the properties below.
  private let condition = NSCondition()
  /// The number of items to process.
  private var count: Int
  private let maximumUndelivered: Int
  private var isStopped = false
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

  /// Makes `startNext()` return `nil` from now on. The items that have been started are the last ones.
  func stop() {
    condition.withLock {
      isStopped = true
      count = startedCount
      condition.broadcast()
    }
  }

  func store(_ outcome: Outcome, at index: Int) {
    condition.withLock {
      outcomes[index] = outcome
      condition.broadcast()
    }
  }

  /// The next step of the receiver of the results.
  enum Next {
    case outcome(Outcome)
    /// The work was cancelled. Not reported after `stop()`.
    case cancelled
    /// There are no more results.
    case end
  }

  /// Waits for the next result in the order of the items.
  func next(every interval: TimeInterval, isCancelled: () -> Bool) -> Next {
    condition.withLock {
      while deliveredCount < count {
        if !isStopped, isCancelled() { return .cancelled }
        if let outcome = outcomes.removeValue(forKey: deliveredCount) {
          deliveredCount += 1
          condition.broadcast()
          return .outcome(outcome)
        }
        _ = condition.wait(until: Date(timeIntervalSinceNow: interval))
      }
      return .end
    }
  }
}
