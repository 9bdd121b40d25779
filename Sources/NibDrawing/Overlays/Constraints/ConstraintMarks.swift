import NibCore

/// The marks of all constraints that an overlay shows. Lines are positioned first, then labels.
struct ConstraintMarks {
  private(set) var marks: [ConstraintMark] = []

  /// Plans the marks of `constraints`.
  ///
  /// - Parameters:
  ///   - selection: the selected view; `nil` for none. A mark shows what its constraint means for this view.
  ///   - selectedID: the id of the constraint that is itself selected; `nil` for none.
  init(
    of constraints: [NSLayoutConstraint], selection: UIView?, selectedID: String?,
    _ geometry: OverlayGeometry, grid: CellGrid, labels: inout LabelPlacer
  ) {
    let conflicting = ConstraintMarks.conflicting(around: constraints)
    let strokes = ConstraintStrokes(grid: grid, bounds: labels.bounds)
    var plans = constraints.map { constraint in
      ConstraintPlan(
        constraint, ConstraintShape.shapes(of: constraint, selection: selection, geometry),
        isConflicting: conflicting.contains(ObjectIdentifier(constraint)),
        isSelected: selectedID != nil && constraint.nibOrigin?.id == selectedID)
    }
    // Selected and conflicting constraints get the best positions.
    plans.sort { $0.rank < $1.rank }
    for index in plans.indices { plans[index].addStrokes(strokes, &labels) }
    marks = plans.filter { !$0.shapes.isEmpty }.map { $0.mark(grid, &labels) }
  }

  /// The mark that is visible in a cell. Labels are in front of lines, and earlier marks are in front of
  /// later ones. Connectors do not count, so that the views behind them can be selected.
  func mark(at point: CellPoint) -> ConstraintMark? {
    marks.first { $0.label?.contains(point) ?? false }
      ?? marks.first { $0.strokes.contains { $0.kind != .connector && $0.cells.contains(point) } }
  }

  /// Draws all lines, with earlier marks in front.
  func drawLines(with pen: OverlayPen, _ colors: OverlayColors) {
    for mark in marks.reversed() { mark.drawLines(with: pen, colors) }
  }

  func drawLabels(with pen: OverlayPen, _ colors: OverlayColors) {
    for mark in marks { mark.drawLabel(with: pen, colors) }
  }

  /// The constraints that are part of a conflict, in the layouts that `constraints` belong to.
  private static func conflicting(around constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> {
    var roots: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      guard let root = constraint.nibOwner?.nibLayoutRoot else { continue }
      roots[ObjectIdentifier(root)] = root
    }
    let conflicts = roots.values.flatMap { $0.nibLayoutReport?.conflicts ?? [] }
    let conflicting = conflicts.flatMap { $0.constraints + [$0.broken].compactMap { $0 } }
    return Set(conflicting.map { ObjectIdentifier($0) })
  }
}

/// A constraint that is being turned into a mark: first it gets lines, then, once the lines of all
/// constraints are known, a position for its label.
struct ConstraintPlan {
  let shapes: [ConstraintShape]
  private let constraint: NSLayoutConstraint
  private let isConflicting: Bool
  private let isSelected: Bool
  private var strokes: [ConstraintMark.Stroke] = []

  init(
    _ constraint: NSLayoutConstraint, _ shapes: [ConstraintShape], isConflicting: Bool, isSelected: Bool
  ) {
    self.constraint = constraint
    self.shapes = shapes
    self.isConflicting = isConflicting
    self.isSelected = isSelected
  }

  /// The order of placement; lower ranks are placed first.
  var rank: Int {
    if isSelected { return 0 }
    return isConflicting ? 1 : 2
  }

  /// Converts the shapes to lines that avoid the beams recorded in `labels`, and records the new beams there.
  mutating func addStrokes(_ converter: ConstraintStrokes, _ labels: inout LabelPlacer) {
    for shape in shapes {
      let newStrokes = converter.strokes(of: shape, labels)
      for stroke in newStrokes where stroke.kind == .beam { labels.addLine(stroke.cells) }
      strokes += newStrokes
    }
  }

  /// The mark, with a label if a position is found.
  func mark(_ grid: CellGrid, _ labels: inout LabelPlacer) -> ConstraintMark {
    let text = (isConflicting ? "!" : "") + constraint.nibOverlayText(isAlignment: isAlignment)
    return ConstraintMark(
      constraint: constraint, isConflicting: isConflicting, isSelected: isSelected, strokes: strokes,
      text: text,
      label: text.isEmpty ? nil : labels.place(text, at: places(for: text, grid)))
  }

  private var isAlignment: Bool {
    if case .alignment? = shapes.first { true } else { false }
  }

  /// The possible positions of the label, best first.
  private func places(for text: String, _ grid: CellGrid) -> [LabelPlacer.Candidate] {
    let width = CellText.columns(of: text)
    if let stroke = strokes.first { return stroke.labelPlaces(width: width) }
    guard case .ratio(let rect)? = shapes.first else { return [] }
    return grid.cells(rect).cornerPlaces(width: width)
  }
}
