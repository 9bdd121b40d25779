import NibCore

/// The state of a file or folder as the file system reports it, without its contents. A different state means that the
/// file has been created, written, replaced or removed, except for `unreachable`.
package enum FileState: Equatable, Sendable {
  /// There is no file or folder at the path.
  case missing
  /// The state is unknown: no permission, or a file server does not respond. It does not count as a change.
  case unreachable
  case exists(Stamp)

  /// The values that change when a file or folder is written.
  package struct Stamp: Equatable, Sendable {
    fileprivate let file: FileStamp
    /// The files and folders in a document that is a folder, in a fixed order.
    fileprivate var parts: [Part] = []
  }

  fileprivate struct Part: Equatable, Sendable {
    let path: String
    let stamp: Stamp
  }

  /// Reads the state of the file or folder at a path. The state of a folder changes with its list of names, but not
  /// with the contents of its files.
  init(of path: String) {
    do throws(FileFailure) {
      self = .exists(Stamp(file: try FileStatus(of: path).stamp))
    } catch {
      self = error.isMissing ? .missing : .unreachable
    }
  }

  /// Reads the state of a document: a file, or a folder with all its contents.
  package init(ofDocument path: String) {
    self.init(of: path)
    guard case .exists(var stamp) = self, DocumentName.isPackage(path) else { return }
    stamp.parts = Self.parts(of: path)
    self = .exists(stamp)
  }

  /// The stamps of everything in a document that is a folder.
  private static func parts(of path: String) -> [Part] {
    var parts: [Part] = []
    NibPackage.forEachItem(in: path) { item in
      guard case .exists(let stamp) = FileState(of: item.path) else { return }
      parts.append(Part(path: item.path, stamp: stamp))
    }
    return parts
  }
}

extension FileState.Stamp {
  /// Makes a stamp for tests, of a file with the given size in bytes and time of writing.
  init(size: Int64, seconds: Int64) { file = FileStamp(size: size, seconds: seconds) }
}
