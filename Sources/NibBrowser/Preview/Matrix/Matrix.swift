import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The rows of a preview in several variants. Cells are laid out when they are first requested.
package final class Matrix {
  let content: PreviewContent
  let variants: [MatrixVariant]
  let options: LayoutOptions
  private let renderer: TreeRenderer
  private var cells: [Int: [MatrixCell]] = [:]
  /// The diagnostics about the problems of each row in `cells`.
  private var problems: [Int: [Diagnostic]] = [:]
  /// The diagnostics about values and the nib, without duplicates.
  private var reported: [Diagnostic]
  private let remarks = RowRemarks()
  private let titles: RowTitles

  /// The maximum number of rows whose cells are kept.
  private static let maximumCount = 200

  package init(
    _ content: PreviewContent, _ request: MatrixRequest, options: LayoutOptions, _ renderer: TreeRenderer
  ) {
    self.content = content
    self.options = options
    self.renderer = renderer
    reported = content.emptyData.map { [$0] } ?? []
    titles = RowTitles(content)
    variants = MatrixVariant.all(request, content, options)
  }

  var rowCount: Int { content.rows.count }

  /// The cells of a row, one per variant.
  func cells(ofRow row: Int) -> [MatrixCell] {
    if let known = cells[row] { return known }
    if cells.count >= Matrix.maximumCount { (cells, problems) = ([:], [:]) }
    // The views of a cell are released as soon as the cell is drawn.
    var rowCells = variants.map { variant in
      nibAutoreleasePool {
        MatrixCell(content, row: row, variant, options: options, renderer, known: remarks)
      }
    }
    // The first row has the usual texts. Problems that these texts cause too are reported in the first row only.
    if content.isStress, row > 0 {
      for (index, usual) in self.cells(ofRow: 0).enumerated() { rowCells[index].removeProblems(of: usual) }
    }
    cells[row] = rowCells
    for diagnostic in rowCells.flatMap(\.diagnostics) where !reported.contains(diagnostic) {
      reported.append(diagnostic)
    }
    return rowCells
  }

  /// Whether a row has several text sizes and looks the same in all of them, because its fonts are fixed.
  func ignoresTextSize(inRow row: Int) -> Bool {
    guard Set(variants.map(\.textSize)).count > 1 else { return false }
    let drawings = cells(ofRow: row).map { (cell: $0, rows: TextExport().rows(of: $0.picture)) }
    return drawings.allSatisfy { drawing in
      let first = drawings.first { $0.cell.variant.width == drawing.cell.variant.width }
      return first?.cell.height == drawing.cell.height && first?.rows == drawing.rows
    }
  }

  /// The number and the name of a row, such as `3 Lithium`.
  func title(ofRow row: Int) -> String {
    let name = content.rows.name(ofRow: row) ?? titles.title(ofRow: row)
    return name.map { "\(row + 1) \($0)" } ?? "\(row + 1)"
  }

  /// The diagnostics about the data and the nib, and about the problems of the rows that have been shown.
  var diagnostics: [Diagnostic] { reported + cells.keys.sorted().flatMap { problems(ofRow: $0) } }

  /// The problems of a row as diagnostics, each once for all variants that have it.
  func problems(ofRow row: Int) -> [Diagnostic] {
    if let known = problems[row] { return known }
    let diagnostics = Matrix.problems(of: cells(ofRow: row)).map { diagnostic(of: $0, inRow: row) }
    problems[row] = diagnostics
    return diagnostics
  }

  /// The diagnostics about the data and the nib only.
  package var dataDiagnostics: [Diagnostic] { reported }
}

/// The result of a matrix for output: all rows, up to a limit.
package struct MatrixReport {
  private let matrix: Matrix
  /// The maximum number of rows in the output.
  private static let maximumCount = 1000
  private let rows: Range<Int>

  package init(_ matrix: Matrix) {
    self.matrix = matrix
    rows = 0..<min(matrix.rowCount, MatrixReport.maximumCount)
  }

  private var cells: [MatrixCell] { rows.flatMap { matrix.cells(ofRow: $0) } }

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

  /// The counts of cells and problems as a line.
  package var summary: String {
    guard matrix.rowCount > 0 else { return "no rows" }
    let counts = Dictionary(grouping: cells.flatMap(\.problems), by: \.kind).mapValues(\.count)
    let words = [
      (TruncatedText.kind, "truncated"), (OverlappedText.kind, "overlapping"),
      (OverlappedContent.kind, "overlapping other content"), (OutsideView.kind, "outside"),
      (EmptyView.kind, "without room"), (CoveredView.kind, "hidden behind others"),
    ]
    let parts = words.compactMap { kind, word in counts[kind].map { "\($0) \(word)" } }
    let problems = parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
    let variants = matrix.variants.count
    let size = NibNumber.count(rows.count, "row") + (variants == 1 ? "" : " x \(variants) variants")
    let omitted = matrix.rowCount > rows.count ? " (the first of \(matrix.rowCount))" : ""
    let isFixed = rows.allSatisfy { matrix.ignoresTextSize(inRow: $0) }
    return "\(size)\(omitted): \(problems)"
      + (isFixed ? "; the text size changes nothing, because the fonts are fixed" : "")
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
    return .lines(.object([("file", .string(file)), ("rows", .lines(.list(list)))]))
  }
}
