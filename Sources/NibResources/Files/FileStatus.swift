/// The status of a file or folder, as the system reports it.
package struct FileStatus: Sendable {
  /// The kind of a file. The raw value names it in messages.
  package enum Kind: String, Sendable {
    case regular = "a file"
    case folder = "a folder"
    case pipe = "a pipe"
    case socket = "a socket"
    case link = "a link"
    case device = "a device"
  }

  private let status: stat

  /// Gets the status of the file at a path.
  ///
  /// - Parameter followsLinks: if true, the status of a link is that of the file that it refers to.
  package init(of path: String, followsLinks: Bool = true) throws(FileFailure) {
    // The system would use the path only up to the zero byte.
    guard !path.utf8.contains(0) else { throw FileFailure(.missing) }
    if let reason = AccessScope.reason(against: path, followsLinks: followsLinks) {
      throw FileFailure(.unreadable(reason))
    }
    var status = stat()
    let code = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { throw FileFailure(number: errno, path: path) }
    self.status = status
  }

  package init(ofOpen file: Int32) throws(FileFailure) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(number: errno, path: "") }
    self.status = status
  }

  package var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFLNK: .link
    default: .device
    }
  }

  /// Whether this is /dev/null, which is always empty and discards everything that is written to it.
  var isNullDevice: Bool {
    guard kind == .device, let null = try? FileStatus(of: "/dev/null") else { return false }
    return null.status.st_rdev == status.st_rdev
  }

  /// The size that the system reports, in bytes.
  var size: Int { Int(status.st_size) }

  /// The size and modification time.
  package var stamp: FileStamp {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }

  /// The numbers that distinguish a file from all others that exist at the same time.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The identity of the file, which is the same for all its names.
  package var identity: Identity { Identity(status) }

  /// Returns true if both are the status of the same file, even if its paths differ.
  package func isSame(as other: FileStatus?) -> Bool { identity == other?.identity }

  /// The number of names of the file. A file with several names is the same file at each of them.
  var nameCount: Int { Int(status.st_nlink) }

  /// Gives an open file the owner and the group of this one, as far as the system allows that.
  func giveOwner(to file: Int32) {
    if fchown(file, status.st_uid, status.st_gid) != 0 { _ = fchown(file, uid_t.max, status.st_gid) }
  }

  func givePermissions(to file: Int32) { fchmod(file, status.st_mode & 0o7777) }

  /// Returns true if both have the same owner, group and permissions.
  func hasSameAccess(as other: FileStatus?) -> Bool {
    guard let other else { return false }
    return status.st_uid == other.status.st_uid && status.st_gid == other.status.st_gid
      && status.st_mode == other.status.st_mode
  }
}
