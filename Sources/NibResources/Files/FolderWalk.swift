/// Visits the entries of a folder and of the folders below it, in the order of their names.
///
/// Hidden entries and names that are not UTF-8 are left out. Links to folders are visited but not entered: see
/// `FolderEntry`. The number of entries and the depth are limited, because a folder can contain a whole disk.
package struct FolderWalk {
  /// An entry that the walk visits.
  package struct Item {
    /// The path of the entry: the folder's path followed by the name.
    package let path: String
    package let name: String
    package let kind: FolderEntry.Kind
  }

  /// The number of folder levels that the searches of a project read.
  package static let projectDepth = 64

  /// Whether not everything was visited, because there were more entries than the limit, or folders below the last level.
  package private(set) var isTruncated = false
  /// The number of entries that may still be visited.
  private var remaining: Int
  private let depth: Int

  /// - Parameters:
  ///   - limit: the maximum number of entries to visit.
  ///   - depth: the number of folder levels to read, including the first folder.
  package init(limit: Int, depth: Int) {
    remaining = limit
    self.depth = depth
  }

  /// Visits everything in a folder and below it. A folder that cannot be read is treated as empty.
  ///
  /// - Parameters:
  ///   - folder: the folder; a link to a folder is followed here.
  ///   - visit: returns whether to enter the item, if it is a folder.
  package mutating func walk(_ folder: String, _ visit: (Item) -> Bool) { walk(folder, 0, visit) }

  private mutating func walk(_ folder: String, _ level: Int, _ visit: (Item) -> Bool) {
    guard level < depth else {
      isTruncated = true
      return
    }
    for item in FolderWalk.items(in: folder) {
      guard remaining > 0 else {
        isTruncated = true
        return
      }
      remaining -= 1
      if visit(item), item.kind == .folder { walk(item.path, level + 1, visit) }
    }
  }

  /// The entries of one folder in the order of their names, without hidden ones; empty if it cannot be read.
  static func items(in folder: String) -> [Item] {
    var items: [Item] = []
    try? FolderEntry.forEach(in: folder) { entry in
      guard !entry.isHidden, let name = entry.name else { return }
      items.append(Item(path: Disk.path(of: name, in: folder), name: name, kind: entry.kind))
    }
    return items.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether the name of anything in a folder meets a condition, including hidden entries; false if the folder cannot
  /// be read.
  package static func hasName(in folder: String, where isWanted: (String) -> Bool) -> Bool {
    var isFound = false
    try? FolderEntry.forEach(in: folder) { entry in
      if !isFound, let name = entry.name { isFound = isWanted(name) }
    }
    return isFound
  }

  /// The sorted names of everything in a folder, including hidden entries; empty if it cannot be read.
  package static func names(in folder: String) -> [String] { (try? readNames(in: folder)) ?? [] }

  /// The sorted names of everything in a folder, including hidden entries.
  static func readNames(in folder: String) throws(FolderFailure) -> [String] {
    var names: [String] = []
    try FolderEntry.forEach(in: folder) { if let name = $0.name { names.append(name) } }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
