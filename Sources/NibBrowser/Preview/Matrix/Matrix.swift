import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The rows of a preview in several variants. Cells are laid out when they are first requested.
package final class Matrix {
  let content: PreviewContent
  let variants: [MatrixVariant]
  /// Whether several text sizes were requested and the cell ignores them, so that one variant stands for all of them.
  let ignoresTextSizes: Bool
  let options: LayoutOptions
  private let renderer: TreeRenderer
  private var cells: [Int: [MatrixCell]] = [:]
  /// The cells with the saved texts in the size of the other rows.
  private var usualCells: [MatrixVariant: MatrixCell] = [:]
  /// The diagnostics about the problems of each row in `cells`.
  private var problems: [Int: [Diagnostic]] = [:]
  /// The diagnostics about values and the nib, without duplicates.
  private var valueDiagnostics: [Diagnostic]
  private let remarks = RowRemarks()
  /// The verdict about the rows that have been laid out so far.
  private(set) var verdict: MatrixVerdict
  /// The number of rows from the first one that are known to have been judged.
  private var verdictRowCount = 0
  private let titles: RowTitles

  /// The maximum number of rows whose cells are kept.
  private static let maximumCount = 200

  package init(
    _ content: PreviewContent, _ request: MatrixRequest, options: LayoutOptions, _ renderer: TreeRenderer
  ) {
    self.content = content
    self.options = options
    self.renderer = renderer
    valueDiagnostics = content.emptyData.map { [$0] } ?? []
    titles = RowTitles(content)
    let all = MatrixVariant.all(request, content, options)
    ignoresTextSizes = Matrix.ignoresTextSizes(content, all, options, with: renderer)
    variants =
      ignoresTextSizes ? MatrixVariant.all(request, content, options, ignoresTextSizes: true) : all
    verdict = MatrixVerdict(
      threshold: request.failureSeverity, noun: content.isStress ? "text" : "row", variants: variants,
      rowCount: min(content.rows.count, Matrix.maximumJudgedCount), ignoresTextSizes: ignoresTextSizes)
  }

  var rowCount: Int { content.rows.count }

  /// The largest number of rows that the verdict and reports are about.
  private static let maximumJudgedCount = 1000

  /// Judges the next row that has not been judged. Returns `true` if more rows remain.
  func judgeNext() -> Bool {
    while verdictRowCount < verdict.rowCount, verdict.hasJudged(verdictRowCount) { verdictRowCount += 1 }
    guard verdictRowCount < verdict.rowCount else { return false }
    _ = cells(ofRow: verdictRowCount)
    return verdictRowCount + 1 < verdict.rowCount
  }

  /// The next row after the given one (or the row before it, with a step of -1) that fails, and the first variant in
  /// which it does. After the last row, the search continues at the first row. `nil` if no row fails.
  func failingCell(from row: Int, by step: Int) -> (row: Int, variant: Int)? {
    let count = verdict.rowCount
    for distance in 1...max(1, count) where count > 0 {
      let next = ((row + step * distance) % count + count) % count
      if !verdict.hasJudged(next) { _ = cells(ofRow: next) }
      if let variant = verdict.failingVariants(ofRow: next).first { return (next, variant) }
    }
    return nil
  }

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
      for (index, first) in self.cells(ofRow: 0).enumerated() {
        let usual = usualCell(first)
        rowCells[index].removeProblems { first.has($0) && usual.has($0) }
      }
    }
    cells[row] = rowCells
    if row < verdict.rowCount, !verdict.hasJudged(row) {
      let name = content.rows.name(ofRow: row)
      verdict.add(rowCells, ofRow: row, title: name ?? "row \(title(ofRow: row))")
    }
    for diagnostic in rowCells.flatMap(\.diagnostics) where !valueDiagnostics.contains(diagnostic) {
      valueDiagnostics.append(diagnostic)
    }
    return rowCells
  }

  /// The cell of the first row in the size of the other rows, with which these are compared. It can be smaller than the
  /// cell that is saved.
  private func usualCell(_ first: MatrixCell) -> MatrixCell {
    guard first.isSaved else { return first }
    if let known = usualCells[first.variant] { return known }
    let cell = nibAutoreleasePool {
      MatrixCell(
        content, row: first.row, first.variant, options: options, renderer, known: remarks,
        ignoresSavedSize: true)
    }
    usualCells[first.variant] = cell
    return cell
  }

  /// Whether the first rows look the same in the smallest, the usual and the largest of the text sizes, because their
  /// fonts are fixed.
  private static func ignoresTextSizes(
    _ content: PreviewContent, _ variants: [MatrixVariant], _ options: LayoutOptions,
    with renderer: TreeRenderer
  ) -> Bool {
    let ofWidth = variants.filter { $0.width == variants[0].width }
    let usual = ofWidth.first { $0.textSize == .large }
    let compared = [ofWidth.first, usual, ofWidth.last].compactMap { $0 }
    guard Set(compared.map(\.textSize)).count > 1 else { return false }
    return (0..<min(content.rows.count, 2)).allSatisfy { row in
      let looks = compared.map { variant in
        nibAutoreleasePool {
          let cell = MatrixCell(
            content, row: row, variant, options: options, renderer, known: RowRemarks(),
            ignoresSavedSize: true)
          return TextExport().rows(of: cell.picture) + [cell.size]
        }
      }
      return looks.allSatisfy { $0 == looks[0] }
    }
  }

  /// The number and the name of a row, such as `3 Lithium`.
  func title(ofRow row: Int) -> String {
    let name = content.rows.name(ofRow: row) ?? titles.title(ofRow: row)
    return name.map { "\(row + 1) \($0)" } ?? "\(row + 1)"
  }

  /// The diagnostics about the layout of the rows that are laid out.
  var layoutDiagnostics: [Diagnostic] { cells.keys.sorted().flatMap { problems(ofRow: $0) } }

  /// The problems of a row as diagnostics, each once for all variants that have it.
  func problems(ofRow row: Int) -> [Diagnostic] {
    if let known = problems[row] { return known }
    let diagnostics = Matrix.problems(of: cells(ofRow: row)).map { diagnostic(of: $0, inRow: row) }
    problems[row] = diagnostics
    return diagnostics
  }

  /// The diagnostics about the data and the nib only.
  package var dataDiagnostics: [Diagnostic] { valueDiagnostics }
}
