import NibCore

/// A bitmap of parts of cells, each of which is empty or belongs to a run of a text.
struct LargeBitmap {
  /// The size in cells.
  let size: CellSize
  private let blocks: LargeTextBlocks
  /// The run of each part, or `empty`, row by row from the top left.
  private var parts: [Int]
  private static let empty = -1

  /// The content of a cell: a block character and the run it belongs to.
  struct Block: Hashable {
    var glyph: Character
    /// The index of the run; `nil` for an empty cell.
    var run: Int?
  }

  init(size: CellSize, blocks: LargeTextBlocks) {
    self.size = size
    self.blocks = blocks
    parts = Array(
      repeating: LargeBitmap.empty, count: max(0, 2 * blocks.rowsOfParts * size.columns * size.rows))
  }

  /// Fills the parts that are inside the bitmap.
  mutating func fill(columns: Range<Int>, rows: Range<Int>, run: Int) {
    let columns = columns.clamped(to: 0..<2 * size.columns)
    for row in rows.clamped(to: 0..<blocks.rowsOfParts * size.rows) {
      for column in columns { parts[row * 2 * size.columns + column] = run }
    }
  }

  func blocks(row: Int) -> [Block] { (0..<size.columns).map { block(column: $0, row: row) } }

  /// The block for a cell: the parts of it that have ink, and the run of the first of them.
  private func block(column: Int, row: Int) -> Block {
    var shape = 0
    var run: Int?
    for part in 0..<2 * blocks.rowsOfParts {
      let place = (blocks.rowsOfParts * row + part / 2) * 2 * size.columns + 2 * column + part % 2
      guard parts[place] != LargeBitmap.empty else { continue }
      shape |= 1 << part
      run = run ?? parts[place]
    }
    return Block(glyph: blocks.shapes[shape], run: run)
  }
}
