/// The paths of the fonts, images and asset catalogs in a project. An app contains all of them, wherever they are in
/// the project.
struct ProjectFiles: Sendable {
  /// The files that end in `.ttf`, `.otf` or `.ttc`, sorted by path.
  private(set) var fonts: [String] = []
  /// The PNG and JPEG files outside catalogs, bundles and the folders of other projects, sorted by path.
  private(set) var images: [String] = []
  /// The asset catalogs, sorted by path.
  private(set) var catalogs: [String] = []
  /// Whether there can be more font files, because the project has too many files, folder levels or fonts.
  private(set) var lacksFonts = false

  /// The maximum numbers of fonts and images that a search returns.
  static let limit = (fonts: 2_000, images: 20_000)
  /// Folders that tools create.
  private static let skippedNames: Set<String> = ["node_modules", "DerivedData"]
  /// The endings of folders that contain many files, but no fonts.
  private static let skippedEndings = [".xcassets", ".xcodeproj", ".xcworkspace"]
  /// Folders of other projects, whose images are not in the app's own folder.
  private static let foreignNames: Set<String> = ["Pods", "Carthage"]

  private init(_ project: ProjectFolder) {
    var walk = FolderWalk(limit: ProjectFolder.limit, depth: FolderWalk.projectDepth)
    let root = project.root.path
    walk.walk(root) { item in
      let isOwn = Self.isOwn(item.path.dropFirst(root.count))
      if item.kind == .folder {
        if isOwn, item.name.hasSuffix(".xcassets") { catalogs.append(item.path) }
        return !Self.skippedNames.contains(item.name)
          && !Self.skippedEndings.contains(where: item.name.hasSuffix)
      }
      if item.kind.isFile { add(item, isOwn: isOwn) }
      return false
    }
    if walk.isTruncated { lacksFonts = true }
  }

  private mutating func add(_ item: FolderWalk.Item, isOwn: Bool) {
    if Disk.name(of: item.name, endsIn: [".ttf", ".otf", ".ttc"]) {
      if fonts.count < Self.limit.fonts { fonts.append(item.path) } else { lacksFonts = true }
    } else if isOwn, images.count < Self.limit.images,
      Disk.name(of: item.name, endsIn: [".png", ".jpg", ".jpeg"])
    {
      images.append(item.path)
    }
  }

  /// Whether the app's own folder contains a file, given its path below the root. Files in bundles and frameworks stay
  /// there; those in folders for languages do not.
  private static func isOwn(_ path: Substring) -> Bool {
    path.split(separator: "/").dropLast().allSatisfy { folder in
      !foreignNames.contains(String(folder)) && (!folder.contains(".") || folder.hasSuffix(".lproj"))
    }
  }
}

extension ProjectFiles {
  /// The files of the projects that were searched last, by the paths of their folders.
  private static let recent = RecentValues<ProjectFiles>(lifetime: .seconds(10), limit: 8)

  /// The files of a project. They are shared by all documents of the project and found again after ten seconds.
  static func recent(of project: ProjectFolder) -> ProjectFiles {
    recent.value(project.root.path) { ProjectFiles(project) }
  }
}
