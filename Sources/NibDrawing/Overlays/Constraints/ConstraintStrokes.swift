import NibCore

/// Converts the shapes of constraints to lines of cells. Lines that would cover each other are drawn side by side, if
/// there are free cells.
struct ConstraintStrokes {
  typealias Stroke = ConstraintMark.Stroke

  let grid: CellGrid
  private let bounds: CellRect

  /// Creates a converter for a drawing that shows only the cells in `bounds`.
  init(grid: CellGrid, bounds: CellRect) {
    self.grid = grid
    self.bounds = bounds
  }

  /// The strokes of a shape, which avoid the lines recorded in `labels`. The first one gets the label.
  func strokes(of shape: ConstraintShape, _ labels: LabelPlacer) -> [Stroke] {
    switch shape {
    case .distance(let axis, let start, let end, let across, let connector):
      let along = grid.cells(from: start, to: end, along: axis)
      let level = level(of: along, within: across, axis, labels)
      let beam = Stroke(axis: axis, along: along, across: level, kind: .beam)
      return [beam] + (connector.map { [stroke(of: $0, to: level, axis)] } ?? [])
    case .alignment(let axis, let place, let kind, let extent, let whole):
      let line = line(along: axis, at: place, of: kind, extent: extent)
      let rest = whole.map { grid.cells(from: $0.lowerBound, to: $0.upperBound, along: axis) }
      return [line]
        + (rest.map { [Stroke(axis: axis, along: $0, across: line.across, kind: .connector)] } ?? [])
    case .length(let axis, let rect):
      return length(axis, grid.visibleCells(rect, within: bounds), labels).map { [$0] } ?? []
    case .ratio: return []
    }
  }

  /// The position across the axis (a row for a horizontal line) that is nearest to the middle of `across` and has no
  /// line yet; the middle if there is none.
  private func level(
    of along: Range<Int>, within across: ClosedRange<CGFloat>, _ axis: OverlayAxis, _ labels: LabelPlacer
  ) -> Int {
    let range = grid.cells(from: across.lowerBound, to: across.upperBound, along: axis.across)
    let middle = range.lowerBound + (range.count - 1) / 2
    // Levels are tried in this order of distance: 0, 1, -1, 2, -2 ...
    let levels = (0..<min(2 * range.count, ConstraintStrokes.maximumLevels)).map { step in
      middle + (step % 2 == 0 ? -step / 2 : (step + 1) / 2)
    }
    return levels.first { range.contains($0) && isFree(axis.line(along: along, across: $0), labels) }
      ?? middle
  }

  /// The maximum number of levels that are tried.
  private static let maximumLevels = 24

  private func isFree(_ cells: CellRect, _ labels: LabelPlacer) -> Bool {
    let shown = cells.intersection(bounds)
    return shown.rowRange.allSatisfy { row in
      shown.columnRange.allSatisfy { !labels.hasLine(at: CellPoint(column: $0, row: row)) }
    }
  }

  /// A dotted line from an item to the level of a beam.
  private func stroke(of connector: ConstraintShape.Connector, to level: Int, _ axis: OverlayAxis) -> Stroke {
    let cells = grid.cells(
      from: connector.range.lowerBound, to: connector.range.upperBound, along: axis.across)
    let isBelow = cells.upperBound > level
    let along =
      isBelow
      ? min(level + 1, cells.upperBound)..<cells.upperBound : cells.lowerBound..<max(cells.lowerBound, level)
    return Stroke(
      axis: axis.across, along: along, across: grid.cell(at: connector.at, along: axis), kind: .connector)
  }

  /// A line through a position that two items share; for an edge, on the cells inside the edge.
  private func line(
    along axis: OverlayAxis, at place: CGFloat, of kind: LayoutProblem.Attribute, extent: ClosedRange<CGFloat>
  ) -> Stroke {
    var along = grid.cells(from: extent.lowerBound, to: extent.upperBound, along: axis)
    if along.count < 3 { along = along.lowerBound - 1..<along.upperBound + 1 }
    return Stroke(
      axis: axis, along: along, across: cell(of: place, kind), kind: kind.isBaseline ? .baseline : .line)
  }

  /// The column or row on which a position is drawn.
  private func cell(of place: CGFloat, _ kind: LayoutProblem.Attribute) -> Int {
    switch kind {
    case .left, .width: grid.columns(Double(place))
    case .right: grid.columns(Double(place)) - 1
    case .top, .height: grid.rows(Double(place))
    case .bottom: grid.rows(Double(place)) - 1
    case .centerX: grid.column(at: place)
    case .centerY: grid.row(at: place)
    case .firstBaseline, .lastBaseline: grid.row(ofBaseline: place)
    }
  }

  /// The stroke of a length: inside a large view, beside a small one.
  private func length(_ axis: OverlayAxis, _ cells: CellRect, _ labels: LabelPlacer) -> Stroke? {
    let across = axis.across.range(of: cells)
    let isLarge = across.count >= (axis == .horizontal ? 5 : 9)
    let inside = isLarge ? [across.upperBound - 2, across.upperBound - 3] : []
    let levels = inside + [across.upperBound, across.lowerBound - 1, across.upperBound - 1]
    let strokes = levels.map { Stroke(axis: axis, along: axis.range(of: cells), across: $0, kind: .beam) }
    let shown = strokes.filter { !$0.cells.intersection(bounds).isEmpty }
    return shown.first { isFree($0.cells, labels) } ?? shown.first
  }
}
