import NibCore

/// A folder, or part of one, that could not be searched.
struct FinderRemark: Equatable, Sendable {
  /// The path from the folder that the search began in.
  let path: String
  let reason: String

  /// As commands tell it.
  ///
  /// - Parameter root: the folder that the search began in.
  func diagnostic(below root: String) -> Diagnostic {
    let place = SourceLocation(file: FolderPath.join(root, path), line: 0, column: 0)
    return Diagnostic(
      "unreadable-folder", .warning, "not all of this folder is searched: \(reason)", at: place)
  }
}
