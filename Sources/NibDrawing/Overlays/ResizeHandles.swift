import NibCore

/// The grips on the right and lower edge of a picture by which its size is dragged.
package struct ResizeHandles {
  /// What a drag changes.
  package enum Handle: Hashable, Sendable, CaseIterable {
    /// The width.
    case right
    /// The height.
    case bottom
    /// Both.
    case corner
  }

  /// The picture's cells.
  package let picture: CellRect
  /// The cells that can be seen, in the same coordinates.
  package let visible: CellRect
  private let edge: CellPoint

  /// Handles beside a picture; those that would lie out of sight stand on the last visible column or row.
  package init(around picture: CellRect, visible: CellRect) {
    self.picture = picture
    self.visible = visible
    edge = CellPoint(
      column: min(picture.maxColumn, visible.maxColumn - 1), row: min(picture.maxRow, visible.maxRow - 1))
  }

  /// The cells of a handle; empty where nothing of the picture's edge can be seen.
  package func cells(of handle: Handle) -> CellRect {
    let shown = picture.intersection(visible)
    guard !shown.isEmpty else { return .zero }
    switch handle {
    case .corner: return CellRect(origin: edge, size: CellSize(columns: 1, rows: 1))
    case .right:
      let rows = min(3, shown.size.rows)
      return CellRect(
        column: edge.column, row: shown.minRow + (shown.size.rows - rows) / 2, columns: 1, rows: rows)
    case .bottom:
      let columns = min(5, shown.size.columns)
      return CellRect(
        column: shown.minColumn + (shown.size.columns - columns) / 2, row: edge.row, columns: columns, rows: 1
      )
    }
  }

  /// The handle in a cell. All of an edge can be dragged, not only where its handle is drawn.
  package func handle(at point: CellPoint) -> Handle? {
    guard !picture.intersection(visible).isEmpty else { return nil }
    let isRight = point.column == edge.column && visible.rowRange.contains(point.row) && point.row <= edge.row
    let isBottom =
      point.row == edge.row && visible.columnRange.contains(point.column) && point.column <= edge.column
    switch (isRight, isBottom) {
    case (true, true): return .corner
    case (true, false): return .right
    case (false, true): return .bottom
    case (false, false): return nil
    }
  }

  /// The size in points of a picture whose `handle` was dragged to a cell: at least a cell each way.
  package func size(dragging handle: Handle, to point: CellPoint, from size: CGSize, grid: CellGrid) -> CGSize
  {
    let cells = CellSize(
      columns: max(1, point.column - picture.minColumn), rows: max(1, point.row - picture.minRow))
    let dragged = grid.points(of: cells)
    return CGSize(
      width: handle == .bottom ? size.width : CGFloat(dragged.width),
      height: handle == .right ? size.height : CGFloat(dragged.height))
  }

  /// Draws the handles; the one that is dragged stands out.
  package func draw(on canvas: CellCanvas, dragged: Handle? = nil, colors: OverlayColors = OverlayColors()) {
    for handle in Handle.allCases {
      let cells = cells(of: handle)
      let style = CellStyle(
        foreground: colors.handles, attributes: handle == dragged ? [.bold, .reverse] : .bold)
      for row in cells.rowRange {
        for column in cells.columnRange {
          canvas.put(handle.glyph, at: CellPoint(column: column, row: row), style: style)
        }
      }
    }
  }
}

extension ResizeHandles.Handle {
  /// What each of its cells shows.
  fileprivate var glyph: String {
    switch self {
    case .right: "║"
    case .bottom: "═"
    case .corner: "╝"
    }
  }
}
