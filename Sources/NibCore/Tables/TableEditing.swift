/// The state of the editing of a table's rows.
struct TableEditing {
  /// Whether the data source does not implement `tableView(_:canEditRowAt:)`, so that all rows can be edited by
  /// default.
  var editsByDefault = false
  /// Whether the data source does not implement `tableView(_:canMoveRowAt:)`.
  var movesByDefault = false
  /// Whether the data source does not implement `tableView(_:commit:forRowAt:)`. Known after its first call.
  var cannotCommit = false
  /// Whether the data source does not implement `tableView(_:moveRowAt:to:)`. Known after its first call.
  var cannotMove = false
  /// Whether the line of keys offers actions for the row at a path; `nil` if this was not determined for any row.
  var offer: (path: IndexPath, offers: Bool)?
}
