import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that the program writes: whole, or not at all.
///
/// The bytes go into a hidden file beside it, which takes its name when everything is written. Whatever comes between
/// (a full disk, the end of the program), the name means what it meant before. Devices and pipes are written as they are.
struct SavedFile {
  let path: String

  /// Writes the file; what went wrong, as errno tells it.
  func write(_ bytes: [UInt8]) -> Int32? {
    // A limit on the size of files is told like a full disk; the signal would end the program.
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    var before = stat()
    guard stat(path, &before) == 0 else { return replace(path, with: bytes, before: nil) }
    guard before.st_mode & S_IFMT == S_IFREG else { return fill(open(path, O_WRONLY), with: bytes) }
    // What may not be written is not replaced either. A link stays one: the file that it leads to is written.
    guard access(path, W_OK) == 0, let target = realpath(path, nil) else { return errno }
    defer { free(target) }
    return replace(String(cString: target), with: bytes, before: before)
  }

  /// Writes another file and gives it the name.
  private func replace(_ path: String, with bytes: [UInt8], before: stat?) -> Int32? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var name = Array((folder + ".nibterm-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    if file >= 0 { setAccess(of: file, as: before) }
    let problem = fill(file, with: bytes) ?? (rename(name, path) == 0 ? nil : errno)
    if file >= 0, problem != nil { unlink(name) }
    return problem
  }

  /// Whoever could read and write the file before can do so now; a new file is as all new ones are.
  private func setAccess(of file: Int32, as before: stat?) {
    guard let before else {
      let mask = umask(0)
      umask(mask)
      fchmod(file, 0o666 & ~mask)
      return
    }
    _ = fchown(file, before.st_uid, before.st_gid)
    fchmod(file, before.st_mode & 0o7777)
  }

  /// Writes all bytes to a descriptor and closes it.
  private func fill(_ file: Int32, with bytes: [UInt8]) -> Int32? {
    guard file >= 0 else { return errno }
    let problem = Output.send(bytes, to: file)
    return close(file) == 0 || problem != nil ? problem : errno
  }
}
