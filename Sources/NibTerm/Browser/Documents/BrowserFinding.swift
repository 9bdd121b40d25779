import NibCore
import Synchronization

/// The browser's background work: searching for documents, checking them, and watching for documents that are
/// saved, added or removed. All results arrive on the main queue.
final class BrowserFinding {
  private let root: String?
  private let respectsIgnore: Bool
  private weak var browser: Browser?
  private var finder: NibFinder?
  private var folders: FolderWatcher?
  private var marks: DocumentMarks?
  private var files: FileWatcher?

  init(root: String?, respectsIgnore: Bool, options: NibCanvas.Options, browser: Browser) {
    self.root = root
    self.respectsIgnore = respectsIgnore
    self.browser = browser
    files = FileWatcher { [weak browser] news in browser?.take(news) }
    guard let root else { return }
    marks = DocumentMarks(root: root, options: options) { [weak browser] marks in browser?.take(marks) }
    search(root)
  }

  private func search(_ root: String) {
    finder = NibFinder(root: root, respectsIgnore: respectsIgnore) { [weak self] batch in
      guard let self, let browser = self.browser else { return }
      browser.state.progress = batch.progress
      browser.take(found: batch.documents)
      if batch.progress.isDone { self.watchFolders(root) }
    }
  }

  private func watchFolders(_ root: String) {
    let known = browser?.panes.documents.list?.documents ?? []
    marks?.setDocuments(known)
    folders = FolderWatcher(root: root, respectsIgnore: respectsIgnore, known: known) { [weak self] changes in
      self?.browser?.take(changes)
      self?.marks?.setDocuments(self?.browser?.panes.documents.list?.documents ?? [])
    }
  }

  /// Watches these files and no others, with their states when they were read.
  func follow(_ states: [String: FileState]) { files?.follow(states) }

  /// Checks a document again after it was saved.
  func recheck(_ path: String) { marks?.recheck(path) }

  /// Checks the given documents, which are in view, before the others.
  func prioritize(_ paths: [String]) { marks?.prioritize(paths) }
}

/// Handles results from the background.
extension Browser {
  func take(found paths: [String]) {
    panes.documents.list?.append(paths)
    showChosenDocument()
    loop?.setNeedsDisplay()
  }

  func take(_ changes: FolderWatch.Changes) {
    panes.documents.list?.apply(changes)
    showChosenDocument()
    loop?.setNeedsDisplay()
  }

  func take(_ marks: [String: DocumentMark]) {
    panes.documents.list?.setMarks(marks)
    loop?.setNeedsDisplay()
  }

  /// Handles the news that a watched file was saved or removed, or exists again.
  func take(_ news: FileWatcher.News) {
    guard let open = state.open else { return }
    if let rows = panes.canvas.rows, rows.request.files.contains(news.path) {
      reload()
      loop?.setNeedsDisplay()
    }
    guard news.path == open.path, panes.canvas.rows == nil else { return }
    switch news.event {
    case .changed, .reappeared:
      reload()
      if let document = panes.documents.list?.chosenDocument { work.finding?.recheck(document) }
      if open.failure == nil {
        tell("\(open.name) was saved")
      } else {
        tell("\(open.name) cannot be read; this is what it was", isProblem: true)
      }
    case .deleted: tell("\(open.name) was deleted; this is what it was", isProblem: true)
    }
    loop?.setNeedsDisplay()
  }
}

/// Reports within about two seconds when documents are added or removed below a folder. Create it when a
/// `NibFinder` is done:
///
///     watcher = FolderWatcher(root: root, known: list.documents) { changes in list.apply(changes) }
///
/// Changes arrive on the main queue. The first ones include changes made since the search.
final class FolderWatcher {
  private let handler: MainHandler<FolderWatch.Changes>
  private let worker: Worker
  private static let interval = Duration.seconds(2)

  convenience init(
    root: String, respectsIgnore: Bool = true, known: [String],
    onChanges: @escaping (FolderWatch.Changes) -> Void
  ) {
    let watch = FolderWatch(root: root, respectsIgnore: respectsIgnore, known: known)
    self.init(watch, interval: Self.interval, queue: mainQueue, onChanges: onChanges)
  }

  init(
    _ watch: consuming sending FolderWatch, interval: Duration,
    queue: @escaping MainHandler<FolderWatch.Changes>.Queue,
    onChanges: @escaping (FolderWatch.Changes) -> Void
  ) {
    let handler = MainHandler(queue, onChanges)
    let state = Mutex(watch)
    self.handler = handler
    worker = Worker(named: "folders") {
      let changes = state.withLock { $0.poll() }
      if !changes.isEmpty { handler.send(changes) }
      return .sleep(interval)
    }
  }

  /// Stops watching; no further changes are reported. Call it on the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}
