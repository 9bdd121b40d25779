/// Writes files and creates folders.
package enum FileWriting {
  /// Writes all bytes to an open file. Returns `nil` if it succeeds, otherwise the error number (`errno`).
  package static func send(_ bytes: [UInt8], to file: Int32) -> Int32? {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        remaining = remaining.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program that shares the descriptor has made it non-blocking.
        var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Replaces or creates a file atomically. The bytes are written to a hidden file in the same folder, which is then
  /// renamed. If writing fails, or the program ends before it is complete, the previous file stays unchanged.
  ///
  /// - Parameters:
  ///   - path: the path of the file itself. If it is the path of a link, the link is replaced.
  ///   - before: the status of the file that is replaced; `nil` if there is none. That file must be writable, and its
  ///     owner and permissions are kept.
  package static func replace(
    _ path: String, with bytes: [UInt8], before: FileStatus?
  ) throws(WritingFailure) {
    // A file without write permission is not replaced, although renaming would be possible.
    if before != nil, access(path, W_OK) != 0 { throw WritingFailure(number: errno) }
    var name = Array(Disk.path(of: ".nibterm-XXXXXX", in: Disk.folder(of: path)).utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    setAccess(of: file, as: before)
    if let number = writeAndClose(file, bytes) ?? (rename(name, path) == 0 ? nil : errno) {
      unlink(name)
      throw WritingFailure(number: number)
    }
  }

  /// Deletes a file, if that is possible.
  package static func remove(_ path: String) { unlink(path) }

  /// Creates a folder and all missing folders around it. Does nothing if the folder exists.
  package static func makeFolder(_ path: String) throws(WritingFailure) {
    if mkdir(path, 0o777) == 0 || Disk.isFolder(path) { return }
    let (number, parent) = (errno, Disk.folder(of: path))
    guard number == ENOENT, parent != path else { throw WritingFailure(number: number) }
    try makeFolder(parent)
    if mkdir(path, 0o777) != 0, !Disk.isFolder(path) { throw WritingFailure(number: errno) }
  }

  /// Calls `body` while SIGXFSZ is ignored. Otherwise, this signal would end the program when a file exceeds the
  /// system's size limit; while it is ignored, the write fails with an error.
  static func withoutSizeSignal<Result>(_ body: () -> Result) -> Result {
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    return body()
  }

  /// Gives a new file the owner and permissions of the file that it replaces; the default permissions if there is none.
  private static func setAccess(of file: Int32, as before: FileStatus?) {
    if let before { return before.giveAccess(to: file) }
    let mask = umask(0)
    umask(mask)
    fchmod(file, 0o666 & ~mask)
  }

  /// Writes all bytes to an open file and closes it. Returns `nil` if both succeed, otherwise the error number.
  private static func writeAndClose(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
    let problem = withoutSizeSignal { send(bytes, to: file) }
    return close(file) == 0 || problem != nil ? problem : errno
  }
}

/// The error for a file that could not be written.
package struct WritingFailure: LocalizedError, Hashable {
  /// The reason, without a full stop at the end.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// Creates the failure for an `errno` value of a system call.
  init(number: Int32) { reason = String(cString: strerror(number)) }

  package var errorDescription: String? { reason }
}
