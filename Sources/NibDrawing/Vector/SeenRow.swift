import NibCore

/// The texts of a row of cells as they are seen: letters that run from right to left are in this order and joined, as
/// terminals show them that know these scripts. A canvas has them in the order of reading.
struct SeenRow {
  /// The cells that differ from those of the canvas, by column.
  private var cells: [Int: Cell] = [:]

  init(_ canvas: CellCanvas, row: Int) {
    var words: [Int] = []
    for column in canvas.bounds.columnRange {
      let cell = canvas[row: row, column: column]
      let isLetter = cell.columns == 1 && cell.text != " " && !SeenRow.isDrawn(cell.text)
      // One space separates words of a text, and more separate texts.
      let isSpace = cell.text == " " && words.last.map { canvas[row: row, column: $0].text != " " } ?? false
      if isLetter || isSpace {
        words.append(column)
      } else {
        add(words, canvas, row)
        words = []
      }
    }
    add(words, canvas, row)
  }

  /// A cell of the canvas as it is seen; a space where joined letters take fewer cells than they have.
  func seen(_ cell: Cell, column: Int) -> Cell { cells[column] ?? cell }

  /// Whether a text is a line or a block, which separates texts.
  private static func isDrawn(_ text: String) -> Bool {
    text.unicodeScalars.first.map { CellPicture.lines[$0] != nil || SVGGlyphShape.shape(of: $0) != nil }
      ?? true
  }

  /// Puts the letters in some neighboring cells into their order from left to right. Each keeps its colors.
  private mutating func add(_ columns: [Int], _ canvas: CellCanvas, _ row: Int) {
    // A space after the last word does not belong to the text.
    let columns =
      columns.last.map { canvas[row: row, column: $0].text == " " } == true
      ? columns.dropLast() : columns[...]
    let sources = columns.map { canvas[row: row, column: $0] }
    guard sources.contains(where: { $0.text.unicodeScalars.contains(where: ShapedText.isRightToLeft) }) else {
      return
    }
    let scalars = sources.enumerated().flatMap { index, cell in
      ShapedText.visibleScalars(of: cell.text).map { (scalar: $0, source: index) }
    }
    var seen: [Cell] = []
    var marks = ""
    for (index, scalar) in ShapedText(scalars.map(\.scalar)).presentationForms {
      if scalar.isMark {
        // In the order from left to right, the marks of a letter are before it.
        marks.unicodeScalars.append(scalar)
      } else {
        var cell = sources[scalars[index].source]
        cell.text = String(scalar) + marks
        seen.append(cell)
        marks = ""
      }
    }
    // Letters that are joined into one leave cells empty, at the end of a text that begins at the right.
    var space = sources.last ?? Cell()
    space.text = " "
    let empty = max(0, columns.count - seen.count)
    for (column, cell) in zip(columns, Array(repeating: space, count: empty) + seen) { cells[column] = cell }
  }
}
