/// The folder of a document's project, which contains the storyboards that the document refers to.
struct ProjectFolder {
  /// The largest number of files and folders that a search visits.
  private static let limit = 50_000
  /// The largest number of folders inside each other that a search reads.
  private static let depth = 64

  let root: URL
  private let start: [String]

  /// The nearest enclosing folder that looks like a project's. If there is none, the file's own folder, or
  /// its parent if that folder is for a language (`Base.lproj`).
  init(of file: URL) {
    let folder = file.standardizedFileURL.deletingLastPathComponent()
    root = ProjectFolder.project(around: folder) ?? ProjectFolder.withoutLanguage(folder)
    start = folder.pathComponents
  }

  /// The storyboard with the given name that is nearest to the file; `nil` if there is none.
  ///
  /// - Throws: `NSInvalidArgumentException` if the storyboard cannot be read.
  func storyboard(named name: String) throws -> NibDocument? {
    let file = name.hasSuffix(".storyboard") ? name : name + ".storyboard"
    let near = files(called: file).min {
      (distance(to: $0), $0.path) < (distance(to: $1), $1.path)
    }
    guard let near, let bytes = FileBytes.ifReadable(near.path) else { return nil }
    return try StoryboardFiles.read(bytes, file: near.path, name, .main)
  }

  private func files(called name: String) -> [URL] {
    var found: [URL] = []
    var walk = FolderWalk(limit: ProjectFolder.limit, depth: ProjectFolder.depth)
    walk.walk(root.path) { item in
      if item.name == name, item.kind.isFile { found.append(Disk.url(item.path, isDirectory: false)) }
      return true
    }
    return found
  }

  /// The number of folders between the file and another one.
  private func distance(to other: URL) -> Int {
    let end = other.deletingLastPathComponent().pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return start.count + end.count - 2 * shared
  }

  // MARK: Finding the root

  private static func project(around folder: URL) -> URL? {
    SurroundingFolders(from: folder).first { folder in
      folder.path != "/" && FolderWalk.names(in: folder.path).contains(where: isSignOfProject)
    }
  }

  private static func isSignOfProject(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }

  private static func withoutLanguage(_ folder: URL) -> URL {
    folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }
}
