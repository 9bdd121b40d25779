import NibCore

/// The work tree around a folder, and where the folder lies in it.
struct GitWorkTree {
  /// The path from the work tree's top to the folder; empty for the top itself.
  let place: String
  /// What is left out by files above the folder. The folder's own `.gitignore` is for whoever lists it to add.
  let ignored: GitIgnore

  /// - Returns: nil for a folder that lies in no work tree; `.gitignore` files mean nothing there.
  init?(around folder: String) {
    guard let resolved = Disk.realPath(folder) else { return nil }
    let parts = resolved.split(separator: "/").map(String.init)
    let tops = (0...parts.count).reversed().lazy.map {
      (depth: $0, path: "/" + parts[..<$0].joined(separator: "/"))
    }
    guard let top = tops.first(where: { Self.exists("\($0.path)/.git") }) else { return nil }
    var ignored = Self.excluded(atTop: top.path)
    let inside = parts[top.depth...]
    for depth in 0..<inside.count {
      let place = inside.prefix(depth).joined(separator: "/")
      let folder = FolderPath.join(top.path, place)
      ignored.add(file: FolderPath.join(folder, ".gitignore"), in: place)
    }
    self.ignored = ignored
    place = inside.joined(separator: "/")
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// What the repository of a work tree leaves out on this machine alone: `.git/info/exclude`.
  ///
  /// - Parameter top: the work tree's top.
  static func excluded(atTop top: String) -> GitIgnore {
    var ignored = GitIgnore.none
    ignored.add(file: "\(repository(ofTop: top))/info/exclude", in: "")
    return ignored
  }

  /// Submodules and work trees of their own have a file in place of the folder, which says where that is; work
  /// trees then share the first one's `info`.
  private static func repository(ofTop top: String) -> String {
    let marker = "gitdir: "
    guard let line = firstLine("\(top)/.git"), line.hasPrefix(marker) else { return "\(top)/.git" }
    let own = path(String(line.dropFirst(marker.count)), from: top)
    return firstLine("\(own)/commondir").map { path($0, from: own) } ?? own
  }

  /// The first line of a small file; `nil` if there is none.
  private static func firstLine(_ path: String) -> String? {
    FileBytes.ifReadable(path, limit: 1 << 16).map {
      String(decoding: $0.prefix { $0 != .newline && $0 != .carriageReturn }, as: UTF8.self)
    }
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
