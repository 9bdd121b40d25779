import NibCore

/// Finds the documents in a folder and its subfolders. Each step searches one folder. A document is a file with one of
/// the extensions of nibs, or a folder that is itself a document (`NibPackage`).
///
/// A folder's own documents come before those of its subfolders, and both are sorted by the bytes of their names. The
/// order therefore does not depend on the file system, and new documents can later be inserted at the right positions.
/// The search skips hidden files and folders, links to folders, and files and folders that git ignores.
package struct FolderSearch: IteratorProtocol, Sequence {
  private let root: String
  /// The folders that remain to be searched, in reverse order: the last one is searched next.
  private var pending: [PendingFolder]

  /// - Parameters:
  ///   - root: the folder to search.
  ///   - respectsIgnore: whether to skip files and folders that git ignores.
  package init(root: String, respectsIgnore: Bool) {
    self.root = root
    pending = [PendingFolder(root: root, respectsIgnore: respectsIgnore)]
  }

  /// Searches the next folder. Returns `nil` when all folders have been searched.
  package mutating func next() -> FoundFolder? {
    guard let folder = pending.popLast() else { return nil }
    let found = folder.search(root: root)
    pending += found.subfolders.reversed()
    return found
  }

  /// Whether a search finds document `a` before document `b`. A folder's own documents come before those of its
  /// subfolders, and both are sorted by the bytes of their names.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    var (left, right) = (a.utf8[...], b.utf8[...])
    while true {
      let (leftEnd, rightEnd) = (left.firstIndex(of: .slash), right.firstIndex(of: .slash))
      guard let leftEnd, let rightEnd else {
        guard leftEnd == nil, rightEnd == nil else { return leftEnd == nil }
        return left.lexicographicallyPrecedes(right)
      }
      guard left[..<leftEnd].elementsEqual(right[..<rightEnd]) else {
        return left[..<leftEnd].lexicographicallyPrecedes(right[..<rightEnd])
      }
      left = left[left.index(after: leftEnd)...]
      right = right[right.index(after: rightEnd)...]
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
