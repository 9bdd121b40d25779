import NibCore

/// Lets texts use free cells beside them that are truncated or wrapped only because cells are coarser than points.
extension TextPlacer {
  /// Puts every text on one line that has one line in points, if enough cells beside it are free.
  mutating func unwrapLines() {
    for index in visible where blocks[index].request.isOneLineInPoints && blocks[index].lines.count > 1 {
      guard let width = blocks[index].columnsOfOneLine else { continue }
      let free = freeColumns(for: index, gap: 1, isEitherSide: false)
      guard free.count >= width else { continue }
      let columns = TextPlacer.columns(of: width, around: blocks[index], in: free)
      update(index) { $0.unwrap(in: columns) }
    }
  }

  /// Gives more columns and rows to every text that is complete in points but truncated in cells. A text of several
  /// lines keeps its beginning in place as long as there are free rows.
  mutating func useFreeCells() {
    for index in visible where blocks[index].request.fitsInPoints && !blocks[index].isComplete {
      if !widen(index, isEitherSide: false) { lengthen(index) }
      if blocks[index].isComplete || widen(index, isEitherSide: true) { continue }
      // A text that cannot be complete gets all free cells.
      let free = freeColumns(for: index, gap: 1, isEitherSide: true)
      update(index) { $0.setAvailableColumns(free) }
      lengthen(index)
    }
  }

  /// Gives the text more columns, if enough of them are free to complete it. A complete text that touches its neighbor
  /// is better than a truncated one. Returns whether the text is complete.
  ///
  /// - Parameter isEitherSide: whether to use both sides; otherwise only those toward which the text grows (the right
  ///   side for left-aligned text).
  private mutating func widen(_ index: Int, isEitherSide: Bool) -> Bool {
    let block = blocks[index]
    for gap in [1, 0] {
      let free = freeColumns(for: index, gap: gap, isEitherSide: isEitherSide)
      guard let fitting = fittingColumns(block, in: free) else { continue }
      update(index) { $0.setAvailableColumns(fitting) }
      return true
    }
    return false
  }

  /// The narrowest range of columns within `free` in which the whole text fits; `nil` if there is none.
  private func fittingColumns(_ block: TextBlock, in free: Range<Int>) -> Range<Int>? {
    func isEnough(_ width: Int) -> Bool {
      block.isComplete(columns: TextPlacer.columns(of: width, around: block, in: free).count)
    }
    guard isEnough(free.count) else { return nil }
    let minimum = min(block.availableColumns.count, free.count)
    let width = (minimum..<free.count).partitioningIndex(where: isEnough)
    return TextPlacer.columns(of: width, around: block, in: free)
  }

  /// A range of `width` columns in `free`, placed around the text's own columns according to its alignment.
  private static func columns(of width: Int, around block: TextBlock, in free: Range<Int>) -> Range<Int> {
    let available = block.availableColumns
    let extra = max(0, width - available.count)
    let freeBefore = available.lowerBound - free.lowerBound
    let freeAfter = free.upperBound - available.upperBound
    let usedBefore =
      switch block.request.growth {
      case .left: max(0, extra - freeAfter)
      case .right: min(freeBefore, extra)
      // The extra columns are distributed evenly; if one side lacks columns, the other side provides them.
      case .center: min(freeBefore, max(extra / 2, extra - freeAfter))
      }
    let start = max(free.lowerBound, available.lowerBound - usedBefore)
    return start..<min(free.upperBound, max(available.upperBound, start + width))
  }

  /// The text's columns and those beside them that are free in all of its rows.
  ///
  /// - Parameters:
  ///   - gap: the number of columns to leave empty between this text and others.
  ///   - isEitherSide: whether to include both sides; otherwise only those toward which the text grows.
  private func freeColumns(for index: Int, gap: Int, isEitherSide: Bool) -> Range<Int> {
    let block = blocks[index]
    let rows = block.availableRows.clamped(to: block.request.clip.rowRange)
    let clip = block.request.clip.columnRange
    var left = min(block.availableColumns.lowerBound, clip.lowerBound)
    var right = max(block.availableColumns.upperBound, clip.upperBound)
    func limit(by taken: Range<Int>, gap: Int) {
      if taken.upperBound <= block.availableColumns.lowerBound {
        left = max(left, min(block.availableColumns.lowerBound, taken.upperBound + gap))
      } else if taken.lowerBound >= block.availableColumns.upperBound {
        right = min(right, max(block.availableColumns.upperBound, taken.lowerBound - gap))
      }
    }
    for other in self.rows.texts(in: rows) where other != index { limit(by: blocks[other].columns, gap: gap) }
    for other in self.rows.obstacles(in: rows) where obstacles[other].blocks(block.request) {
      limit(by: obstacles[other].cells.columnRange, gap: 0)
    }
    if !isEitherSide && block.request.growth == .left { left = block.availableColumns.lowerBound }
    if !isEitherSide && block.request.growth == .right { right = block.availableColumns.upperBound }
    return left..<right
  }

  /// Gives a text that may have several lines more rows, if they are free: below it unless it is aligned to the bottom,
  /// then above it unless it is aligned to the top.
  private mutating func lengthen(_ index: Int) {
    let request = blocks[index].request
    guard request.lineLimit != 1 else { return }
    while !blocks[index].isComplete, let availableRows = extendedRows(index) {
      update(index) { $0.setAvailableRows(availableRows) }
    }
  }

  private func extendedRows(_ index: Int) -> Range<Int>? {
    let block = blocks[index]
    let limit = block.request.lineLimit
    if limit > 0 && block.availableRows.count >= limit { return nil }
    if block.request.vertical != .bottom && isFree(row: block.availableRows.upperBound, for: index) {
      return block.availableRows.lowerBound..<block.availableRows.upperBound + 1
    }
    if block.request.vertical != .top && isFree(row: block.availableRows.lowerBound - 1, for: index) {
      return block.availableRows.lowerBound - 1..<block.availableRows.upperBound
    }
    return nil
  }

  private func isFree(row: Int, for index: Int) -> Bool {
    let block = blocks[index]
    guard block.request.clip.rowRange.contains(row) else { return false }
    let isTaken = rows.texts(in: row..<row + 1).contains { other in
      other != index
        && (blocks[other].columns.overlaps(block.availableColumns)
          || blocks[other].request.isInOtherTableRow(than: block.request))
    }
    return !isTaken && !isObstructed(index, rows: row..<row + 1, columns: block.availableColumns)
  }
}
