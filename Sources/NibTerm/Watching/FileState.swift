import NibCore

/// What the file system says of a path, without its contents: enough to tell that somebody wrote to it.
enum FileState: Equatable, Sendable {
  /// There is nothing of that name.
  case missing
  /// Nothing can be said: no permission, or a file server that does not answer. No news.
  case unreachable
  case there(Stamp)

  struct Stamp: Equatable, Sendable {
    fileprivate let file: FileStamp
    /// For documents that are folders: what is in them, sorted.
    fileprivate var parts: [Part] = []
  }

  fileprivate struct Part: Equatable, Sendable {
    let path: String
    let stamp: Stamp
  }

  /// The state of a file or folder itself; for a folder, that of its list of names.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .missing : .unreachable
      return
    }
    self = .there(Stamp(status))
  }

  /// The state of a document: a file, or a folder with all that is in it.
  init(ofDocument path: String) {
    self.init(of: path)
    guard case .there(var stamp) = self, NibPackage.isPackage(named: path) else { return }
    stamp.parts = Self.parts(of: path)
    self = .there(stamp)
  }

  /// Empty for a file.
  private static func parts(of path: String) -> [Part] {
    var parts: [Part] = []
    NibPackage.forEachItem(in: path) { item in
      guard case .there(let stamp) = FileState(of: item.path) else { return }
      parts.append(Part(path: item.path, stamp: stamp))
    }
    return parts
  }
}

extension FileState.Stamp {
  fileprivate init(_ status: stat) { file = FileStamp(status) }

  /// For tests: a file of so many bytes that was written at a time.
  init(size: Int64, seconds: Int64) { file = FileStamp(size: size, seconds: seconds) }
}
