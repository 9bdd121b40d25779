/// Reads the bytes of files: whole, up to a limit, and without waiting forever.
///
/// - Regular files are read to their end, whatever size the system reports, because files in /proc report none. A
///   file that is written to meanwhile is read again.
/// - A pipe that the user named is read while another process writes to it. Without a writer, reading stops after a
///   short time.
/// - Devices and sockets are never opened: some never end, and opening some has side effects. /dev/null is empty.
package enum FileBytes {
  /// The largest document in bytes, which is the scanner's limit.
  package static let largestDocument = XMLLimits.inputSize

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file; links are followed.
  ///   - limit: the maximum number of bytes. A larger file is an error, which is detected before reading if the
  ///     system knows the size.
  ///   - acceptsPipe: whether the path may be a pipe, such as a shell's `<(...)`. Use it for paths that the
  ///     user named.
  package static func read(
    _ path: String, limit: Int = largestDocument, acceptsPipe: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    var form = try FileForm(of: path)
    try form.accept(pipe: acceptsPipe)
    guard form != .nothing else { return [] }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(number: errno, path: path) }
    defer { close(file) }
    // The path may refer to a different file by now.
    form = try FileForm(ofOpen: file)
    try form.accept(pipe: acceptsPipe)
    let reading = FileReading(file, limit: limit)
    switch form {
    case .nothing: return []
    case .plain: return try reading.plainBytes()
    case .pipe: return try reading.pipedBytes()
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

  /// The bytes of an optional file; `nil` if it is missing or cannot be read.
  package static func ifReadable(_ path: String, limit: Int = largestDocument) -> [UInt8]? {
    try? read(path, limit: limit)
  }

  /// Reads standard input to its end, however long that takes.
  package static func readStandardInput(limit: Int = largestDocument) throws(FileFailure) -> [UInt8] {
    try FileReading(STDIN_FILENO, limit: limit).bytesToEnd()
  }
}

/// The kind of a file, as far as reading it is concerned.
enum FileForm {
  case plain, pipe
  /// The null device, which has no contents.
  case nothing

  /// - Throws: an error if the file is missing or is of a kind that is never opened.
  init(of path: String) throws(FileFailure) { self = try FileForm(FileStatus(of: path)) }

  /// The kind of an open file.
  init(ofOpen file: Int32) throws(FileFailure) { self = try FileForm(FileStatus(ofOpen: file)) }

  private init(_ status: FileStatus) throws(FileFailure) {
    switch status.kind {
    case .regular: self = .plain
    case .pipe: self = .pipe
    case .folder: throw FileFailure(.folder)
    case .device where status.isNullDevice: self = .nothing
    case let kind: throw FileFailure(.unreadable("it is \(kind.rawValue)"))
    }
  }

  /// - Throws: an error for a pipe if pipes are not accepted.
  func accept(pipe: Bool) throws(FileFailure) {
    if self == .pipe, !pipe { throw FileFailure(.unreadable("it is a pipe")) }
  }
}
