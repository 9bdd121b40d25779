import NibCore
import Synchronization

/// Watches the documents on the screen by polling them four times a second, which works on every file system,
/// including network file systems.
///
///     let watcher = FileWatcher { news in … }     // on the main queue
///     let state = FileState(ofDocument: path)     // before the document is read, so that nothing is missed
///     watcher.follow([path: state])
///     …
///     watcher.stop()
///
/// `FileWatch` decides when a change counts: about sixty milliseconds after the last write.
final class FileWatcher {
  /// What happened to a file.
  struct News: Equatable, Sendable {
    let path: String
    let event: FileWatch.Event
  }

  private let watches: FollowedFiles
  private let handler: MainHandler<News>
  private let worker: Worker
  private static let interval = Duration.milliseconds(250)
  /// The polling interval while a file is being written.
  private static let settlingInterval = Duration.milliseconds(60)

  /// - Parameter onNews: is called on the main queue, once for each file that has changed.
  convenience init(onNews: @escaping (News) -> Void) { self.init(queue: mainQueue, onNews: onNews) }

  init(queue: @escaping MainHandler<News>.Queue, onNews: @escaping (News) -> Void) {
    let handler = MainHandler(queue, onNews)
    let watches = FollowedFiles { FileState(ofDocument: $0) }
    self.handler = handler
    self.watches = watches
    worker = Worker(named: "files") {
      let (news, isSettling) = watches.poll()
      news.forEach(handler.send)
      if watches.isEmpty { return .wait }
      return .sleep(isSettling ? Self.settlingInterval : Self.interval)
    }
  }

  /// Watches these files and no others.
  ///
  /// - Parameter files: paths with the states that the files had when they were read.
  func follow(_ files: [String: FileState]) {
    watches.follow(files)
    worker.wake()
  }

  /// Stops watching; no further news is reported. Call it on the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

/// The watched files, shared by the thread that polls them and the thread that chooses them.
final class FollowedFiles: Sendable {
  private let look: @Sendable (String) -> FileState
  private let watches = Mutex<[String: FileWatch]>([:])

  /// - Parameter look: returns the current state of a file. Tests supply their own.
  init(look: @escaping @Sendable (String) -> FileState) { self.look = look }

  var isEmpty: Bool { watches.withLock(\.isEmpty) }

  func follow(_ files: [String: FileState]) {
    watches.withLock { $0 = files.mapValues { FileWatch($0) } }
  }

  /// Looks at each file once.
  func poll() -> (news: [FileWatcher.News], isSettling: Bool) {
    // Look outside the lock: it may take long, and `follow` must not wait for it.
    let seen = watches.withLock { $0.keys.sorted() }.map { (path: $0, state: look($0)) }
    return watches.withLock { watches in
      let news = seen.compactMap { seen in
        watches[seen.path]?.see(seen.state).map { FileWatcher.News(path: seen.path, event: $0) }
      }
      return (news, watches.values.contains(where: \.isSettling))
    }
  }
}

/// Derives what happened to a file from the states that are seen at intervals.
///
/// A state counts once it has been seen twice in a row. So a file that is being written is reported when it
/// is complete, and an editor that replaces a file with a new one does not appear to delete it.
struct FileWatch {
  enum Event: Equatable, Sendable { case changed, deleted, reappeared }

  /// The state that was last reported.
  private var told: FileState
  /// A different state that was seen once.
  private var candidate: FileState?

  /// - Parameter state: the state of the file when it was read.
  init(_ state: FileState) { told = state }

  /// Whether a change was seen that the next look must confirm.
  var isSettling: Bool { candidate != nil }

  /// Adds the state that is seen now, and returns the event that it completes, if any.
  mutating func see(_ state: FileState) -> Event? {
    guard state != .unreachable else { return nil }
    guard state != told, state == candidate else {
      candidate = state == told ? nil : state
      return nil
    }
    let wasMissing = told == .missing
    told = state
    candidate = nil
    if state == .missing { return .deleted }
    return wasMissing ? .reappeared : .changed
  }
}
