import NibCore
import Synchronization

/// Watches the documents on the screen in the background. It polls their states four times a second, which works on
/// every file system, including network file systems.
///
///     let watcher = FileWatcher { change in … }   // on the main queue
///     let state = FileState(ofDocument: path)     // before the document is read, so that nothing is missed
///     watcher.watch([path: state])
///     …
///     watcher.stop()
///
/// A change is reported as soon as two polls in a row find the same new state (`FileWatch`). After a poll that finds a
/// new state, the next poll follows in 60 milliseconds.
package final class FileWatcher {
  package struct Change: Equatable, Sendable {
    package let path: String
    package let event: FileWatch.Event
  }

  private let files: WatchedFiles
  private let handler: MainHandler<Change>
  private let worker: Worker
  private static let interval = Duration.milliseconds(250)
  /// The polling interval while a file is being written.
  private static let settlingInterval = Duration.milliseconds(60)

  /// - Parameter onChange: called on the main queue for each change of a file.
  package convenience init(onChange: @escaping (Change) -> Void) {
    self.init(queue: mainQueue, onChange: onChange)
  }

  init(queue: @escaping MainHandler<Change>.Queue, onChange: @escaping (Change) -> Void) {
    let handler = MainHandler(queue, onChange)
    let files = WatchedFiles { FileState(ofDocument: $0) }
    self.handler = handler
    self.files = files
    worker = Worker(named: "files") {
      let (changes, isSettling) = files.poll()
      changes.forEach(handler.send)
      if files.isEmpty { return .wait }
      return .sleep(isSettling ? Self.settlingInterval : Self.interval)
    }
  }

  /// Watches the given files instead of the files that were watched before.
  ///
  /// - Parameter files: paths with the states that the files had when they were read.
  package func watch(_ files: [String: FileState]) {
    self.files.watch(files)
    worker.wake()
  }

  /// Stops watching; no further changes are reported. Call it on the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

/// The watched files, shared by the thread that polls them and the thread that chooses them.
final class WatchedFiles: Sendable {
  private let currentState: @Sendable (String) -> FileState
  private let watches = Mutex<[String: FileWatch]>([:])

  /// - Parameter currentState: returns the current state of a file. Tests supply their own.
  init(currentState: @escaping @Sendable (String) -> FileState) { self.currentState = currentState }

  var isEmpty: Bool { watches.withLock(\.isEmpty) }

  func watch(_ files: [String: FileState]) {
    watches.withLock { $0 = files.mapValues { FileWatch($0) } }
  }

  /// Reads the state of each file once. Returns the changes, and whether a file may still be being written.
  func poll() -> (changes: [FileWatcher.Change], isSettling: Bool) {
    // Read the states outside the lock, because reading may take long and `watch` must not wait.
    let states = watches.withLock { $0.keys.sorted() }.map { (path: $0, state: currentState($0)) }
    return watches.withLock { watches in
      let changes = states.compactMap { path, state in
        watches[path]?.update(state).map { FileWatcher.Change(path: path, event: $0) }
      }
      return (changes, watches.values.contains(where: \.isSettling))
    }
  }
}

/// Derives the changes of one file from its states at successive polls.
///
/// A change is reported when two polls in a row find the same new state. Therefore, a file that is being written is
/// reported when it is complete, and an editor that replaces a file with a new file does not appear to delete it.
package struct FileWatch {
  package enum Event: Equatable, Sendable { case changed, deleted, reappeared }

  /// The state that was last reported.
  private var reportedState: FileState
  /// A different state that the last poll found; `nil` if it found the reported state.
  private var candidate: FileState?

  /// - Parameter state: the state of the file when it was read.
  init(_ state: FileState) { reportedState = state }

  /// Whether the last poll found a change that the next poll must confirm.
  var isSettling: Bool { candidate != nil }

  /// Processes the state that a poll found. Returns the event to report, if any.
  mutating func update(_ state: FileState) -> Event? {
    guard state != .unreachable else { return nil }
    guard state != reportedState, state == candidate else {
      candidate = state == reportedState ? nil : state
      return nil
    }
    let wasMissing = reportedState == .missing
    reportedState = state
    candidate = nil
    if state == .missing { return .deleted }
    return wasMissing ? .reappeared : .changed
  }
}
