import NibCore
import NibTools

/// Reads and writes the memory of one running browser.
///
/// Other instances can write the same file meanwhile. Each instance writes only its own changes.
package final class BrowserMemory {
  private let file: MemoryFile
  /// The data when this instance last read or wrote the file.
  private var base: ProjectMemory
  /// The data as this instance knows it now.
  private(set) var current: ProjectMemory
  /// Whether the memory of earlier runs is ignored, except the recent documents.
  let isFresh: Bool
  /// The reason why the file was not read; `nil` if it was read or does not exist.
  let problem: Diagnostic?

  /// Reads the file of the project around a folder or document. Returns `nil` if there is no folder for the file.
  ///
  /// - Parameter isFresh: whether to ignore the memory of earlier runs, except the recent documents.
  package convenience init?(
    opened path: String, isFresh: Bool = false,
    environment: EnvironmentVariables = .ofProcess
  ) {
    guard let file = MemoryFile(opened: path, environment: environment) else { return nil }
    self.init(file, isFresh: isFresh)
  }

  init(_ file: MemoryFile, isFresh: Bool = false) {
    (self.file, self.isFresh) = (file, isFresh)
    let (stored, problem) = file.read()
    current = isFresh ? ProjectMemory(recent: stored.recent) : stored
    base = current
    self.problem = problem
  }

  /// The absolute paths of the documents that were shown, the most recent first.
  var recentDocuments: [String] { current.recent.map(\.path) }

  /// A path relative to the project's folder, if the file is in it.
  func shortPath(of path: String) -> String {
    path.hasPrefix(file.project + "/") ? String(path.dropFirst(file.project.count + 1)) : path
  }

  /// Adds a document to the recent ones, or replaces its state.
  func addRecent(_ state: ProjectMemory.DocumentState, at time: Double = Date().timeIntervalSince1970) {
    current.addRecent(state, at: time)
  }

  /// The state in which a document was left; `nil` if the document was not shown recently.
  func state(of document: String) -> ProjectMemory.DocumentState? {
    current.recent.first { $0.path == document }?.state
  }

  /// Stores the zoom, the device and the panes at the start. They do not count as changes of this instance.
  func begin(with view: ProjectMemory) {
    note(view)
    let place = base.place
    base = current
    base.place = place
  }

  /// Stores the first document of a run that ignores the memory of earlier runs. It does not count as a change, because
  /// the user has not chosen it.
  func noteFirstPlace(_ place: ProjectMemory.DocumentState) {
    guard isFresh, base.place == nil else { return }
    base.place = place
    current.place = place
  }

  /// Stores the view that the browser shows now. The recent documents stay the same, and so does the document if none
  /// is open.
  func note(_ view: ProjectMemory) {
    let (place, recent) = (current.place, current.recent)
    current = view
    current.place = view.place ?? place
    current.recent = recent
  }

  /// Writes the changes, and reads those of other instances. A file or folder that cannot be written is not a problem
  /// for the user.
  func save() {
    var merged: ProjectMemory?
    try? file.update { stored in
      stored.merge(current, since: base)
      merged = stored
    }
    base = current
    if let merged {
      current.recent = merged.recent
      base.recent = merged.recent
    }
  }
}
