import NibCore

/// The characters that large text consists of. Each of them divides a cell into two columns of small parts.
package enum LargeTextBlocks: String, Hashable, Sendable, CaseIterable {
  /// Block elements with two rows of parts, which nearly every font and terminal has.
  case quadrants
  /// Block sextants of Unicode 13 with three rows of parts. They show more of a letter's shape, but a program cannot
  /// find out whether the terminal's font has them.
  case sextants

  /// The number of rows of parts in a cell.
  var rowsOfParts: Int { self == .quadrants ? 2 : 3 }

  /// The characters by the parts that are filled. The lowest bit stands for the upper left part, the next one for the
  /// part to its right.
  fileprivate var shapes: [Character] { self == .quadrants ? Self.quadrantShapes : Self.sextantShapes }

  private static let quadrantShapes = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  /// U+1FB00...1FB3B are in the order of their parts. They leave out the four characters that Unicode had before: the
  /// space, both half blocks and the full block.
  private static let sextantShapes = (UInt32(0)..<64).map { parts -> Character in
    switch parts {
    case 0: return " "
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    default:
      let earlier: UInt32 = parts > 42 ? 3 : parts > 21 ? 2 : 1
      return Unicode.Scalar(0x1FB00 + parts - earlier).map(Character.init) ?? " "
    }
  }
}

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
    /// The index of the run; nil for an empty cell.
    var run: Int?
  }

  /// Creates an empty bitmap.
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
