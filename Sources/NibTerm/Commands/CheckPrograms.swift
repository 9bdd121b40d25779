import NibAnalysis
import NibCore

/// Finds the program that loads each document, for `check --strict`. The sources of each program are read once.
struct CheckPrograms {
  /// The folders that contain a program's sources.
  private struct SourceFolders: Hashable {
    var paths: [String]
    /// Whether projects inside these folders are left out, because they are separate programs.
    var leavesOutProjects = false
  }

  private let folders: [String]
  /// The folders among the checked paths, as absolute paths.
  private let checkedFolders: [String]
  private let module: String?
  private var programs: [SourceFolders: NibProgram] = [:]
  /// Diagnostics about the programs' sources that `takeDiagnostics()` has not returned yet.
  private var pendingDiagnostics: [Diagnostic] = []
  /// All diagnostics about sources so far. Programs can share files, and each diagnostic is reported once.
  private var knownDiagnostics: Set<Diagnostic> = []

  /// - Parameters:
  ///   - folders: the folders with the sources of the program that loads all documents. If empty, each document's
  ///     project is used.
  ///   - checked: the paths on the command line.
  ///   - module: the module whose classes are used if several modules declare the same class.
  init(folders: [String], checked: [String], module: String?) {
    self.folders = folders
    checkedFolders = checked.filter(Disk.isFolder).map(CheckPrograms.absolutePath)
    self.module = module
  }

  private static func absolutePath(_ path: String) -> String {
    Disk.url(path).standardizedFileURL.path
  }

  /// Returns the path as diagnostics show it: relative to the current folder if it is inside that folder.
  private static func displayedPath(_ path: String) -> String {
    let current = Disk.currentFolder
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// Returns the program that loads a document. Standard input belongs to the current folder's project.
  mutating func program(around file: String) -> NibProgram {
    let sources = sourceFolders(ofDocument: file)
    if let program = programs[sources] { return program }
    let program = NibProgram(
      sourcesIn: sources.paths, leavesOutProjects: sources.leavesOutProjects, module: module)
    programs[sources] = program
    pendingDiagnostics += program.diagnostics.filter { knownDiagnostics.insert($0).inserted }
    return program
  }

  /// Returns the diagnostics about sources that were read since the last call, without those that were returned before.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { pendingDiagnostics = [] }
    return pendingDiagnostics
  }

  /// Returns the folders with the sources of a document's program. These are, in order of preference: the folders that
  /// were given with the option, the document's project, the folder on the command line that contains the document, and
  /// the document's own folder. The last two leave out projects inside the folder.
  private func sourceFolders(ofDocument file: String) -> SourceFolders {
    if !folders.isEmpty { return SourceFolders(paths: folders) }
    if let project = NibProgram.project(around: file) {
      return SourceFolders(paths: [CheckPrograms.displayedPath(project)])
    }
    let path = CheckPrograms.absolutePath(file)
    let folder =
      checkedFolders.first { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? Disk.folder(of: path)
    return SourceFolders(paths: [CheckPrograms.displayedPath(folder)], leavesOutProjects: true)
  }
}

/// The names of the storyboards that a document can refer to: those that are checked in the same run, and those in the
/// document's folder. Names have no suffix.
struct CheckStoryboards {
  private let checked: Set<String>

  /// - Parameter files: the paths of all documents that are checked.
  init(_ files: [String]) { checked = CheckStoryboards.names(of: files) }

  /// The names that the document at the given path can refer to. `nil` (unknown) for standard input, which is not in a
  /// folder.
  func names(beside file: String) -> Set<String>? {
    guard file != "-" else { return nil }
    return checked.union(CheckStoryboards.names(of: FolderWalk.names(in: Disk.folder(of: file))))
  }

  private static func names(of files: [String]) -> Set<String> {
    let names = files.compactMap { $0.split(separator: "/").last }
    return Set(
      [".storyboard", ".storyboardc"].flatMap { suffix in
        names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      })
  }
}
