import NibAnalysis
import NibCore
import NibTools

/// Finds the documents of a folder in the background, checks them, and watches for documents that are saved, added or
/// removed. All results arrive at the browser on the main queue.
final class DocumentMonitor {
  /// The folder to search; nil when a single file is shown. In that case only the file is watched.
  private let root: String?
  private let respectsIgnore: Bool
  private weak var browser: Browser?
  private var finder: NibFinder?
  private var folders: FolderWatcher?
  private var marks: DocumentMarks?
  private var files: FileWatcher?
  private let programs: ProgramReader

  init(root: String?, respectsIgnore: Bool, options: LayoutOptions, browser: Browser) {
    self.root = root
    self.respectsIgnore = respectsIgnore
    self.browser = browser
    programs = ProgramReader(checked: root) { [weak browser] in browser?.check() }
    files = FileWatcher { [weak browser] change in browser?.fileDidChange(change) }
    guard let root else { return }
    marks = DocumentMarks(root: root, options: options, programs: programs.programs) { [weak browser] marks in
      browser?.showMarks(marks)
    }
    search(root)
  }

  private func search(_ root: String) {
    finder = NibFinder(root: root, respectsIgnore: respectsIgnore) { [weak self] batch in
      guard let self, let browser = self.browser else { return }
      browser.state.progress = batch.progress
      browser.addDocuments(batch.documents)
      if batch.progress.isDone { self.watchFolders(root) }
    }
  }

  private func watchFolders(_ root: String) {
    let known = browser?.panes.documents.list?.documents ?? []
    marks?.setDocuments(known)
    folders = FolderWatcher(root: root, respectsIgnore: respectsIgnore, known: known) { [weak self] changes in
      self?.browser?.applyChanges(changes)
      self?.marks?.setDocuments(self?.browser?.panes.documents.list?.documents ?? [])
    }
  }

  /// Watches the given files in place of those watched so far.
  ///
  /// - Parameter states: the paths of the files, with their states when they were read.
  func watch(_ states: [String: FileState]) { files?.watch(states) }

  /// Checks a document again after it was saved.
  func recheck(_ path: String) { marks?.recheck(path) }

  /// Returns the program that loads a document. If its sources have not been read, returns `nil`, reads them on another
  /// thread, and then checks the open document again.
  func program(around file: String) -> NibProgram? { programs.program(around: file) }

  /// Checks the given documents before the others, because they are in view.
  func prioritize(_ paths: [String]) { marks?.prioritize(paths) }
}

/// Handles the results of the `DocumentMonitor`.
extension Browser {
  /// Adds documents to the list, in the order in which the search found them.
  func addDocuments(_ paths: [String]) {
    panes.documents.list?.append(paths)
    updateFoundDocuments()
    if !waitsForRememberedDocument() { showChosenDocument() }
    loop?.setNeedsDisplay()
  }

  /// Adds and removes documents that were added to or removed from the folder.
  func applyChanges(_ changes: FolderWatch.Changes) {
    panes.documents.list?.apply(changes)
    updateFoundDocuments()
    showChosenDocument()
    loop?.setNeedsDisplay()
  }

  /// Marks documents in the list with the problems that a check found.
  func showMarks(_ marks: [String: DocumentMark]) {
    panes.documents.list?.setMarks(marks)
    loop?.setNeedsDisplay()
  }

  /// Reads a watched file again after it was saved, and reports in the status line that the open document was saved or
  /// deleted.
  func fileDidChange(_ change: FileWatcher.Change) {
    guard let open = state.open else { return }
    if let rows = panes.canvas.rows, rows.request.files.contains(change.path) {
      reload()
      loop?.setNeedsDisplay()
    }
    guard change.path == open.path, panes.canvas.rows == nil else { return }
    switch change.event {
    case .changed, .reappeared:
      reload()
      if let document = panes.documents.list?.chosenDocument { work.monitor?.recheck(document) }
      if open.failure == nil {
        showMessage("\(open.name) was saved")
      } else {
        showMessage("\(open.name) cannot be read; the last version is shown", isProblem: true)
      }
    case .deleted: showMessage("\(open.name) was deleted; the last version is shown", isProblem: true)
    }
    loop?.setNeedsDisplay()
  }
}
