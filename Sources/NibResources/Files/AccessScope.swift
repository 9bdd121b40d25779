/// The folder to which a run of the program is restricted. `nibterm mcp` restricts the commands that it runs to the folder
/// that it serves, so that neither a path of a client nor a link in the folder leads out of it, and projects are not looked
/// for around it.
///
/// The fonts of the machine, and the repository of a work tree that is linked with another one, can be read nevertheless.
package enum AccessScope {
  /// The environment variable that contains the absolute path of the folder, without links.
  package static let variable = "NIBTERM_FOLDER"

  /// The absolute paths of the folders that can be used; `nil` if there is no restriction.
  private static let folders: [String]? = {
    guard let folder = EnvironmentVariables.ofProcess[variable] else { return nil }
    return [folder] + [linkedRepository(of: folder)].compactMap(\.self) + UserFolders.ofFonts
      + ["/dev/null"]
  }()

  /// The reason why a path must not be used, as a text that starts with a lower-case letter; `nil` if it can be used.
  ///
  /// - Parameter followsLinks: whether the path is used with the target of a link, and not with the link itself.
  static func reason(against path: String, followsLinks: Bool = true) -> String? {
    guard let folders else { return nil }
    let folder = AccessScope.folder(of: path)
    // The target of a link need not exist, but the folder of a new file does.
    let resolved =
      (followsLinks ? Disk.realPath(path) : nil)
      ?? Disk.realPath(folder).map {
        Disk.path(of: Disk.name(of: path), in: $0)
      }
    guard let resolved else { return nil }
    let isInside = folders.contains { contains(resolved, in: $0) }
    return isInside ? nil : "it is outside of the folder '\(folders[0])'"
  }

  /// Whether a path is a folder or in it. Both are absolute and have no links.
  package static func contains(_ path: String, in folder: String) -> Bool {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: start.utf8)
  }

  /// The folder in which the last component of a path is an entry. That of `..` is the path itself.
  private static func folder(of path: String) -> String {
    ["..", "."].contains(Disk.name(of: path)) ? path : Disk.folder(of: path)
  }

  /// The repository that a linked work tree names in its file `.git`, if it is where git creates it.
  private static func linkedRepository(of folder: String) -> String? {
    let file = Disk.path(of: ".git", in: folder)
    guard Disk.realPath(file)?.utf8.elementsEqual(file.utf8) == true,
      let text = String(validating: FileBytes.beginningOfAnyFile(file), as: UTF8.self),
      text.hasPrefix("gitdir: "), let end = text.range(of: "/.git/worktrees/")
    else { return nil }
    return Disk.realPath(String(text[..<end.lowerBound].dropFirst("gitdir: ".count)) + "/.git")
  }
}
