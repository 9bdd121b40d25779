import NibCore

extension Matrix {
  /// The problems of the cells of a row as diagnostics, each once for all variants that have it. They name the row, the
  /// column of the data and the variants.
  func diagnostics(of cells: [MatrixCell], inRow row: Int) -> [Diagnostic] {
    var found: [(problem: CellProblem, variants: [MatrixVariant])] = []
    for cell in cells {
      for problem in cell.problems {
        let known = found.firstIndex { $0.problem.id == problem.id && $0.problem.text == problem.text }
        if let known {
          found[known].variants.append(cell.variant)
        } else {
          found.append((problem, [cell.variant]))
        }
      }
    }
    return found.map { diagnostic(of: $0.problem, row, $0.variants) }
  }

  private func diagnostic(of problem: CellProblem, _ row: Int, _ variants: [MatrixVariant]) -> Diagnostic {
    // The values of stress rows are in no file, so the place is that of the view.
    let column = content.data == nil || content.isStress ? nil : content.column(of: problem.viewID)
    let name = content.rows.name(ofRow: row).map { " (\($0))" } ?? ""
    let place = column.map { content.place(ofRow: row, column: $0) } ?? "row \(row + 1)\(name)"
    let location = column.map { content.rows.location(ofRow: row, column: $0) } ?? problem.location
    return Diagnostic(
      problem.id, problem.severity, "\(place), \(Matrix.names(of: variants)): \(problem.sentence)",
      at: location ?? SourceLocation(file: content.prototype.document.file, line: 0, column: 0))
  }

  /// The names of up to three variants, or the first one and the number of the others.
  private static func names(of variants: [MatrixVariant]) -> String {
    let titles = variants.map(\.title)
    guard titles.count > 3 else { return titles.joined(separator: " and ") }
    return "\(titles[0]) and \(titles.count - 1) more"
  }
}
