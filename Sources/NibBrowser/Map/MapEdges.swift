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

/// Finds the scenes beside a scene on a map.
struct MapNeighbors {
  private let boxes: [CellRect]

  init(_ boxes: [CellRect]) { self.boxes = boxes }

  /// The index of the nearest box in a direction; `nil` if there is none. The distance to the side counts twice.
  func nearest(to index: Int, _ direction: PictureDirection) -> Int? {
    guard boxes.indices.contains(index) else { return nil }
    let start = MapNeighbors.center(of: boxes[index])
    var nearest: (distance: Int, index: Int)?
    for (other, box) in boxes.enumerated() where other != index {
      let end = MapNeighbors.center(of: box)
      let (across, down) = (end.column - start.column, end.row - start.row)
      let (ahead, aside) =
        switch direction {
        case .left: (-across, down)
        case .right: (across, down)
        case .up: (-down, across)
        case .down: (down, across)
        }
      guard ahead > 0, abs(aside) <= 3 * ahead else { continue }
      let distance = ahead + 2 * abs(aside)
      if distance < nearest?.distance ?? .max { nearest = (distance, other) }
    }
    return nearest?.index
  }

  /// The center of a box. Rows count twice, because a cell is twice as high as wide.
  private static func center(of box: CellRect) -> CellPoint {
    CellPoint(column: box.minColumn + box.size.columns / 2, row: 2 * box.minRow + box.size.rows)
  }
}
