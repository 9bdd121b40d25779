import NibCore

/// The frames at which the views of a picture are drawn. They differ from the real frames in tables whose rows are
/// snapped to cells together (`SnappedRows`).
///
/// Valid until the next layout.
package final class DrawnFrames {
  private let root: UIView
  private let grid: CellGrid
  private var lists: [ObjectIdentifier: SnappedRows?] = [:]

  /// Creates the frames for a picture of `root`.
  package init(of root: UIView, grid: CellGrid) {
    self.root = root
    self.grid = grid
  }

  /// The frame of a view in points, from the root's top left corner.
  package func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
      .offsetBy(dx: 0, dy: shift(of: view))
  }

  /// The distance in points that a view moves in its superview.
  func shift(of view: UIView, in superview: UIView) -> CGFloat { rows(of: superview)?.shift(of: view) ?? 0 }

  /// The distance in points between the drawn and the real position of a view.
  package func shift(of view: UIView) -> CGFloat {
    var shift: CGFloat = 0
    var current = view
    while current !== root, let parent = current.superview {
      if let rows = rows(of: parent) { shift += rows.shift(of: current) }
      current = parent
    }
    return shift
  }

  /// The real position of what is drawn in the middle of a cell, in the coordinate system of the root. For a cell of a
  /// table's row, it is a point of that row.
  package func point(at cell: CellPoint) -> CGPoint {
    var point = grid.middle(of: cell)
    let places = TreeRenderer(grid: grid).places(in: root)
    if let view = places.last(where: { $0.visible.contains(cell) })?.view {
      point.y = original(point.y, in: view)
    }
    return CGPoint(x: point.x + root.bounds.minX, y: point.y + root.bounds.minY)
  }

  /// The real position of what is drawn at `y` in a view.
  private func original(_ y: CGFloat, in view: UIView) -> CGFloat {
    var current = view
    if let rows = rows(of: view) { return CGFloat(rows.original(Double(y))) - shift(of: view) }
    while current !== root, let parent = current.superview {
      if let rows = rows(of: parent) {
        let isBehind = current === (parent as? UITableView)?.backgroundView
        let isRow = isBehind || parent.nibStacks(current)
        return (isRow ? CGFloat(rows.original(Double(y))) : y) - shift(of: parent)
      }
      current = parent
    }
    return y
  }

  private func rows(of view: UIView) -> SnappedRows? {
    guard let list = view as? UIScrollView, !list.nibStackedViews.isEmpty else { return nil }
    if let known = lists[ObjectIdentifier(list)] { return known }
    let rows = SnappedRows(list, at: frame(of: list), grid: grid)
    lists[ObjectIdentifier(list)] = .some(rows)
    return rows
  }
}

extension UIView {
  /// Whether a subview is part of the view's list.
  fileprivate func nibStacks(_ subview: UIView) -> Bool {
    (self as? UIScrollView)?.nibStackedViews.contains { $0 === subview } ?? false
  }
}
