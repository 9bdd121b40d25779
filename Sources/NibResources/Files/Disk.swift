/// Operations on paths, and the only conversion of paths to URLs.
///
/// Apart from terminals, which NibScreen opens, files are opened, read and written only in this folder of the source
/// code (`Scripts/check-imports.sh` checks that).
///
/// Foundation interprets a tilde at the start of a path as a home folder and looks up the user. Its file attributes and
/// some of its errors look up users too. In a statically linked program, the C library's look-up of users crashes. The
/// functions here treat a tilde as an ordinary character and never look up a user.
package enum Disk {
  /// The URL of a file or folder.
  ///
  /// - Parameter isDirectory: whether the path is that of a folder. If `nil`, Foundation checks the disk.
  package static func url(_ path: String, isDirectory: Bool? = nil) -> URL {
    let literal = path.utf8.first == UInt8(ascii: "~") ? "./" + path : path
    guard let isDirectory else { return URL(fileURLWithPath: literal) }
    return URL(fileURLWithPath: literal, isDirectory: isDirectory)
  }

  /// The current folder; empty if it no longer exists.
  package static var currentFolder: String { realPath(".") ?? "" }

  /// Returns true if a file or folder exists at the path. Links are followed.
  package static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Returns true if a file, a folder, or a link exists at the path, even if the link's target does not exist.
  package static func existsOrIsLink(_ path: String) -> Bool {
    (try? FileStatus(of: path, followsLinks: false)) != nil
  }

  /// Returns true if the path is that of a folder or of a link to a folder.
  package static func isFolder(_ path: String) -> Bool { status(path)?.kind == .folder }

  /// The size and modification time of a file; `nil` if it is missing.
  package static func stamp(of path: String) -> FileStamp? { status(path)?.stamp }

  /// The absolute path with all links resolved; `nil` if nothing exists at the path.
  package static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path with all links resolved. If nothing exists at the path, only `.` and `..` are resolved.
  package static func resolved(_ path: String) -> String {
    realPath(path) ?? url(path, isDirectory: false).standardizedFileURL.path
  }

  /// The path of the program that is run under a name; `nil` if there is none in the folders of PATH. Relative folders,
  /// which depend on the current one, do not count.
  package static func program(named name: String) -> String? {
    let folders = (EnvironmentVariables.ofProcess["PATH"] ?? "").utf8.split(separator: UInt8(ascii: ":"))
    return folders.lazy.map { path(of: name, in: String(Substring($0))) }.first {
      $0.utf8.first == slash && status($0)?.kind == .regular && access($0, X_OK) == 0
    }
  }

  /// The last component of a path. Slashes at the end are ignored.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  /// Returns true if the last component of a path has one of the given endings, in upper or lower case.
  package static func name(of path: String, endsIn suffixes: [String]) -> Bool {
    let ending = name(of: path).lowercased().utf8.reversed()
    return suffixes.contains { ending.starts(with: $0.utf8.reversed()) }
  }

  /// The path of the folder that contains a file; `.` for a name without slashes. Slashes at the end are ignored.
  package static func folder(of path: String) -> String {
    let bare = withoutSlashes(path[...])
    guard let end = bare.utf8.lastIndex(of: slash) else { return "." }
    let folder = withoutSlashes(bare[..<end])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path of a file or folder in a folder. If the name is empty, it is the folder itself. If the folder is empty or
  /// `.`, it is the name alone.
  package static func path(of name: String, in folder: String) -> String {
    if name.isEmpty { return folder }
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The separator of path components. Paths are split by bytes, because a slash and a combining accent after it are
  /// one `Character`, which differs from a slash.
  private static let slash = UInt8(ascii: "/")

  private static func withoutSlashes(_ path: Substring) -> Substring {
    path.utf8.lastIndex { $0 != slash }.map { Substring(path.utf8[...$0]) } ?? ""
  }

  private static func status(_ path: String) -> FileStatus? { try? FileStatus(of: path) }
}
