import NibCore

/// The axis along which a constraint is drawn. Cells are addressed by their positions along the axis and across it, so
/// that each rule is written once for both axes.
enum OverlayAxis: Hashable {
  case horizontal, vertical

  /// The other axis.
  var across: OverlayAxis { self == .horizontal ? .vertical : .horizontal }

  func point(along: Int, across: Int) -> CellPoint {
    self == .horizontal ? CellPoint(column: along, row: across) : CellPoint(column: across, row: along)
  }

  /// A line of cells along the axis: part of a row or of a column.
  func line(along: Range<Int>, across: Int) -> CellRect {
    CellRect(
      origin: point(along: along.lowerBound, across: across),
      size: self == .horizontal
        ? CellSize(columns: along.count, rows: 1) : CellSize(columns: 1, rows: along.count))
  }

  /// The range of a rectangle along the axis, in points.
  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }

  /// The range of a rectangle along the axis, in cells.
  func range(of cells: CellRect) -> Range<Int> {
    self == .horizontal ? cells.columnRange : cells.rowRange
  }

  /// The arms of an I-beam along the axis: its two ends and the part between them.
  var beamArms: (start: LineArms, middle: LineArms, end: LineArms) {
    self == .horizontal
      ? (
        LineArms(up: .light, right: .light, down: .light), LineArms(right: .light, left: .light),
        LineArms(up: .light, down: .light, left: .light)
      )
      : (
        LineArms(right: .light, down: .light, left: .light), LineArms(up: .light, down: .light),
        LineArms(up: .light, right: .light, left: .light)
      )
  }
}

extension OverlayAxis {
  /// The arms of a plain line to the next cell and to the previous one.
  var lineArms: (forward: LineArms, back: LineArms) {
    self == .horizontal
      ? (LineArms(right: .light), LineArms(left: .light)) : (LineArms(down: .light), LineArms(up: .light))
  }
}

extension LayoutProblem.Attribute {
  /// The axis along which the attribute is measured.
  var overlayAxis: OverlayAxis {
    switch self {
    case .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  var isCenter: Bool { self == .centerX || self == .centerY }
}

extension CellGrid {
  /// The cells between two positions along an axis; at least the cell that contains the middle.
  func cells(from start: CGFloat, to end: CGFloat, along axis: OverlayAxis) -> Range<Int> {
    let (low, high) = (Double(min(start, end)), Double(max(start, end)))
    let range =
      axis == .horizontal ? columns(low)..<columns(high) : rows(low)..<rows(high)
    guard range.isEmpty else { return range }
    let middle = cell(at: CGFloat(low + high) / 2, along: axis)
    return middle..<middle + 1
  }

  /// The cell that contains a position along an axis.
  func cell(at place: CGFloat, along axis: OverlayAxis) -> Int {
    axis == .horizontal ? column(at: place) : row(at: place)
  }
}
