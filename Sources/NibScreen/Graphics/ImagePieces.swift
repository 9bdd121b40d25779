import NibCore

extension CellCanvas {
  /// Gives each row with an image a text that no other row has: its number in binary, as spaces and no-break spaces in
  /// blank cells of the image. Otherwise ncurses would scroll rows whose text has moved, and the terminal would scroll the
  /// image with them.
  ///
  /// - Parameter canvas: the canvas with the images, of which this is a copy.
  func numberRows(withImagesOf canvas: CellCanvas) {
    for row in canvas.bounds.rowRange {
      let blanks = canvas.bounds.columnRange.filter { canvas.imageCell(row: row, column: $0)?.glyph == " " }
      for (bit, column) in blanks.dropLast().prefix(10).enumerated() {
        put(row >> bit & 1 == 1 ? "\u{A0}" : " ", at: CellPoint(column: column, row: row))
      }
    }
  }
}

/// Escape sequences that move the cursor temporarily.
enum CursorSequence {
  /// The bytes, sent with the cursor on a cell; the cursor and the style are restored afterwards.
  static func at(_ cell: CellPoint, _ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(cell.row + 1);\(cell.column + 1)H".utf8) + bytes + Array("\u{1B}8".utf8)
  }
}
