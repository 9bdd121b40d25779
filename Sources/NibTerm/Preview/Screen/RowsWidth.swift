import NibCore

/// The width of a table in points, which keys change in steps.
struct RowsWidth: Hashable {
  private static let range: ClosedRange<CGFloat> = 40...4000
  /// The width of one column of the screen.
  private static let step = CGFloat(CellGrid.standard.cellWidth)

  private(set) var points: CGFloat
  private let initial: CGFloat

  init(_ points: CGFloat) {
    self.points = RowsWidth.limited(points)
    initial = self.points
  }

  /// The width in columns.
  var columns: Int { CellGrid.standard.columns(Double(points)) }

  /// Handles a key. Returns false if the key does not change the width.
  mutating func take(_ key: KeyPress.Key) -> Bool {
    switch key {
    case .character("["): points = RowsWidth.limited(points - RowsWidth.step)
    case .character("]"): points = RowsWidth.limited(points + RowsWidth.step)
    case .character("{"): points = RowsWidth.ofDevices.last { $0 < points } ?? points
    case .character("}"): points = RowsWidth.ofDevices.first { $0 > points } ?? points
    case .character("="): points = initial
    default: return false
    }
    return true
  }

  /// Sets the width to the given number of columns.
  mutating func set(columns: Int) { points = RowsWidth.limited(CGFloat(columns) * RowsWidth.step) }

  private static func limited(_ points: CGFloat) -> CGFloat {
    min(max(points, range.lowerBound), range.upperBound)
  }

  /// The widths of all devices in portrait orientation, in ascending order.
  private static let ofDevices: [CGFloat] = {
    let widths = Device.all.filter { $0.idiom != .terminal }.map { CGFloat($0.width) }
    return Set(widths).sorted()
  }()
}
