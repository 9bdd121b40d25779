import NibCore

/// The source files and documents in a folder and its subfolders, sorted by path.
///
/// Links to folders are not followed (`FolderEntry`): sources outside the project are read only if the user
/// names their folder.
struct SourceFolder {
  /// The maximum number of entries that are visited.
  static let limit = 60_000
  /// The maximum depth of nested folders.
  static let depth = 16

  /// Files that can contain class declarations.
  let sources: [String]
  /// Interface Builder documents.
  let documents: [String]
  /// Xcode's project files.
  let projects: [String]
  /// Whether the folder contains more entries than the limits allow.
  let isCut: Bool

  /// - Parameter leavesOutProjects: whether to skip subfolders that are separate projects.
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

  /// Returns false for image catalogs and for folders that tools download or build. They hold thousands of
  /// files, but no sources of the project.
  private static func isSearched(_ folder: FolderWalk.Item) -> Bool {
    !unsearched.contains(folder.name) && !folder.name.hasSuffix(".xcassets")
  }

  private static let unsearched: Set<String> = ["node_modules", "DerivedData"]
}
