import NibCore

/// The visible views of a tree, flattened in drawing order: a view before its subviews, back to front.
struct RenderTree {
  private(set) var nodes: [RenderNode] = []
  /// The requests to position the views' texts.
  private(set) var texts: [TextRequest] = []
  /// The views' texts, in the order of `texts`.
  private(set) var shownTexts: [NibText] = []
  let grid: CellGrid
  let style: NibDrawingContext.Style

  /// The rows of the tables whose rows are snapped together.
  private var snappedRows: [ObjectIdentifier: SnappedRows] = [:]
  private let showsConcealed: Bool
  private let findsContent: Bool

  /// The views in `root`'s tree that intersect `clip`. The root's top left corner is the origin.
  ///
  /// Cost: O(visible views), because the subviews of a clipping view outside `clip` are skipped. If `showsConcealed` is
  /// true, none are skipped.
  /// - Parameters:
  ///   - showsConcealed: whether to include hidden views and the parts of views that others clip.
  ///   - findsContent: whether to collect the texts of the views as well as their positions.
  init(
    _ root: UIView, grid: CellGrid, style: NibDrawingContext.Style, clip: CellRect,
    showsConcealed: Bool = false, findsContent: Bool = true
  ) {
    self.grid = grid
    self.style = style
    self.showsConcealed = showsConcealed
    self.findsContent = findsContent
    add(VisibleView(root), InheritedState(clip: clip, reach: clip))
  }

  /// The properties that a view inherits from its ancestors.
  private struct InheritedState {
    /// The area that clipping ancestors leave visible; empty inside a hidden view.
    var clip: CellRect
    /// The area in which views are included: `clip`, or the whole picture if hidden and clipped views are included.
    var reach: CellRect
    /// The distance in points by which the view is drawn below its real frame.
    var shift: CGFloat = 0
    var isSelected = false
    var tableRow: CGRect?
    /// The frame in points of the innermost view that clips its content, if all of that view can be seen. Scroll views do not
    /// count, because the rows at their edges are cut off on purpose.
    var box: CGRect?
  }

  /// Adds a view and its subviews. Trees can be thousands of views deep, so each level uses little stack
  /// space: the work is done by functions that return before the next level begins.
  private mutating func add(_ shown: VisibleView, _ outer: InheritedState) {
    guard var inner = open(shown, outer) else { return }
    let index = nodes.count - 1
    let shift = inner.shift
    for subview in shown.view.subviews {
      let (child, distance) = placed(subview, in: shown, inner)
      inner.shift = shift + distance
      add(child, inner)
    }
    close(index)
  }

  /// A subview at the place where it is drawn, and the distance in points by which this is below its frame in the drawn
  /// superview.
  private func placed(
    _ subview: UIView, in shown: VisibleView, _ inner: InheritedState
  ) -> (child: VisibleView, distance: CGFloat) {
    let shift = shift(of: subview, in: shown.view)
    let child = shown.subview(subview, movedBy: shift)
    let lift = lift(of: child.frame, in: inner)
    guard lift > 0 else { return (child, shift) }
    return (shown.subview(subview, movedBy: shift - lift), shift - lift)
  }

  /// The distance in points that a view moves up because rounding puts all of it below the last row of cells of the view
  /// that clips it, although at least half a row of it is inside that view.
  private func lift(of frame: CGRect, in outer: InheritedState) -> CGFloat {
    guard let box = outer.box, frame.height > 0, frame.minY < box.maxY else { return 0 }
    let inside = min(frame.maxY, box.maxY) - frame.minY
    let isCutOff = grid.rows(Double(frame.minY)) >= grid.rows(Double(box.maxY))
    return isCutOff && 2 * inside >= min(frame.height, CGFloat(grid.cellHeight))
      ? CGFloat(grid.cellHeight) : 0
  }

  /// The distance in points that a view moves down with the rows of its superview.
  private func shift(of subview: UIView, in view: UIView) -> CGFloat {
    guard !snappedRows.isEmpty, let rows = snappedRows[ObjectIdentifier(view)] else { return 0 }
    return rows.shift(of: subview)
  }

