import NibCore

/// The work tree around a folder, and where the folder lies in it.
struct GitWorkTree {
  /// The path from the work tree's top to the folder; empty for the top itself.
  let place: String
  /// What is left out by files above the folder. The folder's own `.gitignore` is for whoever lists it to add.
  let ignored: GitIgnore

  /// - Returns: nil for a folder that lies in no work tree; `.gitignore` files mean nothing there.
  init?(around folder: String) {
    guard let resolved = realpath(folder, nil) else { return nil }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").map(String.init)
    let tops = (0...parts.count).reversed().lazy.map {
      (depth: $0, path: "/" + parts[..<$0].joined(separator: "/"))
    }
    guard let top = tops.first(where: { Self.exists("\($0.path)/.git") }) else { return nil }
    var ignored = Self.excluded(atTop: top.path)
    let inside = parts[top.depth...]
    for depth in 0..<inside.count {
      let place = inside.prefix(depth).joined(separator: "/")
      if let text = SmallFile.bytes("\(top.path)/\(place)/.gitignore") { ignored.add(text, in: place) }
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
    if let text = SmallFile.bytes("\(repository(ofTop: top))/info/exclude") { ignored.add(text, in: "") }
    return ignored
  }

  /// Submodules and work trees of their own have a file in place of the folder, which says where that is; work
  /// trees then share the first one's `info`.
  private static func repository(ofTop top: String) -> String {
    let marker = "gitdir: "
    guard let line = SmallFile.line("\(top)/.git"), line.hasPrefix(marker) else { return "\(top)/.git" }
    let own = path(String(line.dropFirst(marker.count)), from: top)
    return SmallFile.line("\(own)/commondir").map { path($0, from: own) } ?? own
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
