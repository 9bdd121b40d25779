/// The file that is written at a path, after all links have been followed: a regular file, or none yet.
///
/// Anything else is refused. Replacing a device, a pipe or a socket by a file would break the programs that use it, and
/// writing into one can block or have any effect. A link whose target does not exist is refused too, because it may
/// lead anywhere.
struct WritingTarget {
  /// The path of the file itself, without links in it if the file exists.
  let path: String
  /// The status of the existing file; `nil` for a new file.
  let status: FileStatus?

  /// - Throws: the reason why the path cannot be written.
  init(_ path: String) throws(WritingFailure) {
    guard let status = try Self.status(path) else {
      self.path = path
      self.status = nil
      return
    }
    guard status.kind == .regular else { throw WritingFailure(wrongKind: status.kind.rawValue) }
    if let stream = Self.standardStream(of: status) {
      throw WritingFailure(wrongKind: "where \(stream) goes")
    }
    let resolved = Disk.realPath(path) ?? path
    // If the name is not valid UTF-8, its text names another file. If another program has just replaced the file, both paths
    // lead to the new one.
    guard let found = try? FileStatus(of: resolved), found.kind == .regular,
      found.isSame(as: status) || found.isSame(as: try? FileStatus(of: path))
    else { throw WritingFailure("the name of the file that this link leads to is not valid UTF-8") }
    self.path = resolved
    self.status = found
  }

  /// The status of the file that a path leads to; `nil` if nothing exists there.
  private static func status(_ path: String) throws(WritingFailure) -> FileStatus? {
    guard !path.utf8.contains(0) else { throw WritingFailure(number: ENOENT) }
    do throws(FileFailure) {
      return try FileStatus(of: path)
    } catch {
      if case .unreadable(let reason) = error.reason { throw WritingFailure(reason) }
      guard !Disk.existsOrIsLink(path) else {
        throw WritingFailure("this is a link to a file that does not exist")
      }
      return nil
    }
  }

  /// The name of the standard stream of this process that goes to the file, for example if the path is /dev/stdout.
  /// Other processes may write to such a file too. `nil` for other files.
  private static func standardStream(of file: FileStatus) -> String? {
    let streams = [(STDOUT_FILENO, "standard output"), (STDERR_FILENO, "standard error")]
    return streams.first { file.isSame(as: try? FileStatus(ofOpen: $0.0)) }?.1
  }
}
