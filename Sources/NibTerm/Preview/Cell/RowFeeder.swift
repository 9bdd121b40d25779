import NibCore

/// Fills cells with rows, counts both, and remembers what there is to tell.
final class RowFeeder {
  let prototype: CellPrototype
  let rows: any RowsData
  /// The nib that the cells come from.
  let nib: UINib
  private var match: ColumnMatch?
  /// By the identity of their cells, which they keep alive.
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

  /// How many cells were made so far.
  var madeCount: Int { fillers.count }
  /// How many rows were shown so far.
  var shownCount: Int { shownRows.count }

  /// What is to be told of the data and the nib, each thing once. A project's own classes are never here.
  var remarks: [Diagnostic] {
    let ofNib = nib.nibDiagnostics.filter { $0.severity >= .warning && $0.id != "unknown-class" }
    return (match?.remarks ?? []) + found + ofNib
  }

  /// Remembers something to tell.
  func tell(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Remembers that a cell could not be made although the first one could: its class then failed.
  func tell(_ error: any Error) {
    let place = SourceLocation(file: prototype.document.file, line: 0, column: 0)
    tell(Diagnostic("no-cell", .error, "\(error)", at: place))
  }

  /// Finds out by a first cell which view each column fills.
  func matchColumns(to cell: UIView) {
    guard match == nil else { return }
    match = ColumnMatch(
      columns: rows.columns, views: NamedView.all(in: cell, of: prototype),
      at: SourceLocation(file: rows.file, line: 1, column: 1))
  }

  /// Shows a row in a cell, new or used.
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
        "row-value", .warning, "the column '\(name)' has '\(value)', and its view shows \(misfit.wanted)",
        at: rows.location(ofRow: index)))
  }

  private func tellCutValues(of row: [RowValue?], _ index: Int) {
    let columns = (match?.views.keys.sorted() ?? []).filter { row[$0]?.isCut ?? false }
    for column in columns where cutColumns.insert(column).inserted {
      tell(
        Diagnostic(
          "long-value", .note,
          "the column '\(rows.columns[column].cut())' has a text of more than \(RowsLimit.bytesOfValue) bytes, and "
            + "its beginning is shown", at: rows.location(ofRow: index)))
    }
  }
}

/// Fills one cell with rows, again and again as it is reused.
final class CellFiller {
  private struct Slot {
    let column: Int
    let view: UIView
    let isHidden: Bool
    let reset: () -> Void
  }

  private let slots: [Slot]

  /// - Parameter cell: fresh from its nib.
  init(_ cell: UIView, _ match: ColumnMatch) {
    let views = cell.withDescendants
    slots = match.views.sorted { $0.key < $1.key }.compactMap { column, id in
      guard let view = views.first(where: { $0.nibOrigin?.id == id }) else { return nil }
      return Slot(
        column: column, view: view, isHidden: view.isHidden,
        reset: (view as? any RowFillable)?.rowReset ?? {})
    }
  }

  /// Shows a row: what it does not speak of is as in the nib, what is null is hidden. A view that shows no
  /// values takes true and false for shown and hidden.
  ///
  /// - Returns: the columns whose value their view cannot show, with what it can.
  func fill(_ row: [RowValue?]) -> [(column: Int, wanted: String)] {
    slots.compactMap { slot in
      slot.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot.view).map { (slot.column, $0) }
    }
  }

  /// What the view could show instead; nil if it shows the value.
  private func show(_ value: RowValue, in view: UIView) -> String? {
    if let view = view as? any RowFillable {
      return view.showRow(value) ? nil : type(of: view).rowValues
    }
    guard let isShown = value.bool else { return "true or false" }
    view.isHidden = !isShown
    return nil
  }
}
