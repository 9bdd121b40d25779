import NibTools

/// The documents of a list, numbered in the order of `FolderSearch`, and their folders.
struct DocumentCatalog {
  private(set) var documents: [String] = []
  /// The numbers of the documents, by path.
  private(set) var numbers: [String: Int] = [:]
  /// The folders that contain documents, and the folders around them, in order.
  private(set) var folders: [String] = []
  /// The index of the folder around each folder; `nil` for those in the searched folder.
  private(set) var outer: [Int?] = []
  /// The indices of the folders, by path.
  private var indices: [String: Int] = [:]
  /// The index of the folder of each document, by the document's number.
  private(set) var folderOf: [Int] = []

  /// Adds a new document after all others.
  mutating func append(_ path: String) {
    folderOf.append(index(of: DocumentCatalog.folder(of: path)))
    numbers[path] = documents.count
    documents.append(path)
  }

  /// Returns a catalog in which the added documents are at their places in the order, and the removed ones are gone.
  /// The documents are numbered again.
  func applying(_ changes: FolderWatch.Changes) -> DocumentCatalog {
    let removed = Set(changes.removed)
    let added = Set(changes.added).filter { numbers[$0] == nil }
    var next = added.sorted(by: FolderSearch.precedes)[...]
    var catalog = DocumentCatalog()
    for path in documents where !removed.contains(path) {
      while let first = next.first, FolderSearch.precedes(first, path) {
        catalog.append(next.removeFirst())
      }
      catalog.append(path)
    }
    for path in next { catalog.append(path) }
    return catalog
  }

  /// The index of a folder, which is added with the folders around it if it is new.
  private mutating func index(of folder: String) -> Int {
    if let index = indices[folder] { return index }
    let around = DocumentCatalog.folder(of: folder)
    let outerIndex = around.isEmpty ? nil : index(of: around)
    indices[folder] = folders.count
    folders.append(folder)
    outer.append(outerIndex)
    return folders.count - 1
  }

  /// The path without its last component; empty for a document or folder in the searched folder itself.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[..<$0]) } ?? ""
  }
}
