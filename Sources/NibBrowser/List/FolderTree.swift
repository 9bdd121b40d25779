import NibTools

/// Arranges the groups of a list as a tree of folders. A folder without documents and with only one folder in it has no
/// row: the row of the inner one shows the path of both.
struct FolderTree {
  private(set) var groups: [DocumentGroups.Group]
  private let catalog: DocumentCatalog

  /// - Parameters:
  ///   - groups: the groups of all folders with documents.
  ///   - around: makes the group of a folder around others.
  init(_ groups: [DocumentGroups.Group], _ catalog: DocumentCatalog, around: (Int) -> DocumentGroups.Group) {
    self.catalog = catalog
    self.groups = groups
    var known = Set(groups.map(\.folder))
    for group in groups {
      var folder = catalog.outer[group.folder]
      while let current = folder, known.insert(current).inserted {
        self.groups.append(around(current))
        folder = catalog.outer[current]
      }
    }
    sort()
    nest()
    removeNarrowFolders()
    nest()
  }

  /// Puts each folder before the folders inside it. The documents of a search are already in this order.
  private mutating func sort() {
    let paths = groups.map { catalog.folders[$0.folder] + "/" }
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { FolderTree.precedes($0, $1) }
    guard !isSorted else { return }
    let order = groups.indices.sorted { FolderTree.precedes(paths[$0], paths[$1]) }
    groups = order.map { groups[$0] }
  }

  /// The order of paths that end with a slash: that of the documents in them.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    if b.utf8.starts(with: a.utf8) { return a.utf8.count < b.utf8.count }
    return !a.utf8.starts(with: b.utf8) && FolderSearch.precedes(a, b)
  }

  /// Removes the folders that contain nothing but another folder.
  private mutating func removeNarrowFolders() {
    var children = [Int](repeating: 0, count: groups.count)
    for group in groups {
      if let parent = group.parent { children[parent] += 1 }
    }
    let kept = groups.indices.filter { !groups[$0].documents.isEmpty || children[$0] > 1 }
    groups = kept.map { groups[$0] }
  }

  /// Finds the folder around each folder.
  private mutating func nest() {
    var open: [Int] = []
    for index in groups.indices {
      let path = catalog.folders[groups[index].folder]
      while let last = open.last, !path.utf8.starts(with: (catalog.folders[groups[last].folder] + "/").utf8) {
        open.removeLast()
      }
      groups[index].parent = open.last
      groups[index].level = open.count
      if groups[index].hasHeading { open.append(index) }
    }
  }
}
