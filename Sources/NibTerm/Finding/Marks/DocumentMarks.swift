import NibCore
import Synchronization

/// Checks documents in the background and tells how they came off.
///
///     let marks = DocumentMarks(root: root, options: options) { list.setMarks($0) }    // on the main queue
///     marks.setDocuments(list.documents)      // when a search is done, and when documents came or went
///     marks.prioritise(pathsInView)           // whenever others are in view
///     marks.recheck(path)                     // when a document was saved
///     marks.stop()
///
/// One thread works, the documents in view first. A document is checked again when it is written to: at once after
/// `recheck`, within some two seconds if it is in view. All paths go from the root.
final class DocumentMarks {
  private let checker: MarkChecker
  private let handler: MainHandler<[String: DocumentMark]>
  private let worker: Worker

  init(
    _ checker: MarkChecker, queue: @escaping MainHandler<[String: DocumentMark]>.Queue = mainQueue,
    onMarks: @escaping ([String: DocumentMark]) -> Void
  ) {
    let handler = MainHandler(queue, onMarks)
    self.checker = checker
    self.handler = handler
    worker = Worker(named: "marks") {
      let (marks, next) = checker.step()
      if !marks.isEmpty { handler.send(marks) }
      return next
    }
  }

  /// Sets which documents there are, and with them the storyboards that others may refer to.
  func setDocuments(_ paths: [String]) {
    checker.change { $0.setDocuments(paths) }
    worker.wake()
  }

  /// Checks these first: those in view, from the top.
  func prioritise(_ paths: [String]) {
    checker.change { queue in
      if queue.watched != paths { queue.prioritise(paths) }
    }
    worker.wake()
  }

  /// Checks a document again, before all others.
  func recheck(_ path: String) {
    checker.change { $0.forget([path]) }
    worker.wake()
  }

  /// Ends checking; nothing is told any more. For the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}
