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
