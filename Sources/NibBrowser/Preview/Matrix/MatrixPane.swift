import NibCore
import NibDrawing

/// Shows a matrix in a part of the screen. Keys move a cursor from row to row and from variant to variant.
final class MatrixPane {
  let matrix: Matrix
  /// The row and the variant that keys act on.
  private(set) var cursor = (row: 0, variant: 0)
  /// The first visible row, and the number of its lines that are above the screen.
  private var top = (row: 0, line: 0)
  /// The first visible column.
  private var offset = 0
  /// The area on the screen of the matrix.
  private var area = CellRect.zero
  /// The rows in view, with the lines of the pane at which they begin.
  private var visible: [(cells: [MatrixCell], title: String, line: Int)] = []
  var theme = Theme()

  init(_ matrix: Matrix) { self.matrix = matrix }

  private var drawing: MatrixDrawing {
    MatrixDrawing(variants: matrix.variants, theme: theme, cursor: cursor)
  }

  /// The number of lines above the rows: the verdict and the names of the variants.
  private static let headerCount = 2

  /// The largest number of variants for which all extreme texts are judged before they are drawn.
  private static let maximumImmediateVariants = 4

  /// The number of lines for rows, without the header.
  private var page: Int { max(1, area.size.rows - MatrixPane.headerCount) }

  private func rows(of row: Int) -> Int { MatrixDrawing.lineCount(of: matrix.cells(ofRow: row)) }

  /// Scrolls to the rows that another pane shows, and moves the cursor to the same cell.
  func replace(_ other: MatrixPane) {
    let last = max(0, matrix.rowCount - 1)
    (area, offset) = (other.area, other.offset)
    cursor = (min(other.cursor.row, last), min(other.cursor.variant, matrix.variants.count - 1))
    top = other.top.row > last ? (last, 0) : other.top
  }

  /// Moves the cursor to a row, and shows it at the top, so that the rows above it need not be laid out.
  func show(row: Int) {
    cursor.row = max(0, min(row, matrix.rowCount - 1))
    top = (cursor.row, 0)
  }

