import Synchronization

/// The name of a file that is being written, until the file is renamed to the one that it replaces.
///
/// The writing program has a lock on the file. The system releases the lock when the program ends, however it ends, so
/// a file without a lock was left behind by a program that was killed.
enum HiddenName {
  private static let prefix = ".nibterm-"
  private static let suffix = ".tmp"

  /// The path of a file with a new name.
  static func random(in folder: String) -> String {
    let digits = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    return Disk.path(of: prefix + digits + suffix, in: folder)
  }

  /// Whether `random(in:)` gives files such a name.
  private static func contains(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return UInt32(digits, radix: 36).map { String($0, radix: 36) == digits } ?? false
  }

  /// Locks a file until it is closed. Does nothing if the file system does not support locks.
  static func lock(_ file: Int32) {
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  /// The folders in which this program has removed abandoned files.
  private static let searchedFolders = Mutex<Set<String>>([])

  /// Removes the files in a folder that killed programs left behind. Searches each folder only once.
  static func removeAbandonedFiles(in folder: String) {
    guard searchedFolders.withLock({ $0.insert(folder).inserted }) else { return }
    var names: [String] = []
    try? FolderEntry.forEach(in: folder) { entry in
      guard entry.isHidden, let name = entry.name, contains(name), entry.kind == .file else { return }
      names.append(name)
    }
    for name in names { removeIfAbandoned(Disk.path(of: name, in: folder)) }
  }

  private static func removeIfAbandoned(_ path: String) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
