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

/// Which document is to be checked next, and which need no check because they are as they were.
struct MarkQueue {
  private var documents: [String] = []
  /// Those of them that others may refer to.
  private(set) var storyboards: [String] = []
  /// The first document that was not looked at since the list was set.
  private var next = 0
  /// Documents that come first, the next one last.
  private var urgent: [String] = []
  /// Those that were asked for last, to be looked at now and then.
  private(set) var watched: [String] = []
  /// The states that documents had when they were checked.
  private var checked: [String: FileState] = [:]

  init() {}

  /// Sets all documents. What is known about those that are no longer among them is forgotten.
  mutating func setDocuments(_ paths: [String]) {
    let present = Set(paths)
    checked = checked.filter { present.contains($0.key) }
    watched = watched.filter(present.contains)
    urgent = urgent.filter(present.contains)
    documents = paths
    storyboards = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".storyboardc") }
    next = 0
  }

  /// Puts documents before all others.
  mutating func prioritise(_ paths: [String]) {
    watched = paths
    urgent = paths.reversed()
  }

  /// Has documents checked again, whatever their state.
  mutating func forget(_ paths: [String]) {
    for path in paths { checked[path] = nil }
    urgent += paths.reversed()
  }

  /// The next document to look at; nil if all have been.
  mutating func take() -> String? {
    if let path = urgent.popLast() { return path }
    guard next < documents.count else { return nil }
    next += 1
    return documents[next - 1]
  }

  /// Puts those that were asked for last before all others once more; false if there are none.
  mutating func lookAgain() -> Bool {
    urgent = watched.reversed()
    return !watched.isEmpty
  }

  /// Whether a document must be checked that is in this state now.
  func isNews(_ path: String, _ state: FileState) -> Bool { checked[path] != state }

  /// Remembers the state of a document that was checked.
  mutating func setChecked(_ path: String, _ state: FileState) { checked[path] = state }
}
