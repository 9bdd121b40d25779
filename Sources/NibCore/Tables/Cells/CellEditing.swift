/// The controls that a cell shows while its table is edited.
struct CellEditing: Hashable {
  /// The control at the leading edge.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content is indented beside the control.
  var isIndented = true
  /// Whether the control marks the row instead of deleting or inserting it.
  var selects = false
  /// Whether the row can be moved.
  var reorders = false

  var isActive: Bool { style != .none || selects || reorders }

  /// The width of the control at the leading edge, in points: three columns in a terminal.
  static func controlWidth(isTerminal: Bool) -> CGFloat { isTerminal ? 24 : 38 }
  /// The width of the mark of a movable row, in points: two columns in a terminal.
  static func reorderWidth(isTerminal: Bool) -> CGFloat { isTerminal ? 16 : 38 }
}
