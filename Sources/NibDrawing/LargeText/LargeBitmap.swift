import NibCore

/// A bitmap of quarter cells, each of which is empty or belongs to a run of a text.
struct LargeBitmap {
  /// The size in cells.
  let size: CellSize
  /// The run of each quarter cell, or `empty`, row by row from the top left.
  private var quarters: [Int]
  private static let empty = -1

  /// The content of a cell: a block element and the run it belongs to.
  struct Block: Hashable {
    var glyph: Character
    /// The index of the run; nil for an empty cell.
    var run: Int?
  }

  /// Creates an empty bitmap.
  init(size: CellSize) {
    self.size = size
    quarters = Array(repeating: LargeBitmap.empty, count: max(0, 4 * size.columns * size.rows))
  }

  /// Fills the quarter cells that are inside the bitmap.
  mutating func fill(columns: Range<Int>, rows: Range<Int>, run: Int) {
    let columns = columns.clamped(to: 0..<2 * size.columns)
    for row in rows.clamped(to: 0..<2 * size.rows) {
      for column in columns { quarters[row * 2 * size.columns + column] = run }
    }
  }

  /// The blocks of a row of cells.
  func blocks(row: Int) -> [Block] { (0..<size.columns).map { block(column: $0, row: row) } }

  private func block(column: Int, row: Int) -> Block {
    let upper = 4 * row * size.columns + 2 * column
    let lower = upper + 2 * size.columns
    let parts = [upper, upper + 1, lower, lower + 1].map { quarters[$0] }
    let shape = parts.indices.reduce(0) { parts[$1] == LargeBitmap.empty ? $0 : $0 | 1 << $1 }
    return Block(glyph: LargeBitmap.shapes[shape], run: parts.first { $0 != LargeBitmap.empty })
  }

  /// The block elements. Bits 0 to 3 of the index stand for the upper left, upper right, lower left and lower right
  /// quarters.
  private static let shapes = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
