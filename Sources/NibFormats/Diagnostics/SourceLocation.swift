/// A place in a file that a diagnostic refers to.
///
/// `line` and `column` are 1-based. `column` counts UTF-8 bytes; `offset` counts bytes from the start of the
/// file (or from the start of its text as UTF-8, if the file has another encoding). `line` is 0 for a place in a binary
/// file, and for an element that does not come from a file.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as passed to the reader.
  package var file: String
  /// The 1-based line; 0 if there is none.
  package var line: Int
  /// The 1-based column in UTF-8 bytes.
  package var column: Int
  /// The offset in bytes from the start of the file.
  package var offset: Int

  /// Creates a location. Without a line, it is that of the file as a whole.
  package init(file: String, line: Int = 0, column: Int = 0, offset: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// `file:line:column`, the form that editors and CI logs turn into links. A place without a line, such as
  /// one in a binary file, is written as the file name alone.
  package var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
