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

/// The problems of many rows as diagnostics. A problem that many rows have is reported for the first three rows, and
/// the other rows are counted.
struct RowProblemReport {
  private struct Key: Hashable {
    let kind: DiagnosticKind
    let text: String
  }

  /// The maximum number of rows for which the same problem is reported.
  private static let maximumCount = 3
  private let matrix: Matrix
  private var counts: [Key: Int] = [:]
  private var reported: [Diagnostic] = []
  /// The problems that more rows have than are reported, in the order in which they were found.
  private var repeated: [CellProblem] = []

  init(_ matrix: Matrix) { self.matrix = matrix }

  mutating func add(_ problem: Matrix.RowProblem, inRow row: Int) {
    let key = Key(kind: problem.problem.kind, text: problem.problem.text)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= RowProblemReport.maximumCount {
      reported.append(matrix.diagnostic(of: problem, inRow: row))
    } else if count == RowProblemReport.maximumCount + 1 {
      repeated.append(problem.problem)
    }
  }

  var diagnostics: [Diagnostic] {
    reported
      + repeated.map { problem in
        let count =
          counts[Key(kind: problem.kind, text: problem.text), default: 0] - RowProblemReport.maximumCount
        let file = matrix.content.prototype.document.file
        return Diagnostic(
          problem.kind, severity: problem.severity, "\(NibNumber.count(count, "more row")): \(problem.text)",
          at: problem.location ?? SourceLocation(file: file))
      }
  }
}
