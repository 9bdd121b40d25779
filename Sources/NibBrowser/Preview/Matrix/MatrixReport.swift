import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The result of a matrix for output: all rows, up to a limit.
package struct MatrixReport {
  private let matrix: Matrix
  private let rows: Range<Int>

  package init(_ matrix: Matrix) {
    self.matrix = matrix
    rows = 0..<matrix.verdict.rowCount
  }

  /// The drawing of all rows.
  package var picture: CellCanvas {
    let drawing = MatrixDrawing(variants: matrix.variants)
    let blocks = rows.map { (row: $0, cells: matrix.cells(ofRow: $0)) }
    let height = blocks.reduce(1) { $0 + MatrixDrawing.lineCount(of: $1.cells) }
    let columns = drawing.totalColumns
    let canvas = CellCanvas(size: CellSize(columns: columns, rows: height))
    drawing.drawHeader(on: canvas, at: 0)
    var top = 1
    for block in blocks {
      drawing.draw(
        block.cells, title: matrix.title(ofRow: block.row), on: canvas, at: top, columns: 0..<columns)
      top += MatrixDrawing.lineCount(of: block.cells)
    }
    return canvas
  }

  /// The verdict as a line. Rows that have been drawn are not laid out again.
  package var verdict: String {
    while matrix.judgeNext() {}
    let omitted = matrix.rowCount > rows.count ? " (the first \(rows.count) of \(matrix.rowCount) rows)" : ""
    return matrix.verdict.text + omitted
  }

  /// The problems that have at least the given severity.
  package func problems(from severity: Diagnostic.Severity) -> [Diagnostic] {
    var report = RowProblemReport(matrix)
    for row in rows {
      let problems = Matrix.problems(of: matrix.cells(ofRow: row))
      for problem in problems where problem.problem.severity >= severity { report.add(problem, inRow: row) }
    }
    return report.diagnostics
  }

  /// The rows as JSON.
  package func json(file: String) -> JSON {
    let list = rows.map { row in
      JSON.object([
        ("row", .integer(row + 1)), ("name", matrix.content.rows.name(ofRow: row).map { .string($0) }),
        ("cells", .lines(.list(matrix.cells(ofRow: row).map(\.json)))),
      ])
    }
    return .lines(
      .object([
        ("file", .string(file)), ("verdict", .string(verdict)),
        ("ignoresTextSizes", .bool(matrix.ignoresTextSizes)), ("rows", .lines(.list(list))),
      ]))
  }
}
