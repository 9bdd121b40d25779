/// A file that is being written beside the one that it will replace.
///
/// If the system can, the file has no name until it is complete, so that nothing is left if the program is killed
/// meanwhile. Otherwise, and while a complete file replaces another one, it has a `HiddenName`. Call
/// `place(at:replaces:)` at the end; without it, the file is removed.
final class NewFile {
  private let file: Int32
  private let folder: String
  /// The path of the file; `nil` as long as it has none.
  private var name: String?

  /// Creates an empty file that is readable only for its owner.
  ///
  /// - Parameter path: the path at which the file will be placed.
  init(for path: String) throws(WritingFailure) {
    folder = Disk.folder(of: path)
    HiddenName.removeAbandonedFiles(in: folder)
    if let unnamed = Self.unnamedFile(in: folder) {
      file = unnamed
      HiddenName.lock(file)
    } else {
      let hidden = try Self.hiddenFile(in: folder)
      file = hidden.file
      name = hidden.name
    }
  }

  deinit {
    close(file)
    if let name { unlink(name) }
  }

  /// Opens a file without a name. `nil` if the file system or the machine cannot give the file a name later.
  private static func unnamedFile(in folder: String) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which Swift cannot import because it is an expression.
      let flags = 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      let file = open(folder, flags, 0o600)
      return file >= 0 ? file : nil
    #else
      return nil
    #endif
  }

  /// Creates and locks a file with a hidden name.
  private static func hiddenFile(in folder: String) throws(WritingFailure) -> (file: Int32, name: String) {
    for _ in 0..<attempts {
      let name = HiddenName.random(in: folder)
      let file = open(name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
      if file >= 0 {
        HiddenName.lock(file)
        // Before it was locked, another program may have taken it for an abandoned file.
        if let status = try? FileStatus(ofOpen: file), status.nameCount == 0 {
          close(file)
          continue
        }
        return (file, name)
      }
      guard errno == EEXIST else { break }
    }
    throw WritingFailure(number: errno)
  }

  /// The number of names that are tried.
  private static let attempts = 16

  func write(_ bytes: [UInt8]) throws(WritingFailure) {
    let problem = FileWriting.withoutSizeSignal { FileWriting.send(bytes, to: file) }
    if let problem { throw WritingFailure(number: problem) }
  }

  /// Gives the file the permissions that a program's new files have.
  func setDefaultAccess() {
    let mask = umask(0)
    umask(mask)
    fchmod(file, 0o666 & ~mask)
  }

  /// Gives the file the owner, the permissions and the extended attributes of another one.
  ///
  /// - Returns: false if it could not get all of them.
  func takeAccess(of other: FileStatus, at path: String) -> Bool {
    let source = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    defer { if source >= 0 { close(source) } }
    other.giveOwner(to: file)
    let isComplete = source >= 0 && ExtendedAttributes.copy(from: source, to: file)
    other.givePermissions(to: file)
    return isComplete && other.hasSameAccess(as: try? FileStatus(ofOpen: file))
  }

  /// Gives the file its path.
  ///
  /// - Parameter replaces: whether a file at the path is replaced, in one step. If not, an existing file is an error.
  func place(at path: String, replaces: Bool) throws(WritingFailure) {
    if name == nil {
      guard replaces else {
        if link(path) { return }
        throw WritingFailure(number: errno)
      }
      // A file without a name cannot replace another one directly.
      name = try linkHidden()
    }
    guard let name else { throw WritingFailure(number: EINVAL) }
    // Renaming would replace a file. On file systems without hard links, there is no other way.
    if !replaces {
      if Foundation.link(name, path) == 0 {
        unlink(name)
        self.name = nil
        return
      }
      if errno == EEXIST { throw WritingFailure(number: errno) }
    }
    guard rename(name, path) == 0 else { throw WritingFailure(number: errno) }
    self.name = nil
  }

  private func linkHidden() throws(WritingFailure) -> String {
    for _ in 0..<Self.attempts {
      let path = HiddenName.random(in: folder)
      if link(path) { return path }
      guard errno == EEXIST else { break }
    }
    throw WritingFailure(number: errno)
  }

  /// Gives a file without a name a name.
  private func link(_ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }
}
