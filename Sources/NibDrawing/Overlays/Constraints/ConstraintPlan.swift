import NibCore

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
