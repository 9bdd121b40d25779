import NibCore

/// Finds places for short texts, so that they cover neither each other nor lines nor, if it can be helped,
/// what the picture shows.
struct LabelPlacer {
  /// A place where a label may stand, in order of preference.
  struct Candidate {
    var start: CellPoint
    /// Whether it stands on the very line that it is about, whatever that covers.
    var isOnLine: Bool
    /// Whether it may be moved sideways to stay within bounds.
    var isMovable: Bool
    /// Whether the label is rather left out than put here over something.
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

  /// The cells in which labels may stand.
  let bounds: CellRect
  /// What the picture shows: views without subviews.
  private let content: [CellRect]
  private var labels: [CellRect] = []
  private var lines: Set<CellPoint> = []

  init(bounds: CellRect, content: [CellRect]) {
    self.bounds = bounds
    self.content = content
  }

  /// Whether a line runs through a cell.
  func hasLine(at point: CellPoint) -> Bool { lines.contains(point) }

  /// Keeps labels, where possible, off the cells of a line.
  mutating func addLine(_ cells: CellRect) {
    let shown = cells.intersection(bounds)
    for row in shown.rowRange {
      for column in shown.columnRange { lines.insert(CellPoint(column: column, row: row)) }
    }
  }

  /// The cells for a label; nil if all places are taken.
  mutating func place(_ text: String, at candidates: [Candidate]) -> CellRect? {
    let size = CellSize(columns: CellText.columns(of: text), rows: 1)
    let free = candidates.map { inBounds($0, size) }.filter { candidate in
      let cells = CellRect(origin: candidate.start, size: size)
      // A column apart, so that two numbers do not read as one.
      let apart = cells.inset(columns: -1, rows: 0)
      return bounds.intersection(cells) == cells && labels.allSatisfy { $0.intersection(apart).isEmpty }
    }
    let best =
      free.first { isClear($0, size) && isOffContent($0, size) }
      ?? free.first { !$0.isOptional && isClear($0, size) } ?? free.first { !$0.isOptional }
    guard let best else { return nil }
    let cells = CellRect(origin: best.start, size: size)
    labels.append(cells)
    return cells
  }

  private func inBounds(_ candidate: Candidate, _ size: CellSize) -> Candidate {
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
