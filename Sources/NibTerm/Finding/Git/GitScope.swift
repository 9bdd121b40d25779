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
