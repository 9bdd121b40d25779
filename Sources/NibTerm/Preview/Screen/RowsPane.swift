import NibCore
import NibDrawing

/// A cell nib filled with rows, in a part of the screen: a table as wide as a device and as high as the part.
///
/// Its keys: `[` `]` narrower and wider, `{` `}` the next device's width, `=` the first width; the arrow keys
/// and what else tables answer. The right edge can be dragged.
final class RowsPane {
  private let prototype: CellPrototype
  /// The rows that the pane shows.
  let rows: any RowsData
  private let options: NibCanvas.Options
  private let grid = CellGrid.standard
  private var table: RowsTable
  /// The height of the requested screen, or of the device.
  private let screenHeight: CGFloat
  private var width: RowsWidth
  /// The first visible column, for tables wider than the pane.
  private var offset = 0
  private var pane = CellRect.zero
  private var isDraggingEdge = false

  /// - Parameters:
  ///   - cell: the cell's reuse identifier, id, class or label; nil: the document's only one.
  ///   - rowHeight: every row's height in points; nil: what constraints give, or the document says.
  ///   - options: whose size, else device gives the width.
  /// - Throws: `RowsError` if there is no such cell; `NibException` if it cannot be registered.
  init(
    _ document: NibDocument, cell: String? = nil, rowHeight: CGFloat? = nil, rows: any RowsData,
    options: NibCanvas.Options
  ) throws {
    self.rows = rows
    self.options = options
    prototype = try CellPrototype(in: document, named: cell, rowHeight: rowHeight)
    let screen = NibPreviewProgram(document, options: options).environment.screenSize
    let size = options.size ?? screen
    width = RowsWidth(size.width)
    screenHeight = size.height
    table = RowsTable(
      prototype, rows: rows, options: options, width: size.width, screenHeight: screenHeight)
    try table.run { try table.controller.checkCell() }
  }

  /// The nib's document.
  var document: NibDocument { prototype.document }

  /// Closes the table's window.
  func close() { table.window.nibClose() }

  /// Takes over the rows and width shown by another pane, and closes that pane.
  func takePlace(of other: RowsPane) {
    (width, offset, pane) = (other.width, other.offset, other.pane)
    resize(to: other.table.window.frame.height)
    table.scroll(as: other.table)
    other.close()
  }

  // MARK: Status and remarks

  /// `row 12 of 300  375 pt  8 cells made for 118 rows`.
  var summary: String {
    let feeder = table.controller.feeder
    let row = table.currentRow.map { "row \($0 + 1) of \(rows.count)" } ?? "no rows"
    let made = RowsPane.count(feeder.madeCount, "cell")
    let shown = RowsPane.count(feeder.shownCount, "row")
    return "\(row)  \(NibNumber.text(width.points)) pt  \(made) made for \(shown)"
  }

  /// The remarks on the nib and the rows.
  var remarks: [Diagnostic] { table.remarks }

  /// The row that keys act on, as a JSON object; nil if there is none.
  var currentRowText: String? { table.currentRow.flatMap { RowText.json(of: $0, in: rows) } }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: Events

  /// Handles an event. Returns false if the pane did not use it.
  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      return goToEnd(key) || table.run { table.window.nibSend(event, grid: grid) } || handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .paste: return table.run { table.window.nibSend(event, grid: grid) }
    case .focus, .resize: return false
    }
  }

  /// Handles the End key while there is no cursor. Other first keys only make the cursor appear in view; End
  /// moves to the last row immediately.
  private func goToEnd(_ key: KeyPress) -> Bool {
    guard table.controller.cursor == nil, key.key == .end || key.key == .character("G"), rows.count > 0
    else { return false }
    table.run { table.controller.cursor = rows.count - 1 }
    return true
  }

  private func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.subtracting(.shift).isEmpty else { return false }
    if width.take(key.key) { return true }
    switch key.key {
    case .left, .character("h"): return scroll(by: -4)
    case .right, .character("l"): return scroll(by: 4)
    case .escape where table.controller.cursor != nil:
      table.controller.cursor = nil
      return true
    default: return false
    }
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    let column = mouse.column + offset - pane.minColumn
    switch mouse.action {
    case .press where pane.contains(CellPoint(column: mouse.column, row: mouse.row)):
      isDraggingEdge = column == width.columns
      if isDraggingEdge { return true }
    case .drag where isDraggingEdge:
      width.set(columns: column)
      return true
    case .release where isDraggingEdge:
      isDraggingEdge = false
      return true
    default: break
    }
    guard pane.contains(CellPoint(column: mouse.column, row: mouse.row)) else { return false }
    var moved = mouse
    moved.column = column
    moved.row -= pane.minRow
    return table.run { table.window.nibSend(.mouse(moved), grid: grid) }
  }

  private func scroll(by columns: Int) -> Bool {
    let before = offset
    offset += columns
    limitOffset()
    return offset != before
  }

  /// Limits the offset so that the column of the table's right edge is the last visible one.
  private func limitOffset() { offset = max(0, min(offset, width.columns + 1 - pane.size.columns)) }

  // MARK: Drawing

  /// Draws the visible rows and the right edge of the table.
  func draw(on canvas: CellCanvas, in pane: CellRect, style: NibDrawingContext.Style) {
    guard !pane.isEmpty else { return }
    self.pane = pane
    limitOffset()
    resize(to: CGFloat(grid.points(of: pane.size).height))
    table.run {
      table.window.nibUpdateFocus()
      table.window.layoutIfNeeded()
      canvas.withClip(pane) {
        canvas.translated(by: pane.origin - CellPoint(column: offset, row: 0)) {
          renderer(style).draw(table.window, on: canvas)
          drawEdge(on: canvas)
        }
      }
      _ = table.window.nibTakeNeedsDisplay()
    }
  }

  /// Draws the first rows as a picture, at most as high as the requested size or device.
  func picture(style: NibDrawingContext.Style) -> CellCanvas {
    resize(to: screenHeight)
    let content = table.controller.scrollView.contentSize.height
    resize(to: min(screenHeight, content))
    return table.run { renderer(style).canvas(for: table.window) }
  }

  private func renderer(_ style: NibDrawingContext.Style) -> TreeRenderer {
    var renderer = TreeRenderer.looking(style, grid: grid)
    renderer.paintsPage = options.style == .dark
    return renderer
  }

  private func resize(to height: CGFloat) {
    if table.resize(width: width.points, height: height) { return }
    let old = table
    table = RowsTable(
      prototype, rows: rows, options: options, width: width.points, screenHeight: screenHeight)
    _ = table.resize(width: width.points, height: height)
    table.scroll(as: old)
    old.window.nibClose()
  }

  private func drawEdge(on canvas: CellCanvas) {
    for row in 0..<pane.size.rows {
      canvas.put(
        "│", at: CellPoint(column: width.columns, row: row), style: CellStyle(attributes: .dim))
    }
  }
}

/// Converts rows to text for copying.
enum RowText {
  /// A row as a JSON object on one line; nil if the row cannot be read.
  static func json(of index: Int, in rows: any RowsData) -> String? {
    do {
      let values = try rows.row(index)
      return JSON.object(zip(rows.columns, values).map { ($0, $1.map { json(of: $0) }) }).text
    } catch {
      return nil
    }
  }

  private static func json(of value: RowValue) -> JSON {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): .numeral(text)
    case .text(let text, _): .string(text)
    }
  }
}
