/// The size and modification time of a file, which show whether the file was written to. (Inode numbers are left out,
/// because network file systems make them up.)
public struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Creates a stamp from the status that the system reports.
  public init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }

  /// Creates a stamp for a file with the given size and modification time.
  public init(size: Int64, seconds: Int64, nanoseconds: Int64 = 0) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
