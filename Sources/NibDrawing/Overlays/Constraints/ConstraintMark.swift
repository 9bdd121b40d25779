import NibCore

/// A constraint as it is drawn: lines of cells, and what is written beside them.
struct ConstraintMark {
  /// Cells in a row.
  struct Stroke {
    enum Kind {
      /// An I-beam: what is between two places.
      case beam
      /// A line along a place that items share.
      case line
      /// The same at a line of text.
      case baseline
      /// A line that leads to a beam.
      case reach
    }

    let axis: OverlayAxis
    let along: Range<Int>
    let across: Int
    let kind: Kind

    /// The cells of the stroke.
    var cells: CellRect { axis.line(along: along, across: across) }

    /// Its steps along the axis that can be seen.
    func shown(_ pen: OverlayPen) -> Range<Int> {
      axis.range(of: cells.intersection(pen.canvas.clipBounds))
    }
  }

  let constraint: NSLayoutConstraint
  /// Whether it is one of those that cannot hold together.
  let isConflicting: Bool
  /// Whether it is the one that was chosen itself.
  let isChosen: Bool
  let strokes: [Stroke]
  let text: String
  /// Where the text stands; nil where there was no room, or nothing to say.
  let label: CellRect?

  /// Draws the lines.
  func drawLines(with pen: OverlayPen, _ colors: OverlayColors) {
    for stroke in strokes.reversed() {
      switch stroke.kind {
      case .beam: drawBeam(stroke, pen, color(colors))
      case .line: drawLine(stroke, pen, color(colors))
      case .baseline: pen.underline(stroke.cells, .dashes, color(colors))
      case .reach:
        pen.dot(
          stroke.cells, isHorizontal: stroke.axis == .horizontal, .fine, color(colors), isBelowLines: true)
      }
    }
  }

  /// Writes the text.
  func drawLabel(with pen: OverlayPen, _ colors: OverlayColors) {
    guard let label else { return }
    // A ground of its own tells a label from the picture's own text.
    pen.canvas.fill(label, style: CellStyle(background: .default))
    pen.put(text, at: label.origin, color(colors), isChosen ? [.bold, .reverse] : .bold)
  }

  private func color(_ colors: OverlayColors) -> CellColor {
    isConflicting ? colors.conflict : colors.constraint
  }

  private var lines: LineStyle {
    if isChosen { return .heavy }
    return constraint.priority < .required ? .dashed : .light
  }

  private func drawBeam(_ stroke: Stroke, _ pen: OverlayPen, _ color: CellColor) {
    let arms = stroke.axis.beamArms
    for along in stroke.shown(pen) {
      let isStart = along == stroke.along.lowerBound
      let isEnd = along == stroke.along.upperBound - 1
      let caps = (isStart ? arms.start : .none).merged(with: isEnd ? arms.end : .none)
      // Dashes are of no use in the ends.
      draw(isStart || isEnd ? caps : arms.middle, isDashed: !isStart && !isEnd, along, of: stroke, pen, color)
    }
  }

  private func drawLine(_ stroke: Stroke, _ pen: OverlayPen, _ color: CellColor) {
    let arms = stroke.axis.lineArms
    for along in stroke.shown(pen)
    where !pen.isText(at: stroke.axis.point(along: along, across: stroke.across)) {
      let forward = along < stroke.along.upperBound - 1 ? arms.forward : .none
      let back = along > stroke.along.lowerBound ? arms.back : .none
      draw(forward.merged(with: back), isDashed: true, along, of: stroke, pen, color)
    }
  }

  private func draw(
    _ arms: LineArms, isDashed: Bool, _ along: Int, of stroke: Stroke, _ pen: OverlayPen, _ color: CellColor
  ) {
    let point = stroke.axis.point(along: along, across: stroke.across)
    pen.join(arms.weighing(lines.weight), at: point, lines: isDashed ? lines : .light, color)
  }
}

extension LineArms {
  /// The same arms, each of that weight.
  fileprivate func weighing(_ weight: Weight) -> LineArms {
    LineArms(
      up: up == .none ? .none : weight, right: right == .none ? .none : weight,
      down: down == .none ? .none : weight, left: left == .none ? .none : weight)
  }
}
