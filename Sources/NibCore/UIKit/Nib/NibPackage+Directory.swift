extension NibPackage {
  /// How many files a package may have. Storyboards of large apps have some hundreds.
  private static let fileLimit = 10_000

  /// The package that a folder on disk is. Only plain files count: pipes, devices and links to folders are
  /// left out.
  ///
  /// - Parameter path: the folder; a slash at its end makes no difference.
  /// - Returns: nil if there is no folder of that name, or if it is not named as a package is.
  public init?(directory path: String) {
    var isDirectory: ObjCBool = false
    guard NibPackage.isPackage(named: path),
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
    else { return nil }
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    self.init(path: bare, files: Self.files(below: bare)) { file throws(NibReadError) in
      try FileBytes.readDocument("\(bare)/\(file)")
    }
  }

  private static func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    for case let name as String in names {
      let type = names.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { files.append(name) }
      if names.level > 3 || files.count >= fileLimit { names.skipDescendants() }
    }
    return Array(files.prefix(fileLimit))
  }
}
