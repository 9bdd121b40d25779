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

  /// Replaces or creates a file atomically: if writing fails, or the program ends before it is complete, the previous
  /// file stays unchanged. All commands write their files with this function.
  ///
  /// A link stays a link; the file that it leads to is replaced. Owner, permissions and extended attributes are kept. A
  /// file that has several names, or whose owner or attributes a new file cannot have, is overwritten instead of
  /// replaced.
  ///
  /// A document of Interface Builder is only replaced by another one, or by a command that has read it and passes its
  /// bytes. This does not depend on the file's name, because a hard link can be another name of a document.
  ///
  /// - Parameters:
  ///   - path: the file. Anything but a regular file, and a link to nothing, is an error.
  ///   - expected: the bytes that the file had when it was read. If it has other bytes now, it is not written. `nil` to
  ///     write it in any case.
  package static func replace(
    _ path: String, with bytes: [UInt8], ifStill expected: [UInt8]? = nil
  ) throws(WritingFailure) {
    let target = try WritingTarget(path)
    guard let before = target.status else {
      guard expected == nil else { throw .changed }
      return try create(target.path, bytes)
    }
    // A file without write permission is not replaced, although renaming would be possible.
    guard access(target.path, W_OK) == 0 else { throw WritingFailure(number: errno) }
    if expected == nil, !SourceText.isOfDocument(bytes),
      SourceText.isOfDocument(FileBytes.beginning(of: target.path))
    {
      throw .document
    }
    let file = try NewFile(for: target.path)
    try file.write(bytes)
    let isReplaced = file.takeAccess(of: before, at: target.path) && before.nameCount == 1
    guard let expected else {
      if isReplaced { return try file.place(at: target.path, replaces: true) }
      return try OverwrittenFile(target.path, before).write(bytes, ifStill: nil)
    }
    // Of two programs that have read the same bytes, only one may write.
    try FolderLock.hold(onFolderOf: target.path) { () throws(WritingFailure) in
      if FileBytes.ifReadable(target.path, limit: .max) != expected { throw .changed }
      if isReplaced { return try file.place(at: target.path, replaces: true) }
      try OverwrittenFile(target.path, before).write(bytes, ifStill: expected)
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(WritingFailure) {
    let file = try NewFile(for: path)
    try file.write(bytes)
    file.setDefaultAccess()
    try file.place(at: path, replaces: false)
  }

  /// Deletes a file, if that is possible.
  package static func remove(_ path: String) { unlink(path) }

  /// Creates a folder and all missing folders around it. Does nothing if the folder exists.
  package static func makeFolder(_ path: String) throws(WritingFailure) {
    if let reason = AccessScope.reason(against: path) { throw WritingFailure(reason) }
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
}
