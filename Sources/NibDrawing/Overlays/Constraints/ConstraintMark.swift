import NibCore

/// The drawn form of a constraint: lines of cells, and a label beside them.
struct ConstraintMark {
  /// A straight line of cells along an axis.
  struct Stroke {
    enum Kind {
      /// An I-beam that marks the distance between two positions.
      case beam
      /// A line along a position that items share.
      case line
      /// A line along a shared text baseline.
      case baseline
      /// A line from an item to a beam.
      case connector
    }

    let axis: OverlayAxis
    /// The columns of a horizontal stroke, or the rows of a vertical one.
    let along: Range<Int>
    /// The row of a horizontal stroke, or the column of a vertical one.
    let across: Int
    let kind: Kind

    var cells: CellRect { axis.line(along: along, across: across) }

    /// The visible columns of a horizontal stroke, or rows of a vertical one.
    func visibleRange(_ pen: OverlayPen) -> Range<Int> {
      axis.range(of: cells.intersection(pen.canvas.clipBounds))
    }
  }

  let constraint: NSLayoutConstraint
  let isConflicting: Bool
  let isSelected: Bool
  let strokes: [Stroke]
  let text: String
  /// The cells of the label; `nil` if no position was found or there is no text.
  let label: CellRect?

  /// Draws the strokes; the first one is in front.
  func drawLines(with pen: OverlayPen, _ colors: OverlayColors) {
    for stroke in strokes.reversed() {
      switch stroke.kind {
      case .beam: drawBeam(stroke, pen, color(colors))
      case .line: drawLine(stroke, pen, color(colors))
      case .baseline: pen.underline(stroke.cells, .dashes, color(colors))
      case .connector:
        pen.dot(
          stroke.cells, isHorizontal: stroke.axis == .horizontal, .fine, color(colors), isBelowLines: true)
      }
    }
  }

  /// Draws the label, if it has a position.
  func drawLabel(with pen: OverlayPen, _ colors: OverlayColors) {
    guard let label else { return }
    // The terminal's own background distinguishes a label from the picture's text.
    pen.canvas.fill(label, style: CellStyle(background: .default))
    pen.put(text, at: label.origin, color(colors), isSelected ? [.bold, .reverse] : .bold)
  }

  private func color(_ colors: OverlayColors) -> CellColor {
    isConflicting ? colors.conflict : colors.constraint
  }

  /// Heavy lines for the selected constraint, and dashed ones for an optional constraint.
  private var lines: LineStyle {
    if isSelected { return .heavy }
    return constraint.priority < .required ? .dashed : .light
  }

  /// Draws a line with a cap at both ends.
  private func drawBeam(_ stroke: Stroke, _ pen: OverlayPen, _ color: CellColor) {
    let arms = stroke.axis.beamArms
    for along in stroke.visibleRange(pen) {
      let isStart = along == stroke.along.lowerBound
      let isEnd = along == stroke.along.upperBound - 1
      let caps = (isStart ? arms.start : .none).merged(with: isEnd ? arms.end : .none)
      // Dashes would not be visible in the ends.
      draw(isStart || isEnd ? caps : arms.middle, isDashed: !isStart && !isEnd, along, of: stroke, pen, color)
    }
  }

  /// Draws a line that texts interrupt.
  private func drawLine(_ stroke: Stroke, _ pen: OverlayPen, _ color: CellColor) {
    let arms = stroke.axis.lineArms
    for along in stroke.visibleRange(pen)
    where !pen.isText(at: stroke.axis.point(along: along, across: stroke.across)) {
      let forward = along < stroke.along.upperBound - 1 ? arms.forward : .none
      let back = along > stroke.along.lowerBound ? arms.back : .none
      draw(forward.merged(with: back), isDashed: true, along, of: stroke, pen, color)
    }
  }

  /// Draws the cell of a stroke at a position along it.
  private func draw(
    _ arms: LineArms, isDashed: Bool, _ along: Int, of stroke: Stroke, _ pen: OverlayPen, _ color: CellColor
  ) {
    let point = stroke.axis.point(along: along, across: stroke.across)
    pen.join(arms.withWeight(lines.weight), at: point, lines: isDashed ? lines : .light, color)
  }
}

extension LineArms {
  /// The same arms, each with the given weight.
  fileprivate func withWeight(_ weight: Weight) -> LineArms {
    LineArms(
      up: up == .none ? .none : weight, right: right == .none ? .none : weight,
      down: down == .none ? .none : weight, left: left == .none ? .none : weight)
  }
}

extension ConstraintMark.Stroke {
  /// Possible positions of the label, best first: on a beam, then beside the line, then at its ends.
  func labelPlaces(width: Int) -> [LabelPlacer.Candidate] {
    axis == .horizontal ? placesByRow(width) : placesByColumn(width)
  }

  /// The positions for a horizontal stroke.
  private func placesByRow(_ width: Int) -> [LabelPlacer.Candidate] {
    let start = along.lowerBound + (along.count - width) / 2
    let fitsOnLine = along.count >= width && kind == .beam
    let onLine = LabelPlacer.Candidate(CellPoint(column: start, row: across), isOnLine: true)
    let beside = [across - 1, across + 1].map { row in
      LabelPlacer.Candidate(CellPoint(column: start, row: row), isMovable: true)
    }
    let ends = [along.upperBound, along.lowerBound - width].map { column in
      LabelPlacer.Candidate(CellPoint(column: column, row: across))
    }
    return (fitsOnLine ? [onLine] : []) + beside + ends
  }

  /// The positions for a vertical stroke. A beam of two rows has no room for a label between its caps.
  private func placesByColumn(_ width: Int) -> [LabelPlacer.Candidate] {
    let middle = along.lowerBound + (along.count - 1) / 2
    let centered = across - (width - 1) / 2
    let fitsOnLine = (along.count == 1 || along.count > 2) && kind == .beam
    let onLine = LabelPlacer.Candidate(CellPoint(column: centered, row: middle), isOnLine: true)
    let rows = [middle, along.upperBound - 1, along.lowerBound]
    let beside = rows.flatMap { [(column: across + 1, row: $0), (column: across - width, row: $0)] }
    let ends = [(column: centered, row: along.lowerBound - 1), (column: centered, row: along.upperBound)]
    return (fitsOnLine ? [onLine] : [])
      + (beside + ends).map { LabelPlacer.Candidate(CellPoint(column: $0.column, row: $0.row)) }
  }
}

extension CellRect {
  /// Possible positions of a label at the corners of the rectangle, best first: inside the lower right corner, then
  /// outside, then in the upper left corner.
  func cornerPlaces(width: Int) -> [LabelPlacer.Candidate] {
    let fitsInside = size.rows > 2 && size.columns > width + 1
    let inner = LabelPlacer.Candidate(
      CellPoint(column: maxColumn - 1 - width, row: maxRow - 2), isOnLine: true)
    let others = [
      CellPoint(column: maxColumn, row: maxRow - 1), CellPoint(column: minColumn - width, row: maxRow - 1),
      CellPoint(column: minColumn, row: maxRow), CellPoint(column: minColumn, row: minRow - 1),
      CellPoint(column: minColumn, row: minRow),
    ]
    return (fitsInside ? [inner] : []) + others.map { .init($0) }
  }
}
