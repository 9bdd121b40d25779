/// Exports a canvas as plain text: glyphs only.
public struct TextExport: Hashable, Sendable {
  /// If true, spaces at the end of a row are omitted.
  package var trimsRows: Bool
  /// If true, every character is replaced by an ASCII one.
  package var asciiOnly: Bool

  /// Creates an export with the given options.
  public init(trimsRows: Bool = true, asciiOnly: Bool = false) {
    self.trimsRows = trimsRows
    self.asciiOnly = asciiOnly
  }

  /// The rows, each followed by a line break.
  public func text(of canvas: CellCanvas) -> String {
    rows(of: canvas).map { $0 + "\n" }.joined()
  }

  /// The rows without line breaks.
  package func rows(of canvas: CellCanvas) -> [String] {
    canvas.bounds.rowRange.map { row in
      var text = ""
      for column in canvas.bounds.columnRange { text += glyph(of: canvas[row: row, column: column]) }
      while trimsRows && text.last == " " { text.removeLast() }
      return text
    }
  }

  private func glyph(of cell: Cell) -> String {
    asciiOnly ? ASCIIFallback.text(cell.text, columns: cell.columns) : cell.text
  }
}
