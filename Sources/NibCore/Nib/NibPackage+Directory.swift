extension NibPackage {
  /// The largest number of files and folders in a package. Storyboards of large apps have some hundreds.
  private static let itemLimit = 10_000
  /// The largest number of folders inside each other that are read, the package included.
  private static let depth = 4

  /// The package that a folder on disk is. Only plain files count: pipes, devices and links are
  /// left out.
  ///
  /// - Parameter path: the folder; a slash at its end makes no difference.
  /// - Returns: nil if there is no folder of that name, or if it is not named as a package is.
  package init?(directory path: String) {
    guard NibPackage.isPackage(named: path), Disk.isFolder(path) else { return nil }
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

  /// Visits the files and folders that a package may consist of, as far as packages are read.
  package static func forEachItem(in folder: String, _ visit: (FolderWalk.Item) -> Void) {
    var walk = FolderWalk(limit: itemLimit, depth: depth)
    walk.walk(folder) { item in
      visit(item)
      return true
    }
  }
}
