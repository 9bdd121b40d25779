/// The size and modification time of a file. They are compared to find out whether the file has changed.
/// (Inode numbers are not compared, because some network file systems do not keep them constant.)
package struct FileStamp: Hashable, Sendable {
  let size: Int64
  /// The modification time in seconds since 1970.
  package let seconds: Int64
  private let nanoseconds: Int64

  /// Creates a stamp for a file with the given size and modification time.
  package init(size: Int64, seconds: Int64, nanoseconds: Int64 = 0) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
