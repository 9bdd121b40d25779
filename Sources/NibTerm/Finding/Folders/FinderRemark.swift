import NibCore

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
