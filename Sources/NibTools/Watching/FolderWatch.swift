import NibCore

/// Detects documents that are added and removed below a folder. `FolderWatcher` calls `poll()` at intervals.
///
/// Each poll asks the file system for the modification times of all folders, and lists only those that
/// changed. A changed folder is listed again at the next poll, because a change within the same tick of the
/// file system's clock does not change the time.
package struct FolderWatch {
  /// The documents that were added and removed, in the order of `FolderSearch`.
  package struct Changes: Equatable, Sendable {
    package var added: [String] = []
    package var removed: [String] = []

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  private struct Folder {
    let pending: PendingFolder
    var found: FoundFolder
    var stamp: FolderStamp
    /// Whether the folder had the same stamp at the last two listings, so that it need not be listed again.
    var isSettled: Bool
  }

  /// The state of a folder's list of names and of its `.gitignore`.
  private struct FolderStamp: Equatable {
    var names: FileState
    var ignoreFile: FileState?
  }

  private let root: String
  /// The root folder as the first folder to list.
  private let top: PendingFolder
  /// The folders by path.
  private var folders: [String: Folder] = [:]
  /// The documents that have been reported.
  private var documents: Set<String>
  private var hasListed = false

  /// - Parameters:
  ///   - root: the folder that was searched.
  ///   - respectsIgnore: whether the search left out files that git ignores. Ignore files above the folder are
  ///     read now, but not watched.
  ///   - known: the documents that the search found.
  init(root: String, respectsIgnore: Bool, known: [String]) {
    self.root = root
    top = PendingFolder(root: root, respectsIgnore: respectsIgnore)
    documents = Set(known)
  }

  /// Checks all folders once, and returns the changes since the last poll.
  mutating func poll() -> Changes {
    hasListed = false
    if folders.isEmpty {
      add(top)
    } else {
      // The order does not matter, because the results are sorted at the end.
      for path in Array(folders.keys) { check(path) }
    }
    return hasListed ? takeChanges() : Changes()
  }

  private mutating func takeChanges() -> Changes {
    let present = Set(folders.values.flatMap(\.found.documents))
    defer { documents = present }
    return Changes(
      added: present.subtracting(documents).sorted(by: FolderSearch.precedes),
      removed: documents.subtracting(present).sorted(by: FolderSearch.precedes))
  }

  /// Lists a folder again if it has changed.
  private mutating func check(_ path: String) {
    // The folder may have been removed together with the one that contained it.
    guard let folder = folders[path] else { return }
    let stamp = self.stamp(of: folder.found)
    guard stamp.names != .unreachable, stamp != folder.stamp || !folder.isSettled else { return }
    let found = folder.pending.search(root: root)
    // The stamp was read before the folder was listed, so the next poll detects changes in between.
    folders[path] = Folder(
      pending: folder.pending, found: found, stamp: stamp, isSettled: stamp == folder.stamp)
    hasListed = true
    // The ignore rules of the subfolders depend on the folder's `.gitignore`.
    let keepsRules = stamp.ignoreFile == folder.stamp.ignoreFile
    let before = Set(folder.found.subfolders.map(\.path))
    let after = Set(found.subfolders.map(\.path))
    for path in keepsRules ? before.subtracting(after) : before { remove(path) }
    for subfolder in found.subfolders where !keepsRules || !before.contains(subfolder.path) { add(subfolder) }
  }

  /// Lists a folder and all folders in it.
  private mutating func add(_ folder: PendingFolder) {
    hasListed = true
    var pending = [folder]
    while let next = pending.popLast() {
      let found = next.search(root: root)
      folders[next.path] = Folder(pending: next, found: found, stamp: stamp(of: found), isSettled: false)
      pending += found.subfolders
    }
  }

  private mutating func remove(_ path: String) {
    var pending = [path]
    while let next = pending.popLast() {
      pending += folders.removeValue(forKey: next)?.found.subfolders.map(\.path) ?? []
    }
  }

  private func stamp(of folder: FoundFolder) -> FolderStamp {
    let place = Disk.path(of: folder.path, in: root)
    return FolderStamp(
      names: FileState(of: place),
      ignoreFile: folder.hasIgnoreFile ? FileState(of: "\(place)/.gitignore") : nil)
  }
}
