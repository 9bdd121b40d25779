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
