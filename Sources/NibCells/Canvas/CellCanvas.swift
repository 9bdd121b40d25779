/// A grid of cells to draw on: glyphs, colors, attributes, and lines that join where they meet. It knows
/// nothing of views, points or terminals.
///
/// Drawing calls take places in the current coordinates, which `translated(by:_:)` moves, and change only
/// cells inside the current clip, which `withClip(_:_:)` narrows. What lies outside is ignored, so any place
/// may be given. A wide glyph takes two columns; where one half of it would be cut off or drawn over, the
/// other half becomes a space.
public final class CellCanvas {
  /// The number of columns and rows; never negative.
  public let size: CellSize
  /// Where a text cursor is shown, in the canvas's own coordinates; `nil` for nowhere.
  public var cursor: CellPoint?

  package var store: CellStore
  /// What is added to the places of drawing calls.
  package var origin = CellPoint.zero
  /// The cells that may change, in the canvas's own coordinates.
  var clip: CellRect

  /// A canvas of blank cells. A negative size counts as 0.
  public init(size: CellSize, background: CellColor = .default) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    clip = CellRect(origin: .zero, size: self.size)
    store = CellStore(size: self.size, background: background)
  }

  private init(copying other: CellCanvas) {
    size = other.size
    clip = CellRect(origin: .zero, size: other.size)
    store = other.store
    cursor = other.cursor
  }

  /// All cells, in the canvas's own coordinates.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a place in the canvas's own coordinates; a blank one outside.
  public subscript(row row: Int, column column: Int) -> Cell {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return Cell() }
    return store.cell(at: store.index(column: column, row: row))
  }

  /// Makes every cell blank with the terminal's own colors and hides the cursor, whatever the clip.
  public func clear() {
    store = CellStore(size: size, background: .default)
    cursor = nil
  }

  /// A canvas of its own with the same cells and cursor, not clipped, not translated.
  /// Cost: O(1) until one of both is drawn on.
  public func copy() -> CellCanvas { CellCanvas(copying: self) }
}
