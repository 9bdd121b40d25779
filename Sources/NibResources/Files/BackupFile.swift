/// A copy of a file's bytes that exists while the file is overwritten in place. If the program is killed meanwhile, the
/// copy stays beside the file.
struct BackupFile {
  /// The path of the copy.
  let path: String
  /// The copy, which is locked as long as it is open.
  private let file: NewFile

  private static let suffix = ".nibterm-backup"
  /// The maximum number of bytes of a name in usual file systems.
  private static let longestName = 255

  /// Makes a copy.
  ///
  /// - Parameters:
  ///   - path: the path of the file that will be overwritten.
  ///   - status: the status of this file, whose owner and permissions the copy gets.
  /// - Throws: also if there is a copy already, because then the file is being overwritten, or is incomplete.
  init(of path: String, _ status: FileStatus, _ bytes: [UInt8]) throws(WritingFailure) {
    self.path = BackupFile.path(for: path)
    try BackupFile.checkIsNew(self.path)
    file = try NewFile(for: self.path)
    try file.write(bytes)
    _ = file.takeAccess(of: status, at: path)
    try file.place(at: self.path, replaces: false)
  }

  /// Deletes the copy, because the file is complete.
  func remove() { unlink(path) }

  private static func path(for path: String) -> String {
    var name = Disk.name(of: path)
    while name.utf8.count + suffix.utf8.count > longestName, !name.isEmpty { name.removeLast() }
    return Disk.path(of: name + suffix, in: Disk.folder(of: path))
  }

  private static func checkIsNew(_ path: String) throws(WritingFailure) {
    guard Disk.existsOrIsLink(path) else { return }
    let copy = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    defer { if copy >= 0 { close(copy) } }
    if copy >= 0, flock(copy, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw WritingFailure("another program is changing the file")
    }
    throw WritingFailure(
      "an earlier command was killed while it wrote the file, whose content before that is in '\(path)'; "
        + "restore it, or delete '\(path)'")
  }
}
