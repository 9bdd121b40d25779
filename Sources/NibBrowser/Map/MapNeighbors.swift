import NibCore
import NibDrawing

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