  /// Adds a view's own node. Returns the properties that its subviews inherit; nil if neither the view nor
  /// its subviews can be visible.
  private mutating func open(_ shown: VisibleView, _ outer: InheritedState) -> InheritedState? {
    guard showsConcealed || !shown.isHidden, !outer.reach.isEmpty else { return nil }
    let (view, frame) = (shown.view, shown.frame)
    var own = outer
    if shown.isHidden { own.clip.size = .zero }
    let shownCells = grid.visibleCells(frame, within: own.reach)
    let clips = view.nibClipsSubviews
    let isOutOfSight = shownCells.intersection(own.reach).isEmpty
    if isOutOfSight && (view.subviews.isEmpty || clips && !showsConcealed) { return nil }
    let isSelected = own.isSelected || view.nibIsSelectedRow
    let tableRow = view.nibIsTableRow ? frame : own.tableRow
    nodes.append(
      RenderNode(
        view: view, frame: frame, shift: own.shift, cells: grid.cells(frame), shownCells: shownCells,
        clip: own.clip, reach: own.reach, isHidden: shown.isHidden, opacity: shown.opacity,
        isSelected: isSelected, fillsItsFrame: findsContent && view.nibFillsItsFrame, tableRow: tableRow))
    var inner = own
    (inner.isSelected, inner.tableRow) = (isSelected, tableRow)
    if let list = view as? UIScrollView {
      snappedRows[ObjectIdentifier(list)] = SnappedRows(list, at: frame, grid: grid)
    }
    if clips {
      let isWhole = shownCells.intersection(own.clip) == shownCells
      inner.box = isWhole && !(view is UIScrollView) && grid.rows(Double(frame.height)) > 1 ? frame : nil
      inner.clip = shownCells.intersection(own.clip)
      // The view itself is at least one cell large where it can be seen, but nothing inside it is visible.
      if frame.isEmpty { inner.clip.size = .zero }
      if !showsConcealed { inner.reach = inner.clip }
    }
    return inner
  }

  /// Completes a view's node after its subviews have been added.
  private mutating func close(_ index: Int) {
    let node = nodes[index]
    // The node is removed if neither the view nor anything in it is visible.
    guard !findsContent || nodes.count > index + 1 || !node.shownCells.intersection(node.reach).isEmpty else {
      nodes.removeLast()
      return
    }
    nodes[index].end = nodes.count
    if findsContent { addText(of: index) }
  }

  private mutating func addText(of index: Int) {
    let node = nodes[index]
    guard let text = node.view.nibText, !text.string.isEmpty, node.frame.width > 0, node.frame.height > 0
    else { return }
    var request = TextRequest(text, of: node, order: index, grid: grid, style: style)
    guard !request.cells.intersection(request.clip).isEmpty else { return }
    // A text on the page uses free cells only there, so that it never covers the border around the page.
    if let page = nodes.first?.shownCells, request.cells.intersection(page) == request.cells {
      request.clip = request.clip.intersection(page)
    }
    nodes[index].text = texts.count
    texts.append(request)
    shownTexts.append(text)
  }

  /// The cells that texts beside them must not cover: those of controls, images and colored areas, and the outlines of
  /// boxes.
  var obstacles: [TextObstacle] {
    nodes.enumerated().flatMap { index, node in
      let hasContent = node.fillsItsFrame
      let cells = hasContent ? node.shownCells : node.cells
      let isSolid = hasContent || node.isOpaque || style == .boxes
      guard isSolid, !cells.isEmpty else { return [TextObstacle]() }
      let areas = style == .boxes && !hasContent && !node.isOpaque ? cells.edges : [cells]
      // A view can be a million rows high, but texts are only placed in the visible part.
      return areas.map { $0.rows(within: node.reach) }.filter { !$0.isEmpty }.map {
        TextObstacle(order: index, end: node.end, cells: $0, frame: node.frame)
      }
    }
  }
}

extension CellRect {
  /// The part of this rectangle in the rows of another one; the width stays the same.
  fileprivate func rows(within other: CellRect) -> CellRect {
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(column: minColumn, row: rows.lowerBound, columns: size.columns, rows: rows.count)
  }

  /// The four edges; the whole rectangle if it is too thin to have separate edges.
  var edges: [CellRect] {
    guard size.columns > 2 && size.rows > 2 else { return [self] }
    return [
      CellRect(origin: origin, size: CellSize(columns: size.columns, rows: 1)),
      CellRect(column: minColumn, row: maxRow - 1, columns: size.columns, rows: 1),
      CellRect(column: minColumn, row: minRow + 1, columns: 1, rows: size.rows - 2),
      CellRect(column: maxColumn - 1, row: minRow + 1, columns: 1, rows: size.rows - 2),
    ]
  }
}
