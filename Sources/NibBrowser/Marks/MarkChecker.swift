import NibCore
import NibTools
import Synchronization

/// Does the work of the background thread of `DocumentMarks`. Each step handles one document.
final class MarkChecker: Sendable {
  private struct State {
    var queue = MarkQueue()
    /// The marks that have not been reported yet, by path.
    var marks: [String: DocumentMark] = [:]
    /// The time of the first mark that has not been reported yet.
    var firstMarkTime: ContinuousClock.Instant?
  }

  private let check: @Sendable (_ path: String, _ storyboards: CheckStoryboards) -> DocumentMark
  /// Returns the current state of a document.
  private let fileState: @Sendable (_ path: String) -> FileState
  private let state = Mutex(State())

  /// The time for which marks are collected before they are reported, so that the screen is not drawn for each mark.
  private static let batchDuration = Duration.milliseconds(200)
  /// The time between two checks for changes of the documents in view, once all documents have been checked.
  private static let pause = Duration.seconds(2)

  /// - Parameters:
  ///   - check: checks the document at a path; receives the storyboards among the documents.
  ///   - fileState: returns the current state of a document.
  init(
    check: @escaping @Sendable (_ path: String, _ storyboards: CheckStoryboards) -> DocumentMark,
    fileState: @escaping @Sendable (_ path: String) -> FileState
  ) {
    self.check = check
    self.fileState = fileState
  }

  /// Changes the queue of documents to check.
  func change(_ change: (inout MarkQueue) -> Void) { state.withLock { change(&$0.queue) } }

  /// Gets the next document from the queue, and checks it if it has changed since its last check.
  ///
  /// - Returns: the marks to report now, and what to do next.
  func step() -> (marks: [String: DocumentMark], next: Worker.Next) {
    guard let (path, storyboards) = take() else { return (takeMarks(), pauseBeforeNextStep()) }
    // Get the state before reading the document, so that a write during the check causes another check.
    let fileState = fileState(path)
    guard case .exists = fileState, state.withLock({ $0.queue.needsCheck(path, fileState) }) else {
      return ([:], .goOn)
    }
    let mark = check(path, storyboards)
    let isDue = state.withLock { state in
      state.queue.setChecked(path, fileState)
      state.marks[path] = mark
      let now = ContinuousClock.now
      let start = state.firstMarkTime ?? now
      state.firstMarkTime = start
      return now - start >= Self.batchDuration
    }
    return (isDue ? takeMarks() : [:], .goOn)
  }

  private func take() -> (path: String, storyboards: CheckStoryboards)? {
    state.withLock { state in state.queue.take().map { ($0, state.queue.storyboards) } }
  }

  /// The marks since the last call.
  private func takeMarks() -> [String: DocumentMark] {
    state.withLock { state in
      defer {
        state.marks = [:]
        state.firstMarkTime = nil
      }
      return state.marks
    }
  }

  private func pauseBeforeNextStep() -> Worker.Next {
    state.withLock { $0.queue.requeueWatched() } ? .sleep(Self.pause) : .wait
  }
}

/// The queue of documents to check. It skips documents that have not changed since their last check.
struct MarkQueue {
  private var documents: [String] = []
  /// The storyboards among the documents, which others may refer to.
  private(set) var storyboards = CheckStoryboards([])
  /// The index of the first document that `take()` has not returned since the list was set.
  private var next = 0
  /// Documents to check before all others, in reverse order.
  private var urgent: [String] = []
  /// The documents last passed to `prioritize`. They are added to the queue again whenever it is empty.
  private(set) var watched: [String] = []
  /// The states of the documents when they were last checked.
  private var checkedStates: [String: FileState] = [:]

  /// Sets the list of documents, and forgets the states of documents that are no longer in it.
  mutating func setDocuments(_ paths: [String]) {
    let present = Set(paths)
    checkedStates = checkedStates.filter { present.contains($0.key) }
    watched = watched.filter(present.contains)
    urgent = urgent.filter(present.contains)
    documents = paths
    storyboards = CheckStoryboards(paths)
    next = 0
  }

  /// Moves the given documents to the front of the queue.
  mutating func prioritize(_ paths: [String]) {
    watched = paths
    urgent = paths.reversed()
  }

  /// Forgets the states of the given documents and moves them to the front of the queue, so that they are checked
  /// again.
  mutating func forget(_ paths: [String]) {
    for path in paths { checkedStates[path] = nil }
    urgent += paths.reversed()
  }

  /// Removes the next document from the queue and returns it. Returns `nil` if the queue is empty.
  mutating func take() -> String? {
    if let path = urgent.popLast() { return path }
    guard next < documents.count else { return nil }
    next += 1
    return documents[next - 1]
  }

  /// Moves the documents last passed to `prioritize` to the front again. Returns `false` if there are none.
  mutating func requeueWatched() -> Bool {
    urgent = watched.reversed()
    return !watched.isEmpty
  }

  /// Whether a document with the given current state must be checked.
  func needsCheck(_ path: String, _ state: FileState) -> Bool { checkedStates[path] != state }

  /// Stores the state of a document that was checked.
  mutating func setChecked(_ path: String, _ state: FileState) { checkedStates[path] = state }
}
