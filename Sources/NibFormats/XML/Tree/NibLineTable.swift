import NibSupport

/// The byte offsets at which the lines of a text begin. Converts byte offsets to lines and columns.
///
/// Lines end with LF, CR LF or CR. A byte order mark is not a column.
package struct NibLineTable: Sendable {
  /// The byte offset of each line's first byte, ascending.
  private let starts: [Int]

  /// Scans the text once. Pass `end` to stop there if no later offset will be looked up.
  init(_ text: [UInt8], upTo end: Int = .max) {
    var starts = [text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in 0..<min(text.count, end) {
      switch text[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        if index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n") { starts.append(index + 1) }
      default: break
      }
    }
    self.starts = starts
  }

  /// The location of a single offset, for callers that do not need the table afterwards.
  package static func location(of offset: Int, in text: [UInt8], file: String) -> SourceLocation {
    NibLineTable(text, upTo: offset).location(of: offset, file: file)
  }

  /// The 1-based line and column (in bytes) of an offset; O(log lines).
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = max(starts.partitioningIndex { $0 > offset }, 1)
    return (line, max(offset - starts[line - 1], 0) + 1)
  }

  func location(of offset: Int, file: String) -> SourceLocation {
    let (line, column) = position(of: offset)
    return SourceLocation(file: file, line: line, column: column, offset: offset)
  }
}

extension SourceLocation {
  /// The place of a byte in a text.
  package init(of offset: Int, in text: [UInt8], file: String) {
    self = NibLineTable.location(of: offset, in: text, file: file)
  }
}
