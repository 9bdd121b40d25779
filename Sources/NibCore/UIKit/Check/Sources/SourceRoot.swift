/// The folder in which the sources of a document's program lie.
enum SourceRoot {
  /// How many folders above the nearest project another one may hold it.
  private static let height = 4

  /// The nearest folder around a document that looks like a project's, or the repository or workspace a
  /// little above it; nil for a document far from any project.
  static func folder(around file: URL) -> URL? {
    let folder = file.standardizedFileURL.deletingLastPathComponent()
    guard let nearest = firstFolder(from: folder, height: .max, where: isSignOfProject) else { return nil }
    return firstFolder(from: nearest, height: height, where: isSignOfWhole) ?? nearest
  }

  private static func firstFolder(from start: URL, height: Int, where isSign: (String) -> Bool) -> URL? {
    var current = start
    var left = height
    while current.pathComponents.count > 1, left >= 0 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      if names.contains(where: isSign) { return current }
      current.deleteLastPathComponent()
      left -= 1
    }
    return nil
  }

  private static func isSignOfProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || isSignOfWhole(name)
  }

  private static func isSignOfWhole(_ name: String) -> Bool {
    name == ".git" || name.hasSuffix(".xcworkspace")
  }
}
