import NibSupport

/// The folders in which a command changes files that the user did not name. A link in a project can lead to a file of another
/// project, which such a command does not change.
package struct WritingFolders: Sendable {
  /// The folders as the user named them, and without links.
  private let folders: [(name: String, path: String)]

  /// - Parameter paths: the folders; an empty path is the current folder.
  package init(_ paths: [String]) {
    folders = paths.map { $0.isEmpty ? "." : $0 }.uniqued { ExactText($0) }.map { ($0, Disk.resolved($0)) }
  }

  /// The reason why a file is not written, as a text that starts with a lower-case letter; `nil` if it can be written.
  ///
  /// - Parameter path: the file, which need not exist.
  package func reason(against path: String) -> String? {
    let target = Self.target(of: path)
    guard !folders.contains(where: { AccessScope.contains(target, in: $0.path) }) else { return nil }
    let names = folders.map { "'\($0.name)'" }.listed("or")
    return "a link leads to '\(target)', which is not in \(names); name a folder that contains both"
  }

  /// The path without links of a file. Links in the path of a folder that exists count for a new file.
  private static func target(of path: String) -> String {
    if let real = Disk.realPath(path) { return real }
    let folder = Disk.folder(of: path)
    return folder == path ? path : Disk.path(of: Disk.name(of: path), in: target(of: folder))
  }
}
