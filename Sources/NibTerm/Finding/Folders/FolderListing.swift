import NibCore

/// What one folder holds, as far as looking for documents goes. Hidden files and folders are left out.
///
/// Links to files are followed. Links to folders are not (`FolderEntry`), unless the folder is a document, so that no
/// loop of links can lead anywhere.
struct FolderListing: Equatable {
  /// A file named as nibs are, or a folder that is a document.
  struct Document: Equatable {
    let name: String
    let isFolder: Bool
  }

  private(set) var documents: [Document] = []
  /// The names of the folders to look into.
  private(set) var folders: [String] = []
  /// Whether git keeps a repository here: there is a `.git`, a folder or (in a work tree of its own) a file.
  private(set) var hasRepository = false
  private(set) var hasIgnoreFile = false
  /// How many names are left out because they are no UTF-8, which no file can be opened by here.
  private(set) var unnameable = 0

  /// The ends of the names that nibs have. (Folders of such names are documents too: `NibPackage`.)
  private static let suffixes = [".xib", ".storyboard", ".nib", ".storyboardc"].map { Array($0.utf8) }

  /// Reads a folder's entries, sorted by the bytes of their names.
  init(of path: String) throws(FolderFailure) {
    try FolderEntry.forEach(in: path) { add($0) }
    documents.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ entry: FolderEntry) {
    guard !entry.isHidden else { return addHidden(entry) }
    let mayBeDocument = Self.suffixes.contains {
      entry.bytes.count > $0.count && entry.bytes.suffix($0.count).elementsEqual($0)
    }
    // Most files of a project are told apart without asking the system, and without making a text of them.
    guard mayBeDocument || !entry.isKnownFile else { return }
    let kind = entry.kind
    guard mayBeDocument || kind == .folder else { return }
    guard let name = entry.name else {
      unnameable += 1
      return
    }
    switch kind {
    case .file, .linkedFile: documents.append(Document(name: name, isFolder: false))
    case .folder, .linkedFolder:
      if NibPackage.isPackage(named: name) {
        documents.append(Document(name: name, isFolder: kind == .folder))
      } else if kind == .folder {
        folders.append(name)
      }
    case .other: break
    }
  }

  private mutating func addHidden(_ entry: FolderEntry) {
    if entry.bytes.elementsEqual(".git".utf8) { hasRepository = true }
    if entry.bytes.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
  }
}
