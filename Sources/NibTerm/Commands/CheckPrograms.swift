import NibAnalysis
import NibCore

/// The programs that documents belong to. The sources of each project are read once.
struct CheckPrograms {
  /// The folders that a program's sources are read from.
  private struct Place: Hashable {
    var folders: [String]
    /// Whether projects inside these folders are left out, because they are separate programs.
    var leavesOutProjects = false
  }

  private let folders: [String]
  /// The folders among the checked paths, as absolute paths.
  private let checked: [String]
  private let module: String?
  private var known: [Place: NibProgram] = [:]
  /// Diagnostics about the programs' sources that `takeDiagnostics()` has not returned yet.
  private var untold: [Diagnostic] = []
  /// All diagnostics about sources so far. Programs can share files, and each diagnostic is reported once.
  private var told: Set<Diagnostic> = []

  /// - Parameters:
  ///   - folders: the folders with the sources of all documents. If empty, each document's project is used.
  ///   - checked: the paths on the command line.
  init(folders: [String], checked: [String], module: String?) {
    self.folders = folders
    self.checked = checked.filter(Disk.isFolder).map(CheckPrograms.wholePath)
    self.module = module
  }

  private static func wholePath(_ path: String) -> String {
    Disk.url(path).standardizedFileURL.path
  }

  /// Returns the path relative to the current folder if it is inside it, as documents are reported.
  private static func shortened(_ path: String) -> String {
    let current = Disk.currentFolder
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// Returns the program that loads a document. Standard input belongs to the current folder's project.
  mutating func program(around file: String) -> NibProgram {
    let place = place(of: file)
    if let program = known[place] { return program }
    let program = NibProgram(
      sourcesIn: place.folders, leavesOutProjects: place.leavesOutProjects, module: module)
    known[place] = program
    untold += program.diagnostics.filter { told.insert($0).inserted }
    return program
  }

  /// Returns the diagnostics about the sources of programs read since the last call, each of them only once.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { untold = [] }
    return untold
  }

  /// A document outside of all projects belongs to the folder named on the command line, or else to its own folder,
  /// without the projects inside that folder.
  private func place(of file: String) -> Place {
    if !folders.isEmpty { return Place(folders: folders) }
    if let project = NibProgram.project(around: file) {
      return Place(folders: [CheckPrograms.shortened(project)])
    }
    let path = CheckPrograms.wholePath(file)
    let folder = checked.first { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? Disk.folder(of: path)
    return Place(folders: [CheckPrograms.shortened(folder)], leavesOutProjects: true)
  }
}

/// The storyboards that documents can refer to: those that are checked in the same run, and those in the document's
/// folder.
struct CheckStoryboards {
  private let checked: Set<String>

  init(_ files: [String]) { checked = CheckStoryboards.names(of: files) }

  /// The names that a document in this file can refer to. `nil` for standard input, which is in no folder.
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
