import NibAnalysis
import NibCore
import NibTools

/// Checks documents in the background and reports the results, which the list of documents shows as marks.
///
///     let marks = DocumentMarks(root: root, check: check, programs: programs) { list.setMarks($0) }  // main queue
///     marks.setDocuments(list.documents)      // when a search is done, and when documents are added or removed
///     marks.prioritize(pathsInView)           // when other documents are in view
///     marks.recheck(path)                     // when a document is saved
///     marks.stop()
///
/// One thread checks the documents. Documents in view come first. A document that is written is checked again:
/// immediately after `recheck`, or within about two seconds if it is in view. All paths are relative to the root.
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

  /// Sets the list of documents to check. The checks also use this list to find storyboards that documents refer to.
  func setDocuments(_ paths: [String]) {
    checker.change { $0.setDocuments(paths) }
    worker.wake()
  }

  /// Checks the given documents before all others.
  ///
  /// - Parameter paths: the documents in view, from the top.
  func prioritize(_ paths: [String]) {
    checker.change { queue in
      if queue.watched != paths { queue.prioritize(paths) }
    }
    worker.wake()
  }

  /// Checks a document again, before all others.
  func recheck(_ path: String) {
    checker.change { $0.forget([path]) }
    worker.wake()
  }

  /// Stops checking; no further marks are reported. Call it on the main queue.
  func stop() {
    worker.stop()
    handler.cancel()
  }

  deinit { worker.stop() }
}

extension DocumentMarks {
  /// Checks documents as `nibterm check` does.
  ///
  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - check: the check of a document.
  ///   - programs: the programs that load the documents. Their sources are read on the thread that checks.
  ///   - onMarks: called on the main queue with the marks of the checked documents.
  convenience init(
    root: String, check: DocumentCheck, programs: CheckPrograms,
    onMarks: @escaping ([String: DocumentMark]) -> Void
  ) {
    self.init(MarkChecker(root: root, check: check, programs: programs), onMarks: onMarks)
  }
}

extension MarkChecker {
  /// Checks the documents in a folder as `nibterm check` does.
  convenience init(root: String, check: DocumentCheck, programs: CheckPrograms) {
    self.init(
      check: { path, storyboards in
        Self.mark(ofFile: Disk.path(of: path, in: root), storyboards, check, programs)
      },
      fileState: { FileState(ofDocument: Disk.path(of: $0, in: root)) })
  }

  /// The mark of one document. A document that cannot be read counts as an error.
  private static func mark(
    ofFile path: String, _ storyboards: CheckStoryboards, _ check: DocumentCheck, _ programs: CheckPrograms
  ) -> DocumentMark {
    nibAutoreleasePool {
      do throws(NibReadError) {
        let document = try InputFile.read(path)
        let project = CheckProject(
          storyboards: storyboards.names(beside: path), program: programs.program(around: path))
        return DocumentMark(check.findings(in: document, project: project))
      } catch {
        return DocumentMark([error.diagnostic])
      }
    }
  }
}
