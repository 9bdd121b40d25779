import NibCore
import Synchronization

/// Watches a folder in the background, and reports within about two seconds when documents are added or removed below
/// it. Create it when a `NibFinder` is done:
///
///     watcher = FolderWatcher(root: root, known: list.documents) { changes in list.apply(changes) }
///
/// Changes arrive on the main queue. The first changes include those that were made since the search.
package final class FolderWatcher {
  private let handler: MainHandler<FolderWatch.Changes>
  private let worker: Worker
  /// The time between two polls of the file system.
  private static let interval = Duration.seconds(2)

  /// Starts to watch a folder.
  ///
  /// - Parameters:
  ///   - respectsIgnore: whether files that git ignores are left out.
  ///   - known: the documents that a search has found.
  package convenience init(
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

  // The worker does not retain the watcher, and would go on polling without it.
  deinit { worker.stop() }
}
