import NibCore

/// The texts of a row of cells as they are seen: letters that run from right to left are in this order and joined, as
/// terminals show them that know these scripts. A canvas has them in the order of reading.
struct SeenRow {
  /// The texts of the cells that differ from those of the canvas, by column.
  private var texts: [Int: String] = [:]

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

  /// The text of a cell as it is seen; a space where joined letters take fewer cells than they have.
  func text(of cell: Cell, column: Int) -> String { texts[column] ?? cell.text }

  /// Whether a text is a line or a block, which separates texts.
  private static func isDrawn(_ text: String) -> Bool {
    text.unicodeScalars.first.map { CellPicture.lines[$0] != nil || SVGGlyphShape.shape(of: $0) != nil }
      ?? true
  }

  /// Puts the letters in some neighboring cells into their order from left to right.
  private mutating func add(_ columns: [Int], _ canvas: CellCanvas, _ row: Int) {
    let text = columns.map { canvas[row: row, column: $0].text }.joined()
    guard text.unicodeScalars.contains(where: ShapedText.isRightToLeft) else { return }
    var letters: [String] = []
    var marks = ""
    for scalar in ShapedText.scalars(of: text) {
      if scalar.properties.generalCategory == .nonspacingMark {
        // In the order from left to right, the marks of a letter are before it.
        marks.unicodeScalars.append(scalar)
      } else {
        letters.append(String(scalar) + marks)
        marks = ""
      }
    }
    // Letters that are joined into one leave cells empty, at the end of a text that begins at the right.
    let empty = max(0, columns.count - letters.count)
    letters = Array(repeating: " ", count: empty) + letters
    for (column, letter) in zip(columns, letters) { texts[column] = letter }
  }
}
