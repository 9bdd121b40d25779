/// Size and time of the last change of a file: what tells that somebody wrote to it. (Numbers of files are left out: file
/// systems over networks make them up.)
public struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// What the system says of a file.
  public init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }

  /// A file of so many bytes that was written at a time.
  public init(size: Int64, seconds: Int64, nanoseconds: Int64 = 0) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
