import NibCore

/// A reason why a search may be incomplete, or may include files that git ignores.
enum SearchProblem: Equatable, Sendable {
  /// The folder could not be searched completely, or not at all. The path is relative to the root of the search.
  case folder(String, reason: String)
  /// An entry with the name of a document is not a file or folder. The path is relative to the root of the search.
  case document(String, DocumentReason)
  /// Some or all patterns in a file such as a `.gitignore` are not used. The path is the path on disk.
  case ignoreFile(String, reason: String)

  /// The reason why an entry with the name of a document cannot be read.
  enum DocumentReason: Equatable {
    /// The entry is a link to a file that does not exist, for example in a submodule that is not checked out.
    case missing
    /// Another reason, for example that the entry is a device.
    case other(String)
  }

  /// Whether there is a document that cannot be read. A link to a file that does not exist does not count as a
  /// document.
  var isUnreadableDocument: Bool {
    if case .document(_, .other) = self { true } else { false }
  }

  /// Whether a folder could not be searched completely.
  var isUnreadableFolder: Bool { if case .folder = self { true } else { false } }

  /// The diagnostic by which commands report the problem.
  ///
  /// - Parameter root: the root of the search.
  func diagnostic(below root: String) -> Diagnostic {
    switch self {
    case .folder(let path, let reason):
      let place = SourceLocation(file: Disk.path(of: path, in: root))
      let message = "this folder could not be searched completely: \(reason)"
      return Diagnostic(.unreadableFolder, message, at: place)
    case .document(let path, let reason):
      let place = SourceLocation(file: Disk.path(of: path, in: root))
      switch reason {
      case .missing:
        return Diagnostic(
          .noFile, severity: .warning, "this is a link to a file that does not exist", at: place)
      case .other(let reason):
        return Diagnostic(.unreadable, severity: .warning, "this document is left out: \(reason)", at: place)
      }
    case .ignoreFile(let path, let reason):
      let place = SourceLocation(file: path)
      return Diagnostic(.ignoreFile, reason, at: place)
    }
  }
}
