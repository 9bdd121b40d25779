/// A file to which a running program appends, such as a log. It is created if it does not exist.
///
/// Only regular files are appended to, and /dev/null, which turns a log off: a pipe can block, and a device may do
/// anything. Documents of Interface Builder are refused by their names: such a name was given by mistake, and
/// appending to a document destroys it.
package final class AppendedFile: Sendable {
  private let descriptor: Int32

  package init(_ path: String) throws(WritingFailure) {
    guard !Self.isDocument(path) else { throw Self.documentName }
    if let status = try? FileStatus(of: path) { try Self.accept(status, path) }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    descriptor = file
    // The name may refer to a different file by now.
    if let status = try? FileStatus(ofOpen: file) { try Self.accept(status, path) }
  }

  deinit { close(descriptor) }

  /// Writes immediately.
  package func append(_ bytes: [UInt8]) throws(WritingFailure) {
    let problem = FileWriting.withoutSizeSignal { FileWriting.send(bytes, to: descriptor) }
    if let problem { throw WritingFailure(number: problem) }
  }

  private static let documentName = WritingFailure("it has the name of a document; use another name")

  private static func isDocument(_ path: String) -> Bool {
    Disk.name(of: path, endsIn: [".xib", ".storyboard", ".nib", ".storyboardc"])
  }

  /// - Throws: an error for a file that is not appended to.
  private static func accept(_ status: FileStatus, _ path: String) throws(WritingFailure) {
    switch status.kind {
    case .regular:
      // A link with a harmless name may lead to a document.
      if Disk.realPath(path).map(isDocument) == true { throw documentName }
    case .device where status.isNullDevice: return
    default: throw WritingFailure("it is \(status.kind.rawValue)")
    }
  }
}
