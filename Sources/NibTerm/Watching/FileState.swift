import NibCore

/// The state of a path according to the file system, without its contents. It suffices to detect writes.
enum FileState: Equatable, Sendable {
  /// There is no file or folder at the path.
  case missing
  /// The state is unknown: no permission, or a file server does not respond. It does not count as a change.
  case unreachable
  case there(Stamp)

  struct Stamp: Equatable, Sendable {
    fileprivate let file: FileStamp
    /// The contents of a document that is a folder, sorted.
    fileprivate var parts: [Part] = []
  }

  fileprivate struct Part: Equatable, Sendable {
    let path: String
    let stamp: Stamp
  }

  /// Reads the state of a file or folder itself. The state of a folder is that of its list of names.
  init(of path: String) {
    do throws(FileFailure) {
      self = .there(Stamp(file: try FileStatus(of: path).stamp))
    } catch {
      self = error.isMissing ? .missing : .unreachable
    }
  }

  /// Reads the state of a document: a file, or a folder with all its contents.
  init(ofDocument path: String) {
    self.init(of: path)
    guard case .there(var stamp) = self, NibPackage.isPackage(named: path) else { return }
    stamp.parts = Self.parts(of: path)
    self = .there(stamp)
  }

  /// The contents of a folder; empty for a file.
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
  /// Makes a state for tests: a file of the given size in bytes and time of writing.
  init(size: Int64, seconds: Int64) { file = FileStamp(size: size, seconds: seconds) }
}
