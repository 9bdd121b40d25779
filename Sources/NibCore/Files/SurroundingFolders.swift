/// The folders around a file, the nearest first, up to the root.
///
/// A file with a relative path has none when the current folder is gone: nobody can say where it lies.
public struct SurroundingFolders: Sequence, IteratorProtocol {
  private var folder: URL?

  /// - Parameter file: the file; names of folders are taken as they are written.
  public init(of file: URL) { self.init(from: file.standardizedFileURL.deletingLastPathComponent()) }

  /// Begins with a folder itself.
  package init(from folder: URL) { self.folder = folder.path.hasPrefix("/") ? folder : nil }

  public mutating func next() -> URL? {
    guard let folder else { return nil }
    self.folder = folder.path == "/" ? nil : folder.deletingLastPathComponent()
    return folder
  }
}
