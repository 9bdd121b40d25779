import NibCore

/// The bytes of a file of rows, and the locations of problems in them.
struct RowsSource: Sendable {
  /// The name of the file as given.
  let file: String
  let bytes: [UInt8]

  /// The location of a byte. Each call counts the lines from the start.
  func location(of offset: Int) -> SourceLocation {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where RowsSource.endsLine(bytes, index) {
      line += 1
      start = index + 1
    }
    return SourceLocation(file: file, line: line, column: offset - start + 1, offset: offset)
  }

  /// Whether a line ends at the given byte: at LF, CR LF or a single CR.
  private static func endsLine(_ bytes: [UInt8], _ index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    guard bytes[index] == UInt8(ascii: "\r") else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
  }
}
