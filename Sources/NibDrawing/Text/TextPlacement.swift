import NibCore

/// The position of a drawn text: its lines from top to bottom.
struct TextPlacement: Hashable {
  /// A row of characters, or of the blocks that make up a large text.
  struct Line: Hashable {
    var text: String
    /// The cell of the first character.
    var start: CellPoint
    var columns: Range<Int>
    /// Whether the line belongs to a large text that is drawn at normal size, and is therefore bold.
    var isEmphasized = false
    var large: LargeRow?
  }

  /// The runs that the blocks in a row of a large text belong to.
  struct LargeRow: Hashable {
    /// The run of each block; `nil` for an empty one.
    var runs: [Int?]
    /// Which of underline and strikethrough are drawn in this row, if the text has them.
    var lineAttributes: CellStyle.Attributes
  }

  var lines: [Line]

  /// The rows from the first line to the last.
  var rows: Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    return first.start.row..<last.start.row + 1
  }
}
