import NibAnalysis
import NibCore

/// Fills the cells of a table or collection view with rows of data. Counts the cells and rows, and collects diagnostics
/// about the nib and the data.
final class RowFeeder {
  let content: PreviewContent
  /// The nib that the cells come from.
  let nib: UINib
  /// The filler of each cell, by the identity of the cell, which is retained here.
  private var fillers: [ObjectIdentifier: (cell: UIView, filler: CellFiller)] = [:]
  private var shownRows: Set<Int> = []
  /// The columns for which a value that the view cannot show has been reported.
  private var mismatchedColumns: Set<Int> = []
  /// The columns for which a value that was cut has been reported.
  private var cutColumns: Set<Int> = []
  private var reported: [Diagnostic] = []

  init(_ content: PreviewContent) {
    self.content = content
    nib = UINib(nibDocument: content.prototype.document)
    nib.nibMode = .lenient
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
    let ofNib = nib.nibDiagnostics.filter {
      $0.severity >= .warning && !Diagnostic.idsOfClasses.contains($0.id)
    }
    return content.match.diagnostics + reported + ofNib
  }

  /// Adds a diagnostic.
  func report(_ diagnostic: Diagnostic) { reported.append(diagnostic) }

  /// Adds the error that a cell could not be made. This can happen after a first cell was made, if code of a custom
  /// class throws.
  func report(_ error: any Error) {
    let place = SourceLocation(file: prototype.document.file, line: 0, column: 0)
    report(Diagnostic("no-cell", .error, "\(error)", at: place))
  }

  /// Shows a row in a new or reused cell.
  func fill(_ cell: UIView, with index: Int) {
    shownRows.insert(index)
    do {
      let row = try rows.row(index)
      for mismatch in filler(of: cell).fill(row)
      where mismatchedColumns.insert(mismatch.column).inserted {
        report(mismatch, of: row, index)
      }
      reportCutValues(of: row, index)
    } catch {
      report(error.diagnostic)
    }
  }

  private func filler(of cell: UIView) -> CellFiller {
    if let known = fillers[ObjectIdentifier(cell)] { return known.filler }
    let filler = CellFiller(cell, content.match)
    fillers[ObjectIdentifier(cell)] = (cell, filler)
    return filler
  }

  private func report(_ mismatch: (column: Int, wanted: String), of row: [RowValue?], _ index: Int) {
    let column = mismatch.column
    let value = (row[column]?.text ?? "").cut()
    let view = content.match.views[column].flatMap { content.match.viewNames[$0] } ?? "its view"
    report(
      Diagnostic(
        "row-value", .warning,
        "\(content.place(ofRow: index, column: column)): '\(value)' cannot be shown by \(view), which shows "
          + mismatch.wanted, at: rows.location(ofRow: index, column: column)))
  }

  private func reportCutValues(of row: [RowValue?], _ index: Int) {
    let columns = content.match.views.keys.sorted().filter { row[$0]?.isTruncated ?? false }
    for column in columns where cutColumns.insert(column).inserted {
      report(
        Diagnostic(
          "long-value", .note,
          "\(content.place(ofRow: index, column: column)): the text has more than "
            + "\(RowsLimit.bytesOfValue) bytes; only its beginning is shown",
          at: rows.location(ofRow: index, column: column)))
    }
  }
}

/// Fills one cell with a row of data each time that the cell is used.
final class CellFiller {
  private struct Slot {
    let column: Int
    let view: UIView
    /// Whether the view is hidden in the nib.
    let isHidden: Bool
    /// Shows a value in the view; `nil` for a view that shows no values.
    let sample: SampleSlot?
  }

  private let slots: [Slot]

  /// - Parameter cell: a new cell, as loaded from its nib.
  init(_ cell: UIView, _ match: ColumnMatch) {
    let views = cell.withDescendants
    slots = match.views.sorted { $0.key < $1.key }.compactMap { column, id in
      guard let view = views.first(where: { $0.nibOrigin?.id == id }) else { return nil }
      return Slot(column: column, view: view, isHidden: view.isHidden, sample: view.nibSample)
    }
  }

  /// Shows a row. A view without a value shows what the nib contains, and a view with a null value is hidden. For views
  /// that cannot show values, true and false mean shown and hidden.
  ///
  /// - Returns: the columns whose value the view cannot show, with a description of the values that it can show.
  func fill(_ row: [RowValue?]) -> [(column: Int, wanted: String)] {
    slots.compactMap { slot in
      slot.sample?.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot).map { (slot.column, $0) }
    }
  }

  /// Shows a value. If the view cannot show it, returns a description of the values that it can show.
  private func show(_ value: RowValue, in slot: Slot) -> String? {
    if let sample = slot.sample { return sample.show(value.text) ? nil : sample.accepted }
    guard let isShown = SampleSlot.bool(value.text) else { return "true or false" }
    slot.view.isHidden = !isShown
    return nil
  }
}
