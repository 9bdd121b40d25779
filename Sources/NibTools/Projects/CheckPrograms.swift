import NibAnalysis
import NibCore
import Synchronization

/// Finds the program that loads each document. The sources of each program are read once, if a rule needs them, and kept
/// until all of its documents in a run have been checked. Can be used on several threads.
package final class CheckPrograms: Sendable {
  private struct SourceFolders: Hashable {
    var paths: [String]
    /// Whether projects inside these folders are left out, because they are separate programs.
    var leavesOutProjects = false
    /// Whether projects inside these folders may be separate programs.
    var separatesProjects = false
    /// Whether only the place of the document suggests these folders.
    var isGuess = false
  }

  private let folders: [String]
  /// The folders among the checked paths, as absolute paths.
  private let checkedFolders: [String]
  private let module: String?
  private let cache = ProgramCache()
  private let run = Mutex(Run())
  private let reads = Atomic(0)

  /// The documents of a run that are not checked yet.
  private struct Run {
    /// The folders with the sources of each document's program, by the path of the document.
    var sources: [String: SourceFolders] = [:]
    /// The number of documents that are not checked yet, by the folders of their program.
    var counts: [SourceFolders: Int] = [:]
  }

  /// - Parameters:
  ///   - folders: the folders with the sources of the program that loads all documents. If empty, each document's
  ///     project is used.
  ///   - checked: the paths on the command line.
  ///   - module: the module whose classes are used if several modules declare the same class.
  package init(folders: [String], checked: [String], module: String?) {
    self.folders = folders
    checkedFolders = checked.filter(Disk.isFolder).map(CheckPrograms.absolutePath)
    self.module = module
  }

  private static func absolutePath(_ path: String) -> String {
    Disk.url(path).standardizedFileURL.path
  }

  /// Returns the path as diagnostics show it: relative to the current folder if it is inside that folder.
  package static func displayedPath(_ path: String) -> String {
    let current = Disk.currentFolder
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// The number of programs whose files have been listed.
  var readCount: Int { reads.load(ordering: .relaxed) }

  /// Returns the program that loads a document. Standard input belongs to the current folder's project.
  package func program(around file: String) -> NibProgram {
    let sources = sourceFolders(ofDocument: file)
    return cache.program(for: sources) {
      reads.add(1, ordering: .relaxed)
      return NibProgram(
        sourcesIn: sources.paths, leavesOutProjects: sources.leavesOutProjects,
        separatesProjects: sources.separatesProjects, isGuess: sources.isGuess, module: module)
    }
  }

  /// Returns the program that loads a document, or `nil` if its sources have not been read yet. Does not wait for a
  /// thread that reads them.
  package func knownProgram(around file: String) -> NibProgram? {
    cache.programIfRead(for: sourceFolders(ofDocument: file)).flatMap { $0.areSourcesScanned ? $0 : nil }
  }

  /// Begins a run. A program is released as soon as `finish` was called for all of its documents.
  package func begin(_ files: [String]) {
    var sourcesByFolder: [String: SourceFolders] = [:]
    var newRun = Run()
    for file in files where newRun.sources[file] == nil {
      // All documents of a folder have the same program.
      let folder = Disk.folder(of: CheckPrograms.absolutePath(file))
      let sources = sourcesByFolder[folder] ?? sourceFolders(ofDocument: file)
      sourcesByFolder[folder] = sources
      newRun.sources[file] = sources
    }
    for file in files { if let sources = newRun.sources[file] { newRun.counts[sources, default: 0] += 1 } }
    run.withLock { [newRun] in $0 = newRun }
  }

  /// Called when a document of the run has been checked. Releases the document's program after its last document.
  package func finish(_ file: String) {
    let finished: SourceFolders? = run.withLock { run in
      guard let sources = run.sources[file], let count = run.counts[sources] else { return nil }
      run.counts[sources] = count - 1
      return count == 1 ? sources : nil
    }
    guard let finished else { return }
    cache.release(finished)
  }

  /// Returns the folders with the sources of a document's program. These are, in order of preference: the folders that
  /// were given with the option, the document's project, the folder on the command line that contains the document, and
  /// the document's own folder. The last two leave out projects inside the folder, and the last one is not searched to the
  /// end if it is large.
  private func sourceFolders(ofDocument file: String) -> SourceFolders {
    if let sources = run.withLock({ $0.sources[file] }) { return sources }
    if !folders.isEmpty { return SourceFolders(paths: folders) }
    if let project = NibProgram.project(around: file) {
      return SourceFolders(paths: [CheckPrograms.displayedPath(project)], separatesProjects: true)
    }
    let path = CheckPrograms.absolutePath(file)
    let checked = checkedFolders.first { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    let folder = checked ?? Disk.folder(of: path)
    return SourceFolders(
      paths: [CheckPrograms.displayedPath(folder)], leavesOutProjects: true, isGuess: checked == nil)
  }
}

extension CheckPrograms {
  /// The programs that were read, by the folders with their sources.
  private final class ProgramCache: Sendable {
    /// A program with a lock of its own, so that reading one program does not block the others.
    private final class Entry: Sendable {
      let program = Mutex<NibProgram?>(nil)
    }

    private let entries = Mutex<[SourceFolders: Entry]>([:])

    /// The program with the given sources. Reads it if it was not read yet, or waits until another thread has read it.
    func program(for sources: SourceFolders, read: () -> NibProgram) -> NibProgram {
      entry(for: sources).program.withLock { program in
        if let program { return program }
        let newProgram = read()
        program = newProgram
        return newProgram
      }
    }

    /// The program with the given sources; `nil` if it was not read yet. Does not wait for a thread that reads it.
    func programIfRead(for sources: SourceFolders) -> NibProgram? {
      entry(for: sources).program.withLockIfAvailable { $0 } ?? nil
    }

    func release(_ sources: SourceFolders) { entries.withLock { $0[sources] = nil } }

    private func entry(for sources: SourceFolders) -> Entry {
      entries.withLock { entries in
        if let entry = entries[sources] { return entry }
        let entry = Entry()
        entries[sources] = entry
        return entry
      }
    }
  }
}
