import NibCore

/// The source files and documents in a folder and below, in the order of their paths.
///
/// Links to folders are not entered (`FolderEntry`): sources outside the project are read only if somebody names their
/// folder.
struct SourceFolder {
  /// The largest number of entries that are visited.
  static let limit = 60_000
  /// The largest number of folders inside each other that are read.
  static let depth = 16

  /// Files that may declare classes.
  let sources: [String]
  /// Documents of Interface Builder.
  let documents: [String]
  /// Xcode's project files.
  let projects: [String]
  /// Whether there was more than the limit lets in.
  let isCut: Bool

  /// - Parameter leavesOutProjects: whether folders below that are projects of their own are not searched.
  init(_ path: String, leavesOutProjects: Bool = false) {
    var sources: [String] = []
    var documents: [String] = []
    var projects: [String] = []
    var walk = FolderWalk(limit: SourceFolder.limit, depth: SourceFolder.depth)
    walk.walk(path) { item in
      if item.kind == .folder {
        return SourceFolder.isSearched(item) && !(leavesOutProjects && SourceRoot.isProject(item.path))
      }
      guard item.kind.isFile else { return false }
      if SourceLanguage(fileName: item.name) != nil {
        sources.append(item.path)
      } else if item.name.hasSuffix(".xib") || item.name.hasSuffix(".storyboard") {
        documents.append(item.path)
      } else if item.name == "project.pbxproj" {
        projects.append(item.path)
      }
      return false
    }
    (self.sources, self.documents, self.projects) = (sources, documents, projects)
    isCut = walk.isCut
  }

  /// Catalogs of pictures, and what tools download or build, hold thousands of files and no sources of the project.
  private static func isSearched(_ folder: FolderWalk.Item) -> Bool {
    !unsearched.contains(folder.name) && !folder.name.hasSuffix(".xcassets")
  }

  private static let unsearched: Set<String> = ["node_modules", "DerivedData"]
}
