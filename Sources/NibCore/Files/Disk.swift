/// Queries about paths on the disk, and the only conversion of paths to URLs.
///
/// This folder is the only place that opens, reads or writes files (`Scripts/check-imports.sh` checks that).
///
/// Foundation takes a path that begins with a tilde for a home folder and looks up the user; file attributes, and some
/// of its errors, look up users as well. In a statically linked program, the C library's look-up crashes. Here, a tilde
/// is a character like any other, and nothing asks for a user.
package enum Disk {
  /// The URL of a file or folder.
  ///
  /// - Parameter isDirectory: whether the path is a folder's. If `nil`, Foundation asks the disk.
  package static func url(_ path: String, isDirectory: Bool? = nil) -> URL {
    let literal = path.utf8.first == UInt8(ascii: "~") ? "./" + path : path
    guard let isDirectory else { return URL(fileURLWithPath: literal) }
    return URL(fileURLWithPath: literal, isDirectory: isDirectory)
  }

  /// The current folder; empty if it no longer exists.
  package static var currentFolder: String { realPath(".") ?? "" }

  /// Returns true if a file or folder exists at the path. Links are followed.
  package static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Returns true if a file, a folder, or a link exists at the path. The link may lead nowhere.
  package static func existsOrIsLink(_ path: String) -> Bool {
    (try? FileStatus(of: path, followsLinks: false)) != nil
  }

  /// Returns true if the path is that of a folder or of a link to a folder.
  package static func isFolder(_ path: String) -> Bool { status(path)?.kind == .folder }

  /// The size and modification time of a file; `nil` if it is missing.
  package static func stamp(of path: String) -> FileStamp? { status(path)?.stamp }

  /// The absolute path without links; `nil` if nothing has that name.
  package static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path without links; for a path that does not exist, only without `.` and `..`.
  package static func resolved(_ path: String) -> String {
    realPath(path) ?? url(path, isDirectory: false).standardizedFileURL.path
  }

  /// The last part of a path. Slashes at the end do not count.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  /// Returns true if the last part of a path has one of the given endings, in capital or small letters.
  package static func name(of path: String, endsIn suffixes: [String]) -> Bool {
    let ending = name(of: path).lowercased().utf8.reversed()
    return suffixes.contains { ending.starts(with: $0.utf8.reversed()) }
  }

  /// The path of the folder that a file is in; `.` for a bare name. Slashes at the end do not count.
  package static func folder(of path: String) -> String {
    let bare = withoutSlashes(path[...])
    guard let end = bare.utf8.lastIndex(of: slash) else { return "." }
    let folder = withoutSlashes(bare[..<end])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path of a file or folder in a folder. An empty name gives the folder itself. Names in an empty folder, or in
  /// the folder `.`, stay bare.
  package static func path(of name: String, in folder: String) -> String {
    if name.isEmpty { return folder }
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The separator of names, as a byte: a slash with an accent after it separates them too.
  private static let slash = UInt8(ascii: "/")

  private static func withoutSlashes(_ path: Substring) -> Substring {
    path.utf8.lastIndex { $0 != slash }.map { Substring(path.utf8[...$0]) } ?? ""
  }

  private static func status(_ path: String) -> FileStatus? { try? FileStatus(of: path) }
}