  /// The current cell with its height and problems.
  var summary: String {
    guard matrix.rowCount > 0 else { return "no rows" }
    let cells = matrix.cells(ofRow: cursor.row)
    guard cells.indices.contains(cursor.variant) else { return "" }
    let cell = cells[cursor.variant]
    let name = matrix.content.rows.name(ofRow: cursor.row).map { " \($0)" } ?? ""
    let problems = cell.problems.map(\.sentence).joined(separator: "; ")
    return "row \(cursor.row + 1) of \(matrix.rowCount)\(name)  \(cell.variant.title)  "
      + [cell.size, problems].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  // MARK: Moving

  /// Moves the cursor to another row or variant.
  func move(_ movement: Movement) {
    guard matrix.rowCount > 0 else { return }
    switch movement {
    case .left: moveSideways(by: -1)
    case .right: moveSideways(by: 1)
    case .up: moveUp()
    case .down: moveDown()
    case .pageUp: scroll(byPages: -1)
    case .pageDown: scroll(byPages: 1)
    case .home: moveCursor(to: 0)
    case .end: moveCursor(to: matrix.rowCount - 1)
    case .open: break
    }
  }

  /// Moves the cursor to the next row that fails, or to the previous one with a step of -1. Returns `false` if no row
  /// fails.
  func moveToFailure(by step: Int) -> Bool {
    guard let cell = matrix.failingCell(from: cursor.row, by: step) else { return false }
    cursor.variant = cell.variant
    moveCursor(to: cell.row)
    let (start, end) = columns(of: cell.variant)
    if start < offset || end > offset + area.size.columns { offset = start }
    return true
  }

  /// Moves the cursor to a row, which becomes visible.
  func moveCursor(to row: Int) {
    cursor.row = max(0, min(row, matrix.rowCount - 1))
    reveal()
  }

  /// Moves to the next row. If the end of the current row is not visible, scrolls toward it instead.
  private func moveDown() {
    if let hidden = hiddenLines(of: cursor.row), hidden > 0, top.row == cursor.row {
      for _ in 0..<min(3, hidden) { scroll(by: 1) }
    } else {
      moveCursor(to: cursor.row + 1)
    }
  }

  private func moveUp() {
    if top.row == cursor.row, top.line > 0 {
      top.line = max(0, top.line - 3)
    } else {
      moveCursor(to: cursor.row - 1)
    }
  }

  /// Moves to the next variant. If the edge of the current variant is not visible, scrolls toward it instead.
  private func moveSideways(by step: Int) {
    let (start, end) = columns(of: cursor.variant)
    let visible = area.size.columns
    if step > 0, end > offset + visible, start <= offset {
      offset = min(offset + 8, end - visible)
      return
    }
    if step < 0, start < offset {
      offset = max(offset - 8, start)
      return
    }
    cursor.variant = max(0, min(cursor.variant + step, matrix.variants.count - 1))
    let next = columns(of: cursor.variant)
    if next.end > offset + visible { offset = min(next.start, next.end - visible) }
    if next.start < offset { offset = step < 0 ? max(next.start, next.end - visible) : next.start }
  }

  private func columns(of variant: Int) -> (start: Int, end: Int) {
    let start = drawing.starts[variant]
    return (start, start + matrix.variants[variant].drawnColumns)
  }

  /// The number of lines of a row that are below the screen; `nil` if the row is above it.
  private func hiddenLines(of row: Int) -> Int? {
    guard row >= top.row else { return nil }
    var used = -top.line
    for shown in top.row...row {
      used += rows(of: shown)
      if used > page + 10_000 { break }
      if shown < row, used >= page { return used + rows(of: row) - page }
    }
    return max(0, used - page)
  }

  /// Scrolls so that the row of the cursor is visible, as a whole if possible.
  private func reveal() {
    if cursor.row <= top.row {
      top = (cursor.row, 0)
    } else if cursor.row - top.row > page {
      // Each row has at least one line, so the row is below the screen.
      top = (cursor.row, 0)
      var used = rows(of: cursor.row)
      while top.row > 0, used + rows(of: top.row - 1) <= page {
        top.row -= 1
        used += rows(of: top.row)
      }
    } else {
      while top.row < cursor.row, hiddenLines(of: cursor.row) ?? 0 > 0 { top = (top.row + 1, 0) }
    }
  }

  /// Scrolls by the height of the pane, and moves the cursor to the first visible row. At the end of the matrix, moves
  /// the cursor to the last or first row.
  private func scroll(byPages step: Int) {
    let before = top
    for _ in 0..<page { scroll(by: step) }
    let outermostRow = step > 0 ? matrix.rowCount - 1 : 0
    cursor.row = top == before ? outermostRow : top.row
  }

  /// Scrolls by one line.
  private func scroll(by step: Int) {
    if step > 0 {
      guard top.row + 1 < matrix.rowCount || top.line + page < rows(of: top.row) else { return }
      top.line += 1
      if top.line >= rows(of: top.row) { top = (top.row + 1, 0) }
    } else if top.line > 0 {
      top.line -= 1
    } else if top.row > 0 {
      top = (top.row - 1, rows(of: top.row - 1) - 1)
    }
  }

  /// Handles a click, which moves the cursor, and the wheel. Returns `false` for other events.
  func handle(_ mouse: MouseEvent) -> Bool {
    guard area.contains(mouse.point) else { return false }
    switch mouse.action {
    case .wheelUp: for _ in 0..<3 { scroll(by: -1) }
    case .wheelDown: for _ in 0..<3 { scroll(by: 1) }
    case .press:
      select(
        at: mouse.column - area.minColumn + offset, line: mouse.row - area.minRow - MatrixPane.headerCount)
    default: return false
    }
    return true
  }

  /// Moves the cursor to the cell at a position of the pane.
  private func select(at column: Int, line: Int) {
    let starts = drawing.starts
    cursor.variant = starts.lastIndex { $0 <= column } ?? 0
    var (row, end) = (top.row, -top.line)
    while row < matrix.rowCount {
      end += rows(of: row)
      if line < end { break }
      row += 1
    }
    if line >= 0, row < matrix.rowCount { cursor.row = row }
  }

  // MARK: Drawing

  /// Lays the visible rows out. Judges extreme texts immediately, because there are few of them.
  func update(in area: CellRect) {
    guard area.size.rows > 0, area.size.columns > 0 else { return }
    self.area = area
    offset = max(0, min(offset, drawing.totalColumns - area.size.columns))
    visible = []
    var (row, line) = (top.row, -top.line)
    while row < matrix.rowCount, line < area.size.rows - MatrixPane.headerCount {
      let cells = matrix.cells(ofRow: row)
      visible.append((cells, matrix.title(ofRow: row), line))
      line += MatrixDrawing.lineCount(of: cells)
      row += 1
    }
    let isSmall = matrix.variants.count <= MatrixPane.maximumImmediateVariants
    while matrix.content.isStress, isSmall, matrix.judgeNext() {}
  }

  /// Draws the verdict, the names of the variants, and the visible rows.
  func draw(on canvas: CellCanvas) {
    guard !area.isEmpty else { return }
    canvas.withClip(area) { drawVerdict(on: canvas) }
    let header = CellRect(
      column: area.minColumn, row: area.minRow + 1, columns: area.size.columns,
      rows: min(1, area.size.rows - 1))
    let origin = header.origin - CellPoint(column: offset, row: 0)
    canvas.withClip(header) {
      canvas.translated(by: origin) { drawing.drawHeader(on: canvas, at: 0, from: offset) }
    }
    drawArrows(on: canvas)
    guard matrix.rowCount > 0 else { return }
    let body = CellRect(
      column: area.minColumn, row: area.minRow + MatrixPane.headerCount, columns: area.size.columns,
      rows: max(0, area.size.rows - MatrixPane.headerCount))
    canvas.withClip(body) {
      canvas.translated(by: origin + CellPoint(column: 0, row: 1)) {
        for row in visible {
          drawing.draw(
            row.cells, title: row.title, on: canvas, at: row.line,
            columns: offset..<offset + area.size.columns)
        }
      }
    }
  }

  /// Draws arrows in the header if there are more variants at the sides.
  private func drawArrows(on canvas: CellCanvas) {
    guard area.size.rows > 1 else { return }
    if offset > 0 {
      canvas.put("‹", at: CellPoint(column: area.minColumn, row: area.minRow + 1), style: theme.accent)
    }
    guard drawing.totalColumns > offset + area.size.columns else { return }
    canvas.put("›", at: CellPoint(column: area.maxColumn - 1, row: area.minRow + 1), style: theme.accent)
  }

  private func drawVerdict(on canvas: CellCanvas) {
    let verdict = matrix.verdict
    let style = verdict.severity.map { $0 >= verdict.threshold ? theme.error : theme.warning } ?? theme.title
    let text = CellText.truncated(" \(verdict.text)", columns: area.size.columns)
    canvas.put(text, at: area.origin, style: style)
  }
}
