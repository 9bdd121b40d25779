import NibCore

/// The file that `nibterm compile` was asked to write. It is written completely or not at all.
///
/// Documents of Interface Builder are never replaced: neither the document that the bytes were made from, regardless of how
/// its path is spelled, nor a file with the suffix `.xib` or `.storyboard`.
struct SavedFile {
  let path: String

  /// The reason why a file is not written.
  enum Failure: Error, Hashable {
    /// The file is the document that the bytes were made from.
    case source
    /// The document that the bytes were made from is a folder, and the file would be in it.
    case insideSource
    /// The file would have this name, which has the suffix of a document.
    case documentName(String)
    /// The file cannot be written.
    case writing(WritingFailure)

    /// The message, without a full stop.
    var message: String {
      switch self {
      case .source: "the nib would be written over the document; name another file with -o"
      case .insideSource:
        "the nib would be written into the document, which is a folder; name a file outside it with -o"
      case .documentName(let name):
        "the nib cannot be written: '\(name)' is the name of a document; name a file that ends in .nib"
      case .writing(let failure):
        "the nib cannot be written: \(failure.reason)"
          + (failure.isOfWrongKind ? "; name a file, or '-' for standard output" : "")
      }
    }

    /// The id under which docs/diagnostics.md explains the failure.
    var id: String {
      switch self {
      case .source, .insideSource: "same-file"
      case .documentName, .writing: "unwritable"
      }
    }
  }

  /// Writes the file.
  ///
  /// - Parameter source: the path of the document that the bytes were made from; `-` is standard input.
  func write(_ bytes: [UInt8], madeFrom source: String) throws(Failure) {
    if let before = try? FileStatus(of: path), before.isSame(as: SavedFile.status(ofSource: source)) {
      throw .source
    }
    // Links are followed.
    let target = Disk.realPath(path) ?? path
    if !Disk.isFolder(path), SavedFile.isPath(target, inside: source) { throw .insideSource }
    for path in [path, target] where Disk.name(of: path, endsIn: [".xib", ".storyboard"]) {
      throw .documentName(Disk.name(of: path))
    }
    do throws(WritingFailure) {
      try FileWriting.replace(path, with: bytes)
    } catch {
      throw .writing(error)
    }
  }

  private static func status(ofSource path: String) -> FileStatus? {
    path == "-" ? try? FileStatus(ofOpen: STDIN_FILENO) : try? FileStatus(of: path)
  }

  /// Whether the source is a folder and the path is inside it.
  private static func isPath(_ path: String, inside source: String) -> Bool {
    guard Disk.isFolder(source), let outer = Disk.realPath(source),
      let inner = Disk.realPath(Disk.folder(of: path))
    else { return false }
    return "\(inner)/".utf8.starts(with: "\(outer)/".utf8)
  }
}
