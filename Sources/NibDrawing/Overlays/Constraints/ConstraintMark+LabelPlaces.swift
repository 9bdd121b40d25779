import NibCore

extension ConstraintMark.Stroke {
  /// Positions for the label of a line: on the line, then beside it, then at its ends.
  func labelPlaces(width: Int) -> [LabelPlacer.Candidate] {
    axis == .horizontal ? placesByRow(width) : placesByColumn(width)
  }

  private func placesByRow(_ width: Int) -> [LabelPlacer.Candidate] {
    let start = along.lowerBound + (along.count - width) / 2
    let isRoomy = along.count >= width && kind == .beam
    let onLine = LabelPlacer.Candidate(CellPoint(column: start, row: across), isOnLine: true)
    let beside = [across - 1, across + 1].map { row in
      LabelPlacer.Candidate(CellPoint(column: start, row: row), isMovable: true)
    }
    let ends = [along.upperBound, along.lowerBound - width].map { column in
      LabelPlacer.Candidate(CellPoint(column: column, row: across))
    }
    return (isRoomy ? [onLine] : []) + beside + ends
  }

  private func placesByColumn(_ width: Int) -> [LabelPlacer.Candidate] {
    let middle = along.lowerBound + (along.count - 1) / 2
    let centered = across - (width - 1) / 2
    let isRoomy = (along.count == 1 || along.count > 2) && kind == .beam
    let onLine = LabelPlacer.Candidate(CellPoint(column: centered, row: middle), isOnLine: true)
    let rows = [middle, along.upperBound - 1, along.lowerBound]
    let beside = rows.flatMap { [(across + 1, $0), (across - width, $0)] }
    let ends = [(centered, along.lowerBound - 1), (centered, along.upperBound)]
    return (isRoomy ? [onLine] : [])
      + (beside + ends).map { LabelPlacer.Candidate(CellPoint(column: $0.0, row: $0.1)) }
  }
}

extension CellRect {
  /// Positions for a label in a corner: inside the lower right corner, then beside and below it.
  func cornerPlaces(width: Int) -> [LabelPlacer.Candidate] {
    let isRoomy = size.rows > 2 && size.columns > width + 1
    let inner = LabelPlacer.Candidate(
      CellPoint(column: maxColumn - 1 - width, row: maxRow - 2), isOnLine: true)
    let others = [
      (maxColumn, maxRow - 1), (minColumn - width, maxRow - 1), (minColumn, maxRow), (minColumn, minRow - 1),
      (minColumn, minRow),
    ]
    return (isRoomy ? [inner] : []) + others.map { .init(CellPoint(column: $0.0, row: $0.1)) }
  }
}
