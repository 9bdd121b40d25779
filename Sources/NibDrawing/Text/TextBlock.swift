import NibCore

/// A text that is being positioned, with the cells that it may use and its lines.
struct TextBlock {
  let request: TextRequest
  /// The columns in which the lines are aligned.
  private(set) var availableColumns: Range<Int>
  /// The rows that the lines may use. They change when the text is moved away from others.
  private(set) var availableRows: Range<Int>
  private(set) var lines: [String]
  /// The width of each line in columns.
  private var widths: [Int]
  private let text: BreakableText
  /// The top row before the text was moved.
  let naturalTop: Int
  /// The number of rows by which the text was moved down.
  private var movedRows = 0
  /// The row of the first line.
  private(set) var top: Int

  /// Places the text in the cells that its view provides.
  init(_ request: TextRequest) {
    self.request = request
    availableColumns = request.cells.columnRange
    text = BreakableText(request.shownText)
    lines = request.lines(of: text, columns: availableColumns.count, rows: request.cells.size.rows)
    widths = lines.map { CellText.columns(of: $0) }
    let top = TextBlock.top(for: lines.count, in: request.cells.rowRange, of: request)
    let isOneRow = request.lineLimit == 1 || request.cells.size.rows <= 1
    availableRows = isOneRow ? top..<top + 1 : request.cells.rowRange
    naturalTop = top
    self.top = top
  }

  /// The rows of the lines.
  var rows: Range<Int> { top..<top + lines.count }

  /// The smallest range of columns that contains all lines; empty for a text without visible characters.
  var columns: Range<Int> {
    var result: Range<Int>?
    for width in widths where width > 0 {
      let line = columns(ofLineWithWidth: width)
      let first = min(result?.lowerBound ?? line.lowerBound, line.lowerBound)
      result = first..<max(result?.upperBound ?? line.upperBound, line.upperBound)
    }
    return result ?? availableColumns.lowerBound..<availableColumns.lowerBound
  }

  /// Whether the whole text is shown in the available columns.
  var isComplete: Bool { isComplete(columns: availableColumns.count) }

  /// Whether the whole text would be shown in the given number of columns.
  func isComplete(columns: Int) -> Bool {
    request.isComplete(text, columns: columns, rows: availableRows.count)
  }

  /// The lines with their current positions.
  var placement: TextPlacement {
    TextPlacement(
      lines: lines.indices.map { index in
        let columns = columns(ofLineWithWidth: widths[index])
        return TextPlacement.Line(
          text: lines[index], start: CellPoint(column: columns.lowerBound, row: top + index), columns: columns
        )
      })
  }

  /// The width in columns of the whole text on one line; `nil` if it has line breaks.
  var columnsOfOneLine: Int? { text.hasNewlines ? nil : text.columns }

  /// Moves the lines to other rows.
  mutating func move(toTop newTop: Int) {
    availableRows = availableRows.lowerBound + newTop - top..<availableRows.upperBound + newTop - top
    movedRows += newTop - top
    top = newTop
  }

  /// Lays the text out again in other columns.
  mutating func setAvailableColumns(_ columns: Range<Int>) {
    availableColumns = columns
    breakLines()
  }

  /// Puts the text on one line, in columns that are enough for it.
  mutating func unwrap(in columns: Range<Int>) {
    setAvailableColumns(columns)
    top = TextBlock.top(for: lines.count, in: request.cells.rowRange, of: request)
    availableRows = top..<top + lines.count
  }

  /// Lays the text out again in more rows.
  mutating func setAvailableRows(_ rows: Range<Int>) {
    availableRows = rows
    breakLines()
  }

  private mutating func breakLines() {
    let count = lines.count
    lines = request.lines(of: text, columns: availableColumns.count, rows: availableRows.count)
    widths = lines.map { CellText.columns(of: $0) }
    if lines.count != count {
      top = TextBlock.top(for: lines.count, in: availableRows, of: request, movedBy: movedRows)
    }
  }

  /// The columns of a line that is `width` columns wide.
  private func columns(ofLineWithWidth width: Int) -> Range<Int> {
    let gap = CellText.leadingGap(for: width, in: availableColumns.count, alignment: request.alignment)
    return availableColumns.lowerBound + gap..<availableColumns.lowerBound + gap + width
  }

  /// The top row of a text with `count` lines in an area. The first line of a centered text is in the row that contains
  /// its middle in points, or above it to leave room for the others.
  ///
  /// - Parameter moved: the number of rows by which the text was moved away from others.
  private static func top(
    for count: Int, in rows: Range<Int>, of request: TextRequest, movedBy moved: Int = 0
  ) -> Int {
    switch request.vertical {
    case .top: return rows.lowerBound
    case .bottom: return rows.upperBound - count
    case .center: break
    }
    // A text with one line in points and several in cells is around its middle.
    guard let middles = request.lineMiddles, count == 1 || middles.lowerBound < middles.upperBound else {
      return count == 1 ? request.middleRow + moved : rows.lowerBound + max(0, rows.count - count) / 2
    }
    guard count > 1 else { return topInSight(request.middleRow, of: request) + moved }
    let first = Int(bounded: middles.lowerBound.rounded(.down))
    let top = max(rows.lowerBound - moved, min(first, rows.upperBound - count - moved))
    return topInSight(top, lineCount: count, of: request) + moved
  }

  /// The top row for a text that would be out of sight only because of rounding: the one at which the line nearest to
  /// the visible rows is in them. The edge of the visible part is up to half a row away from that of its cells. For all
  /// other texts, `top`.
  private static func topInSight(_ top: Int, lineCount: Int = 1, of request: TextRequest) -> Int {
    let visibleRows = request.clip.rowRange
    guard let middles = request.lineMiddles, !visibleRows.isEmpty else { return top }
    if top >= visibleRows.upperBound, middles.lowerBound < Double(visibleRows.upperBound) + 0.5 {
      return visibleRows.upperBound - 1
    }
    if top + lineCount <= visibleRows.lowerBound, middles.upperBound >= Double(visibleRows.lowerBound) - 0.5 {
      return visibleRows.lowerBound - lineCount + 1
    }
    return top
  }
}
