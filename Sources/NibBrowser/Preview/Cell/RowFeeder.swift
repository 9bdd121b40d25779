import NibAnalysis
import NibCore
import NibTools

/// Fills the cells of a table or collection view with rows of data. Counts the cells and rows, and collects diagnostics
/// about the nib and the data.
final class RowFeeder {
  let content: PreviewContent
  /// The nib that the cells come from.
  let nib: UINib
  /// The filler of each cell, by the identity of the cell. The dictionary retains the cells, so that identities are not
  /// used again.
  private var fillers: [ObjectIdentifier: (cell: UIView, filler: CellFiller)] = [:]
  private var shownRows: Set<Int> = []
  /// The remarks about values that have been reported.
  private let knownRemarks: RowRemarks
  private let images: RowImages
  private var valueDiagnostics: [Diagnostic] = []

  /// - Parameter known: remarks that are not reported again.
  init(_ content: PreviewContent, known: RowRemarks = RowRemarks()) {
    self.content = content
    self.knownRemarks = known
    nib = UINib(nibDocument: content.prototype.document)
    nib.nibMode = .lenient
    images = RowImages(content)
  }

  var prototype: CellPrototype { content.prototype }
  var rows: any RowsData { content.rows }

  /// The number of cells made so far.
  var madeCount: Int { fillers.count }
  /// The number of rows shown so far.
  var shownCount: Int { shownRows.count }

  /// The diagnostics about the data and the nib. Values of the same column that have the same problem are reported
  /// once. Problems that depend on the program's classes are left out, because only `check` can judge them.
  var diagnostics: [Diagnostic] {
    let nibProblems = nib.nibDiagnostics.filter {
      $0.severity >= .warning && !DiagnosticKind.ofClasses.contains($0.kind)
    }
    // Without rows, it does not matter which views the columns fill.
    return (content.emptyData.map { [$0] } ?? content.match.diagnostics) + valueDiagnostics + nibProblems
  }

  /// Adds a diagnostic.
  func report(_ diagnostic: Diagnostic) { valueDiagnostics.append(diagnostic) }

  /// Adds the error with which a cell could not be made. Even after a first cell was made, code of a custom class can
  /// throw.
  func report(_ error: any Error) {
    let place = SourceLocation(file: prototype.document.file)
    report(Diagnostic(.noCell, "\(error)", at: place))
  }

  /// Shows a row in a new or reused cell.
  func fill(_ cell: UIView, with index: Int) {
    shownRows.insert(index)
    do {
      let row = try rows.row(index)
      for remark in filler(of: cell).fill(row) {
        if knownRemarks.insert(remark.key) { report(remark, of: row, index) }
      }
      reportCutValues(of: row, index)
    } catch {
      report(error.diagnostic)
    }
  }

  private func filler(of cell: UIView) -> CellFiller {
    if let existing = fillers[ObjectIdentifier(cell)] { return existing.filler }
    let filler = CellFiller(cell, content.match, images)
    fillers[ObjectIdentifier(cell)] = (cell, filler)
    return filler
  }

  /// Reports that a value cannot be shown.
  private func report(_ remark: CellFiller.Remark, of row: [RowValue?], _ index: Int) {
    let column = remark.key.column
    let value = "\(content.place(ofRow: index, column: column)): '\((row[column]?.text ?? "").cut())'"
    let place = rows.location(ofRow: index, column: column)
    switch remark {
    case .wrong(_, let wanted):
      let view = content.match.views[column].flatMap { content.match.viewNames[$0] } ?? "its view"
      report(
        Diagnostic(
          .rowValue, "\(value) cannot be shown by \(view), which shows \(wanted)", at: place))
    case .image(_, let problem):
      report(
        Diagnostic(.rowImage, "\(value) \(problem.message); its name is shown instead", at: place))
    }
  }

  /// Reports values that are too long, once for each column.
  private func reportCutValues(of row: [RowValue?], _ index: Int) {
    let columns = content.match.views.keys.sorted().filter { row[$0]?.isTruncated ?? false }
    for column in columns {
      guard knownRemarks.insert(CellFiller.Remark.Key(column: column, kind: .cut)) else { continue }
      report(
        Diagnostic(
          .longValue,
          "\(content.place(ofRow: index, column: column)): the text has more than "
            + "\(RowsLimit.bytesOfValue) bytes; only its beginning is shown",
          at: rows.location(ofRow: index, column: column)))
    }
  }
}

/// The remarks about values of rows that have been reported: each kind once per column. The tables of a matrix share
/// one instance.
final class RowRemarks {
  private var keys: Set<CellFiller.Remark.Key> = []

  /// Adds a remark. Returns `false` if it has been reported before.
  fileprivate func insert(_ key: CellFiller.Remark.Key) -> Bool { keys.insert(key).inserted }
}

extension DiagnosticKind {
  static let rowValue = DiagnosticKind("row-value", .warning, "A value cannot be shown by its view.")

  static let rowImage = DiagnosticKind("row-image", .note, "An image view shows the name of an image.")

  static let longValue = DiagnosticKind("long-value", .note, "A text has more than 10,000 bytes.")
}
