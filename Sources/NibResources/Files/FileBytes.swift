/// Reads whole files, up to a maximum size and without waiting forever.
///
/// - Regular files are read to their end. The size that the system reports is not relied on, because it is 0 for files
///   in /proc. A file that changes while it is read is read again.
/// - A pipe that the user named is read while another process writes to it. Without a writer, reading stops after a
///   short time.
/// - Devices and sockets are never opened, because some never end, and opening some has side effects. /dev/null is
///   treated as an empty file.
package enum FileBytes {
  /// The maximum size of a document in bytes, which is the limit of the XML scanner.
  static let largestDocument = XMLLimits.inputSize

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file; links are followed.
  ///   - limit: the maximum number of bytes. A larger file is an error, which is detected before reading if the
  ///     system reports the size.
  ///   - acceptsPipe: whether the path may be a pipe, such as a shell's `<(...)`. Use it for paths that the
  ///     user named.
  package static func read(
    _ path: String, limit: Int = largestDocument, acceptsPipe: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    var kind = try ReadableKind(of: path)
    try kind.check(acceptsPipe: acceptsPipe)
    guard kind != .nullDevice else { return [] }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(number: errno, path: path) }
    defer { close(file) }
    // The path may refer to a different file by now.
    kind = try ReadableKind(ofOpen: file)
    try kind.check(acceptsPipe: acceptsPipe)
    let reading = FileReading(file, limit: limit)
    switch kind {
    case .nullDevice: return []
    case .regular: return try reading.bytesOfRegularFile()
    case .pipe: return try reading.bytesOfPipe()
    }
  }

  /// The bytes of a document.
  ///
  /// - Throws: a diagnostic that says why the document cannot be read.
  package static func readDocument(
    _ path: String, acceptsPipe: Bool = false
  ) throws(NibReadError) -> [UInt8] {
    do throws(FileFailure) {
      return try read(path, acceptsPipe: acceptsPipe)
    } catch {
      throw NibReadError(error.diagnostic(file: path))
    }
  }

  /// The bytes of a file that need not exist; `nil` if it does not exist or cannot be read.
  package static func ifReadable(_ path: String, limit: Int = largestDocument) -> [UInt8]? {
    try? read(path, limit: limit)
  }

  /// The bytes at the beginning of a regular file; empty if it cannot be read.
  package static func beginning(of path: String) -> [UInt8] {
    guard let status = try? FileStatus(of: path), status.kind == .regular else { return [] }
    return beginningOfAnyFile(path)
  }

  /// The same, without a check whether the file can be used.
  static func beginningOfAnyFile(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return (try? FileReading(file, limit: .max).beginning()) ?? []
  }

  /// Reads standard input to its end, however long that takes.
  package static func readStandardInput(limit: Int = largestDocument) throws(FileFailure) -> [UInt8] {
    try FileReading(STDIN_FILENO, limit: limit).bytesToEnd()
  }
}

/// A kind of file that can be read.
private enum ReadableKind {
  case regular, pipe
  /// /dev/null, which is treated as an empty file.
  case nullDevice

  /// - Throws: an error if the file is missing or is of a kind that is never opened.
  init(of path: String) throws(FileFailure) { self = try ReadableKind(FileStatus(of: path)) }

  /// - Throws: an error if the open file is of a kind that is never read.
  init(ofOpen file: Int32) throws(FileFailure) { self = try ReadableKind(FileStatus(ofOpen: file)) }

  private init(_ status: FileStatus) throws(FileFailure) {
    switch status.kind {
    case .regular: self = .regular
    case .pipe: self = .pipe
    case .folder: throw FileFailure(.folder)
    case .device where status.isNullDevice: self = .nullDevice
    case let kind: throw FileFailure(.unreadable("it is \(kind.rawValue)"))
    }
  }

  /// - Throws: an error for a pipe if pipes are not accepted.
  func check(acceptsPipe: Bool) throws(FileFailure) {
    if self == .pipe, !acceptsPipe { throw FileFailure(.unreadable("it is a pipe")) }
  }
}
