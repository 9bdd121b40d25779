import NibCore

/// A moving gradient: each cell has another color in each frame. `Peers/ncurses` draws the same.
final class ColorRichCanvas: Subject {
  let frames = (warmup: 20, measured: 100)
  private var number = 0

  func change(_ number: Int) { self.number = number }

  func draw(on canvas: CellCanvas) {
    for row in canvas.bounds.rowRange {
      for column in canvas.bounds.columnRange {
        let color = CellColor(
          red: UInt8((column + number) & 255), green: UInt8((row * 4 + number) & 255),
          blue: UInt8((column + row + 3 * number) & 255))
        canvas.put(
          "x", at: CellPoint(column: column, row: row),
          style: CellStyle(foreground: .white, background: color))
      }
    }
  }
}
