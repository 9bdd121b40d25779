/// The names of files and folders that show what the folder around them is.
package enum ProjectMark {
  /// Whether a folder contains what is usually beside the other files of an app.
  static let ofApp = FolderFact { $0.contains(where: isOfApp) }
  /// Whether a folder looks like a project.
  package static let ofProject = FolderFact { $0.contains(where: isOfProject) }
  /// Whether a folder is that of a repository or workspace, which can contain several projects.
  package static let ofRepositoryOrWorkspace = FolderFact { $0.contains(where: isOfRepositoryOrWorkspace) }

  /// Whether a file or folder with this name is usually beside the other files of an app.
  private static func isOfApp(_ name: String) -> Bool {
    appNames.contains(name) || appEndings.contains { name.hasSuffix($0) }
  }

  private static let appEndings = [".xcassets", ".lproj", "Info.plist", "-Prefix.pch"]
  private static let appNames: Set<String> = [
    "AppDelegate.swift", "AppDelegate.m", "AppDelegate.h", "SceneDelegate.swift", "main.m", "Podfile",
    "Cartfile", "Images", "Resources", "Assets", "Graphics", "Icons", "Media", "Supporting Files", "Views",
    "View Controllers", "ViewControllers", "Controllers", "Storyboards", "XIBs", "Xibs", "Nibs",
  ]

  /// Whether a file or folder with this name marks its folder as a project.
  private static func isOfProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || isOfRepositoryOrWorkspace(name)
  }

  /// Whether a file or folder with this name marks its folder as a repository or workspace, which can contain several
  /// projects.
  private static func isOfRepositoryOrWorkspace(_ name: String) -> Bool {
    name == ".git" || name.hasSuffix(".xcworkspace")
  }
}
