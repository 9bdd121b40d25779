import NibCore

/// Finds the documents in a folder and its subfolders. Each step searches one folder. A document is a file with one of
/// the extensions of nibs, or a folder that is itself a document (`NibPackage`).
///
/// A folder's own documents come before those of its subfolders, and both are sorted by the bytes of their names. The
/// order therefore does not depend on the file system, and `DocumentCatalog` can later insert new documents at the
/// right positions. The search skips hidden files and folders, links to folders, and what git ignores.
struct FolderSearch: IteratorProtocol, Sequence {
  private let root: String
  /// The folders that remain to be searched, in reverse order: the last one is searched next.
  private var pending: [PendingFolder]

  /// - Parameters:
  ///   - root: the folder to search.
  ///   - respectsIgnore: whether to skip what git ignores.
  init(root: String, respectsIgnore: Bool) {
    self.root = root
    pending = [PendingFolder(root: root, respectsIgnore: respectsIgnore)]
  }

  /// Searches the next folder. Returns `nil` when all folders have been searched.
  mutating func next() -> FoundFolder? {
    guard let folder = pending.popLast() else { return nil }
    let found = folder.search(root: root)
    pending += found.subfolders.reversed()
    return found
  }
}

/// A folder that was searched, with its documents and the subfolders to search next.
///
/// Paths are relative to the root of the search, whose own path is empty.
struct FoundFolder {
  let path: String
  /// The documents in the folder itself, sorted by name.
  let documents: [String]
  /// The subfolders to search, sorted by name.
  let subfolders: [PendingFolder]
  /// Whether the folder has a `.gitignore` file.
  let hasIgnoreFile: Bool
  /// The reasons why parts of the folder could not be searched or some git patterns have no effect.
  let problems: [SearchProblem]
}

/// A reason why a search may be incomplete, or may include files that git ignores.
enum SearchProblem: Equatable, Sendable {
  /// The folder could not be searched completely, or not at all. The path is relative to the root of the search.
  case folder(String, reason: String)
  /// Something with the name of a document is not a file or folder. The path is relative to the root of the search.
  case document(String, DocumentReason)
  /// Some or all of the patterns in this file, for example a `.gitignore`, are not used. The path is the path on disk.
  case ignoreFile(String, reason: String)

  /// The reason why something with the name of a document cannot be read.
  enum DocumentReason: Equatable {
    /// It is a link to a file that does not exist, for example in a submodule that is not checked out.
    case missing
    /// It is, for example, a device.
    case other(String)
  }

  /// Whether a document is there that cannot be read. A link to a file that does not exist is no document.
  var isUnreadableDocument: Bool {
    if case .document(_, .other) = self { true } else { false }
  }

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

extension DiagnosticKind {
  static let unreadableFolder = DiagnosticKind(
    "unreadable-folder", .warning, "A folder cannot be searched for documents, or a name cannot be opened.")

  static let ignoreFile = DiagnosticKind(
    "ignore-file", .warning,
    "A file of ignored names is too large, or has so many patterns that not all are used.")
}
