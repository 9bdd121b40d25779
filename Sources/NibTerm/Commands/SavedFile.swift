import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file completely or not at all.
///
/// The bytes are written to a hidden file in the same folder, which is renamed when it is complete. If writing is
/// interrupted (by a full disk or the end of the program), the previous file stays unchanged.
///
/// Only new files and regular files are written. Documents of Interface Builder are never replaced. These are the
/// document that the bytes were made from, regardless of how its path is spelled, and all files with the suffix of a
/// document.
struct SavedFile {
  let path: String

  /// The reason why a file is not written.
  enum Failure: Error, Hashable {
    /// The path leads to the document that the bytes were made from.
    case source
    /// The document that the bytes were made from is a folder, and the path leads into it.
    case insideSource
    /// The path leads to something other than a file to write, which the text names.
    case form(String)
    /// The path is a link to nothing.
    case danglingLink
    /// The file would have this name, which belongs to a document.
    case documentName(String)
    /// A system call failed with this error number.
    case system(Int32)

    /// The message, without a full stop.
    var message: String {
      switch self {
      case .source: "the nib would be written over the document; name another file with -o"
      case .insideSource:
        "the nib would be written into the document, which is a folder; name a file outside it with -o"
      case .form(let form):
        "the nib cannot be written: this is \(form); name a file, or '-' for standard output"
      case .danglingLink: "the nib cannot be written: this is a link to a file that does not exist"
      case .documentName(let name):
        "the nib cannot be written: '\(name)' is the name of a document; name a file that ends in .nib"
      case .system(let code): "the nib cannot be written: \(String(cString: strerror(code)))"
      }
    }

    /// The id under which docs/diagnostics.md explains the failure.
    var id: String {
      switch self {
      case .source, .insideSource: "same-file"
      case .form, .danglingLink, .documentName, .system: "unwritable"
      }
    }
  }

  /// Writes the file.
  ///
  /// - Parameter source: the path of the document that the bytes were made from; `-` is standard input.
  func write(_ bytes: [UInt8], madeFrom source: String) throws(Failure) {
    // Reports a limit on file sizes as an error, like a full disk. The signal would end the program.
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    let before = try status()
    if let before, SavedFile.isSame(before, SavedFile.status(ofSource: source)) { throw .source }
    let target = try place(of: before)
    if SavedFile.isPlace(target, inside: source) { throw .insideSource }
    for name in [path, target].map(SavedFile.name(of:)) where SavedFile.isDocument(named: name) {
      throw .documentName(name)
    }
    if let code = replace(target, with: bytes, before: before) { throw .system(code) }
  }

  /// The status of the file that the path leads to. `nil` if there is none.
  private func status() throws(Failure) -> stat? {
    var found = stat()
    if stat(path, &found) == 0 { return found }
    let code = errno
    guard code == ENOENT else { throw .system(code) }
    // Writing would either replace the link or create a file at its destination. Neither was asked for.
    if lstat(path, &found) == 0 { throw .danglingLink }
    return nil
  }

  /// The path of the file to replace. For a link, this is the path of the file that it leads to.
  private func place(of file: stat?) throws(Failure) -> String {
    guard let file else { return path }
    if let form = SavedFile.form(of: file) ?? SavedFile.standardStream(of: file) { throw .form(form) }
    // A file without write permission is not replaced, although renaming would be possible.
    guard access(path, W_OK) == 0, let target = SavedFile.realPath(path) else { throw .system(errno) }
    return target
  }

  /// Writes a temporary file and renames it.
  ///
  /// - Returns: `nil`, or the error number of the failure.
  private func replace(_ path: String, with bytes: [UInt8], before: stat?) -> Int32? {
    var name = Array((SavedFile.folder(of: path) + ".nibterm-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    if file >= 0 { setAccess(of: file, as: before) }
    let problem = fill(file, with: bytes) ?? (rename(name, path) == 0 ? nil : errno)
    if file >= 0, problem != nil { unlink(name) }
    return problem
  }

  /// Gives the file the owner and permissions of the previous file, or the default permissions of a new file.
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

  /// Writes all bytes to a descriptor and closes it. Returns `nil`, or the error number of the failure.
  private func fill(_ file: Int32, with bytes: [UInt8]) -> Int32? {
    guard file >= 0 else { return errno }
    let problem = Output.send(bytes, to: file)
    return close(file) == 0 || problem != nil ? problem : errno
  }
}

// MARK: - Files and names

extension SavedFile {
  private static func status(ofSource path: String) -> stat? {
    var status = stat()
    let code = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)
    return code == 0 ? status : nil
  }

  private static func isSame(_ file: stat, _ other: stat?) -> Bool {
    guard let other else { return false }
    return file.st_dev == other.st_dev && file.st_ino == other.st_ino
  }

  /// The kind of a file that is not a regular file. `nil` for regular files.
  private static func form(of file: stat) -> String? {
    switch file.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// A description of a file that is this process's standard output or standard error, such as /dev/stdout. Such a file
  /// may be open in other processes. `nil` for other files.
  private static func standardStream(of file: stat) -> String? {
    for (descriptor, name) in [(STDOUT_FILENO, "standard output"), (STDERR_FILENO, "standard error")] {
      var status = stat()
      if fstat(descriptor, &status) == 0, isSame(file, status) { return "where \(name) goes" }
    }
    return nil
  }

  /// Whether a file is inside the source, if the source is a folder.
  private static func isPlace(_ path: String, inside source: String) -> Bool {
    guard let status = status(ofSource: source), status.st_mode & S_IFMT == S_IFDIR,
      let outer = realPath(source), let inner = realPath(folder(of: path))
    else { return false }
    return "\(inner)/".utf8.starts(with: "\(outer)/".utf8)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path up to and including its last slash, or `./` if it has none.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? "./"
  }

  private static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  private static func isDocument(named name: String) -> Bool {
    let ending = name.lowercased().utf8.reversed()
    return [".xib", ".storyboard"].contains { ending.starts(with: $0.utf8.reversed()) }
  }
}

// MARK: - The program's own files

extension SavedFile {
  /// Replaces a file of any name, or creates it.
  ///
  /// - Parameter path: the path of the file. If it is a link, the write fails.
  /// - Returns: `nil`, or the error number of the failure.
  static func replace(_ path: String, with bytes: [UInt8]) -> Int32? {
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    let file = SavedFile(path: path)
    var before = stat()
    guard lstat(path, &before) == 0 else { return file.replace(path, with: bytes, before: nil) }
    guard before.st_mode & S_IFMT == S_IFREG else { return EPERM }
    guard access(path, W_OK) == 0 else { return errno }
    return file.replace(path, with: bytes, before: before)
  }
}
