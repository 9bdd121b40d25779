import NibCore

/// A direction in which lengths are measured; cells are addressed along it and across it, so that rules for
/// both directions are written once.
enum OverlayAxis: Hashable {
  case horizontal, vertical

  /// The other direction.
  var across: OverlayAxis { self == .horizontal ? .vertical : .horizontal }

  /// The cell that lies so far along and across.
  func point(along: Int, across: Int) -> CellPoint {
    self == .horizontal ? CellPoint(column: along, row: across) : CellPoint(column: across, row: along)
  }

  /// A row of cells along the axis.
  func line(along: Range<Int>, across: Int) -> CellRect {
    CellRect(
      origin: point(along: along.lowerBound, across: across),
      size: self == .horizontal
        ? CellSize(columns: along.count, rows: 1) : CellSize(columns: 1, rows: along.count))
  }

  /// What a rectangle takes of the axis, in points.
  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }

  /// What a rectangle takes of the axis, in cells.
  func range(of cells: CellRect) -> Range<Int> {
    self == .horizontal ? cells.columnRange : cells.rowRange
  }

  /// The two ends of an I-beam along the axis, and what lies between.
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
  /// The arms of a plain line to the next cell and to the one before.
  var lineArms: (forward: LineArms, back: LineArms) {
    self == .horizontal
      ? (LineArms(right: .light), LineArms(left: .light)) : (LineArms(down: .light), LineArms(up: .light))
  }
}

extension LayoutProblem.Attribute {
  /// The direction in which the attribute is measured.
  var overlayAxis: OverlayAxis {
    switch self {
    case .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it lies in the middle of an item.
  var isCenter: Bool { self == .centerX || self == .centerY }
}

extension CellGrid {
  /// The cells between two places along an axis: at least the one that holds the middle.
  func cells(from start: CGFloat, to end: CGFloat, along axis: OverlayAxis) -> Range<Int> {
    let (low, high) = (Double(min(start, end)), Double(max(start, end)))
    let range =
      axis == .horizontal ? columns(low)..<columns(high) : rows(low)..<rows(high)
    guard range.isEmpty else { return range }
    let middle = cell(at: CGFloat(low + high) / 2, along: axis)
    return middle..<middle + 1
  }

  /// The cell that holds a place along an axis.
  func cell(at place: CGFloat, along axis: OverlayAxis) -> Int {
    axis == .horizontal ? column(at: place) : row(at: place)
  }
}
