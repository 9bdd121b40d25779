import NibCore

/// Finds the folder that contains the sources of a document's program.
enum SourceRoot {
  /// The maximum number of folders to examine: the nearest project and those above it.
  private static let height = 5

  /// The nearest folder around a document that looks like a project, or the repository or workspace a little
  /// above it; nil for a document outside any project.
  ///
  /// A project is ignored if it is so far above that a search in it would not find the document. The home
  /// folder is never a project, even if it is a repository: some users store their settings in one.
  static func folder(around file: URL) -> URL? {
    let folder = file.standardizedFileURL.deletingLastPathComponent()
    guard let nearest = firstFolder(from: folder, height: SourceFolder.depth, where: isSignOfProject)
    else { return nil }
    return firstFolder(from: nearest, height: height, where: isSignOfWhole) ?? nearest
  }

  private static func firstFolder(from start: URL, height: Int, where isSign: (String) -> Bool) -> URL? {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    return SurroundingFolders(from: start).prefix(height).first { folder in
      folder.path != "/" && folder.path != home
        && FolderWalk.names(in: folder.path).contains(where: isSign)
    }
  }

  /// Whether a folder looks like a project.
  static func isProject(_ folder: String) -> Bool {
    FolderWalk.names(in: folder).contains(where: isSignOfProject)
  }

  /// Whether a file or folder of that name marks its folder as a project.
  private static func isSignOfProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || isSignOfWhole(name)
  }

  private static func isSignOfWhole(_ name: String) -> Bool {
    name == ".git" || name.hasSuffix(".xcworkspace")
  }
}
