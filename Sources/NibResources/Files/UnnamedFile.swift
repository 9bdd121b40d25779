/// A file with the given bytes that has no name on the disk. Programs that this one starts read it at `path`. No other
/// program can read it, and nothing is left when the program ends, however it ends.
package final class UnnamedFile {
  private let file: Int32

  /// - Parameter folder: a folder for temporary files.
  package init(_ bytes: [UInt8], in folder: String) throws(WritingFailure) {
    var name = Array(Disk.path(of: "nibterm-XXXXXX", in: folder).utf8CString)
    file = mkstemp(&name)
    guard file >= 0 else { throw WritingFailure(number: errno) }
    unlink(name)
    if let problem = FileWriting.withoutSizeSignal({ FileWriting.send(bytes, to: file) }) {
      throw WritingFailure(number: problem)
    }
    lseek(file, 0, SEEK_SET)
  }

  deinit { close(file) }

  /// The path of the file for this program and those that it starts.
  package var path: String { "/dev/fd/\(file)" }
}
