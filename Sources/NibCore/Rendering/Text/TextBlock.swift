/// A text on its way to a place: the cells it may use, and the lines it has there.
struct TextBlock {
  let request: TextRequest
  /// The columns that the lines are aligned in.
  private(set) var region: Range<Int>
  /// The rows that the lines may use; it moves when the text gives way.
  private(set) var field: Range<Int>
  private(set) var lines: [String]
  /// The top row before anything gave way.
  let naturalTop: Int

  /// The text in its own cells.
  init(_ request: TextRequest) {
    self.request = request
    region = request.cells.columnRange
    lines = request.lines(columns: region.count, rows: request.cells.size.rows)
    let top = TextBlock.top(for: lines.count, of: request)
    let isOneRow = request.lineLimit == 1 || request.cells.size.rows <= 1
    field = isOneRow ? top..<top + 1 : request.cells.rowRange
    naturalTop = top
    self.top = top
  }

  /// The row of the first line.
  private(set) var top: Int
  /// The rows of the lines.
  var rows: Range<Int> { top..<top + lines.count }

  /// The columns that any line uses; empty for a text without visible characters.
  var columns: Range<Int> {
    let starts = lines.map { (start(of: $0), CellText.columns(of: $0)) }.filter { $0.1 > 0 }
    guard let first = starts.map(\.0).min(), let last = starts.map({ $0.0 + $0.1 }).max() else {
      return region.lowerBound..<region.lowerBound
    }
    return first..<last
  }

  /// Whether all of the text is shown.
  var isComplete: Bool { request.isComplete(columns: region.count, rows: field.count) }

  var placement: TextPlacement {
    TextPlacement(
      lines: zip(rows, lines).map { row, line in
        let start = start(of: line)
        return TextPlacement.Line(
          text: line, start: CellPoint(column: start, row: row),
          columns: start..<start + CellText.columns(of: line))
      })
  }

  /// Moves the lines to other rows.
  mutating func move(toTop newTop: Int) {
    field = field.lowerBound + newTop - top..<field.upperBound + newTop - top
    top = newTop
  }

  /// Lays the text out anew in other columns.
  mutating func setRegion(_ columns: Range<Int>) {
    region = columns
    rebreak()
  }

  /// Lays the text out anew in more rows.
  mutating func setField(_ rows: Range<Int>) {
    field = rows
    rebreak()
  }

  private mutating func rebreak() {
    let count = lines.count
    lines = request.lines(columns: region.count, rows: field.count)
    if lines.count != count { top = placedTop() }
  }

  private func placedTop() -> Int {
    switch request.vertical {
    case .top: field.lowerBound
    case .center: field.lowerBound + (field.count - lines.count) / 2
    case .bottom: field.upperBound - lines.count
    }
  }

  private func start(of line: String) -> Int {
    region.lowerBound
      + CellText.leadingGap(
        for: CellText.columns(of: line), in: region.count, alignment: request.alignment)
  }

  /// A single line stands in the row of the middle in points.
  private static func top(for count: Int, of request: TextRequest) -> Int {
    let rows = request.cells.rowRange
    switch request.vertical {
    case .top: return rows.lowerBound
    case .bottom: return rows.upperBound - count
    case .center: return count == 1 ? request.middleRow : rows.lowerBound + max(0, rows.count - count) / 2
    }
  }
}
