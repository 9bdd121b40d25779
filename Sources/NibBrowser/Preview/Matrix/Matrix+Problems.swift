import NibCore

extension Matrix {
  /// A problem of the cells of a row, with the variants that have it.
  typealias RowProblem = (problem: CellProblem, variants: [MatrixVariant])

  /// The problems of the cells of a row, each once for all variants that have it.
  static func problems(of cells: [MatrixCell]) -> [RowProblem] {
    var problems: [RowProblem] = []
    for cell in cells {
      for problem in cell.problems {
        let index = problems.firstIndex {
          $0.problem.kind == problem.kind && $0.problem.text == problem.text
        }
        if let index {
          problems[index].variants.append(cell.variant)
        } else {
          problems.append((problem, [cell.variant]))
        }
      }
    }
    return problems
  }

  /// A problem of a row as a diagnostic. It names the row, the column of the data and the variants.
  func diagnostic(of problem: RowProblem, inRow row: Int) -> Diagnostic {
    let (problem, variants) = problem
    // The values of stress rows are in no file, so the place is that of the view.
    let column = content.data == nil || content.isStress ? nil : content.column(of: problem.viewID)
    let name = content.rows.name(ofRow: row).map { " (\($0))" } ?? ""
    let place = column.map { content.place(ofRow: row, column: $0) } ?? "row \(row + 1)\(name)"
    let location = column.map { content.rows.location(ofRow: row, column: $0) } ?? problem.location
    return Diagnostic(
      problem.kind, severity: problem.severity,
      "\(place), \(Matrix.names(of: variants)): \(problem.sentence)",
      at: location ?? SourceLocation(file: content.prototype.document.file))
  }

  /// The names of up to three variants, or the first one and the number of the others.
  private static func names(of variants: [MatrixVariant]) -> String {
    let titles = variants.map(\.title)
    guard titles.count > 3 else { return titles.joined(separator: " and ") }
    return "\(titles[0]) and \(titles.count - 1) more"
  }
}
