import NibCore

/// The folder in which the sources of a document's program lie.
enum SourceRoot {
  /// How many folders, the nearest project and those above it, may hold it.
  private static let height = 5

  /// The nearest folder around a document that looks like a project's, or the repository or workspace a
  /// little above it; nil for a document far from any project.
  ///
  /// A project from which the document would not be found is too far away. The home folder is none, even if it is a
  /// repository: people keep their settings so.
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

  /// Whether a folder looks like a project's.
  static func isProject(_ folder: String) -> Bool {
    FolderWalk.names(in: folder).contains(where: isSignOfProject)
  }

  /// Whether a folder that holds a file or folder of that name is a project's.
  private static func isSignOfProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || isSignOfWhole(name)
  }

  private static func isSignOfWhole(_ name: String) -> Bool {
    name == ".git" || name.hasSuffix(".xcworkspace")
  }
}
