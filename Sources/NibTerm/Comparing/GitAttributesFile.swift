import NibCore
import NibTools

/// The file with git's attributes, which determine how git compares and merges files with certain names. Only the lines
/// of NibTerm are changed; all other bytes stay as they are.
struct GitAttributesFile {
  /// The lines that make git use NibTerm. git distinguishes upper and lower case in patterns, except where the file
  /// system does not.
  static let lines = ["xib", "storyboard", "XIB", "STORYBOARD"].map { "*.\($0) diff=nibterm merge=nibterm" }

  let path: String
  /// The bytes of the file; `nil` if it does not exist.
  private let bytes: [UInt8]?

  /// Reads the file.
  ///
  /// - Parameter followsLinks: whether git follows a link at the path. git does not follow `.gitattributes` in a work
  ///   tree, because such a link can lead to any file of the user.
  init(_ path: String, followsLinks: Bool) throws(GitVersions.Failure) {
    self.path = path
    let status = try? FileStatus(of: path, followsLinks: false)
    if status?.kind == .link {
      guard followsLinks else {
        throw GitVersions.Failure("\(path) is a link, which git does not follow; replace it by a file")
      }
      guard Disk.exists(path) else {
        throw GitVersions.Failure("\(path) is a link to a file that does not exist")
      }
    }
    guard status != nil else {
      bytes = nil
      return
    }
    do throws(FileFailure) {
      bytes = try FileBytes.read(path)
    } catch {
      throw GitVersions.Failure("\(path): \(error.diagnostic(file: path).message)")
    }
    if bytes?.contains(0) == true {
      throw GitVersions.Failure(
        "\(path) is not a text that git can read: it contains zero bytes, as UTF-16 does")
    }
  }

  /// The lines of NibTerm that the file does not have.
  var missingLines: [String] {
    let lines = ByteLines(bytes ?? [])
    return Self.lines.filter { !lines.contains($0) }
  }

  /// Adds lines at the end. If the last line of the file has no line break, the last added line has none either, so
  /// that `remove` restores exactly the same bytes. For the same reason, a file that exists and is empty gets an empty
  /// first line.
  func add(_ newLines: [String]) throws(GitVersions.Failure) {
    guard !newLines.isEmpty else { return }
    var lines = ByteLines(bytes ?? [])
    let isOpen = !lines.isTerminated || bytes?.isEmpty == true
    if bytes?.isEmpty == true { lines.append("") }
    for line in newLines { lines.append(line) }
    if isOpen { lines.removeLastBreak() }
    try write(lines.bytes)
  }

  /// Removes lines. An empty file that `add` has created is deleted.
  func remove(_ oldLines: [String]) throws(GitVersions.Failure) {
    guard let bytes, !oldLines.isEmpty else { return }
    var lines = ByteLines(bytes)
    let isOpen = !lines.isTerminated
    for line in oldLines { lines.removeAll(line) }
    // The remaining last line had no line break before the lines were added.
    if isOpen, lines.isTerminated { lines.removeLastBreak() }
    if lines.bytes.isEmpty, !isOpen, (try? FileStatus(of: path, followsLinks: false))?.kind == .regular {
      FileWriting.remove(path)
    } else {
      try write(lines.bytes)
    }
  }

  /// Restores the bytes that the file had when it was read.
  func restore() {
    if let bytes { try? FileWriting.replace(path, with: bytes) } else { FileWriting.remove(path) }
  }

  /// Writes the file, unless it has changed since it was read.
  private func write(_ newBytes: [UInt8]) throws(GitVersions.Failure) {
    do throws(WritingFailure) {
      try FileWriting.makeFolder(Disk.folder(of: path))
      try FileWriting.replace(path, with: newBytes, ifStill: bytes)
    } catch {
      throw GitVersions.Failure("\(path) cannot be written: \(error.reason)")
    }
  }
}
