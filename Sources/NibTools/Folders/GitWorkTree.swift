import NibCore

/// The git work tree that contains a folder, and the position of the folder in it.
package struct GitWorkTree {
  /// The path from the work tree's top to the folder; empty for the top itself.
  let place: String
  /// The rules of `.git/info/exclude` and of the `.gitignore` files above the folder. `GitScope.enter` adds the rules
  /// of the folder's own `.gitignore`.
  let ignored: GitIgnore

  /// Finds the work tree. Returns `nil` for a folder that is not in one, where `.gitignore` files have no effect.
  init?(around folder: String) {
    guard let (top, place) = Self.place(of: folder) else { return nil }
    var ignored = Self.excluded(atTop: top)
    let parts = place.split(separator: "/").map(String.init)
    for depth in 0..<parts.count {
      let place = parts.prefix(depth).joined(separator: "/")
      let folder = Disk.path(of: place, in: top)
      ignored.add(file: Disk.path(of: ".gitignore", in: folder), in: place)
    }
    self.ignored = ignored
    self.place = place
  }

  /// The top of the work tree that contains a folder, as an absolute path without links, and the position of the folder
  /// in it. `nil` for a folder that does not exist or is not in a work tree.
  ///
  /// - Parameter isTop: whether a folder is the top of a work tree. By default, everything with the name `.git` marks
  ///   one.
  package static func place(
    of folder: String, isTop: (String) -> Bool = { Disk.existsOrIsLink(Disk.path(of: ".git", in: $0)) }
  ) -> (top: String, place: String)? {
    guard let resolved = Disk.realPath(folder) else { return nil }
    let parts = resolved.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for depth in (0...parts.count).reversed() {
      let top = "/" + parts[..<depth].joined(separator: "/")
      if isTop(top) { return (top, parts[depth...].joined(separator: "/")) }
    }
    return nil
  }

  /// Whether git finds a repository at the top of a work tree.
  package static func isRepository(atTop top: String) -> Bool {
    isRepository(at: ownRepository(ofTop: top), common: repository(ofTop: top))
  }

  /// Whether a folder is itself a repository, as `.git` is, or a repository without a work tree.
  static func isRepository(at path: String) -> Bool { isRepository(at: path, common: path) }

  /// - Parameter common: the part of the repository that all of its work trees share.
  private static func isRepository(at path: String, common: String) -> Bool {
    Disk.existsOrIsLink(Disk.path(of: "HEAD", in: path))
      && ["objects", "refs"].allSatisfy { Disk.isFolder(Disk.path(of: $0, in: common)) }
  }

  /// The ignore rules in `.git/info/exclude` of a work tree's repository. Unlike `.gitignore` files, they are not
  /// shared with others.
  ///
  /// - Parameter top: the path of the work tree's top.
  static func excluded(atTop top: String) -> GitIgnore {
    var ignored = GitIgnore.none
    ignored.add(file: "\(repository(ofTop: top))/info/exclude", in: "")
    return ignored
  }

  /// The path of the repository. Submodules and linked work trees have a file instead of the `.git` folder,
  /// which contains the path of the repository. Linked work trees share the `info` folder of the main one.
  private static func repository(ofTop top: String) -> String {
    let repository = ownRepository(ofTop: top)
    return text(of: "\(repository)/commondir").map { path($0, from: repository) } ?? repository
  }

  /// The path of the repository, or of the part of it that is for a linked work tree.
  private static func ownRepository(ofTop top: String) -> String {
    let marker = "gitdir: "
    let file = "\(top)/.git"
    guard let text = text(of: file), text.utf8.starts(with: marker.utf8) else { return file }
    return path(String(Substring(text.utf8.dropFirst(marker.utf8.count))), from: top)
  }

  /// Whether two work trees have the same repository, so that git uses the same configuration in both.
  ///
  /// - Parameters:
  ///   - top: the top of a work tree that is not trusted yet.
  ///   - other: the top of a work tree in which git can be run.
  static func isLinked(_ top: String, with other: String) -> Bool {
    func resolved(_ path: String) -> ExactText? { Disk.realPath(path).map { ExactText($0) } }
    guard let common = resolved(repository(ofTop: other)), common == resolved(repository(ofTop: top)),
      let ownPlace = resolved(ownRepository(ofTop: top))
    else { return false }
    // The part of the repository for a linked work tree can have a configuration too, so it must be where git creates
    // it.
    let place = Disk.path(of: "worktrees", in: common.text)
    return ownPlace == common || ExactText(Disk.folder(of: ownPlace.text)) == ExactText(place)
  }

  /// The text of a small file without the line breaks at its end, which is exactly the path that git reads; `nil` if
  /// the file cannot be read.
  private static func text(of path: String) -> String? {
    guard var bytes = FileBytes.ifReadable(path, limit: 1 << 16) else { return nil }
    while let last = bytes.last, last == .newline || last == .carriageReturn { bytes.removeLast() }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Resolves a path that is absolute or relative to the given folder.
  private static func path(_ path: String, from folder: String) -> String {
    path.beginsExactly(with: "/") ? path : "\(folder)/\(path)"
  }
}
