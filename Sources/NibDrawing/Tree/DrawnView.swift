import NibCore

/// A view at the place where a picture draws it, and what its subviews inherit from it.
struct DrawnView {
  /// The view, with its frame where it is drawn.
  let shown: VisibleView
  /// The distance in points by which the view is drawn below its real frame; negative if it moves up.
  let shift: CGFloat
  /// Whether the view, or one that contains it, moves up because rounding would cut it off.
  let isLifted: Bool
  /// The cells that clipping ancestors leave visible; empty for a hidden view.
  let clip: CellRect
  /// The cells in which the view may be drawn: `clip`, or the whole picture if hidden and clipped views are drawn, too.
  let reach: CellRect
  /// The snapped cells, but at least one row and column.
  let shownCells: CellRect
  /// The frame in points of the innermost view around this one that clips its content, if all of that view can be seen.
  /// Scroll views do not count, because the rows at their edges are cut off on purpose.
  private let clippingFrame: CGRect?
  let clipsSubviews: Bool

  /// The root of a picture.
  ///
  /// - Parameter clip: the cells that the picture consists of.
  init(root: UIView, clip: CellRect, on grid: CellGrid) {
    self.init(
      VisibleView(root), shift: 0, isLifted: false, clip: clip, reach: clip, clippingFrame: nil, on: grid)
  }

  private init(
    _ shown: VisibleView, shift: CGFloat, isLifted: Bool, clip: CellRect, reach: CellRect,
    clippingFrame: CGRect?, on grid: CellGrid
  ) {
    (self.shown, self.shift, self.isLifted) = (shown, shift, isLifted)
    (self.reach, self.clippingFrame) = (reach, clippingFrame)
    self.clip = shown.isHidden ? CellRect(origin: clip.origin, size: .zero) : clip
    clipsSubviews = shown.view.nibClipsSubviews
    shownCells = grid.visibleCells(shown.frame, within: reach)
  }

  /// The rows of a table, if they are snapped to cells together; `nil` for other views.
  func rows(on grid: CellGrid) -> SnappedRows? {
    guard grid.snapsRows else { return nil }
    return (shown.view as? UIScrollView).flatMap { SnappedRows($0, at: shown.frame, grid: grid) }
  }

  /// A subview.
  ///
  /// - Parameters:
  ///   - rows: the rows of this view.
  ///   - showsConcealed: whether the parts of views that others clip are drawn, too.
  func subview(
    _ subview: UIView, in rows: SnappedRows?, on grid: CellGrid, showsConcealed: Bool = false
  ) -> DrawnView {
    let (view, frame) = (shown.view, shown.frame)
    var (clip, reach, clippingFrame) = (clip, reach, clippingFrame)
    if clipsSubviews {
      let visible = shownCells.intersection(clip)
      let isWhole = visible == shownCells
      let isScrollView = view is UIScrollView
      clippingFrame = isWhole && !isScrollView && grid.rows(Double(frame.height)) > 1 ? frame : nil
      clip = visible
      // The view itself is at least one cell large where it can be seen, but nothing inside it is visible.
      if frame.isEmpty { clip.size = .zero }
      if !showsConcealed { reach = clip }
    }
    var distance = rows?.shift(of: subview) ?? 0
    var child = shown.subview(subview, movedBy: distance)
    let lift = DrawnView.lift(of: child.frame, in: clippingFrame, on: grid)
    if lift > 0 {
      distance -= lift
      child = shown.subview(subview, movedBy: distance)
    }
    return DrawnView(
      child, shift: shift + distance, isLifted: isLifted || lift > 0, clip: clip, reach: reach,
      clippingFrame: clippingFrame, on: grid)
  }

  /// The distance in points that a view moves up so that it is not clipped only because of rounding. It moves if
  /// rounding puts all of it below the last row of cells of the view that clips it, although at least half a row of it
  /// is inside that view.
  private static func lift(of frame: CGRect, in clippingFrame: CGRect?, on grid: CellGrid) -> CGFloat {
    guard let clippingFrame, frame.height > 0, frame.minY < clippingFrame.maxY else { return 0 }
    let heightInside = min(frame.maxY, clippingFrame.maxY) - frame.minY
    let isCutOff = grid.rows(Double(frame.minY)) >= grid.rows(Double(clippingFrame.maxY))
    return isCutOff && 2 * heightInside >= min(frame.height, CGFloat(grid.cellHeight))
      ? CGFloat(grid.cellHeight) : 0
  }
}

extension CellRect {
  /// An area without limits.
  static let everything = CellRect(column: -(1 << 40), row: -(1 << 40), columns: 1 << 41, rows: 1 << 41)
}
