/// The documents of a list, numbered in the order of `FolderSearch`, and their folders.
struct DocumentCatalog {
  private(set) var documents: [String] = []
  /// The numbers of the documents, by path.
  private(set) var numbers: [String: Int] = [:]
  /// The folders that contain documents, in order.
  private(set) var folders: [String] = []
  /// The number of each document's folder.
  private(set) var folderOf: [Int] = []

  init() {}

  /// Adds a new document after all others.
  mutating func append(_ path: String) {
    let folder = FolderPath.folder(of: path)
    if folders.last != folder { folders.append(folder) }
    folderOf.append(folders.count - 1)
    numbers[path] = documents.count
    documents.append(path)
  }

  /// The catalog with documents added at any position and others removed. The documents are numbered again.
  func applying(_ changes: FolderWatch.Changes) -> DocumentCatalog {
    let removed = Set(changes.removed)
    let added = Set(changes.added).filter { numbers[$0] == nil }
    var next = added.sorted(by: FolderPath.precedes)[...]
    var catalog = DocumentCatalog()
    for path in documents where !removed.contains(path) {
      while let first = next.first, FolderPath.precedes(first, path) { catalog.append(next.removeFirst()) }
      catalog.append(path)
    }
    for path in next { catalog.append(path) }
    return catalog
  }
}
