import NibCore
import Synchronization

/// Watches the documents on the screen by looking at them four times a second, which works on every file system,
/// those over networks too.
///
///     let watcher = FileWatcher { news in … }     // on the main queue
///     let state = FileState(ofDocument: path)     // before the document is read, so that nothing is missed
///     watcher.follow([path: state])
///     …
///     watcher.stop()
///
/// `FileWatch` says when a change counts: some sixty milliseconds after the file came to rest.
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
  /// How soon a file is looked at again that is being written.
  private static let settlingInterval = Duration.milliseconds(60)

  /// - Parameter onNews: is called on the main queue, once a file that something happened to.
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

  /// Ends watching; nothing is told any more. For the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

/// The files that are watched, for the thread that looks at them and the one that says which.
final class FollowedFiles: Sendable {
  private let look: @Sendable (String) -> FileState
  private let watches = Mutex<[String: FileWatch]>([:])

  /// - Parameter look: the state of a file now; tests make one up.
  init(look: @escaping @Sendable (String) -> FileState) { self.look = look }

  var isEmpty: Bool { watches.withLock(\.isEmpty) }

  func follow(_ files: [String: FileState]) {
    watches.withLock { $0 = files.mapValues { FileWatch($0) } }
  }

  /// Looks at each file once.
  func poll() -> (news: [FileWatcher.News], isSettling: Bool) {
    // Looking may take long, and who says what to follow must not wait for it.
    let seen = watches.withLock { $0.keys.sorted() }.map { (path: $0, state: look($0)) }
    return watches.withLock { watches in
      let news = seen.compactMap { seen in
        watches[seen.path]?.see(seen.state).map { FileWatcher.News(path: seen.path, event: $0) }
      }
      return (news, watches.values.contains(where: \.isSettling))
    }
  }
}

/// Tells from what is seen of a file now and then what happened to it.
///
/// A state counts once it is seen twice in a row. So a file that is being written is told when it is complete, and
/// an editor that puts a new file in the place of the old one does not seem to delete it.
struct FileWatch {
  enum Event: Equatable, Sendable { case changed, deleted, reappeared }

  /// The state that was told last.
  private var told: FileState
  /// Another that was seen once.
  private var candidate: FileState?

  /// - Parameter state: what is known already, of when the file was read.
  init(_ state: FileState) { told = state }

  /// Whether something is going on that the next look will make clear.
  var isSettling: Bool { candidate != nil }

  /// Takes in what is seen now.
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
