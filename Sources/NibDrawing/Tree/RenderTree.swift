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
    add(DrawnView(root: root, clip: clip, on: grid), InheritedState())
  }

  /// The properties that a view inherits from the row or item of a list that contains it.
  private struct InheritedState {
    var isSelected = false
    var tableRow: CGRect?
  }

  /// Adds a view and its subviews. Trees can be thousands of views deep, so each level uses little stack
  /// space: the work is done by functions that return before the next level begins.
  private mutating func add(_ drawn: DrawnView, _ outer: InheritedState) {
    guard let inner = open(drawn, outer) else { return }
    let index = nodes.count - 1
    let rows = drawn.rows(on: grid)
    for subview in drawn.shown.view.subviews {
      add(drawn.subview(subview, in: rows, on: grid, showsConcealed: showsConcealed), inner)
    }
    close(index)
  }

  /// Adds a view's own node. Returns the properties that its subviews inherit; `nil` if neither the view nor
  /// its subviews can be visible.
  private mutating func open(_ drawn: DrawnView, _ outer: InheritedState) -> InheritedState? {
    let shown = drawn.shown
    guard showsConcealed || !shown.isHidden, !drawn.reach.isEmpty else { return nil }
    let (view, frame) = (shown.view, shown.frame)
    let isOutOfSight = drawn.shownCells.intersection(drawn.reach).isEmpty
    let hidesSubviews = drawn.clipsSubviews && !showsConcealed
    if isOutOfSight, hidesSubviews || view.subviews.isEmpty { return nil }
    let inner = InheritedState(
      isSelected: outer.isSelected || view.nibIsSelectedRow,
      tableRow: view.nibIsTableRow ? frame : outer.tableRow)
    nodes.append(
      RenderNode(
        view: view, frame: frame, shift: drawn.shift, cells: grid.cells(frame), shownCells: drawn.shownCells,
        clip: drawn.clip, reach: drawn.reach, isHidden: shown.isHidden, opacity: shown.opacity,
        isSelected: inner.isSelected, fillsItsFrame: findsContent && view.nibFillsItsFrame,
        tableRow: inner.tableRow))
    return inner
  }

  /// Completes a view's node after its subviews have been added.
  private mutating func close(_ index: Int) {
    let node = nodes[index]
    // The node is removed if neither the view nor anything in it is visible.
    guard !findsContent || nodes.count > index + 1 || !node.drawnCells.isEmpty else {
      nodes.removeLast()
      return
    }
    nodes[index].end = nodes.count
    if findsContent { addText(of: index) }
  }

  /// Adds the text of a node, if any of it can be visible.
  private mutating func addText(of index: Int) {
    let node = nodes[index]
    guard let original = node.view.nibText, !original.string.isEmpty, node.frame.width > 0,
      node.frame.height > 0
    else { return }
    let text = original.expandingTabs(cellWidth: CGFloat(grid.cellWidth))
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
