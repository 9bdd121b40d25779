import NibCore

/// The Xcode projects in a repository, which may be separate programs.
///
/// A document's project cannot use the classes of a project in another folder, unless its project file names that
/// project or the source file. Classes outside all projects can be used by every project.
struct SourceProjects: Sendable {
  /// The paths of the project files (`project.pbxproj`), by the folder that contains the projects.
  private var files: [String: [String]] = [:]

  /// - Parameter files: the paths of the project files. Empty if all sources belong to one program.
  init(_ files: [String] = []) {
    for file in files {
      self.files[SourcePlace(file).parentFolder, default: []].append(file)
    }
  }

  /// The folder of the project around a file; nil if there is none.
  func folder(around file: SourcePlace) -> String? {
    files.isEmpty ? nil : file.folderPaths.first { files[$0] != nil }
  }

  /// Whether the project in a folder cannot use the declarations in a source file, because they belong to a separate
  /// project.
  func isSeparate(_ source: String, from folder: String) -> Bool {
    guard let other = self.folder(around: SourcePlace(source)), other != folder,
      !other.hasPrefix(folder + "/"), !folder.hasPrefix(other + "/")
    else { return false }
    let names = ([source] + (files[other] ?? []).map { Disk.folder(of: $0) }).compactMap {
      $0.split(separator: "/").last
    }
    return (files[folder] ?? []).allSatisfy { file in
      guard let content = FileBytes.ifReadable(file) else { return false }
      return !names.contains { content.contains(Array($0.utf8)) }
    }
  }
}
