import NibCore

/// The height of the rows of a table, with the reason for it.
enum RowHeight: Hashable {
  /// The height of `--row-height`.
  case given(RequestedHeight, points: CGFloat)
  /// The height that the document gives a row of a static table, or all rows of a table.
  case document(points: CGFloat)
  /// The constraints, or the style of the cell, determine the height.
  case automatic
  /// The height of the cell in the document, because the cell has no constraints.
  case withoutConstraints(points: CGFloat)
  /// The height of the cell in the document, because automatic rows would collapse.
  case collapsing(CollapsedRow, points: CGFloat)

  /// The height in points, or `UITableView.automaticDimension`.
  var points: CGFloat {
    switch self {
    case .given(_, let points), .document(let points), .withoutConstraints(let points),
      .collapsing(_, let points):
      points
    case .automatic: UITableView.automaticDimension
    }
  }

  /// The height and the reason: `rows are 80 pt high, as saved: no constraints determine the height`.
  var text: String {
    let fixed = "rows are \(NibNumber.text(points, decimals: 1)) pt high"
    switch self {
    case .given(.automatic, _): return "rows have automatic heights (--row-height)"
    case .given: return "\(fixed) (--row-height)"
    case .document: return "\(fixed), as rowHeight in the document says"
    case .automatic: return "rows have automatic heights: the constraints determine them"
    case .withoutConstraints: return "\(fixed), as saved: no constraints determine the height"
    case .collapsing(let collapsed, _): return "\(fixed), as saved: \(collapsed.text)"
    }
  }
}
