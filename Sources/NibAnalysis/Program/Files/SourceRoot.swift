import NibCore
import NibSources

/// Finds the folder that contains the sources of a document's program.
enum SourceRoot {
  /// The maximum number of folders to examine: the nearest project and those above it.
  private static let height = 5

  /// The nearest folder around a document that looks like a project, or the repository or workspace a little
  /// above it; `nil` for a document outside any project.
  ///
  /// Links in the path of the document are resolved. A project is ignored if it is so far above that a search in it
  /// would not find the document. The home folder is never a project, even if it is a repository: some users store
  /// their settings in one.
  static func folder(around file: URL) -> URL? {
    let folder = Disk.url(Disk.resolved(file.path), isDirectory: false).deletingLastPathComponent()
    guard
      let nearest = firstFolder(
        from: folder, height: FolderWalk.projectDepth, where: ProjectMark.ofProject)
    else { return nil }
    return firstFolder(from: nearest, height: height, where: ProjectMark.ofRepositoryOrWorkspace) ?? nearest
  }

  private static func firstFolder(from start: URL, height: Int, where isWanted: FolderFact<Bool>) -> URL? {
    let home = UserFolders().home.map(Disk.resolved)
    return SurroundingFolders(from: start).prefix(height).first { folder in
      folder.path != "/" && folder.path != home && isWanted.value(in: folder.path)
    }
  }

  /// Whether a folder looks like a project.
  static func isProject(_ folder: String) -> Bool { ProjectMark.ofProject.value(in: folder) }

  /// Whether a folder contains an Xcode workspace.
  static func isWorkspace(_ folder: String) -> Bool {
    FolderWalk.hasName(in: folder) { $0.hasSuffix(".xcworkspace") }
  }
}
