import NibCore

/// Finds the documents in a folder and below it, a folder at a time: files that are named as nibs are, and folders
/// that are documents (`NibPackage`).
///
/// A folder's own documents come before those of the folders in it, both by the bytes of their names: the order
/// does not depend on the file system's, and what is found later comes later (`FolderPath.precedes`). Hidden files
/// and folders are skipped, links to folders are not followed, and what git ignores is left out.
struct FolderSearch: IteratorProtocol, Sequence {
  private let root: String
  /// The folders to be searched, the next one last.
  private var pending: [PendingFolder]

  /// - Parameters:
  ///   - root: the folder to begin in.
  ///   - respectsIgnore: whether what git leaves out is left out.
  init(root: String, respectsIgnore: Bool) {
    self.root = root
    pending = [PendingFolder(root: root, respectsIgnore: respectsIgnore)]
  }

  /// Searches the folders below one that has been searched already.
  init(below folder: FoundFolder, root: String) {
    self.root = root
    pending = folder.subfolders.reversed()
  }

  /// Searches one more folder; nil when all have been.
  mutating func next() -> FoundFolder? {
    guard let folder = pending.popLast() else { return nil }
    let found = folder.search(root: root)
    pending += found.subfolders.reversed()
    return found
  }
}

/// A folder that was searched: its documents, and where to search next.
///
/// Paths go from the folder that the search began in, whose own path is empty.
struct FoundFolder {
  let path: String
  /// The documents in the folder itself, sorted by name.
  let documents: [String]
  /// The folders in it that are to be searched, sorted by name.
  let subfolders: [PendingFolder]
  /// Whether there is a `.gitignore`.
  let hasIgnoreFile: Bool
  /// Why not everything in the folder could be looked at, or not every pattern of git's counts.
  let remarks: [FinderRemark]
}

/// Something that a search for documents could not do, or did not do in full.
enum FinderRemark: Equatable, Sendable {
  /// A folder, or part of one, that could not be searched: its path from the folder that the search began in.
  case folder(String, reason: String)
  /// A file of git's patterns that does not count, or not in full: where it is on the disk.
  case ignoreFile(String, reason: String)

  /// The remark as commands report it.
  ///
  /// - Parameter root: the folder that the search began in.
  func diagnostic(below root: String) -> Diagnostic {
    switch self {
    case .folder(let path, let reason):
      let place = SourceLocation(file: FolderPath.join(root, path), line: 0, column: 0)
      let message = "not all of this folder is searched: \(reason)"
      return Diagnostic("unreadable-folder", .warning, message, at: place)
    case .ignoreFile(let path, let reason):
      let place = SourceLocation(file: path, line: 0, column: 0)
      return Diagnostic("ignore-file", .warning, reason, at: place)
    }
  }
}
