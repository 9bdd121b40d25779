import NibCore

/// Gives free neighboring cells to truncated texts.
extension TextPlacer {
  /// Widens, then lengthens every text that is complete in points but truncated in cells.
  mutating func takeFreeRoom() {
    for index in blocks.indices where blocks[index].request.fitsInPoints && !blocks[index].isComplete {
      widen(index)
      if !blocks[index].isComplete { lengthen(index) }
    }
  }

  /// Gives the text the columns that it lacks, as far as they are free: on the sides toward which its
  /// alignment grows, or otherwise on either side. A complete text that touches its neighbor is better than a
  /// truncated one.
  private mutating func widen(_ index: Int) {
    let block = blocks[index]
    for (isEitherSide, gap) in [(false, 1), (false, 0), (true, 1), (true, 0)] {
      let room = room(for: index, gap: gap, isEitherSide: isEitherSide)
      if let fitting = fittingRegion(block, in: room) { return update(index) { $0.setRegion(fitting) } }
    }
    let room = room(for: index, gap: 1, isEitherSide: true)
    update(index) { $0.setRegion(room) }
  }

  /// The narrowest region within `room` that shows the whole text; nil if there is none.
  private func fittingRegion(_ block: TextBlock, in room: Range<Int>) -> Range<Int>? {
    func isEnough(_ width: Int) -> Bool {
      block.isComplete(columns: TextPlacer.region(of: width, around: block, in: room).count)
    }
    guard isEnough(room.count) else { return nil }
    let least = min(block.region.count, room.count)
    let width = (least..<room.count).partitioningIndex(where: isEnough)
    return TextPlacer.region(of: width, around: block, in: room)
  }

  /// A region of `width` columns in `room`, placed around the text's own columns according to its alignment.
  private static func region(of width: Int, around block: TextBlock, in room: Range<Int>) -> Range<Int> {
    let own = block.region
    let extra = max(0, width - own.count)
    let left = own.lowerBound - room.lowerBound
    let right = room.upperBound - own.upperBound
    let before =
      switch block.request.alignment {
      case .left: max(0, extra - right)
      case .right: min(left, extra)
      // The extra columns are distributed evenly; if one side lacks columns, the other side provides them.
      case .center: min(left, max(extra / 2, extra - right))
      }
    let start = max(room.lowerBound, own.lowerBound - before)
    return start..<min(room.upperBound, max(own.upperBound, start + width))
  }

  /// The text's columns and the free ones beside them, in all of its rows.
  private func room(for index: Int, gap: Int, isEitherSide: Bool) -> Range<Int> {
    let block = blocks[index]
    let rows = block.field.clamped(to: block.request.clip.rowRange)
    let clip = block.request.clip.columnRange
    var left = min(block.region.lowerBound, clip.lowerBound)
    var right = max(block.region.upperBound, clip.upperBound)
    func limit(by taken: Range<Int>, gap: Int) {
      if taken.upperBound <= block.region.lowerBound {
        left = max(left, min(block.region.lowerBound, taken.upperBound + gap))
      } else if taken.lowerBound >= block.region.upperBound {
        right = min(right, max(block.region.upperBound, taken.lowerBound - gap))
      }
    }
    for other in self.rows.texts(in: rows) where other != index { limit(by: blocks[other].columns, gap: gap) }
    for other in self.rows.obstacles(in: rows) where obstacles[other].blocks(block.request) {
      limit(by: obstacles[other].cells.columnRange, gap: 0)
    }
    if !isEitherSide && block.request.alignment == .left { left = block.region.lowerBound }
    if !isEitherSide && block.request.alignment == .right { right = block.region.upperBound }
    return left..<right
  }

  /// Gives a text of several lines free rows: below it, then above it unless it is aligned to the top.
  private mutating func lengthen(_ index: Int) {
    let request = blocks[index].request
    guard request.lineLimit != 1 else { return }
    while !blocks[index].isComplete, let field = longerField(index) { update(index) { $0.setField(field) } }
  }

  private func longerField(_ index: Int) -> Range<Int>? {
    let block = blocks[index]
    let limit = block.request.lineLimit
    if limit > 0 && block.field.count >= limit { return nil }
    if block.request.vertical != .bottom && isFree(row: block.field.upperBound, for: index) {
      return block.field.lowerBound..<block.field.upperBound + 1
    }
    if block.request.vertical != .top && isFree(row: block.field.lowerBound - 1, for: index) {
      return block.field.lowerBound - 1..<block.field.upperBound
    }
    return nil
  }

  private func isFree(row: Int, for index: Int) -> Bool {
    let block = blocks[index]
    guard block.request.clip.rowRange.contains(row) else { return false }
    let isTaken = rows.texts(in: row..<row + 1).contains { other in
      other != index && blocks[other].columns.overlaps(block.region)
    }
    return !isTaken && !isObstructed(index, rows: row..<row + 1, columns: block.region)
  }
}
