/// A lock on the folder of a file. While a program replaces or changes a file, it keeps other running programs from
/// doing so. (The file itself cannot be locked, because it is replaced.)
enum FolderLock {
  /// The number of milliseconds to wait for the lock, in total and between two attempts.
  private static let timeout: (total: Int32, step: Int32) = (2_000, 10)

  /// Waits until no other program has the lock on a file's folder, and calls `body` while this one has it.
  static func hold<Result>(
    onFolderOf path: String, _ body: () throws(WritingFailure) -> Result
  ) throws(WritingFailure) -> Result {
    let descriptor = open(Disk.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be read can still be written.
    if descriptor < 0, errno == EACCES { return try body() }
    guard descriptor >= 0 else { throw WritingFailure(number: errno) }
    defer { close(descriptor) }
    try lock(descriptor)
    return try body()
  }

  private static func lock(_ descriptor: Int32) throws(WritingFailure) {
    var waited: Int32 = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK where waited < timeout.total:
        _ = poll(nil, 0, timeout.step)
        waited += timeout.step
      case EWOULDBLOCK: throw WritingFailure("another program is changing the file")
      // Some file systems do not support locks.
      default: return
      }
    }
  }
}
