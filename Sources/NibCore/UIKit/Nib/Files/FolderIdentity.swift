/// Which folder a path leads to, whatever links are in it: for searches that follow links, and must end.
struct FolderIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Nil for what is no folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
