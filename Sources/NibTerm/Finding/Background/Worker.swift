import NibCore
import NibScreen

/// A thread that does small pieces of work until it is stopped, and sleeps when there is nothing to do.
final class Worker: Sendable {
  /// What to do after a piece of work.
  enum Next: Equatable {
    /// Continue with the next piece immediately.
    case goOn
    /// Continue after the given time, or earlier if `wake()` is called.
    case sleep(Duration)
    /// Continue when `wake()` is called.
    case wait
    /// End the thread.
    case end
  }

  private let bell = Bell()
  /// The stack size. Deep documents need a stack as large as that of the main thread.
  private static let stackSize = 16 << 20

  /// Starts the thread.
  ///
  /// - Parameter work: does one piece of work on the thread. It should be short, because a stopped worker
  ///   ends only after it.
  init(named name: String, _ work: @escaping @Sendable () -> Next) {
    let bell = bell
    let thread = Thread {
      Terminal.guardingThread {
        while bell.mayGoOn(after: work()) {}
      }
    }
    thread.name = name
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Ends a pause.
  func wake() { bell.ring() }

  /// Ends the thread after the current piece of work.
  func stop() { bell.stop() }

  deinit { bell.stop() }
}

/// Signals between a worker's thread and the worker's owner.
private final class Bell: @unchecked Sendable {
  // Guards the properties below.
  private let condition = NSCondition()
  private var hasRung = false
  private var isStopped = false

  func ring() {
    condition.withLock {
      hasRung = true
      condition.signal()
    }
  }

  func stop() {
    condition.withLock {
      isStopped = true
      condition.signal()
    }
  }

  /// Waits as the last piece of work requested. Returns false if the thread should end.
  func mayGoOn(after next: Worker.Next) -> Bool {
    condition.withLock {
      switch next {
      case .goOn: break
      case .end: return false
      case .sleep(let duration): pause(until: Date(timeIntervalSinceNow: duration / .seconds(1)))
      case .wait: pause()
      }
      hasRung = false
      return !isStopped
    }
  }

  private func pause() {
    while !hasRung, !isStopped { condition.wait() }
  }

  private func pause(until date: Date) {
    while !hasRung, !isStopped, condition.wait(until: date) {}
  }
}
