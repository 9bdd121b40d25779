import NibCore
import NibScreen

/// A background thread that does small pieces of work until it is stopped, and sleeps when there is nothing to do.
package final class Worker: Sendable {
  /// The next step after a piece of work.
  package enum Next: Equatable {
    /// Continue with the next piece immediately.
    case goOn
    /// Continue after the given time, or earlier if `wake()` is called.
    case sleep(Duration)
    /// Continue when `wake()` is called.
    case wait
    case end
  }

  private let signal = WorkerSignal()
  /// The stack size in bytes. Deep documents need a stack as large as that of the main thread.
  private static let stackSize = 16 << 20

  /// Starts the thread.
  ///
  /// - Parameter work: does one piece of work on the thread and returns the next step. A piece of work should be short,
  ///   because a stopped worker ends only when `work` returns.
  package init(named name: String, _ work: @escaping @Sendable () -> Next) {
    let signal = signal
    let thread = Thread {
      Terminal.guardingThread {
        while signal.waitToContinue(after: work()) {}
      }
    }
    thread.name = name
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Does one piece of work on a thread of its own, which ends afterwards. The work cannot be stopped.
  package static func run(named name: String, _ work: @escaping @Sendable () -> Void) {
    _ = Worker(named: name) {
      work()
      return .end
    }
  }

  /// Ends the current pause. During a piece of work, skips the pause after it.
  package func wake() { signal.wake() }

  /// Ends the thread after the current piece of work.
  package func stop() { signal.stop() }

  deinit { signal.stop() }
}

/// Wakes or stops a worker's thread. The owner of the worker and the thread share it.
private final class WorkerSignal: @unchecked Sendable {
  // Guards the properties below.
  private let condition = NSCondition()
  /// Whether `wake()` was called since the thread last continued.
  private var isAwake = false
  private var isStopped = false

  func wake() {
    condition.withLock {
      isAwake = true
      condition.signal()
    }
  }

  func stop() {
    condition.withLock {
      isStopped = true
      condition.signal()
    }
  }

  /// Waits as the last piece of work requested. Returns `false` if the thread should end.
  func waitToContinue(after next: Worker.Next) -> Bool {
    condition.withLock {
      switch next {
      case .goOn: break
      case .end: return false
      case .sleep(let duration): pause(until: Date(timeIntervalSinceNow: duration / .seconds(1)))
      case .wait: pause()
      }
      isAwake = false
      return !isStopped
    }
  }

  private func pause() {
    while !isAwake, !isStopped { condition.wait() }
  }

  private func pause(until date: Date) {
    while !isAwake, !isStopped, condition.wait(until: date) {}
  }
}
