/// The folders around a file, the nearest first, up to the root.
///
/// For a file with a relative path, the sequence is empty if the current folder no longer exists.
package struct SurroundingFolders: Sequence, IteratorProtocol {
  private var folder: URL?

  /// - Parameter file: the file. The names in its path are used as they are written.
  package init(of file: URL) { self.init(from: file.standardizedFileURL.deletingLastPathComponent()) }

  /// Creates a sequence that begins with the given folder itself.
  package init(from folder: URL) { self.folder = folder.path.hasPrefix("/") ? folder : nil }

  package mutating func next() -> URL? {
    guard let folder else { return nil }
    self.folder = folder.path == "/" ? nil : folder.deletingLastPathComponent()
    return folder
  }
}
