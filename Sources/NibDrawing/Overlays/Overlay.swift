import NibCore

/// The marks that Interface Builder's canvas draws over a layout: the selected view's box, margins, safe
/// area, baselines and constraints, marks of ambiguous views, and a grid of points.
///
/// The positions of all marks are computed when the overlay is created, in the picture's coordinates: the root's top
/// left corner is (0, 0), as for `TreeRenderer`. The overlay can then be drawn over the picture, and find the
/// constraint under the mouse.
package struct Overlay {
  private let geometry: OverlayGeometry
  private let selection: UIView?
  private let grid: CellGrid
  private let parts: OverlayParts
  private let colors: OverlayColors
  private let ambiguous: AmbiguousViews?
  private let box: SelectionBox?
  let constraints: ConstraintMarks
  private let places: [TreeRenderer.Place]

  /// Plans an overlay for the picture of `root`, which must be laid out.
  ///
  /// Cost: O(visible views + the selection's constraints).
  /// - Parameters:
  ///   - selection: the selected view, in the tree of `root`; `nil` for none.
  ///   - constraintID: the id of the selected constraint, which is shown regardless of the selected view; `nil` for
  ///     none.
  ///   - renderer: the renderer that drew the picture. Its scale determines the cells of the marks.
  ///   - places: the positions of the views in that renderer's picture; `nil` to compute them.
  ///   - ambiguous: the views that the part `ambiguity` marks.
  package init(
    of root: UIView, selection: UIView? = nil, constraintID: String? = nil, parts: OverlayParts,
    renderer: TreeRenderer, places: [TreeRenderer.Place]? = nil, ambiguous: AmbiguousViews? = nil,
    colors: OverlayColors = OverlayColors()
  ) {
    geometry = OverlayGeometry(root: root, renderer)
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
      of: OverlayConstraints.all(of: self.selection, constraintID, parts, in: root),
      selection: self.selection, selectedID: constraintID, geometry, grid: grid, labels: &labels)
  }

  /// The cells of the picture and of the selection, which may be outside the picture. If they exceed the maximum size
  /// of a canvas, only the picture is included.
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
    let picture = CellRect(origin: .zero, size: grid.pictureSize(of: geometry.root))
    PointGrid(grid).draw(in: picture, grid, with: pen, colors.grid)
  }

  /// Draws margins, safe areas, baselines and ambiguous views.
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

  /// The id of the constraint whose line or label is in the cell; `nil` for none, or for a constraint created in code.
  package func constraintID(at point: CellPoint) -> String? { constraint(at: point)?.nibOrigin?.id }

  /// The constraint whose line or label is in the cell; `nil` for none.
  package func constraint(at point: CellPoint) -> NSLayoutConstraint? {
    constraints.mark(at: point)?.constraint
  }
}

/// A grid of dots at regular distances that suit the scale. (A `CellGrid`, in contrast, is the size of a cell.)
struct PointGrid {
  /// The distance between two dots in points.
  let step: Double

  private static let steps: [Double] = [8, 16, 50, 100, 200, 500, 1000, 2000, 5000]

  /// Chooses the smallest distance that leaves enough space between the dots, or 10,000 points if none does.
  init(_ grid: CellGrid) {
    let minimum = max(6 * grid.cellWidth, 3 * grid.cellHeight)
    step = PointGrid.steps.first { $0 >= minimum } ?? 10_000
  }

  /// Draws the dots within `area` that are in blank cells.
  func draw(in area: CellRect, _ grid: CellGrid, with pen: OverlayPen, _ color: CellColor) {
    let shown = area.intersection(pen.canvas.clipBounds)
    let columns = places(shown.columnRange, cell: grid.cellWidth, snapped: grid.columns)
    for row in places(shown.rowRange, cell: grid.cellHeight, snapped: grid.rows) {
      for column in columns {
        let point = CellPoint(column: column, row: row)
        if pen.isBlank(at: point) { pen.put("·", at: point, color) }
      }
    }
  }

  /// The cells among `range` in which a multiple of the step falls.
  private func places(_ range: Range<Int>, cell: Double, snapped: (Double) -> Int) -> [Int] {
    guard !range.isEmpty else { return [] }
    let first = Int(bounded: (Double(range.lowerBound) * cell / step).rounded(.down))
    let last = Int(bounded: (Double(range.upperBound) * cell / step).rounded(.up))
    return (first...last).map { snapped(Double($0) * step) }.filter(range.contains)
  }
}

/// Selects the constraints that are shown.
enum OverlayConstraints {
  /// The constraints that position `selection`, if the parts include them, followed by the constraint with the given
  /// id. Constraints that belong to the selected view come first, then those of its superview, and so on.
  static func all(
    of selection: UIView?, _ id: String?, _ parts: OverlayParts, in root: UIView
  ) -> [NSLayoutConstraint] {
    var shown: [NSLayoutConstraint] = []
    if parts.contains(.constraints), let selection { shown = positioning(selection, in: root) }
    if let id, !shown.contains(where: { $0.nibOrigin?.id == id }) {
      shown += root.nibTree.lazy.flatMap(\.constraints).first { $0.nibOrigin?.id == id }.map { [$0] } ?? []
    }
    return shown
  }

  /// The constraints that determine the position and size of `view`: those that refer to it, except those that
  /// position its content.
  private static func positioning(_ view: UIView, in root: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var owner: UIView? = view
    while let current = owner {
      constraints += current.constraints.filter { $0.nibPlaces(view, in: root) }
      owner = current === root ? nil : current.superview
    }
    return constraints
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint refers to `view`, and its other view, if any, is in the picture but not inside `view`.
  fileprivate func nibPlaces(_ view: UIView, in root: UIView) -> Bool {
    let items = [firstItem, secondItem].compactMap { $0 }
    guard items.contains(where: { $0 === view }) else { return false }
    let others = items.compactMap { NSLayoutConstraint.view(of: $0) }.filter { $0 !== view }
    return others.allSatisfy { !$0.isDescendant(of: view) && $0.isDescendant(of: root) }
  }
}
