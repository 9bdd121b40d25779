import NibCore

/// The git ignore rules for a folder that is being searched, with the folder's position in its work tree. Each folder
/// passes them to its subfolders.
struct GitScope {
  /// The path from the top of the work tree to the folder; `nil` outside a work tree.
  private var place: String?
  private var ignoreRules = GitIgnore.none

  /// Creates the scope of the root of a search. The root is searched even if git ignores it.
  init(around root: String) {
    guard let tree = GitWorkTree(around: root) else { return }
    place = tree.place
    ignoreRules = tree.ignored
  }

  /// Adds the rules of the folder's own `.gitignore`. A folder with a repository is the top of a new work tree, to
  /// which the rules from above do not apply.
  ///
  /// - Parameter path: the path of the folder on disk.
  mutating func enter(_ path: String, _ listing: FolderListing) {
    if listing.hasRepository {
      place = ""
      ignoreRules = GitWorkTree.excluded(atTop: path)
    }
    guard listing.hasIgnoreFile, let place else { return }
    ignoreRules.add(file: Disk.path(of: ".gitignore", in: path), in: place)
  }

  /// Returns the problems of the files that have been read since the last call.
  mutating func takeProblems() -> [SearchProblem] { ignoreRules.takeProblems() }

  func below(_ name: String) -> GitScope {
    var scope = self
    scope.place = path(of: name)
    return scope
  }

  /// Whether git ignores the given file or subfolder.
  func ignores(_ name: String, isFolder: Bool) -> Bool {
    path(of: name).map { ignoreRules.ignores($0, isFolder: isFolder) } ?? false
  }

  private func path(of name: String) -> String? { place.map { $0.isEmpty ? name : "\($0)/\(name)" } }
}
