import NibCore
import NibTools
import Synchronization

/// Finds all documents in a folder and its subfolders in the background.
///
///     let finder = NibFinder(root: "Project") { batch in
///       list.append(batch.documents)         // in their final order
///       status = batch.progress              // 812 folders, 97 documents
///     }
///     …
///     finder.cancel()                        // when no more documents are needed
///
/// Batches arrive on the main queue. Their documents are in the order in which `FolderSearch` finds them. In the last
/// batch, `progress.isDone` is true.
///
/// To watch the folder afterwards, create a `FolderWatcher` with the documents found.
final class NibFinder {
  struct Progress: Equatable, Sendable {
    /// The number of folders searched so far.
    var folders = 0
    /// The number of documents found so far.
    var documents = 0
    var isDone = false
  }

  /// The documents found since the previous batch.
  struct Batch: Equatable, Sendable {
    /// Paths relative to the root of the search.
    var documents: [String]
    var progress: Progress
  }

  private let handler: MainHandler<Batch>
  private let worker: Worker

  /// Starts the search.
  ///
  /// - Parameters:
  ///   - root: the folder to search.
  ///   - respectsIgnore: whether to skip what git ignores.
  ///   - onBatch: called with each batch, on the main queue.
  convenience init(root: String, respectsIgnore: Bool = true, onBatch: @escaping (Batch) -> Void) {
    self.init(root: root, respectsIgnore: respectsIgnore, queue: mainQueue, onBatch: onBatch)
  }

  init(
    root: String, respectsIgnore: Bool, queue: @escaping MainHandler<Batch>.Queue,
    onBatch: @escaping (Batch) -> Void
  ) {
    let handler = MainHandler(queue, onBatch)
    let run = Mutex(FinderRun(FolderSearch(root: root, respectsIgnore: respectsIgnore)))
    self.handler = handler
    worker = Worker(named: "finder") {
      let batch = run.withLock { $0.next() }
      handler.send(batch)
      return batch.progress.isDone ? .end : .goOn
    }
  }

  /// Stops the search. Call it on the main queue; no batch arrives afterwards.
  func cancel() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

/// The state of a search, used only by the finder's thread.
private struct FinderRun {
  private var search: FolderSearch
  private var progress = NibFinder.Progress()
  /// The time for which documents are collected before they are reported. It is short, so that the first documents
  /// appear quickly, but long enough that the screen is not redrawn for each document.
  private static let batchDuration = Duration.milliseconds(50)

  init(_ search: FolderSearch) { self.search = search }

  /// Searches folders until `batchDuration` has passed, and returns the documents found.
  mutating func next() -> NibFinder.Batch {
    let clock = ContinuousClock()
    let end = clock.now + Self.batchDuration
    var documents: [String] = []
    repeat {
      guard let folder = search.next() else {
        progress.isDone = true
        break
      }
      documents += folder.documents
      progress.folders += 1
      progress.documents += folder.documents.count
    } while clock.now < end
    return NibFinder.Batch(documents: documents, progress: progress)
  }
}
