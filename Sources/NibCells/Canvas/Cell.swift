/// One cell as it is read from a canvas.
public struct Cell: Hashable, Sendable {
  /// What the terminal is sent: one base scalar and at most four combining marks. Empty in the right half
  /// of a wide glyph, a space in a blank cell.
  public var text: String
  /// The columns that `text` takes: 2 in the left half of a wide glyph, 0 in its right half, else 1.
  public var columns: Int
  /// Colors (`nil` for the terminal's own) and attributes.
  public var style: CellStyle
  /// The line that crosses the cell, if its glyph is one.
  public var lines: LineArms

  /// A cell of the given parts; a blank one without any.
  package init(
    text: String = " ", columns: Int = 1, style: CellStyle = .plain, lines: LineArms = .none
  ) {
    self.text = text
    self.columns = columns
    self.style = style
    self.lines = lines
  }
}
