import NibCore

/// The file that `nibterm compile` was asked to write. It is written completely or not at all.
///
/// Only new files and regular files are written. Documents of Interface Builder are never replaced: neither the
/// document that the bytes were made from, regardless of how its path is spelled, nor a file with the suffix `.xib` or
/// `.storyboard`.
struct SavedFile {
  let path: String

  /// The reason why a file is not written.
  enum Failure: Error, Hashable {
    /// The file is the document that the bytes were made from.
    case source
    /// The document that the bytes were made from is a folder, and the file would be in it.
    case insideSource
    /// The path refers to something other than a regular file, or to the file that standard output or standard error
    /// goes to. The text describes it, such as "a folder".
    case notWritable(String)
    /// The path is that of a symbolic link to a file that does not exist.
    case danglingLink
    /// The file would have this name, which has the suffix of a document.
    case documentName(String)
    /// The system reported an error with this reason.
    case system(String)

    /// The message, without a full stop.
    var message: String {
      switch self {
      case .source: "the nib would be written over the document; name another file with -o"
      case .insideSource:
        "the nib would be written into the document, which is a folder; name a file outside it with -o"
      case .notWritable(let description):
        "the nib cannot be written: this is \(description); name a file, or '-' for standard output"
      case .danglingLink: "the nib cannot be written: this is a link to a file that does not exist"
      case .documentName(let name):
        "the nib cannot be written: '\(name)' is the name of a document; name a file that ends in .nib"
      case .system(let reason): "the nib cannot be written: \(reason)"
      }
    }

    /// The id under which docs/diagnostics.md explains the failure.
    var id: String {
      switch self {
      case .source, .insideSource: "same-file"
      case .notWritable, .danglingLink, .documentName, .system: "unwritable"
      }
    }
  }

  /// Writes the file.
  ///
  /// - Parameter source: the path of the document that the bytes were made from; `-` is standard input.
  func write(_ bytes: [UInt8], madeFrom source: String) throws(Failure) {
    let before = try status()
    if let before, before.isSame(as: SavedFile.status(ofSource: source)) { throw .source }
    let target = try target(for: before)
    if SavedFile.isPath(target, inside: source) { throw .insideSource }
    for path in [path, target] where Disk.name(of: path, endsIn: [".xib", ".storyboard"]) {
      throw .documentName(Disk.name(of: path))
    }
    do throws(WritingFailure) {
      try FileWriting.replace(target, with: bytes, before: before)
    } catch {
      throw .system(error.reason)
    }
  }

  /// The status of the existing file at the path, or at the destination of a link; `nil` if there is no such file.
  private func status() throws(Failure) -> FileStatus? {
    do throws(FileFailure) {
      return try FileStatus(of: path)
    } catch {
      if case .unreadable(let reason) = error.reason { throw .system(reason) }
      // Writing would either replace the link or create a file at its destination. The user asked for neither.
      if Disk.existsOrIsLink(path) { throw .danglingLink }
      return nil
    }
  }

  /// The path of the file to write. For a symbolic link, this is the path of its destination.
  ///
  /// - Parameter file: the status of the existing file; `nil` for a new file.
  private func target(for file: FileStatus?) throws(Failure) -> String {
    guard let file else { return path }
    if file.kind != .regular { throw .notWritable(file.kind.rawValue) }
    if let stream = SavedFile.standardStream(of: file) { throw .notWritable("where \(stream) goes") }
    return Disk.realPath(path) ?? path
  }

  private static func status(ofSource path: String) -> FileStatus? {
    path == "-" ? try? FileStatus(ofOpen: STDIN_FILENO) : try? FileStatus(of: path)
  }

  /// The name of the standard stream of this process that writes to the file, for example if the path is /dev/stdout.
  /// Other processes may write to such a file too. `nil` for other files.
  private static func standardStream(of file: FileStatus) -> String? {
    let streams = [(STDOUT_FILENO, "standard output"), (STDERR_FILENO, "standard error")]
    return streams.first { file.isSame(as: try? FileStatus(ofOpen: $0.0)) }?.1
  }

  /// Whether the source is a folder and the path is inside it.
  private static func isPath(_ path: String, inside source: String) -> Bool {
    guard Disk.isFolder(source), let outer = Disk.realPath(source),
      let inner = Disk.realPath(Disk.folder(of: path))
    else { return false }
    return "\(inner)/".utf8.starts(with: "\(outer)/".utf8)
  }
}
