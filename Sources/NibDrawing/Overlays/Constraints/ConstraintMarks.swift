import NibCore

/// Plans how constraints are drawn: their lines, then where there is room for their texts.
struct ConstraintMarks {
  private(set) var marks: [ConstraintMark] = []

  /// The marks of `constraints`, seen from the selected view.
  init(
    of constraints: [NSLayoutConstraint], selection: UIView?, chosen: String?, _ geometry: OverlayGeometry,
    grid: CellGrid, labels: inout LabelPlacer
  ) {
    let conflicting = ConstraintMarks.conflicting(around: constraints)
    let strokes = ConstraintStrokes(grid: grid, bounds: labels.bounds)
    var plans: [ConstraintPlan] = []
    for constraint in constraints {
      plans.append(
        ConstraintPlan(
          constraint, ConstraintShape.shapes(of: constraint, selection: selection, geometry),
          isConflicting: conflicting.contains(ObjectIdentifier(constraint)),
          isChosen: chosen != nil && constraint.nibOrigin?.id == chosen))
    }
    // What was asked for, or is wrong, gets the best places.
    plans = plans.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element)
    for index in plans.indices { plans[index].addStrokes(strokes, &labels) }
    marks = plans.filter { !$0.shapes.isEmpty }.map { $0.mark(grid, &labels) }
  }

  /// The mark that shows in a cell: labels lie on lines, and the first marks on later ones. Lines that only
  /// lead on from a mark are no part of it: views under them are to be chosen.
  func mark(at point: CellPoint) -> ConstraintMark? {
    marks.first { $0.label?.contains(point) ?? false }
      ?? marks.first { $0.strokes.contains { $0.kind != .reach && $0.cells.contains(point) } }
  }

  /// Draws all lines, those of the first marks on top.
  func drawLines(with pen: OverlayPen, _ colors: OverlayColors) {
    for mark in marks.reversed() { mark.drawLines(with: pen, colors) }
  }

  /// Writes all texts.
  func drawLabels(with pen: OverlayPen, _ colors: OverlayColors) {
    for mark in marks { mark.drawLabel(with: pen, colors) }
  }

  /// Those that cannot hold together, in the layouts that the constraints belong to.
  private static func conflicting(around constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> {
    var roots: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      guard let root = constraint.nibOwner?.nibLayoutRoot else { continue }
      roots[ObjectIdentifier(root)] = root
    }
    return roots.values.reduce(into: []) { found, root in
      for conflict in root.nibLayoutReport?.conflicts ?? [] {
        found.formUnion(conflict.constraints.map { ObjectIdentifier($0) })
        conflict.broken.map { _ = found.insert(ObjectIdentifier($0)) }
      }
    }
  }
}

/// A constraint on its way to a mark: first it gets lines, then, when those of all are known, a place for its
/// text.
struct ConstraintPlan {
  let shapes: [ConstraintShape]
  private let constraint: NSLayoutConstraint
  private let isConflicting: Bool
  private let isChosen: Bool
  private var strokes: [ConstraintMark.Stroke] = []

  init(
    _ constraint: NSLayoutConstraint, _ shapes: [ConstraintShape], isConflicting: Bool, isChosen: Bool
  ) {
    self.constraint = constraint
    self.shapes = shapes
    self.isConflicting = isConflicting
    self.isChosen = isChosen
  }

  /// Lower ones are placed first.
  var rank: Int { isChosen ? 0 : isConflicting ? 1 : 2 }

  /// Turns the shapes into lines, beside those that `labels` knows already, and tells it of them.
  mutating func addStrokes(_ maker: ConstraintStrokes, _ labels: inout LabelPlacer) {
    for shape in shapes {
      let made = maker.strokes(of: shape, labels)
      for stroke in made where stroke.kind == .beam { labels.addLine(stroke.cells) }
      strokes += made
    }
  }

  /// The mark, its text where there is room.
  func mark(_ grid: CellGrid, _ labels: inout LabelPlacer) -> ConstraintMark {
    let text = (isConflicting ? "!" : "") + constraint.nibOverlayText(isAlignment: isAlignment)
    return ConstraintMark(
      constraint: constraint, isConflicting: isConflicting, isChosen: isChosen, strokes: strokes, text: text,
      label: text.isEmpty ? nil : labels.place(text, at: places(for: text, grid)))
  }

  private var isAlignment: Bool {
    if case .alignment? = shapes.first { true } else { false }
  }

  /// Where the text may stand, best places first.
  private func places(for text: String, _ grid: CellGrid) -> [LabelPlacer.Candidate] {
    let width = CellText.columns(of: text)
    if let stroke = strokes.first { return stroke.labelPlaces(width: width) }
    guard case .ratio(let rect)? = shapes.first else { return [] }
    return grid.cells(rect).cornerPlaces(width: width)
  }
}
