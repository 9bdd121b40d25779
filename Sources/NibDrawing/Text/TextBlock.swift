import NibCore

/// A text on its way to a place: the cells it may use, and the lines it has there.
struct TextBlock {
  let request: TextRequest
  /// The columns that the lines are aligned in.
  private(set) var region: Range<Int>
  /// The rows that the lines may use; it moves when the text gives way.
  private(set) var field: Range<Int>
  private(set) var lines: [String]
  /// The columns that each line takes.
  private var widths: [Int]
  private let text: BreakableText
  /// The top row before anything gave way.
  let naturalTop: Int

  /// The text in its own cells.
  init(_ request: TextRequest) {
    self.request = request
    region = request.cells.columnRange
    text = BreakableText(request.text)
    lines = request.lines(of: text, columns: region.count, rows: request.cells.size.rows)
    widths = lines.map { CellText.columns(of: $0) }
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
    var columns: Range<Int>?
    for width in widths where width > 0 {
      let line = self.columns(ofLine: width)
      let first = min(columns?.lowerBound ?? line.lowerBound, line.lowerBound)
      columns = first..<max(columns?.upperBound ?? line.upperBound, line.upperBound)
    }
    return columns ?? region.lowerBound..<region.lowerBound
  }

  /// Whether all of the text is shown.
  var isComplete: Bool { isComplete(columns: region.count) }

  /// Whether all of it would be shown in so many columns.
  func isComplete(columns: Int) -> Bool {
    request.isComplete(text, columns: columns, rows: field.count)
  }

  var placement: TextPlacement {
    TextPlacement(
      lines: lines.indices.map { index in
        let columns = columns(ofLine: widths[index])
        return TextPlacement.Line(
          text: lines[index], start: CellPoint(column: columns.lowerBound, row: top + index), columns: columns
        )
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
    lines = request.lines(of: text, columns: region.count, rows: field.count)
    widths = lines.map { CellText.columns(of: $0) }
    if lines.count != count { top = placedTop() }
  }

  private func placedTop() -> Int {
    switch request.vertical {
    case .top: field.lowerBound
    case .center: field.lowerBound + (field.count - lines.count) / 2
    case .bottom: field.upperBound - lines.count
    }
  }

  /// Where a line of so many columns stands.
  private func columns(ofLine width: Int) -> Range<Int> {
    let gap = CellText.leadingGap(for: width, in: region.count, alignment: request.alignment)
    return region.lowerBound + gap..<region.lowerBound + gap + width
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
