import NibCore

/// The part of a view in which its text may be drawn large. Determines the possible heights of the lines, and their
/// positions.
struct LargeTextArea {
  private let request: TextRequest
  private let grid: CellGrid
  private let blocks: LargeTextBlocks
  /// The vertical middle of the text's area, in rows.
  private let middle: Double
  /// The half columns of the text's area.
  private let halfColumns: Range<Int>

  /// Creates the area for the text of a request.
  ///
  /// - Parameters:
  ///   - place: the area of the text in points.
  ///   - blocks: the characters that the letters consist of.
  init(_ request: TextRequest, _ place: CGRect, _ grid: CellGrid, blocks: LargeTextBlocks = .quadrants) {
    self.request = request
    self.grid = grid
    self.blocks = blocks
    middle = Double(place.midY) / grid.cellHeight
    let ownHalfColumns = 2 * request.cells.minColumn..<2 * request.cells.maxColumn
    let halfGrid = CellGrid(cellWidth: grid.cellWidth / 2, cellHeight: grid.cellHeight)
    let left = halfGrid.columns(Double(place.minX))
    halfColumns = (left..<max(left, halfGrid.columns(Double(place.maxX)))).clamped(to: ownHalfColumns)
  }

  /// The heights of lines to try for the text, best first. None is higher than the visible part of the view,
  /// because such a line would be unreadable.
  func heights(for text: LargeText) -> [LargeScale] {
    guard !text.lines.isEmpty, !halfColumns.isEmpty else { return [] }
    let preferred = LargeText.rows(lineHeight: text.lineHeight, grid)
    return LargeScale.heights(
      rows: min(preferred, request.cells.size.rows / text.lines.count, visibleCells.size.rows), blocks: blocks
    )
  }

  private var visibleCells: CellRect { request.cells.intersection(request.clip) }

  /// The rows of cells that the text occupies at a height.
  func rows(of height: LargeScale, _ text: LargeText) -> Range<Int> {
    let count = pitch(of: height, text) * (text.lines.count - 1) + height.rows
    let top = top(for: count)
    return top..<top + count
  }

  /// The text about as wide as it is in points, or narrower if the free columns require it; `nil` if it does not fit
  /// into them.
  func fitted(_ layout: LargeTextLayout, within free: Range<Int>) -> LargeTextLayout? {
    layout.fitted(into: halfColumns(within: free).count)
  }

  /// The visible rows of block characters that draw the text, with their positions.
  ///
  /// - Parameter free: the columns in which the text may be drawn.
  func placement(of layout: LargeTextLayout, _ text: LargeText, within free: Range<Int>) -> TextPlacement {
    let lineRanges = lineRanges(of: layout, in: halfColumns(within: free))
    let start = lineRanges.map(\.lowerBound).min() ?? 0
    let end = lineRanges.map(\.upperBound).max() ?? 0
    // Half columns to columns: the start is rounded down, and the end up, also if they are negative.
    let columns = (start >> 1..<(end + 1) >> 1).clamped(to: visibleCells.columnRange)
    let top = rows(of: layout.scale, text).lowerBound
    let rows = rows(of: layout.scale, text).clamped(to: visibleCells.rowRange)
    let pitch = pitch(of: layout.scale, text)
    var bitmap = LargeBitmap(size: CellSize(columns: columns.count, rows: rows.count), blocks: blocks)
    for (line, range) in lineRanges.enumerated() {
      let start = CellPoint(
        column: range.lowerBound - 2 * columns.lowerBound,
        row: blocks.rowsOfParts * (top + line * pitch - rows.lowerBound))
      layout.draw(line: line, width: range.count, from: start, on: &bitmap)
    }
    return TextPlacement(
      lines: rows.enumerated().map { number, row in
        TextPlacement.Line(
          blocks: bitmap.blocks(row: number), start: CellPoint(column: columns.lowerBound, row: row),
          lineAttributes: LargeTextArea.lineAttributes(inRow: (row - top) % pitch, of: layout.scale.rows))
      })
  }

  /// The line attribute that may be drawn in a row of a line: underline in the last row, strikethrough in the middle
  /// row.
  private static func lineAttributes(inRow row: Int, of rows: Int) -> CellStyle.Attributes {
    if row == rows - 1 { return .underline }
    return row == (rows - 1) / 2 ? .strikethrough : []
  }

  /// The half columns of the text's area that are in the given columns.
  private func halfColumns(within free: Range<Int>) -> Range<Int> {
    halfColumns.clamped(to: 2 * free.lowerBound..<2 * free.upperBound)
  }

  /// The half columns of each line, aligned in `available`.
  private func lineRanges(of layout: LargeTextLayout, in available: Range<Int>) -> [Range<Int>] {
    layout.widths(within: available.count).map { width in
      let gap = CellText.leadingGap(for: width, in: available.count, alignment: request.alignment)
      return available.lowerBound + gap..<available.lowerBound + gap + width
    }
  }

  /// The number of rows from the top of one line to the top of the next: the text's line height, or less if the view
  /// is not high enough.
  private func pitch(of height: LargeScale, _ text: LargeText) -> Int {
    let preferred = LargeText.rows(lineHeight: text.lineHeight, grid)
    let maximum = (request.cells.size.rows - height.rows) / max(1, text.lines.count - 1)
    return max(height.rows, min(preferred, maximum))
  }

  /// The first row of a text that is the given number of rows high.
  private func top(for rows: Int) -> Int {
    let ownRows = request.cells.rowRange
    switch request.vertical {
    case .top: return ownRows.lowerBound
    case .bottom: return ownRows.upperBound - rows
    case .center:
      let centered = Int(bounded: (middle - Double(rows) / 2).rounded())
      return max(ownRows.lowerBound, min(ownRows.upperBound - rows, centered))
    }
  }
}

extension TextPlacement.Line {
  init(blocks: [LargeBitmap.Block], start: CellPoint, lineAttributes: CellStyle.Attributes) {
    self.init(
      text: String(blocks.map(\.glyph)), start: start, columns: start.column..<start.column + blocks.count,
      large: TextPlacement.LargeRow(runs: blocks.map(\.run), lineAttributes: lineAttributes))
  }
}
