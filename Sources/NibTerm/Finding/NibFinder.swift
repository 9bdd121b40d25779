import NibCore
import Synchronization

/// Finds all documents in a folder and below it in the background.
///
///     let finder = NibFinder(root: "Project") { batch in
///       list.append(batch.documents)         // in their final order
///       status = batch.progress              // 812 folders, 97 documents
///     }
///     …
///     finder.cancel()                        // when nobody wants the rest
///
/// Batches arrive on the main queue, in the order of `FolderSearch`; the last one says that it is the last. What
/// the search found out about folders goes to a `FolderWatcher`, if there shall be one.
final class NibFinder {
  /// How far a search is.
  struct Progress: Equatable, Sendable {
    /// How many folders have been looked into.
    var folders = 0
    var documents = 0
    var isDone = false
    /// What could not be searched in full, at most `mostRemarks` of it.
    var remarks: [FinderRemark] = []
    /// How many there were in all.
    var remarkCount = 0

    static let mostRemarks = 100

    fileprivate mutating func count(_ folder: FoundFolder) {
      folders += 1
      documents += folder.documents.count
      remarkCount += folder.remarks.count
      remarks += folder.remarks.prefix(Self.mostRemarks - remarks.count)
    }
  }

  /// What was found since the batch before.
  struct Batch: Equatable, Sendable {
    /// Paths from the search's root.
    var documents: [String]
    var progress: Progress
  }

  private let handler: MainHandler<Batch>
  private let worker: Worker

  /// Begins to search.
  ///
  /// - Parameters:
  ///   - root: the folder to begin in.
  ///   - respectsIgnore: whether what git leaves out is left out.
  ///   - onBatch: is called on the main queue.
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

  /// Ends the search. Call it on the main queue: from then on no batch arrives.
  func cancel() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

/// The state of a search: what the finder's thread alone works with.
private struct FinderRun {
  private var search: FolderSearch
  private var progress = NibFinder.Progress()
  /// So that the first documents are there at once, and the screen is not drawn for each of the rest.
  private static let longestBatch = Duration.milliseconds(50)

  init(_ search: FolderSearch) { self.search = search }

  /// What is found within a moment.
  mutating func next() -> NibFinder.Batch {
    let clock = ContinuousClock()
    let end = clock.now + Self.longestBatch
    var documents: [String] = []
    repeat {
      guard let folder = search.next() else {
        progress.isDone = true
        break
      }
      documents += folder.documents
      progress.count(folder)
    } while clock.now < end
    return NibFinder.Batch(documents: documents, progress: progress)
  }
}
