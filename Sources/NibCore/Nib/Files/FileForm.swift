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
