/// A file that is being written beside the one that it will replace.
///
/// If the system can, the file has no name until it is complete, so that nothing is left if the program is killed
/// meanwhile. Otherwise it is a hidden file. Call `place(at:replaces:)` at the end; without it, the file is removed.
final class NewFile {
  private let file: Int32
  private let folder: String
  /// The path of the file; `nil` as long as it has none.
  private var name: String?

  /// Creates an empty file that only its owner can read.
  ///
  /// - Parameter path: the path at which the file will be placed.
  init(for path: String) throws(WritingFailure) {
    folder = Disk.folder(of: path)
    if let unnamed = Self.unnamedFile(in: folder) {
      file = unnamed
      return
    }
    var template = Array(Disk.path(of: ".nibterm-XXXXXX", in: folder).utf8CString)
    file = mkstemp(&template)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    name = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  deinit {
    close(file)
    if let name { unlink(name) }
  }

  /// Opens a file without a name. `nil` if the file system or the machine cannot give it one later.
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

  // MARK: Content

  /// Writes the bytes of the file.
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

  // MARK: Placing

  /// Gives the file its path.
  ///
  /// - Parameter replaces: whether a file at the path is replaced, in one step. If not, an existing file is an error.
  func place(at path: String, replaces: Bool) throws(WritingFailure) {
    if let name {
      guard rename(name, path) == 0 else { throw WritingFailure(number: errno) }
      self.name = nil
      return
    }
    if !replaces, link(path) { return }
    if !replaces, errno != EEXIST { throw WritingFailure(number: errno) }
    // A file without a name cannot replace another one directly.
    let hidden = try linkHidden()
    guard rename(hidden, path) == 0 else {
      let number = errno
      unlink(hidden)
      throw WritingFailure(number: number)
    }
  }

  private func linkHidden() throws(WritingFailure) -> String {
    for _ in 0..<16 {
      let digits = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let path = Disk.path(of: ".nibterm-\(digits)", in: folder)
      if link(path) { return path }
      guard errno == EEXIST else { break }
    }
    throw WritingFailure(number: errno)
  }

  private func link(_ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }
}
