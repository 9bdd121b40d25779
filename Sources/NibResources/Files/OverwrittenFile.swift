/// An existing file whose bytes are exchanged in place, so that all its names still refer to it. If writing fails, it
/// gets its old bytes back. If the program is killed while it writes, the file can be incomplete, but a `BackupFile`
/// with its old bytes is left.
struct OverwrittenFile {
  private let path: String
  private let status: FileStatus

  /// - Parameters:
  ///   - path: the path of the file itself, without links.
  ///   - status: the status of the file at this path.
  init(_ path: String, _ status: FileStatus) {
    self.path = path
    self.status = status
  }

  /// Writes the bytes of the file.
  ///
  /// - Parameter expected: the bytes that the file must have now; `nil` for any.
  func write(_ bytes: [UInt8], ifStill expected: [UInt8]?) throws(WritingFailure) {
    let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    defer { close(file) }
    // The path may refer to a different file by now.
    guard status.isSame(as: try? FileStatus(ofOpen: file)) else { throw .changed }
    let old = try currentBytes(of: file)
    if let expected, old != expected { throw .changed }
    guard old != bytes else { return }
    let backup = try BackupFile(of: path, status, old)
    guard let problem = exchange(bytes, in: file) else { return backup.remove() }
    guard exchange(old, in: file) == nil else {
      let reason = WritingFailure(number: problem).reason
      throw WritingFailure("\(reason); the previous content of the file is in '\(backup.path)'")
    }
    backup.remove()
    throw WritingFailure(number: problem)
  }

  private func currentBytes(of file: Int32) throws(WritingFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try FileReading(file, limit: .max).bytesOfRegularFile()
    } catch {
      throw WritingFailure(error.diagnostic(file: path).message)
    }
  }

  /// Returns `nil` if the file has the bytes then, otherwise the error number.
  private func exchange(_ bytes: [UInt8], in file: Int32) -> Int32? {
    guard lseek(file, 0, SEEK_SET) == 0 else { return errno }
    let problem = FileWriting.withoutSizeSignal { FileWriting.send(bytes, to: file) }
    if let problem { return problem }
    return ftruncate(file, off_t(bytes.count)) == 0 ? nil : errno
  }
}
