/// The folders that contain a file, from the nearest up to the root of the file system.
///
/// For a file with a relative path, the sequence is empty if the current folder no longer exists.
package struct SurroundingFolders: Sequence, IteratorProtocol {
  private var folder: URL?

  /// - Parameter file: the file. Links in its path are not resolved.
  package init(of file: URL) { self.init(from: file.standardizedFileURL.deletingLastPathComponent()) }

  /// Creates a sequence that begins with the given folder itself.
  package init(from folder: URL) { self.folder = folder.path.beginsExactly(with: "/") ? folder : nil }

  package mutating func next() -> URL? {
    guard let folder else { return nil }
    self.folder = folder.path == "/" ? nil : folder.deletingLastPathComponent()
    return folder
  }
}
