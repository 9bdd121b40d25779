import NibCore
import NibDrawing

/// The sides at which a map continues beyond its window.
struct MapEdges {
  private var marks: [(arrow: String, place: CellPoint)] = []

  /// No sides.
  init() {}

  /// - Parameters:
  ///   - size: the size of the map.
  ///   - offset: the cell of the map at the top left of the window.
  ///   - window: the area of the screen that shows the map.
  init(of size: CellSize, from offset: CellPoint, in window: CellRect) {
    let middle = CellPoint(
      column: window.minColumn + window.size.columns / 2, row: window.minRow + window.size.rows / 2)
    func add(_ arrow: String, _ place: CellPoint, if isHidden: Bool) {
      if isHidden { marks.append((arrow, place)) }
    }
    add("←", CellPoint(column: window.minColumn, row: middle.row), if: offset.column > 0)
    add(
      "→", CellPoint(column: window.maxColumn - 3, row: middle.row),
      if: offset.column + window.size.columns < size.columns)
    add("↑", CellPoint(column: middle.column, row: window.minRow), if: offset.row > 0)
    add(
      "↓", CellPoint(column: middle.column, row: window.maxRow - 1),
      if: offset.row + window.size.rows < size.rows)
  }

  /// The arrows of all sides in one text; empty if the whole map is visible.
  var arrows: String { marks.map(\.arrow).joined() }

  /// Draws an arrow at each of the sides.
  func draw(on screen: CellCanvas, _ theme: Theme) {
    for (arrow, place) in marks { screen.put(" \(arrow) ", at: place, style: theme.focusedTitle) }
  }
}
