import NibCore

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
  private var firstDiagnostics: [Diagnostic] = []
  /// The problems that more rows have than are reported, in the order in which they were found.
  private var repeatedProblems: [CellProblem] = []

  init(_ matrix: Matrix) { self.matrix = matrix }

  /// Reports a problem. One that many rows have is reported for the first rows only.
  mutating func add(_ problem: Matrix.RowProblem, inRow row: Int) {
    let key = Key(kind: problem.problem.kind, text: problem.problem.text)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= RowProblemReport.maximumCount {
      firstDiagnostics.append(matrix.diagnostic(of: problem, inRow: row))
    } else if count == RowProblemReport.maximumCount + 1 {
      repeatedProblems.append(problem.problem)
    }
  }

  var diagnostics: [Diagnostic] {
    firstDiagnostics
      + repeatedProblems.map { problem in
        let count =
          counts[Key(kind: problem.kind, text: problem.text), default: 0] - RowProblemReport.maximumCount
        let file = matrix.content.prototype.document.file
        return Diagnostic(
          problem.kind, severity: problem.severity, "\(NibNumber.count(count, "more row")): \(problem.text)",
          at: problem.location ?? SourceLocation(file: file))
      }
  }
}
