import NibCore
import NibDrawing

/// Draws the rows of a matrix: a heading, the height and problems of each cell, and the cells side by side.
struct MatrixDrawing {
  let variants: [MatrixVariant]
  var theme = Theme()
  /// The row and the variant that keys act on; `nil` for none.
  var cursor: (row: Int, variant: Int)?

  /// The number of columns between two variants.
  private static let gap = 3

  /// The first column of each variant.
  var starts: [Int] {
    var next = 0
    return variants.map { variant in
      defer { next += variant.drawnColumns + MatrixDrawing.gap }
      return next
    }
  }

  /// The number of columns of all variants.
  var totalColumns: Int {
    zip(starts, variants).map { $0 + $1.drawnColumns }.max() ?? 0
  }

  /// The number of lines of a row of the matrix.
  static func lineCount(of cells: [MatrixCell]) -> Int {
    1 + captionLineCount(of: cells) + (cells.map { $0.picture.size.rows }.max() ?? 0)
  }

  private static func captionLineCount(of cells: [MatrixCell]) -> Int {
    cells.map { $0.captionLines.count }.max() ?? 0
  }

  /// Draws the names of the variants. If the beginning of a variant is not visible, its name begins at the first
  /// visible column, if there is room.
  ///
  /// - Parameter first: the first visible column.
  func drawHeader(on canvas: CellCanvas, at row: Int, from first: Int = 0) {
    for (index, (begin, variant)) in zip(starts, variants).enumerated() {
      let room = begin + variant.drawnColumns - first
      let isCut = begin < first && room > CellText.columns(of: variant.title) + 3
      let start = isCut ? first + 1 : begin
      let isChosen = cursor?.variant == index
      let style = isChosen && variants.count > 1 ? theme.focusedTitle : theme.title
      canvas.put(" \(variant.title) ", at: CellPoint(column: start, row: row), style: style)
    }
  }

  /// Draws a row of the matrix.
  ///
  /// - Parameters:
  ///   - title: the number, name and values of the row.
  ///   - columns: the columns that are visible, for the heading.
  func draw(
    _ cells: [MatrixCell], title: String, on canvas: CellCanvas, at row: Int, columns: Range<Int>
  ) {
    let isChosen = cells.first.map { $0.row == cursor?.row } ?? false
    drawHeading(title, isChosen: isChosen, on: canvas, at: row, columns: columns)
    let captions = MatrixDrawing.captionLineCount(of: cells)
    let height = MatrixDrawing.lineCount(of: cells)
    for (index, (start, cell)) in zip(starts, cells).enumerated() {
      for (line, text) in cell.captionLines.enumerated() {
        let noteStyle = cell.problems.isEmpty ? theme.quiet : theme.warning
        let style = cell.hasWarning ? theme.error : noteStyle
        canvas.put(text, at: CellPoint(column: start, row: row + 1 + line), style: style)
      }
      canvas.draw(cell.picture, at: CellPoint(column: start, row: row + 1 + captions))
      guard index + 1 < cells.count else { continue }
      for line in 1..<max(2, height) {
        let edge = start + cell.variant.drawnColumns + 1
        canvas.put("│", at: CellPoint(column: edge, row: row + line), style: theme.line)
      }
    }
  }

  /// Draws a title in a line.
  private func drawHeading(
    _ title: String, isChosen: Bool, on canvas: CellCanvas, at row: Int, columns: Range<Int>
  ) {
    let text = CellText.truncated("\(isChosen ? "▶" : "─")─ \(title) ", columns: columns.count)
    let used = CellText.columns(of: text)
    canvas.put(
      text, at: CellPoint(column: columns.lowerBound, row: row), style: isChosen ? theme.accent : theme.title)
    canvas.put(
      String(repeating: "─", count: max(0, columns.count - used)),
      at: CellPoint(column: columns.lowerBound + used, row: row), style: theme.line)
  }
}
