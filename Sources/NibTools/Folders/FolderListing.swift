import NibCore

/// The documents and subfolders of one folder. Hidden files and folders are omitted.
///
/// Links to files are followed. Links to folders are followed only if the folder is a document, so that the search
/// cannot enter a loop of links.
struct FolderListing: Equatable {
  /// A file whose name has the suffix of a document, or a folder that is a document.
  struct Document: Equatable {
    let name: String
    let isFolder: Bool
  }

  private(set) var documents: [Document] = []
  /// The names of the subfolders to search.
  private(set) var folders: [String] = []
  /// The names of documents that are not files or folders, such as pipes, links to devices and links that lead nowhere.
  private(set) var unusable: [String] = []
  /// Whether the folder has a git repository: a `.git` folder, or a `.git` file in a linked work tree.
  private(set) var hasRepository = false
  private(set) var hasIgnoreFile = false
  /// The number of documents and subfolders that are omitted because their names are not valid UTF-8. They cannot be
  /// opened, because paths are strings.
  private(set) var invalidNameCount = 0

  /// Lists a folder. Documents and subfolders are sorted by the bytes of their names.
  init(of path: String) throws(FolderFailure) {
    try FolderEntry.forEach(in: path) { add($0) }
    documents.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    unusable.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds an entry that is a folder or can be a document.
  private mutating func add(_ entry: FolderEntry) {
    guard !entry.isHidden else { return addHidden(entry) }
    // Folders with some of these suffixes are documents too (`NibPackage`).
    let mayBeDocument = DocumentName.ends(entry.bytes, in: DocumentName.suffixes)
    // This check rejects most files without a system call and without making a string of the name.
    guard mayBeDocument || !entry.isKnownFile else { return }
    let kind = entry.kind
    guard mayBeDocument || kind == .folder else { return }
    guard let name = entry.name else {
      invalidNameCount += 1
      return
    }
    switch kind {
    case .file, .linkedFile: documents.append(Document(name: name, isFolder: false))
    case .folder, .linkedFolder:
      if DocumentName.isPackage(name) {
        documents.append(Document(name: name, isFolder: kind == .folder))
      } else if kind == .folder {
        folders.append(name)
      }
    case .other: unusable.append(name)
    }
  }

  private mutating func addHidden(_ entry: FolderEntry) {
    if entry.bytes.elementsEqual(".git".utf8) { hasRepository = true }
    if entry.bytes.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
  }
}
