import NibCore
import NibTools

/// Makes the rows of a preview from a file, from `--set` and `--map`, and from the values of `--stress`.
struct RowsBuilder {
  private(set) var rows: any RowsData
  /// The row that shows the cell as it is in the document; `nil` if there is none.
  private(set) var rowAsSaved: Int?
  private let views: [NamedView]
  private let lookup: ViewLookup
  private let data: (any RowsData)?
  /// The ids of the views that columns fill whatever their names are, by the indices of the columns.
  private var assignedViews: [Int: (id: String, reason: String)] = [:]

  /// - Parameters:
  ///   - file: the path of the document, for errors.
  ///   - data: the rows of the file. Without a file, there is one row without values.
  init(_ views: [NamedView], file: String, data: (any RowsData)?) {
    self.views = views
    self.data = data
    lookup = ViewLookup(views, file: file)
    rows = data ?? FixedRows(columns: [], rows: [(nil, [])])
  }

  /// The views that the columns of the rows fill.
  var match: ColumnMatch {
    let place = data.map { SourceLocation(file: $0.file, line: 1, column: 1) }
    return ColumnMatch(columns: rows.columns, views: views, at: place, fixed: assignedViews)
  }

  /// Assigns columns to views.
  ///
  /// - Throws: `RowsError` for a column or view that does not exist.
  mutating func map(_ maps: [RowsRequest.Assignment]) throws(RowsError) {
    for map in maps {
      guard let column = rows.columns.firstIndex(of: map.name) else {
        let near = rows.columns.prefix(1000).nearest(to: map.name)
        let list = rows.columns.prefix(12).map { $0.cut(to: 30) }.joined(separator: ", ")
        let hint = near.map { "Did you mean '\($0.cut())'?" } ?? "The columns are: \(list)."
        throw RowsError(
          Diagnostic(
            .unknownColumn, severity: .error, "--map: no column named '\(map.name.cut())'. \(hint)",
            at: SourceLocation(file: rows.file)))
      }
      let id = map.value.isEmpty ? "" : try lookup.view(named: map.value, option: "--map").id
      if let other = assignedViews.first(where: { !id.isEmpty && $0.value.id == id && $0.key != column }) {
        throw RowsError(
          Diagnostic(
            .duplicateMap,
            "--map: '\(rows.columns[other.key].cut())' and '\(map.name.cut())' both fill '\(map.value.cut())'; "
              + "a view can show only one column",
            at: SourceLocation(file: rows.file)))
      }
      assignedViews[column] = (id, "given by --map")
    }
  }

  /// Adds columns with the same value in each row, but not in the row that shows the cell as it is in the document.
  ///
  /// - Throws: `RowsError` for a view that does not exist.
  mutating func set(_ sets: [RowsRequest.Assignment]) throws(RowsError) {
    var constants: [(column: String, value: RowValue)] = []
    for set in sets {
      let id = try lookup.view(named: set.name, option: "--set").id
      for column in assignedViews.keys where assignedViews[column]?.id == id {
        assignedViews[column]?.id = ""
      }
      assignedViews[rows.columns.count + constants.count] = (id, "given by --set")
      constants.append((set.name, .text(set.value)))
    }
    if !constants.isEmpty { rows = RowsWithConstants(rows, constants, except: rowAsSaved) }
  }

  /// Replaces the rows by stress values. With a file, the stress values fill the texts that columns of the file fill,
  /// and all other views have the values of the first row. Without a file, the stress values fill the texts that the
  /// program can change.
  ///
  /// - Throws: `RowsError` if the first row cannot be read.
  mutating func addStressValues() throws(RowsError) {
    guard let data, data.count > 0 else { return fillTextsOfProgram() }
    let match = match
    let texts = Set(views.filter { $0.isFillable && $0.showsText }.map(\.id))
    let columns = Set(match.views.filter { texts.contains($0.value) }.keys)
    let first = try data.row(0)
    var values: [(name: String?, values: [RowValue?])] = [("first row", first)]
    values += StressValue.all.map { stress in
      (stress.name, first.indices.map { columns.contains($0) ? .text(stress.text) : first[$0] })
    }
    rows = FixedRows(columns: data.columns, rows: values, data: data)
  }

  /// Fills all texts that the program can change with stress values.
  private mutating func fillTextsOfProgram() {
    let texts = StressValue.views(of: views)
    for (column, view) in texts.enumerated() { assignedViews[column] = (view.id, "filled by --stress") }
    rowAsSaved = 0
    let asSaved: (name: String?, values: [RowValue?]) = ("as saved", texts.map { _ in nil })
    rows = FixedRows(
      columns: texts.map(\.shownName),
      rows: [asSaved] + StressValue.all.map { stress in (stress.name, texts.map { _ in .text(stress.text) }) }
    )
  }
}
