import NibCore

/// The box around the selected view, with its size in points if there are free cells for it.
struct SelectionBox {
  /// The view's cells: at least one row and column.
  let cells: CellRect
  /// The text of the size in points, and its cells; `nil` if no free cells were found.
  private(set) var size: (text: String, cells: CellRect)?
  private var coversText = true

  /// Creates the box of a view with the given frame in points, and places its size label.
  init(_ frame: CGRect, grid: CellGrid, labels: inout LabelPlacer) {
    cells = grid.visibleCells(frame, within: labels.bounds)
    let text = "\(NibNumber.text(frame.width)) × \(NibNumber.text(frame.height))"
    size = labels.place(text, at: candidates(columns: CellText.columns(of: text))).map { (text, $0) }
  }

  /// Creates the box of the given cells, without a size.
  init(cells: CellRect) {
    self.cells = cells
    coversText = false
  }

  /// The possible positions of the size: in the lower edge, then below or above the box.
  private func candidates(columns: Int) -> [LabelPlacer.Candidate] {
    let right = cells.maxColumn - columns
    var places: [LabelPlacer.Candidate] = []
    if cells.size.rows > 2, cells.size.columns >= columns + 2 {
      places.append(.init(CellPoint(column: right - 1, row: cells.maxRow - 1), isOnLine: true))
    }
    for row in [cells.maxRow, cells.minRow - 1] {
      for column in [right, cells.minColumn] {
        places.append(.init(CellPoint(column: column, row: row), isOptional: true))
      }
    }
    return places
  }

  /// Draws the edges; text in the edges stays readable.
  func draw(with pen: OverlayPen, _ color: CellColor) {
    if isAround(pen) { return drawEdges(of: widened(pen, rows: 1), pen, color) }
    switch (cells.size.columns, cells.size.rows) {
    case (_, 1): drawRow(pen, color)
    case (_, 2): drawEdges(of: widened(pen), pen, color)
    case (1, _): drawBar(pen, color)
    default: drawEdges(of: cells, pen, color)
    }
  }

  func drawSize(with pen: OverlayPen, _ color: CellColor) {
    guard let size else { return }
    var place = size.cells.origin
    // The lower edge can be below the view.
    if place.row == cells.maxRow - 1, isAround(pen) { place.row = widened(pen, rows: 1).maxRow - 1 }
    pen.put(size.text, at: place, color, .bold)
  }

  /// The number of rows up to which a view over an image can be one line of text, which can be anywhere in these rows.
  private static let rowsOfLine = 4

  /// Whether the edges are around the cells, because edges in the first and last row could strike out a text in the image.
  private func isAround(_ pen: OverlayPen) -> Bool {
    cells.size.rows <= SelectionBox.rowsOfLine && pen.isImage(at: cells.origin)
  }

  /// The cells with one more column on each side, except at an edge of the visible area. Without these columns, the box
  /// of a view with one or two rows would cover the view's text.
  ///
  /// - Parameter rows: the number of rows to add above and below, except at an edge of the visible area.
  private func widened(_ pen: OverlayPen, rows: Int = 0) -> CellRect {
    let visible = pen.canvas.clipBounds
    let left = cells.minColumn == visible.minColumn ? 0 : 1
    let right = cells.maxColumn == visible.maxColumn ? 0 : 1
    let above = cells.minRow == visible.minRow ? 0 : rows
    let below = cells.maxRow == visible.maxRow ? 0 : rows
    return CellRect(
      column: cells.minColumn - left, row: cells.minRow - above, columns: cells.size.columns + left + right,
      rows: cells.size.rows + above + below)
  }

  /// Draws the box of a view that is one row high: brackets at its ends, and a line between them where there is no
  /// text.
  private func drawRow(_ pen: OverlayPen, _ color: CellColor) {
    let box = widened(pen)
    for column in box.inset(columns: 1, rows: 0).intersection(pen.canvas.clipBounds).columnRange {
      let point = CellPoint(column: column, row: box.minRow)
      if !pen.isText(at: point) { pen.put("━", at: point, color) }
    }
    pen.put("[", at: box.origin, color, .bold)
    pen.put("]", at: CellPoint(column: box.maxColumn - 1, row: box.minRow), color, .bold)
  }

  /// Draws the box of a view that is one column wide, as a vertical line.
  private func drawBar(_ pen: OverlayPen, _ color: CellColor) {
    for row in cells.intersection(pen.canvas.clipBounds).rowRange {
      pen.join(LineArms(up: .heavy, down: .heavy), at: CellPoint(column: cells.minColumn, row: row), color)
    }
  }

  /// Draws the edges, except over texts.
  private func drawEdges(of box: CellRect, _ pen: OverlayPen, _ color: CellColor) {
    let shown = box.intersection(pen.canvas.clipBounds)
    for row in shown.rowRange {
      let isEdge = row == box.minRow || row == box.maxRow - 1
      let columns = isEdge ? Array(shown.columnRange) : [box.minColumn, box.maxColumn - 1]
      for column in columns {
        let point = CellPoint(column: column, row: row)
        let arms = box.borderArms(at: point)
        let coversThisText = coversText && arms.isCorner
        if coversThisText || !pen.isText(at: point) { pen.join(arms, at: point, color) }
      }
    }
  }
}

extension CellRect {
  /// The arms of a heavy border in one of the cells along the edge.
  fileprivate func borderArms(at point: CellPoint) -> LineArms {
    let isInRow = point.row == minRow || point.row == maxRow - 1
    let isInColumn = point.column == minColumn || point.column == maxColumn - 1
    return LineArms(
      up: isInColumn && point.row > minRow ? .heavy : .none,
      right: isInRow && point.column < maxColumn - 1 ? .heavy : .none,
      down: isInColumn && point.row < maxRow - 1 ? .heavy : .none,
      left: isInRow && point.column > minColumn ? .heavy : .none)
  }
}

extension LineArms {
  fileprivate var isCorner: Bool { (up == .none) != (down == .none) && (left == .none) != (right == .none) }
}
