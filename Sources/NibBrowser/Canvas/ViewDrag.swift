import NibCore
import NibDrawing

/// A movement of the mouse that moves the selected view, or changes its size.
struct ViewDrag {
  /// The cells of the screen where the mouse was pressed, and where it is now.
  let start: CellPoint
  var end: CellPoint
  /// The axes on which the size changes; `nil` if the view moves.
  let resized: LayoutAxes?
  /// Whether a click without a movement selects the view behind.
  let canBeClick: Bool

  /// With Ctrl or Alt, the drag can begin anywhere, and Shift changes the size. Without, it begins in the view: at its right or
  /// bottom edge to change the size.
  ///
  /// - Parameters:
  ///   - cell: the cell of the picture under the mouse.
  ///   - area: the cells of the selected view.
  /// - Returns: `nil` if the mouse is outside the view.
  init?(_ mouse: MouseEvent, at cell: CellPoint, in area: CellRect?) {
    (start, end) = (mouse.point, mouse.point)
    if !mouse.modifiers.isDisjoint(with: [.control, .alternate]) {
      resized = mouse.modifiers.contains(.shift) ? [.horizontal, .vertical] : nil
      canBeClick = false
      return
    }
    guard let area, area.contains(cell) else { return nil }
    canBeClick = true
    var axes: LayoutAxes = []
    if area.size.columns > 2, cell.column == area.maxColumn - 1 { axes.insert(.horizontal) }
    if area.size.rows > 2, cell.row == area.maxRow - 1 { axes.insert(.vertical) }
    resized = axes.isEmpty ? nil : axes
  }

  var hasMoved: Bool { start != end }

  /// The distance in points, to the right and downward.
  func distance(_ grid: CellGrid) -> CGSize {
    let axes = resized ?? [.horizontal, .vertical]
    let width = (Double(end.column - start.column) * grid.cellWidth).rounded()
    let height = (Double(end.row - start.row) * grid.cellHeight).rounded()
    return CGSize(
      width: axes.contains(.horizontal) ? width : 0, height: axes.contains(.vertical) ? height : 0)
  }

  /// The distance for the status line, such as `16 right, 8 up`.
  func words(_ grid: CellGrid) -> String {
    let distance = distance(grid)
    func word(_ length: CGFloat, _ positive: String, _ negative: String) -> String {
      "\(NibNumber.text(abs(length))) \(length < 0 ? negative : positive)"
    }
    return resized == nil
      ? "\(word(distance.width, "right", "left")), \(word(distance.height, "down", "up"))"
      : "\(word(distance.width, "wider", "narrower")), \(word(distance.height, "taller", "shorter"))"
  }

  /// The cells that the view covers after the drag.
  func cells(_ area: CellRect) -> CellRect {
    let axes = resized ?? [.horizontal, .vertical]
    let columns = axes.contains(.horizontal) ? end.column - start.column : 0
    let rows = axes.contains(.vertical) ? end.row - start.row : 0
    if resized == nil {
      return CellRect(origin: area.origin + CellPoint(column: columns, row: rows), size: area.size)
    }
    let size = CellSize(
      columns: max(1, area.size.columns + columns), rows: max(1, area.size.rows + rows))
    return CellRect(origin: area.origin, size: size)
  }
}
