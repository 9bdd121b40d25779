import NibCore

/// What Interface Builder's canvas draws over a layout: the selected view's box, margins, safe area,
/// baselines and constraints, marks of ambiguous views, a grid of points.
///
/// An overlay is planned when it is made, in the picture's coordinates: the root's top left corner is (0, 0),
/// as for `TreeRenderer`. It can then be drawn over the picture, and asked what is under the mouse.
package struct Overlay {
  private let geometry: OverlayGeometry
  private let selection: UIView?
  private let grid: CellGrid
  private let parts: OverlayParts
  private let colors: OverlayColors
  private let ambiguous: AmbiguousViews?
  private let box: SelectionBox?
  private let constraints: ConstraintMarks
  private let places: [TreeRenderer.Place]

  /// Plans what is drawn over the picture of `root`, which has to be laid out.
  ///
  /// Cost: O(visible views + the selection's constraints).
  /// - Parameters:
  ///   - selection: the selected view, in the tree of `root`; nil for none.
  ///   - constraintID: the id of a constraint that is shown whatever is selected.
  ///   - renderer: what the picture was drawn with; its scale counts, and what it shows.
  ///   - places: where that renderer draws the views, if that is known.
  ///   - ambiguous: the views to be marked as ambiguous, with the part of that name.
  package init(
    of root: UIView, selection: UIView? = nil, constraintID: String? = nil, parts: OverlayParts,
    renderer: TreeRenderer, places: [TreeRenderer.Place]? = nil, ambiguous: AmbiguousViews? = nil,
    colors: OverlayColors = OverlayColors()
  ) {
    geometry = OverlayGeometry(root: root)
    self.selection = selection.flatMap { $0.isDescendant(of: root) ? $0 : nil }
    grid = renderer.grid
    self.parts = parts
    self.colors = colors
    self.ambiguous = ambiguous
    let places = places ?? renderer.places(in: root)
    self.places = places
    let frame = self.selection.map(geometry.frame)
    var labels = LabelPlacer(
      bounds: Overlay.bounds(of: root, renderer, including: frame),
      content: places.filter(\.view.subviews.isEmpty).map(\.cells))
    box = parts.contains(.box) ? frame.map { SelectionBox($0, grid: renderer.grid, labels: &labels) } : nil
    constraints = ConstraintMarks(
      of: OverlayConstraints.shown(of: self.selection, constraintID, parts, in: root),
      selection: self.selection,
      chosen: constraintID, geometry, grid: grid, labels: &labels)
  }

  /// The cells of the picture and of the selection, which may lie outside.
  private static func bounds(of root: UIView, _ renderer: TreeRenderer, including frame: CGRect?) -> CellRect
  {
    let picture = CellRect(origin: .zero, size: renderer.canvasSize(for: root))
    guard let frame else { return picture }
    let cells = renderer.grid.visibleCells(frame, within: picture)
    let both = picture.union(cells)
    let largest = CellGrid.largestCanvas
    return both.size.columns <= largest.columns && both.size.rows <= largest.rows ? both : picture
  }

  /// Draws over the picture, which has been drawn on `canvas` in the same coordinates, within the canvas's
  /// clip.
  package func draw(on canvas: CellCanvas) {
    let pen = OverlayPen(canvas: canvas)
    drawAreas(with: pen)
    box?.draw(with: pen, colors.selection)
    constraints.drawLines(with: pen, colors)
    box?.drawSize(with: pen, colors.selection)
    constraints.drawLabels(with: pen, colors)
    guard parts.contains(.grid) else { return }
    let picture = CellRect(origin: .zero, size: grid.cells(geometry.frame(of: geometry.root)).size)
    PointGrid(grid).draw(in: picture, grid, with: pen, colors.grid)
  }

  private func drawAreas(with pen: OverlayPen) {
    let areas = AreaOverlay(geometry: geometry, grid: grid, pen: pen, colors: colors)
    if parts.contains(.allMargins) {
      for place in places where !place.view.subviews.isEmpty { areas.drawMargins(of: place.view) }
    }
    if parts.contains(.margins), let selection { areas.drawMargins(of: selection) }
    if parts.contains(.safeArea) { areas.drawSafeArea(of: geometry.screen(around: selection)) }
    if parts.contains(.baselines) {
      for view in selection.map({ [$0] }) ?? places.map(\.view) { areas.drawBaselines(of: view) }
    }
    if parts.contains(.ambiguity) {
      for entry in ambiguous?.entries ?? [] where entry.view.isDescendant(of: geometry.root) {
        areas.drawAmbiguity(entry)
      }
    }
  }

  /// The id of the constraint whose line or text is in that cell; nil for none, or for one made in code.
  package func hit(at point: CellPoint) -> String? { constraint(at: point)?.nibOrigin?.id }

  /// The constraint whose line or text is in that cell.
  package func constraint(at point: CellPoint) -> NSLayoutConstraint? {
    constraints.mark(at: point)?.constraint
  }

  /// The constraints that are drawn, those that cannot hold together first.
  package var shownConstraints: [NSLayoutConstraint] { constraints.marks.map(\.constraint) }
}
