import NibCore
import Synchronization

/// Finds objects in all documents, in the background.
///
///     let finder = ObjectFinder(root: root) { panel.show($0) }     // on the main queue
///     finder.setDocuments(list.documents, open: path)
///     finder.begin()                       // reads the documents; results arrive for each query
///     finder.search(for: FoundQuery("temp"))
///     finder.end()                         // keeps what was read, for the next time
///
/// One thread reads the documents, and another thread searches them. A search ends early if there is a newer query.
/// While documents are read, the last query is repeated.
package final class ObjectFinder {
  private let index: ObjectIndex
  private let searcher = ObjectSearcher()
  private let handler: MainHandler<FoundResults>
  private let indexer: Worker?
  private let worker: Worker?

  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - edited: the documents that are searched instead of their files.
  ///   - isSynchronous: whether documents are read and searched immediately on the caller's thread.
  ///   - onResults: called with the results of each query, and again when more documents have been read.
  package convenience init(
    root: String, edited: EditedDocuments = EditedDocuments(), isSynchronous: Bool,
    onResults: @escaping (FoundResults) -> Void
  ) {
    self.init(ObjectIndex(root: root, edited: edited), isSynchronous: isSynchronous, onResults: onResults)
  }

  init(
    _ index: ObjectIndex, isSynchronous: Bool, queue: @escaping MainHandler<FoundResults>.Queue = mainQueue,
    onResults: @escaping (FoundResults) -> Void
  ) {
    self.index = index
    guard !isSynchronous else {
      handler = MainHandler({ $0() }, onResults)
      (indexer, worker) = (nil, nil)
      return
    }
    let handler = MainHandler(queue, onResults)
    self.handler = handler
    let searcher = searcher
    let worker = Worker(named: "find") {
      guard searcher.hasRequest else { return .wait }
      if let results = searcher.results(in: index.snapshot) { handler.send(results) }
      return .goOn
    }
    self.worker = worker
    let clock = UpdateClock()
    indexer = Worker(named: "index") {
      let (isChanged, next) = index.step()
      if clock.startUpdate(isChanged: isChanged, isLast: next != .goOn) {
        searcher.repeatLast()
        worker.wake()
      }
      return next
    }
  }

  /// Sets the documents to search, in the order of the list of documents.
  package func setDocuments(_ paths: [String], open: String?) {
    index.setDocuments(paths, open: open)
    indexer?.wake()
  }

  /// Starts to read documents that are new or have changed, and continues to do so until `end()`.
  package func begin() {
    index.set(isActive: true)
    indexer?.wake()
  }

  package func end() { index.set(isActive: false) }

  package func search(for query: FoundQuery) {
    searcher.request(query)
    if let worker { return worker.wake() }
    index.readAll()
    if let results = searcher.results(in: index.snapshot) { handler.send(results) }
  }

  deinit {
    handler.cancel()
    indexer?.stop()
    worker?.stop()
  }
}

/// The last query and the search for it. The main thread and the thread that searches share the instance.
private final class ObjectSearcher: Sendable {
  private struct Request {
    var query: FoundQuery?
    var isPending = false
    /// The number of requests so far.
    var number = 0
  }

  private let request = Mutex(Request())
  private let search = Mutex(ObjectSearch())

  var hasRequest: Bool { request.withLock { $0.isPending } }

  func request(_ query: FoundQuery) {
    request.withLock { $0 = Request(query: query, isPending: true, number: $0.number + 1) }
  }

  /// Requests the last query again, because more documents have been read.
  func repeatLast() { request.withLock { $0.isPending = $0.query != nil } }

  /// Searches for the last query. Returns `nil` if a newer query arrives meanwhile.
  func results(in index: IndexSnapshot) -> FoundResults? {
    let (query, number) = request.withLock { request in
      request.isPending = false
      return (request.query, request.number)
    }
    guard let query else { return nil }
    return search.withLock { search in
      search.results(of: query, in: index) { request.withLock { $0.number != number } }
    }
  }
}

/// Decides when the results are updated while documents are read: soon at first, and then less and less often, because
/// searching more documents takes longer.
private final class UpdateClock: Sendable {
  private struct State {
    var time = ContinuousClock.Instant.now
    var interval = UpdateClock.shortest
    var hasNews = false
  }

  private static let shortest = Duration.milliseconds(100)
  private static let longest = Duration.seconds(1)
  private let state = Mutex(State())

  /// Starts an update if one is due, and returns whether it is.
  ///
  /// - Parameters:
  ///   - isChanged: whether a document was just read.
  ///   - isLast: whether there are no more documents to read now.
  func startUpdate(isChanged: Bool, isLast: Bool) -> Bool {
    state.withLock { state in
      state.hasNews = state.hasNews || isChanged
      let now = ContinuousClock.now
      guard state.hasNews, isLast || now - state.time >= state.interval else { return false }
      let interval = isLast ? Self.shortest : min(Self.longest, state.interval * 2)
      state = State(time: now, interval: interval)
      return true
    }
  }
}
