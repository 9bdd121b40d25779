import NibCore

/// A folder to be searched, with what is known about it from above.
struct PendingFolder {
  /// The path from the folder that the search began in, whose own path is empty.
  let path: String
  /// What git leaves out in there; nil if nothing is to be left out.
  private let scope: GitScope?

  /// The folder that a search begins in.
  ///
  /// - Parameter respectsIgnore: whether what git leaves out is left out. As for git itself, `.gitignore` files
  ///   mean nothing outside work trees.
  init(root: String, respectsIgnore: Bool) {
    self.init(path: "", scope: respectsIgnore ? GitScope(around: root) : nil)
  }

  private init(path: String, scope: GitScope?) {
    self.path = path
    self.scope = scope
  }

  /// Looks into the folder.
  ///
  /// - Parameter root: where the folder is on disk that the search began in.
  func search(root: String) -> FoundFolder {
    let place = FolderPath.join(root, path)
    do throws(FolderFailure) {
      let listing = try FolderListing(of: place)
      var inside = scope
      inside?.enter(place, listing)
      let remarks = inside?.takeRemarks() ?? []
      return found(listing, inside, remarks)
    } catch {
      let remark = FinderRemark.folder(path, reason: error.reason)
      return FoundFolder(path: path, documents: [], subfolders: [], hasIgnoreFile: false, remarks: [remark])
    }
  }

  private func found(
    _ listing: FolderListing, _ inside: GitScope?, _ remarks: [FinderRemark]
  ) -> FoundFolder {
    let documents = listing.documents.filter { inside?.ignores($0.name, isFolder: $0.isFolder) != true }
    let folders = listing.folders.filter { inside?.ignores($0, isFolder: true) != true }
    let unnameable = FinderRemark.folder(path, reason: "\(listing.unnameable) names in it are no UTF-8")
    return FoundFolder(
      path: path,
      documents: documents.map { FolderPath.join(path, $0.name) },
      subfolders: folders.map { PendingFolder(path: FolderPath.join(path, $0), scope: inside?.below($0)) },
      hasIgnoreFile: listing.hasIgnoreFile,
      remarks: remarks + (listing.unnameable == 0 ? [] : [unnameable]))
  }
}

/// What git leaves out of a folder that is being searched, carried from folder to folder on the way down.
struct GitScope {
  /// The path from the top of the work tree to the folder; nil outside of any.
  private var place: String?
  private var ignored = GitIgnore.none

  /// The scope of the folder that a search begins in, which is searched even if git leaves it out.
  init(around root: String) {
    guard let tree = GitWorkTree(around: root) else { return }
    place = tree.place
    ignored = tree.ignored
  }

  /// Takes in what the folder itself says. A folder with a repository begins a work tree of its own: nothing from
  /// above counts in there.
  ///
  /// - Parameter path: where the folder is on disk.
  mutating func enter(_ path: String, _ listing: FolderListing) {
    if listing.hasRepository {
      place = ""
      ignored = GitWorkTree.excluded(atTop: path)
    }
    guard listing.hasIgnoreFile, let place else { return }
    ignored.add(file: FolderPath.join(path, ".gitignore"), in: place)
  }

  /// The remarks on files that have been read since the last call.
  mutating func takeRemarks() -> [FinderRemark] { ignored.takeRemarks() }

  /// The scope of a folder in this one.
  func below(_ name: String) -> GitScope {
    var scope = self
    scope.place = path(of: name)
    return scope
  }

  /// Whether something in the folder is left out.
  func ignores(_ name: String, isFolder: Bool) -> Bool {
    path(of: name).map { ignored.ignores($0, isFolder: isFolder) } ?? false
  }

  private func path(of name: String) -> String? { place.map { $0.isEmpty ? name : "\($0)/\(name)" } }
}

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
