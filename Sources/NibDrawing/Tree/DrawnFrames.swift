import NibCore

/// The frames at which the views of a picture are drawn. They differ from the real frames in tables whose rows are
/// snapped to cells together (`SnappedRows`), and for views that rounding would cut off (`DrawnView`).
///
/// Valid until the next layout.
package final class DrawnFrames {
  private let root: UIView
  private let grid: CellGrid
  private var knownViews: [ObjectIdentifier: DrawnView] = [:]
  /// The rows of the scroll views that were looked up; `nil` for those whose rows are not snapped.
  private var knownRows: [ObjectIdentifier: SnappedRows?] = [:]

  /// Creates the frames for a picture of `root`.
  ///
  /// - Parameter showsSurroundings: whether the picture shows the views outside the root's bounds, too.
  package init(of root: UIView, grid: CellGrid, showsSurroundings: Bool = false) {
    self.root = root
    self.grid = grid
    let picture = CellRect(origin: .zero, size: grid.pictureSize(of: root))
    knownViews[ObjectIdentifier(root)] = DrawnView(
      root: root, clip: showsSurroundings ? .everything : picture, on: grid)
  }

  /// The frame of a view in points, from the root's top left corner.
  package func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
      .offsetBy(dx: 0, dy: shift(of: view))
  }

  /// The distance in points between the drawn and the real position of a view.
  package func shift(of view: UIView) -> CGFloat { drawn(view)?.shift ?? 0 }

  /// The view where it is drawn; `nil` for a view outside of the picture's tree.
  private func drawn(_ view: UIView) -> DrawnView? {
    var line = [view]
    while let outer = line.last, knownViews[ObjectIdentifier(outer)] == nil {
      guard let superview = outer.superview else { return nil }
      line.append(superview)
    }
    var drawn = line.last.flatMap { knownViews[ObjectIdentifier($0)] }
    for (outer, inner) in zip(line.reversed(), line.reversed().dropFirst()) {
      drawn = drawn?.subview(inner, in: rows(of: outer), on: grid)
      knownViews[ObjectIdentifier(inner)] = drawn
    }
    return drawn
  }

  /// The point in the coordinate system of the root that is drawn in the middle of a cell. If the cell shows a row of a
  /// table, the point is in that row.
  package func point(at cell: CellPoint) -> CGPoint {
    var point = grid.middle(of: cell)
    let picture = CellRect(origin: .zero, size: grid.pictureSize(of: root))
    let tree = RenderTree(root, grid: grid, style: .rendered, clip: picture, findsContent: false)
    if let node = tree.nodes.last(where: { $0.drawnCells.contains(cell) }) {
      // The visible part of a view that moved up is at most one row high.
      point.y =
        drawn(node.view)?.isLifted ?? false
        ? VisibleView(of: node.view, in: root).visibleFrame.midY : unsnapped(point.y, in: node.view)
    }
    return CGPoint(x: point.x + root.bounds.minX, y: point.y + root.bounds.minY)
  }

  /// Converts a drawn position to a real one: undoes the snapping of the nearest table or collection view.
  ///
  /// - Parameters:
  ///   - y: the position from the top of the picture, in points.
  ///   - view: the view that is drawn there.
  private func unsnapped(_ y: CGFloat, in view: UIView) -> CGFloat {
    if let rows = rows(of: view) { return CGFloat(rows.original(Double(y))) - shift(of: view) }
    var inner = view
    while inner !== root, let list = inner.superview {
      if let rows = rows(of: list) {
        let isSnapped = list.nibSnaps(inner)
        return (isSnapped ? CGFloat(rows.original(Double(y))) : y) - shift(of: list)
      }
      inner = list
    }
    return y
  }

  /// The rows of a table or collection view, if they are snapped to cells together; `nil` for other views.
  private func rows(of view: UIView) -> SnappedRows? {
    if let rows = knownRows[ObjectIdentifier(view)] { return rows }
    guard view is UIScrollView, let drawn = drawn(view) else { return nil }
    let rows = drawn.rows(on: grid)
    knownRows.updateValue(rows, forKey: ObjectIdentifier(view))
    return rows
  }
}

extension UIView {
  /// Whether positions in a subview are those of the view's snapped rows: it is one of the rows, or it is behind them.
  fileprivate func nibSnaps(_ subview: UIView) -> Bool {
    let isBehindRows = subview === (self as? UITableView)?.backgroundView
    return isBehindRows || (self as? UIScrollView)?.nibStackedViews.contains { $0 === subview } ?? false
  }
}
