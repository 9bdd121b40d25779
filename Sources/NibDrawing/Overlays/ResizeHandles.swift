import NibCore

/// The handles on the right and lower edge of a picture that resize it by dragging.
package struct ResizeHandles {
  /// The dimensions that a drag changes.
  package enum Handle: Hashable, Sendable, CaseIterable {
    /// The width.
    case right
    /// The height.
    case bottom
    /// Both.
    case corner
  }

  package let picture: CellRect
  /// The visible cells, in the same coordinates.
  package let visible: CellRect
  /// The column of the right handle and the row of the bottom handle.
  private let edge: CellPoint

  /// Creates the handles, which are just outside the picture. A handle that would not be visible there is moved to the
  /// last visible column or row.
  package init(around picture: CellRect, visible: CellRect) {
    self.picture = picture
    self.visible = visible
    edge = CellPoint(
      column: min(picture.maxColumn, visible.maxColumn - 1), row: min(picture.maxRow, visible.maxRow - 1))
  }

  /// The cells of a handle; empty if no part of the picture's edge is visible.
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

  /// The handle in a cell. The whole edge can be dragged, not only the part that shows its handle.
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

  /// The size in points of a picture whose `handle` was dragged to a cell; at least one cell in each
  /// dimension.
  package func size(dragging handle: Handle, to point: CellPoint, from size: CGSize, grid: CellGrid) -> CGSize
  {
    let cells = CellSize(
      columns: max(1, point.column - picture.minColumn), rows: max(1, point.row - picture.minRow))
    let dragged = grid.points(of: cells)
    return CGSize(
      width: handle == .bottom ? size.width : CGFloat(dragged.width),
      height: handle == .right ? size.height : CGFloat(dragged.height))
  }

  /// Draws the handles; the one that is being dragged is highlighted.
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
  fileprivate var glyph: String {
    switch self {
    case .right: "║"
    case .bottom: "═"
    case .corner: "╝"
    }
  }
}
