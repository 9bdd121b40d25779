/// A cell as read from a canvas.
public struct Cell: Hashable, Sendable {
  /// The text that is sent to the terminal: one base scalar and at most four combining marks. Empty in the
  /// right half of a wide glyph, a space in a blank cell.
  public var text: String
  /// The number of columns that `text` occupies: 2 in the left half of a wide glyph, 0 in its right half,
  /// otherwise 1.
  package var columns: Int
  /// Colors (`nil` for the terminal's own) and attributes.
  public var style: CellStyle
  /// The line in the cell, if its glyph is a line.
  package var lines: LineArms

  /// A cell with the given parts; blank by default.
  package init(
    text: String = " ", columns: Int = 1, style: CellStyle = .plain, lines: LineArms = .none
  ) {
    self.text = text
    self.columns = columns
    self.style = style
    self.lines = lines
  }
}
