import NibCore
import Synchronization

/// The work that `DocumentMarks` has its thread do, a document a step.
final class MarkChecker: Sendable {
  private struct State {
    var queue = MarkQueue()
    /// Marks that nobody has been told yet, and since when there are any.
    var marks: [String: DocumentMark] = [:]
    var since: ContinuousClock.Instant?
  }

  /// Checks a document.
  private let check: @Sendable (_ path: String, _ storyboards: [String]) -> DocumentMark
  private let look: @Sendable (_ path: String) -> FileState
  private let state = Mutex(State())

  /// How long marks are collected, so that the screen is not drawn for each.
  private static let longestBatch = Duration.milliseconds(200)
  /// How long documents in view are left alone that were checked.
  private static let pause = Duration.seconds(2)

  /// - Parameters:
  ///   - check: checks the document at a path; it is told the storyboards that there are.
  ///   - look: the state of a document now.
  init(
    check: @escaping @Sendable (_ path: String, _ storyboards: [String]) -> DocumentMark,
    look: @escaping @Sendable (_ path: String) -> FileState
  ) {
    self.check = check
    self.look = look
  }

  /// Changes what there is to check.
  func change(_ change: (inout MarkQueue) -> Void) { state.withLock { change(&$0.queue) } }

  /// Looks at the next document, and checks it if it is news.
  ///
  /// - Returns: the marks to be told now, and what to do next.
  func step() -> (marks: [String: DocumentMark], next: Worker.Next) {
    guard let (path, storyboards) = take() else { return (takeMarks(), rest()) }
    // Before it is read: what is written meanwhile makes it news again.
    let seen = look(path)
    guard case .there = seen, state.withLock({ $0.queue.isNews(path, seen) }) else { return ([:], .goOn) }
    let mark = check(path, storyboards)
    let isDue = state.withLock { state in
      state.queue.setChecked(path, seen)
      state.marks[path] = mark
      let now = ContinuousClock.now
      let since = state.since ?? now
      state.since = since
      return now - since >= Self.longestBatch
    }
    return (isDue ? takeMarks() : [:], .goOn)
  }

  private func take() -> (path: String, storyboards: [String])? {
    state.withLock { state in state.queue.take().map { ($0, state.queue.storyboards) } }
  }

  private func takeMarks() -> [String: DocumentMark] {
    state.withLock { state in
      defer {
        state.marks = [:]
        state.since = nil
      }
      return state.marks
    }
  }

  private func rest() -> Worker.Next {
    state.withLock { $0.queue.lookAgain() } ? .sleep(Self.pause) : .wait
  }
}
