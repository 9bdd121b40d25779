import NibCore

/// A folder to be searched, with the ignore rules of the folders above it.
struct PendingFolder {
  /// The path relative to the root of the search; empty for the root itself.
  let path: String
  /// The git ignore rules of the folders above; `nil` if the search includes files that git ignores.
  private let scope: GitScope?

  /// Creates the root folder of a search.
  ///
  /// - Parameter respectsIgnore: whether the search skips files that git ignores. As in git itself, `.gitignore` files
  ///   have no effect outside work trees.
  init(root: String, respectsIgnore: Bool) {
    self.init(path: "", scope: respectsIgnore ? GitScope(around: root) : nil)
  }

  private init(path: String, scope: GitScope?) {
    self.path = path
    self.scope = scope
  }

  /// Searches the folder.
  ///
  /// - Parameter root: the path on disk of the root of the search.
  func search(root: String) -> FoundFolder {
    let pathOnDisk = Disk.path(of: path, in: root)
    do throws(FolderFailure) {
      let listing = try FolderListing(of: pathOnDisk)
      var inside = scope
      inside?.enter(pathOnDisk, listing)
      let problems = inside?.takeProblems() ?? []
      return foundFolder(listing, inside, problems, root: root)
    } catch {
      let problem = SearchProblem.folder(path, reason: error.reason)
      return FoundFolder(
        path: path, documents: [], subfolders: [], hasIgnoreFile: false, problems: [problem],
        isUnreadable: true)
    }
  }

  /// The folders and documents of a listing that git does not ignore.
  private func foundFolder(
    _ listing: FolderListing, _ inside: GitScope?, _ problems: [SearchProblem], root: String
  ) -> FoundFolder {
    let documents = listing.documents.filter { inside?.ignores($0.name, isFolder: $0.isFolder) != true }
    let folders = listing.folders.filter { inside?.ignores($0, isFolder: true) != true }
    let unusable = listing.unusable.filter { inside?.ignores($0, isFolder: false) != true }
      .compactMap { problem(ofDocument: $0, root: root) }
    let invalid = listing.invalidNameCount
    let names = invalid == 1 ? "1 name in it is" : "\(invalid) names in it are"
    let invalidNames = SearchProblem.folder(path, reason: "\(names) not valid UTF-8")
    return FoundFolder(
      path: path,
      documents: documents.map { Disk.path(of: $0.name, in: path) },
      subfolders: folders.map { PendingFolder(path: Disk.path(of: $0, in: path), scope: inside?.below($0)) },
      hasIgnoreFile: listing.hasIgnoreFile,
      problems: problems + (invalid == 0 ? [] : [invalidNames]) + unusable)
  }

  /// The problem of an entry with the name of a document that is not a file or folder; `nil` if a file has replaced it
  /// since the listing.
  private func problem(ofDocument name: String, root: String) -> SearchProblem? {
    let place = Disk.path(of: name, in: path)
    do throws(FileFailure) {
      let kind = try FileStatus(of: Disk.path(of: place, in: root)).kind
      return kind == .regular ? nil : .document(place, .other("it is \(kind.rawValue)"))
    } catch {
      if error.isMissing { return .document(place, .missing) }
      guard case .unreadable(let reason) = error.reason else { return nil }
      return .document(place, .other(reason))
    }
  }
}
