import NibAnalysis
import NibCore

/// The programs that documents belong to: each project's sources are read once.
struct CheckPrograms {
  /// Where a program's sources are looked for.
  private struct Place: Hashable {
    var folders: [String]
    /// Whether projects in the folders are programs of their own.
    var leavesOutProjects = false
  }

  private let folders: [String]
  /// The folders that were named to be checked, as whole paths.
  private let checked: [String]
  private let module: String?
  private var known: [Place: NibProgram] = [:]
  /// Diagnostics about the programs' sources that `takeDiagnostics()` has not returned yet.
  private var untold: [Diagnostic] = []
  /// All diagnostics about sources so far: programs can have files in common.
  private var told: Set<Diagnostic> = []

  /// - Parameters:
  ///   - folders: where the sources of all documents lie; empty: each document's project.
  ///   - checked: the paths that were named to be checked.
  init(folders: [String], checked: [String], module: String?) {
    self.folders = folders
    self.checked = checked.filter(Disk.isFolder).map(CheckPrograms.wholePath)
    self.module = module
  }

  private static func wholePath(_ path: String) -> String {
    Disk.url(path).standardizedFileURL.path
  }

  /// Relative to the current folder if it is in there, as documents are told, too.
  private static func shortened(_ path: String) -> String {
    let current = Disk.currentFolder
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// The program that loads a document. Standard input belongs to the current folder's project.
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

  /// A document in no project belongs to the folder that was named, or else to its own, but not to the projects there.
  private func place(of file: String) -> Place {
    if !folders.isEmpty { return Place(folders: folders) }
    if let project = NibProgram.project(around: file) {
      return Place(folders: [CheckPrograms.shortened(project)])
    }
    let path = CheckPrograms.wholePath(file)
    let folder = checked.first { path.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? FolderPath.folder(of: path)
    return Place(folders: [CheckPrograms.shortened(folder)], leavesOutProjects: true)
  }
}

/// The storyboards that documents can refer to: those that are checked together, and those in the document's
/// folder.
struct CheckStoryboards {
  private let checked: Set<String>

  init(_ files: [String]) { checked = CheckStoryboards.names(of: files) }

  /// The names that a document in this file can refer to; nil for standard input, which lies nowhere.
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
