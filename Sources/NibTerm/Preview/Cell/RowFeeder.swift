import NibCore

/// Fills cells with rows, counts both, and collects remarks.
final class RowFeeder {
  let prototype: CellPrototype
  let rows: any RowsData
  /// The nib that the cells come from.
  let nib: UINib
  private var match: ColumnMatch?
  /// The fillers by the identity of their cells, which are retained here.
  private var fillers: [ObjectIdentifier: (cell: UIView, filler: CellFiller)] = [:]
  private var shownRows: Set<Int> = []
  private var misfits: Set<Int> = []
  private var cutColumns: Set<Int> = []
  private var found: [Diagnostic] = []

  init(_ prototype: CellPrototype, rows: any RowsData) {
    self.prototype = prototype
    self.rows = rows
    nib = UINib(nibDocument: prototype.document)
    nib.nibMode = .lenient
  }

  /// The number of cells made so far.
  var madeCount: Int { fillers.count }
  /// The number of rows shown so far.
  var shownCount: Int { shownRows.count }

  /// The remarks on the data and the nib, each one once. They exclude missing custom classes of the project.
  var remarks: [Diagnostic] {
    let ofNib = nib.nibDiagnostics.filter { $0.severity >= .warning && $0.id != "unknown-class" }
    return (match?.remarks ?? []) + found + ofNib
  }

  /// Adds a remark.
  func tell(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Adds a remark that a cell could not be made although the first one could, because its class failed.
  func tell(_ error: any Error) {
    let place = SourceLocation(file: prototype.document.file, line: 0, column: 0)
    tell(Diagnostic("no-cell", .error, "\(error)", at: place))
  }

  /// Determines which view each column fills, using a first cell.
  func matchColumns(to cell: UIView) {
    guard match == nil else { return }
    match = ColumnMatch(
      columns: rows.columns, views: NamedView.all(in: cell, of: prototype),
      at: SourceLocation(file: rows.file, line: 1, column: 1))
  }

  /// Shows a row in a new or reused cell.
  func fill(_ cell: UIView, with index: Int) {
    shownRows.insert(index)
    do {
      let row = try rows.row(index)
      for misfit in filler(of: cell)?.fill(row) ?? [] where misfits.insert(misfit.column).inserted {
        tell(misfit, of: row, index)
      }
      tellCutValues(of: row, index)
    } catch {
      tell(error.diagnostic)
    }
  }

  private func filler(of cell: UIView) -> CellFiller? {
    if let known = fillers[ObjectIdentifier(cell)] { return known.filler }
    matchColumns(to: cell)
    guard let match else { return nil }
    let filler = CellFiller(cell, match)
    fillers[ObjectIdentifier(cell)] = (cell, filler)
    return filler
  }

  private func tell(_ misfit: (column: Int, wanted: String), of row: [RowValue?], _ index: Int) {
    let name = rows.columns[misfit.column].cut()
    let value = (row[misfit.column]?.text ?? "").cut()
    tell(
      Diagnostic(
        "row-value", .warning,
        "the column '\(name)' contains '\(value)', but its view shows "
          + "\(misfit.wanted)",
        at: rows.location(ofRow: index)))
  }

  private func tellCutValues(of row: [RowValue?], _ index: Int) {
    let columns = (match?.views.keys.sorted() ?? []).filter { row[$0]?.isCut ?? false }
    for column in columns where cutColumns.insert(column).inserted {
      tell(
        Diagnostic(
          "long-value", .note,
          "the column '\(rows.columns[column].cut())' contains a text of more than "
            + "\(RowsLimit.bytesOfValue) bytes; "
            + "only its beginning is shown", at: rows.location(ofRow: index)))
    }
  }
}

/// Fills one cell with rows, again and again as it is reused.
final class CellFiller {
  private struct Slot {
    let column: Int
    let view: UIView
    let isHidden: Bool
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

  /// Shows a row. Views without a value look as in the nib, and views with a null value are hidden. For views
  /// that cannot show values, true and false mean shown and hidden.
  ///
  /// - Returns: the columns whose value the view cannot show, with the kinds of values that it can show.
  func fill(_ row: [RowValue?]) -> [(column: Int, wanted: String)] {
    slots.compactMap { slot in
      slot.sample?.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot).map { (slot.column, $0) }
    }
  }

  /// Shows a value. Returns the kinds of values that the view supports if it cannot show this one, or nil on
  /// success.
  private func show(_ value: RowValue, in slot: Slot) -> String? {
    if let sample = slot.sample { return sample.show(value.text) ? nil : sample.accepted }
    guard let isShown = SampleSlot.bool(value.text) else { return "true or false" }
    slot.view.isHidden = !isShown
    return nil
  }
}
