/// A place in a file: what a diagnostic points at.
///
/// `line` and `column` are 1-based; `column` counts UTF-8 bytes, `offset` counts bytes from the
/// start of the file (of its text as UTF-8, where the file has another encoding). A location that no file backs has line 0.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int
  public var offset: Int

  public init(file: String, line: Int, column: Int, offset: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// `file:line:column`, the form that editors and CI logs link.
  /// A place that has no line, such as one in a binary file, is named by its file alone.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
