import Synchronization

/// The paths of the font files in a project.
struct FontFolder: Sendable {
  /// The files that end in `.ttf`, `.otf` or `.ttc`, sorted by path.
  let files: [String]

  /// The maximum number of files and folders that a search visits, and of font files that it returns.
  private static let limit = (items: 50_000, files: 2_000)
  /// The number of folder levels that are searched: in a project, and around a document outside any project.
  private static let depth = (project: 16, other: 3)
  /// Folders that tools create.
  private static let skippedNames: Set<String> = ["node_modules", "DerivedData"]
  /// The endings of folders that contain many files, but no fonts.
  private static let skippedEndings = [".xcassets", ".xcodeproj", ".xcworkspace"]

  private init(_ project: ProjectFolder) {
    var files: [String] = []
    var walk = FolderWalk(
      limit: Self.limit.items, depth: project.isFound ? Self.depth.project : Self.depth.other)
    walk.walk(project.root.path) { item in
      if item.kind == .folder {
        return !Self.skippedNames.contains(item.name)
          && !Self.skippedEndings.contains(where: item.name.hasSuffix)
      }
      if item.kind.isFile, files.count < Self.limit.files,
        Disk.name(of: item.name, endsIn: [".ttf", ".otf", ".ttc"])
      {
        files.append(item.path)
      }
      return false
    }
    self.files = files
  }
}

extension FontFolder {
  /// The time for which a list of files is reused.
  private static let lifetime = Duration.seconds(10)

  private struct Recent {
    var root: String
    var folder: FontFolder
    var time: ContinuousClock.Instant
  }

  /// The list that was made last.
  private static let recent = Mutex<Recent?>(nil)

  /// The font files of a project. The list is shared by all documents of the project and made again after ten seconds.
  static func recent(of project: ProjectFolder) -> FontFolder {
    let root = project.root.path
    return recent.withLock { recent in
      let now = ContinuousClock.now
      if let recent, recent.root == root, now - recent.time < lifetime { return recent.folder }
      let folder = FontFolder(project)
      recent = Recent(root: root, folder: folder, time: now)
      return folder
    }
  }
}
