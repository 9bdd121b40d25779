import NibAnalysis
import NibCore
import NibTools

/// Finds the documents of a folder in the background, checks them, and watches for documents that are saved, added or
/// removed. All results arrive at the documents pane on the main queue.
final class DocumentMonitor {
  /// The folder to search; `nil` when a single file is shown, so that only the file is watched.
  private let root: String?
  private let respectsIgnore: Bool
  private weak var pane: DocumentsPane?
  private var finder: NibFinder?
  private var folders: FolderWatcher?
  private var marks: DocumentMarks?
  private let files: FileWatcher

  init(_ pane: DocumentsPane) {
    let setup = pane.session.setup
    (root, respectsIgnore) = (setup.folder, setup.respectsIgnore)
    self.pane = pane
    files = FileWatcher { [weak pane] change in pane?.fileDidChange(change) }
    guard let root, let programs = pane.problems.programs else { return }
    marks = DocumentMarks(root: root, check: setup.check, programs: programs.programs) {
      [weak pane] marks in
      pane?.showMarks(marks)
    }
    search(root)
  }

  /// Searches the folder for documents, and then watches it.
  private func search(_ root: String) {
    finder = NibFinder(root: root, respectsIgnore: respectsIgnore) { [weak self] batch in
      guard let self, let pane = self.pane else { return }
      pane.progress = batch.progress
      pane.add(batch.documents)
      if batch.progress.isDone { self.watchFolders(root) }
    }
  }

  /// Watches the folder for documents that are added or removed.
  private func watchFolders(_ root: String) {
    let known = pane?.list?.documents ?? []
    marks?.setDocuments(known)
    folders = FolderWatcher(root: root, respectsIgnore: respectsIgnore, known: known) { [weak self] changes in
      self?.pane?.apply(changes)
      self?.marks?.setDocuments(self?.pane?.list?.documents ?? [])
    }
  }

  /// Watches the given files in place of those watched so far.
  ///
  /// - Parameter states: the paths of the files, with their states when they were read.
  func watch(_ states: [String: FileState]) { files.watch(states) }

  /// Checks a document again after it was saved.
  func recheck(_ path: String) { marks?.recheck(path) }

  /// Checks the given documents, which are in view, before all others.
  func prioritize(_ paths: [String]) { marks?.prioritize(paths) }
}
