/// The bytes of files, as everything here reads them: whole, bounded, and without waiting for ever.
///
/// - Plain files are read to their end, whatever size the system gives: the files of /proc have none. One that is
///   written to meanwhile is read again.
/// - A pipe that the user named is read while somebody writes to it. One that nobody writes to is given up soon.
/// - Devices and sockets are never opened: some never end, some do things when they are opened. /dev/null is empty.
public enum FileBytes {
  /// The largest document, in bytes; the scanner takes no larger text.
  public static let largestDocument = XMLLimits.inputSize

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file; links are followed.
  ///   - limit: more bytes are an error, found out before they are read where the system knows the size.
  ///   - acceptsPipe: whether the path may be a pipe, as a shell's `<(...)` is: for what the user named.
  public static func read(
    _ path: String, limit: Int = largestDocument, acceptsPipe: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw FileFailure(.missing) }
    var form = try FileForm(of: path)
    try form.accept(pipe: acceptsPipe)
    guard form != .nothing else { return [] }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(number: errno, path: path) }
    defer { close(file) }
    // What was named may be another thing by now.
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
  /// - Throws: the diagnostic that says why there are none.
  public static func readDocument(
    _ path: String, acceptsPipe: Bool = false
  ) throws(NibReadError) -> [UInt8] {
    do throws(FileFailure) {
      return try read(path, acceptsPipe: acceptsPipe)
    } catch {
      throw NibReadError(error.diagnostic(file: path))
    }
  }

  /// The bytes of a file that need not be there; nil for one that is not, or that cannot be read.
  public static func ifReadable(_ path: String, limit: Int = largestDocument) -> [UInt8]? {
    try? read(path, limit: limit)
  }

  /// What comes through standard input, to its end: the user knows what it waits for.
  public static func readStandardInput(limit: Int = largestDocument) throws(FileFailure) -> [UInt8] {
    try FileReading(STDIN_FILENO, limit: limit).bytesToEnd()
  }
}

/// What a name stands for on the disk, as far as reading it goes.
enum FileForm {
  case plain, pipe
  /// The device without contents.
  case nothing

  /// - Throws: for what is never opened, or is not there.
  init(of path: String) throws(FileFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(number: errno, path: path) }
    self = try FileForm(status)
  }

  /// What has been opened.
  init(ofOpen file: Int32) throws(FileFailure) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(number: errno, path: "") }
    self = try FileForm(status)
  }

  private init(_ status: stat) throws(FileFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .plain
    case S_IFIFO: self = .pipe
    case S_IFDIR: throw FileFailure(.folder)
    case S_IFSOCK: throw FileFailure(.unreadable("it is a socket"))
    case S_IFCHR where Self.isNull(status): self = .nothing
    default: throw FileFailure(.unreadable("it is a device"))
    }
  }

  private static func isNull(_ status: stat) -> Bool {
    var null = stat()
    return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
  }

  /// - Throws: for a pipe where none is read.
  func accept(pipe: Bool) throws(FileFailure) {
    if self == .pipe, !pipe { throw FileFailure(.unreadable("it is a pipe")) }
  }
}
