extension NibPackage {
  /// The maximum number of files and folders that are read. Storyboards of large apps have several hundred.
  private static let itemLimit = 10_000
  /// The number of folder levels that are read, including the package itself.
  private static let depth = 4

  /// Opens a folder on disk as a package. Only regular files are included: pipes, devices and links are left
  /// out.
  ///
  /// - Parameter path: the folder; a slash at its end makes no difference.
  /// - Returns: `nil` if the folder does not exist or does not have the name of a package.
  package init?(directory path: String) {
    guard DocumentName.isPackage(path), Disk.isFolder(path) else { return nil }
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    self.init(path: bare, files: Self.files(below: bare)) { file throws(NibReadError) in
      try FileBytes.readDocument("\(bare)/\(file)")
    }
  }

  private static func files(below folder: String) -> [String] {
    var files: [String] = []
    forEachItem(in: folder) { item in
      if item.kind == .file { files.append(String(item.path.dropFirst(folder.count + 1))) }
    }
    return files
  }

  /// Visits the files and folders that can belong to a package, up to the package's limits.
  package static func forEachItem(in folder: String, _ visit: (FolderWalk.Item) -> Void) {
    var walk = FolderWalk(limit: itemLimit, depth: depth)
    walk.walk(folder) { item in
      visit(item)
      return true
    }
  }
}
