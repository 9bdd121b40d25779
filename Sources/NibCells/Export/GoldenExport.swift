/// A canvas as text to be reviewed and compared: a ruler, the glyphs with closed row ends (no invisible
/// trailing spaces), then, if any cell has a style, a plane with a letter for each cell and a legend.
///
///     0         10
///     012345678901
///     [Done]      │
///     styles
///     .aaaa.......│
///     a = bold, #007aff on #ffffff
public enum GoldenExport {
  /// The canvas's glyphs and styles; ends in a line break.
  public static func text(of canvas: CellCanvas) -> String {
    let glyphs = TextExport(trimsRows: false).rows(of: canvas).map { $0 + rowEnd }
    let lines = ruler(columns: canvas.size.columns) + glyphs + stylePlane(of: canvas) + cursorLine(of: canvas)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let rowEnd = "│"

  /// The number of every tenth column, and the last digit of each.
  private static func ruler(columns: Int) -> [String] {
    var tens = ""
    for column in stride(from: 0, to: columns, by: 10) {
      tens += String(repeating: " ", count: max(0, column - tens.count)) + "\(column)"
    }
    return [tens, (0..<columns).map { "\($0 % 10)" }.joined()]
  }

  private static func stylePlane(of canvas: CellCanvas) -> [String] {
    var letters = StyleLetters()
    let rows = canvas.bounds.rowRange.map { row in
      canvas.bounds.columnRange.map { letters.letter(for: canvas[row: row, column: $0].style) }
        .joined() + rowEnd
    }
    return letters.legend.isEmpty ? [] : ["styles"] + rows + letters.legend
  }

  private static func cursorLine(of canvas: CellCanvas) -> [String] {
    canvas.cursor.map { ["cursor at column \($0.column), row \($0.row)"] } ?? []
  }
}
