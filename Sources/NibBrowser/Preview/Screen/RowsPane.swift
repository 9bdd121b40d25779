import NibCore
import NibDrawing
import NibTools

/// Shows rows of data in a table or collection view that is as wide as the device and as high as the pane.
package final class RowsPane {
  /// The cell and the rows that the pane shows.
  let content: PreviewContent
  private(set) var options: LayoutOptions
  private var grid: CellGrid { renderer.grid }
  private var table: RowsTable
  /// The height of the requested size or of the device, in points.
  private let screenHeight: CGFloat
  /// The width of the table in points.
  private var width: CGFloat
  /// The first visible column of cells, if the table is wider than the pane.
  private var offset = 0
  /// The rectangle on the screen of the rows.
  private var area = CellRect.zero
  private var isDraggingEdge = false
  /// The size that was requested by dragging the right edge, in points.
  var draggedSize: CGSize?
  /// The renderer with which the rows are drawn.
  private var renderer = TreeRenderer.forViewing(ViewingStyle())
  /// The overlays to draw over the rows.
  var overlays: (parts: OverlayParts, colors: OverlayColors) = ([], OverlayColors())

  /// The valid widths of the table in points.
  private static let widths: ClosedRange<CGFloat> = 40...4000

  /// - Parameter options: the layout options. The size, or otherwise the device, determines the width.
  package init(_ content: PreviewContent, options: LayoutOptions) {
    self.content = content
    self.options = options
    let size = content.screenSize(options)
    width = RowsPane.limited(size.width)
    screenHeight = size.height
    table = RowsTable(content, options: options, width: width, screenHeight: screenHeight)
  }

  var rows: any RowsData { content.rows }

  var document: NibDocument { content.prototype.document }

  /// Closes the table's window.
  func close() { table.window.nibClose() }

  private static func limited(_ width: CGFloat) -> CGFloat {
    min(max(width, widths.lowerBound), widths.upperBound)
  }

  /// The size of the screen that the table is shown on, in points.
  var size: CGSize { CGSize(width: width, height: screenHeight) }

  /// The width in columns of cells.
  private var columns: Int { grid.columns(Double(width)) }

  /// Changes the width for new options. Returns `false` and does nothing if the options differ in more than the width.
  func resize(for newOptions: LayoutOptions) -> Bool {
    var comparable = newOptions
    comparable.size = options.size
    guard comparable == options, let size = newOptions.size, size.height == screenHeight else {
      return false
    }
    options = newOptions
    width = RowsPane.limited(size.width)
    return true
  }

  /// Replaces another pane: scrolls to the same rows, and closes the other pane.
  func replace(_ other: RowsPane) {
    (offset, area) = (other.offset, other.area)
    resize(to: other.table.window.frame.height)
    table.scroll(as: other.table)
    other.close()
  }

  // MARK: Status and diagnostics

  /// The current row and the counts, such as `row 12 of 300  375 pt  8 cells made for 118 rows`.
  var summary: String {
    let feeder = table.controller.feeder
    let row = table.currentRow.map { "row \($0 + 1) of \(rows.count)" } ?? "no rows"
    let made = NibNumber.count(feeder.madeCount, "cell")
    let shown = NibNumber.count(feeder.shownCount, "row")
    return "\(row)  \(NibNumber.text(width)) pt  \(made) made for \(shown)"
  }

  /// The diagnostics about the nib and the rows.
  package var diagnostics: [Diagnostic] {
    table.diagnostics + table.imageDiagnostics(renderer)
      + table.invisibleTexts(names: table.controller.feeder.content.match.viewNames)
  }

  /// The row that keys act on, as a JSON object; `nil` if there is none.
  var currentRowText: String? { table.currentRow.flatMap { RowText.json(of: $0, in: rows) } }

  // MARK: Rows

  /// Moves from row to row, or scrolls sideways.
  func move(_ movement: Movement) {
    switch movement {
    case .left: scroll(by: -4)
    case .right: scroll(by: 4)
    case .up: send(.up)
    case .down: send(.down)
    case .pageUp: send(.pageUp)
    case .pageDown: send(.pageDown)
    case .home: send(.home)
    // While there is no cursor, a key of the table only places it on a visible row. End moves it to the last row
    // instead.
    case .end where table.controller.cursor == nil && rows.count > 0: moveCursor(to: rows.count - 1)
    case .end: send(.end)
    case .open: send(.enter)
    }
  }

  private func send(_ key: KeyPress.Key) {
    _ = table.run { table.window.nibSend(.key(KeyPress(key)), grid: grid) }
  }

  /// The row that keys act on, or otherwise the first visible row; `nil` if no rows have been drawn.
  var shownRow: Int? { area.isEmpty ? nil : table.currentRow }

  /// Moves the cursor to a row. Has no effect if the row is already the current row.
  func show(row: Int) {
    guard rows.count > 0, row != table.currentRow else { return }
    moveCursor(to: min(row, rows.count - 1))
  }

  private func moveCursor(to row: Int?) { table.run { table.controller.cursor = row } }

  /// Removes the cursor. Returns `false` if there was none.
  func removeCursor() -> Bool {
    guard table.controller.cursor != nil else { return false }
    moveCursor(to: nil)
    return true
  }

  /// Moves to the next row (1) or previous row (-1) that contains a text, regardless of case. Returns `false` if there
  /// is none.
  ///
  /// - Parameter staysHere: whether the current row counts as a match.
  func find(_ text: String, by step: Int, staysHere: Bool) -> Bool {
    guard let start = table.currentRow,
      let row = RowSearch(rows, text).row(from: start, by: step, staysHere: staysHere)
    else { return false }
    moveCursor(to: row)
    return true
  }

  // MARK: The mouse

  /// Handles a mouse event. Returns `false` if the pane did not use it.
  func handle(_ mouse: MouseEvent) -> Bool {
    let column = mouse.column + offset - area.minColumn
    switch mouse.action {
    case .press where area.contains(mouse.point):
      isDraggingEdge = column == columns
      if isDraggingEdge { return true }
    case .drag where isDraggingEdge:
      draggedSize = CGSize(width: CGFloat(column) * grid.cellWidth, height: screenHeight)
      return true
    case .release where isDraggingEdge:
      isDraggingEdge = false
      return true
    default: break
    }
    guard area.contains(mouse.point) else { return false }
    var moved = mouse
    moved.column = column
    moved.row -= area.minRow
    let frames = DrawnFrames(of: table.window, grid: grid)
    return table.run { table.window.nibSend(.mouse(moved), grid: grid, point: frames.point) }
  }

  private func scroll(by columns: Int) {
    offset += columns
    limitOffset()
  }

  /// Limits the offset so that the pane does not scroll beyond the column of the table's right edge.
  private func limitOffset() { offset = max(0, min(offset, columns + 1 - area.size.columns)) }

  // MARK: Drawing

  /// Lays the visible rows out.
  func update(in area: CellRect, _ renderer: TreeRenderer) {
    guard !area.isEmpty else { return }
    self.area = area
    self.renderer = renderer
    limitOffset()
    resize(to: CGFloat(grid.points(of: area.size).height))
    table.run {
      table.window.nibUpdateFocus()
      table.window.layoutIfNeeded()
      _ = table.window.nibTakeNeedsDisplay()
    }
  }

  /// Draws the visible rows and the right edge of the table.
  func draw(on canvas: CellCanvas) {
    table.run {
      canvas.withClip(area) {
        canvas.translated(by: area.origin - CellPoint(column: offset, row: 0)) {
          renderer.draw(table.window, on: canvas)
          drawOverlays(on: canvas)
          drawEdge(on: canvas)
        }
      }
    }
  }

  private func drawOverlays(on canvas: CellCanvas) {
    guard !overlays.parts.isEmpty else { return }
    Overlay(of: table.window, parts: overlays.parts, renderer: renderer, colors: overlays.colors)
      .draw(on: canvas)
  }

  /// A drawing of the first rows, at most as high as the requested size or device.
  package func drawing(of name: String, _ renderer: TreeRenderer) -> Drawing {
    self.renderer = renderer
    resize(to: screenHeight)
    table.run { table.window.layoutIfNeeded() }
    resize(to: min(screenHeight, max(table.controller.scrollView.contentSize.height, drawnHeight)))
    return table.run { Drawing(Picture(table.window, name: name), renderer: renderer) }
  }

  /// The height in points of the visible rows as they are drawn. Rounded to cells, they can be higher than in points.
  private var drawnHeight: CGFloat {
    let frames = DrawnFrames(of: table.window, grid: renderer.grid)
    let ends = table.controller.scrollView.nibStackedViews.map { Double(frames.frame(of: $0).maxY) }
    let end = ends.map(renderer.grid.rows).max() ?? 0
    return CGFloat(renderer.grid.points(of: CellSize(columns: 0, rows: end)).height)
  }

  /// Resizes the table to the height in points and the current width. Makes a new table if the size classes change.
  private func resize(to height: CGFloat) {
    if table.resize(width: width, height: height) { return }
    let old = table
    table = RowsTable(content, options: options, width: width, screenHeight: screenHeight)
    _ = table.resize(width: width, height: height)
    table.scroll(as: old)
    old.window.nibClose()
  }

  private func drawEdge(on canvas: CellCanvas) {
    for row in 0..<area.size.rows {
      canvas.put(
        "│", at: CellPoint(column: columns, row: row), style: CellStyle(attributes: .dim))
    }
  }
}
