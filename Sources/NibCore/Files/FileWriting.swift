/// Writes files and makes folders.
package enum FileWriting {
  /// Writes all bytes to an open file. Returns `nil`, or the error number of the failure.
  package static func send(_ bytes: [UInt8], to file: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
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

  /// Replaces a file, or creates it, completely or not at all. The bytes are written to a hidden file in the same
  /// folder, which is renamed when it is complete: if writing is interrupted by a full disk or the end of the program,
  /// the previous file stays unchanged.
  ///
  /// - Parameters:
  ///   - path: the path of the file itself: not of a link, which would be replaced.
  ///   - before: the file that is replaced. It must be writable, and its owner and permissions are kept. If `nil`, the
  ///     file is new.
  package static func replace(
    _ path: String, with bytes: [UInt8], before: FileStatus?
  ) throws(WritingFailure) {
    // A file without write permission is not replaced, although renaming would be possible.
    if before != nil, access(path, W_OK) != 0 { throw WritingFailure(number: errno) }
    var name = Array(Disk.path(of: ".nibterm-XXXXXX", in: Disk.folder(of: path)).utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    setAccess(of: file, as: before)
    if let number = fill(file, with: bytes) ?? (rename(name, path) == 0 ? nil : errno) {
      unlink(name)
      throw WritingFailure(number: number)
    }
  }

  /// Makes a folder, and the folders that it is in, unless it is there.
  package static func makeFolder(_ path: String) throws(WritingFailure) {
    if mkdir(path, 0o777) == 0 || Disk.isFolder(path) { return }
    let (number, outer) = (errno, Disk.folder(of: path))
    guard number == ENOENT, outer != path else { throw WritingFailure(number: number) }
    try makeFolder(outer)
    if mkdir(path, 0o777) != 0, !Disk.isFolder(path) { throw WritingFailure(number: errno) }
  }

  /// Calls `body` with exceeded limits on file sizes reported as an error, like a full disk. The signal would end the
  /// program.
  static func withoutSizeSignal<Result>(_ body: () -> Result) -> Result {
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    return body()
  }

  /// Gives a new file the owner and permissions of the previous file, or the default permissions.
  private static func setAccess(of file: Int32, as before: FileStatus?) {
    if let before { return before.giveAccess(to: file) }
    let mask = umask(0)
    umask(mask)
    fchmod(file, 0o666 & ~mask)
  }

  /// Writes all bytes to an open file and closes it. Returns `nil`, or the error number of the failure.
  private static func fill(_ file: Int32, with bytes: [UInt8]) -> Int32? {
    let problem = withoutSizeSignal { send(bytes, to: file) }
    return close(file) == 0 || problem != nil ? problem : errno
  }
}

/// The error for a file that could not be written.
package struct WritingFailure: LocalizedError, Hashable {
  /// The reason, without a full stop.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// The failure that a system call reports.
  init(number: Int32) { reason = String(cString: strerror(number)) }

  package var errorDescription: String? { reason }
}
