import NibCore
import NibSources

/// The source files and documents in a folder and its subfolders, sorted by path.
///
/// Links to folders are not followed (`FolderEntry`): sources outside the project are read only if the user
/// names their folder.
struct SourceFolder {
  /// The maximum number of entries that are visited in a folder that is certainly the program's.
  static let limit = 60_000
  /// The maximum number of entries that are visited in a folder that was only guessed, such as one with temporary files.
  static let guessedLimit = 4_000
  /// Files that can contain class declarations.
  let sources: [String]
  /// Interface Builder documents.
  let documents: [String]
  /// Xcode's project files.
  let projects: [String]
  /// Asset catalogs.
  let catalogs: [String]
  /// The names of image files, without those in asset catalogs.
  let images: [String]
  /// Property lists and other files that can name documents.
  let settings: [String]
  /// Whether there are sources in languages that are not read.
  let hasOtherSources: Bool
  /// Whether entries were left out because there are too many, or because their folders are nested too deep.
  let isTruncated: Bool

  /// - Parameters:
  ///   - leavesOutProjects: whether to skip subfolders that are separate projects.
  ///   - limit: the maximum number of entries to visit.
  init(_ path: String, leavesOutProjects: Bool = false, limit: Int = SourceFolder.limit) {
    var sources: [String] = []
    var documents: [String] = []
    var projects: [String] = []
    var catalogs: [String] = []
    var images: [String] = []
    var settings: [String] = []
    var hasOtherSources = false
    var walk = FolderWalk(limit: limit, depth: FolderWalk.projectDepth)
    walk.walk(path) { item in
      if item.kind == .folder {
        if item.name.hasSuffix(".xcassets") { catalogs.append(item.path) }
        return SourceFolder.isSearched(item) && !(leavesOutProjects && SourceRoot.isProject(item.path))
      }
      guard item.kind.isFile else { return false }
      if SourceLanguage(fileName: item.name) != nil {
        sources.append(item.path)
      } else if DocumentName.isSource(item.name) {
        documents.append(item.path)
      } else if item.name == "project.pbxproj" {
        projects.append(item.path)
      } else if ImageSet.isImage(item.name) {
        images.append(item.name)
      } else if SourceFolder.settingsSuffixes.contains(where: item.name.hasSuffix) {
        settings.append(item.path)
      } else if item.name.hasSuffix(".cs") {
        hasOtherSources = true
      }
      return false
    }
    (self.sources, self.documents, self.projects) = (sources, documents, projects)
    (self.catalogs, self.images) = (catalogs, images)
    (self.settings, self.hasOtherSources) = (settings, hasOtherSources)
    isTruncated = walk.isTruncated
  }

  private static let settingsSuffixes = [".plist", ".yml", ".yaml", ".json", ".xcconfig"]

  /// Returns false for image catalogs and for folders that tools download or build. They contain thousands of
  /// files, but no sources of the project.
  private static func isSearched(_ folder: FolderWalk.Item) -> Bool {
    !unsearchedNames.contains(folder.name) && !folder.name.hasSuffix(".xcassets")
  }

  private static let unsearchedNames: Set<String> = ["node_modules", "DerivedData"]
}
