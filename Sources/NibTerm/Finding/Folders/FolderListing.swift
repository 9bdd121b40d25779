import NibCore

/// What one folder holds, as far as looking for documents goes. Hidden files and folders are left out.
///
/// Links to files are followed. Links to folders are not, unless the folder is a document, so that no loop of
/// links can lead anywhere.
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

  /// Why a folder cannot be listed.
  struct Failure: Error, Equatable {
    let reason: String

    fileprivate init(_ number: Int32) { reason = String(cString: strerror(number)) }
  }

  /// Reads a folder's entries, sorted by the bytes of their names.
  init(of path: String) throws(Failure) {
    guard let stream = opendir(path) else { throw Failure(errno) }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          add(UnsafeBufferPointer(start: $0, count: strlen($0)), type: type, in: dirfd(stream))
        }
      }
      errno = 0
    }
    if errno != 0 { throw Failure(errno) }
    documents.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, type: Int, in folder: Int32) {
    guard bytes.first != UInt8(ascii: ".") else { return addHidden(bytes) }
    let mayBeDocument = Self.suffixes.contains {
      bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0)
    }
    // Most files of a project are told apart without asking the system, and without making a text of them.
    guard mayBeDocument || type != Int(DT_REG) else { return }
    let kind = Kind(of: bytes, type: type, in: folder)
    guard mayBeDocument || kind == .folder else { return }
    guard let name = String(validating: bytes, as: UTF8.self) else {
      unnameable += 1
      return
    }
    switch kind {
    case .file: documents.append(Document(name: name, isFolder: false))
    case .folder, .linkedFolder:
      if NibPackage.isPackage(named: name) {
        documents.append(Document(name: name, isFolder: kind == .folder))
      } else if kind == .folder {
        folders.append(name)
      }
    case .other: break
    }
  }

  private mutating func addHidden(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.elementsEqual(".git".utf8) { hasRepository = true }
    if bytes.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
  }

  private enum Kind {
    case file, folder, linkedFolder, other

    /// The system is asked only about links and where the file system does not tell in its listings.
    init(of name: UnsafeBufferPointer<UInt8>, type: Int, in folder: Int32) {
      switch type {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK), Int(DT_UNKNOWN): self = Kind(asking: name, in: folder)
      default: self = .other
      }
    }

    private init(asking name: UnsafeBufferPointer<UInt8>, in folder: Int32) {
      let own = Kind.mode(of: name, in: folder, AT_SYMLINK_NOFOLLOW)
      let isLink = own == S_IFLNK
      switch isLink ? Kind.mode(of: name, in: folder, 0) : own {
      case S_IFREG: self = .file
      case S_IFDIR: self = isLink ? .linkedFolder : .folder
      default: self = .other
      }
    }

    /// The part of an entry's mode that says what it is; 0 if the system does not tell.
    private static func mode(of name: UnsafeBufferPointer<UInt8>, in folder: Int32, _ flags: Int32) -> mode_t
    {
      name.withMemoryRebound(to: CChar.self) { name in
        var status = stat()
        guard let start = name.baseAddress, fstatat(folder, start, &status, flags) == 0 else { return 0 }
        return status.st_mode & S_IFMT
      }
    }
  }
}
