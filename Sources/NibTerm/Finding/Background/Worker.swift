import NibCore
import NibScreen

/// A thread that does small pieces of work until it is stopped, and sleeps where there is nothing to do.
final class Worker: Sendable {
  /// What to do after a piece of work.
  enum Next: Equatable {
    /// The next piece at once.
    case goOn
    /// The next piece after a while, or when somebody calls `wake()`.
    case sleep(Duration)
    /// The next piece when somebody calls `wake()`.
    case wait
    /// No further piece; the thread ends.
    case end
  }

  private let bell = Bell()
  /// Deep documents need as much of a stack as the main thread's.
  private static let stackSize = 16 << 20

  /// Starts the thread.
  ///
  /// - Parameter work: does one piece, on the thread. It should not take long: a stopped worker ends after it.
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

  /// Has the thread end after the piece that it is at.
  func stop() { bell.stop() }

  deinit { bell.stop() }
}

/// What the owner of a thread and the thread tell each other.
private final class Bell: @unchecked Sendable {
  // Guards what follows.
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

  /// Pauses as the last piece of work asks for; false if there is to be no other.
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
