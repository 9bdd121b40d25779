import NibCore

/// Finds positions for the labels of an overlay, so that they do not cover each other and, if possible, cover neither
/// lines nor the content of the picture.
struct LabelPlacer {
  /// A possible position of a label. Candidates are listed in order of preference.
  struct Candidate {
    var start: CellPoint
    /// Whether the label is on the line that it describes. It may then cover lines and content.
    var isOnLine: Bool
    /// Whether the label may be moved sideways to stay within bounds.
    var isMovable: Bool
    /// Whether this position is used only if the label would cover neither lines nor content.
    var isOptional: Bool

    init(
      _ start: CellPoint, isOnLine: Bool = false, isMovable: Bool = false, isOptional: Bool = false
    ) {
      self.start = start
      self.isOnLine = isOnLine
      self.isMovable = isMovable
      self.isOptional = isOptional
    }
  }

  /// The cells in which labels may be placed.
  let bounds: CellRect
  /// The cells of the picture's content, which are those of views without subviews.
  private let content: [CellRect]
  private var labels: [CellRect] = []
  private var lines: Set<CellPoint> = []

  /// Creates a placer without labels or lines.
  init(bounds: CellRect, content: [CellRect]) {
    self.bounds = bounds
    self.content = content
  }

  /// Whether a line runs through a cell.
  func hasLine(at point: CellPoint) -> Bool { lines.contains(point) }

  /// Records a line; labels avoid its cells where possible.
  mutating func addLine(_ cells: CellRect) {
    let shown = cells.intersection(bounds)
    for row in shown.rowRange {
      for column in shown.columnRange { lines.insert(CellPoint(column: column, row: row)) }
    }
  }

  /// Places a label at the best candidate that is within the bounds and covers no other label. Returns its cells; `nil`
  /// if there is no such candidate.
  mutating func place(_ text: String, at candidates: [Candidate]) -> CellRect? {
    let size = CellSize(columns: CellText.columns(of: text), rows: 1)
    let free = candidates.map { movedIntoBounds($0, size) }.filter { candidate in
      let cells = CellRect(origin: candidate.start, size: size)
      // Labels are one column apart, so that two numbers do not look like one.
      let withMargins = cells.inset(columns: -1, rows: 0)
      return bounds.intersection(cells) == cells && labels.allSatisfy { $0.intersection(withMargins).isEmpty }
    }
    let best =
      free.first { isClear($0, size) && isOffContent($0, size) }
      ?? free.first { !$0.isOptional && isClear($0, size) } ?? free.first { !$0.isOptional }
    guard let best else { return nil }
    let cells = CellRect(origin: best.start, size: size)
    labels.append(cells)
    return cells
  }

  private func movedIntoBounds(_ candidate: Candidate, _ size: CellSize) -> Candidate {
    guard candidate.isMovable else { return candidate }
    var moved = candidate
    let last = bounds.maxColumn - size.columns
    moved.start.column = max(bounds.minColumn, min(candidate.start.column, last))
    return moved
  }

  private func isClear(_ candidate: Candidate, _ size: CellSize) -> Bool {
    candidate.isOnLine
      || (0..<size.columns).allSatisfy { !lines.contains(candidate.start + CellPoint(column: $0, row: 0)) }
  }

  private func isOffContent(_ candidate: Candidate, _ size: CellSize) -> Bool {
    let cells = CellRect(origin: candidate.start, size: size)
    return candidate.isOnLine || content.allSatisfy { $0.intersection(cells).isEmpty }
  }
}
