/// A file to which a running program appends, such as a log. It is created if it does not exist.
///
/// The file must be a regular file, or /dev/null to discard the output. Other files are rejected, because writing to a
/// pipe can block, and writing to a device can have any effect. A file with the name of an Interface Builder document
/// is rejected too, and so is one with the content of a document, because appending to a document would destroy it.
package final class AppendedFile: Sendable {
  private let descriptor: Int32

  /// Opens the file, or creates it if it does not exist.
  package init(_ path: String) throws(WritingFailure) {
    guard !DocumentName.isDocument(path) else { throw Self.documentNameFailure }
    if let status = try? FileStatus(of: path) { try Self.checkCanAppend(status, path) }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    descriptor = file
    // The path may refer to a different file by now.
    if let status = try? FileStatus(ofOpen: file) { try Self.checkCanAppend(status, path) }
  }

  deinit { close(descriptor) }

  /// Writes bytes at the end of the file, without buffering them.
  package func append(_ bytes: [UInt8]) throws(WritingFailure) {
    let problem = FileWriting.withoutSizeSignal { FileWriting.send(bytes, to: descriptor) }
    if let problem { throw WritingFailure(number: problem) }
  }

  private static let documentNameFailure = WritingFailure("it has the name of a document; use another name")

  /// - Throws: an error if the file is neither a regular file nor /dev/null, or is a document.
  private static func checkCanAppend(_ status: FileStatus, _ path: String) throws(WritingFailure) {
    switch status.kind {
    case .regular:
      // A link with another name may refer to a document.
      if Disk.realPath(path).map(DocumentName.isDocument) == true { throw documentNameFailure }
      if SourceText.isOfDocumentOrNib(FileBytes.beginning(of: path)) { throw .document }
    case .device where status.isNullDevice: return
    default: throw WritingFailure("it is \(status.kind.rawValue)")
    }
  }
}
