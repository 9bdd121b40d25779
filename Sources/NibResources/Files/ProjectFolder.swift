/// The folder of a document's project, which contains the storyboards that the document refers to and its font files.
package struct ProjectFolder {
  /// The maximum number of files and folders that a search visits.
  static let limit = 50_000
  /// The project's folder. For a document outside any project, its own folder or one around it.
  let root: URL
  /// The path components of the document's folder.
  private let start: [String]

  /// Finds the project of a file: the nearest enclosing folder that contains a package, an Xcode project or workspace,
  /// or a Git repository. If there is none, a folder around the file that looks like that of an app is used; otherwise
  /// the file's folder, or its parent if the file is in a language folder (`Base.lproj`). Links in the path of the file
  /// are resolved.
  package init(of file: URL) {
    let folder = Disk.url(Disk.resolved(file.path), isDirectory: false).deletingLastPathComponent()
    root =
      ProjectFolder.project(around: folder)
      ?? ProjectFolder.appFolder(around: ProjectFolder.withoutLanguage(folder))
    start = folder.pathComponents
  }

  /// The path of the file with the given name that is nearest to the document; `nil` if there is none.
  package func nearestFile(named name: String) -> String? {
    files(called: name).min { (distance(to: $0), $0.path) < (distance(to: $1), $1.path) }?.path
  }

  private func files(called name: String) -> [URL] {
    var files: [URL] = []
    var walk = FolderWalk(limit: ProjectFolder.limit, depth: FolderWalk.projectDepth)
    walk.walk(root.path) { item in
      if item.name == name, item.kind.isFile { files.append(Disk.url(item.path, isDirectory: false)) }
      return true
    }
    return files
  }

  /// The number of steps, up to a parent folder or down into a subfolder, from the document's folder to that of
  /// another file.
  func distance(to other: URL) -> Int {
    let end = other.deletingLastPathComponent().pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return start.count + end.count - 2 * shared
  }

  /// The given folder, or the nearest one around it, that is the folder of a project; `nil` if there is none. The root
  /// of the file system is never a project.
  private static func project(around folder: URL) -> URL? {
    SurroundingFolders(from: folder).first { folder in
      folder.path != "/" && ProjectMark.ofProject.value(in: folder.path)
    }
  }

  /// The number of folders around a file that are examined if there is no project.
  private static let appLevels = 5

  /// The outermost of the nearest few folders with names that are usual in the folder of an app; the given folder if
  /// there is none. Folders that contain the files of many users or programs are not examined.
  private static func appFolder(around folder: URL) -> URL {
    let home = UserFolders().home.map(Disk.resolved)
    let candidates = SurroundingFolders(from: folder).prefix(appLevels).prefix {
      $0.pathComponents.count > 2 && $0.path != home
    }
    return candidates.last { ProjectMark.ofApp.value(in: $0.path) } ?? folder
  }

  private static func withoutLanguage(_ folder: URL) -> URL {
    folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }
}
