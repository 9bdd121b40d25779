import NibCore

/// Separates texts that share a row only because of rounding.
extension TextPlacer {
  /// The maximum number of rows that a text may be moved.
  private static let farthestMove = 3

  private enum Direction { case up, down }

  /// Visits the texts from top to bottom and resolves each conflict with the texts above.
  mutating func separateRows() {
    let order = blocks.indices.sorted { a, b in
      let first = blocks[a].request
      let second = blocks[b].request
      return (first.ink.midY, first.ink.minX, Double(first.order))
        < (second.ink.midY, second.ink.minX, Double(second.order))
    }
    var place = [Int](repeating: 0, count: blocks.count)
    for (position, index) in order.enumerated() { place[index] = position }
    for index in order {
      avoidObstacles(index)
      let above = rows.texts(in: blocks[index].rows).filter {
        place[$0] < place[index] && conflict($0, index)
      }
      for other in above.sorted(by: { place[$0] < place[$1] }) { separate(upper: other, lower: index) }
    }
  }

  /// Moves a text away from obstacles that it does not overlap in points, if there is room beside them.
  private mutating func avoidObstacles(_ index: Int) {
    let block = blocks[index]
    guard isObstructed(index, rows: block.rows, columns: block.columns) else { return }
    let moves = [Direction.up, .down].compactMap { direction -> [Int: Int]? in
      let top = direction == .up ? block.top - 1 : block.top + 1
      return plan(moving: index, to: top, direction)
    }
    let middle = block.request.ink.midY
    let isAbove = rows.obstacles(in: block.rows).contains {
      obstacles[$0].blocks(block.request) && obstacles[$0].frame.midY > middle
    }
    apply(isAbove ? moves.first : moves.last)
  }

  /// Makes the move that displaces the fewest texts: the lower one (and all in its way) down, or the upper
  /// one up.
  private mutating func separate(upper: Int, lower: Int) {
    guard blocks[upper].rows.overlaps(blocks[lower].rows), conflict(upper, lower) else { return }
    let down = plan(moving: lower, to: blocks[upper].rows.upperBound, .down)
    let up = plan(moving: upper, to: blocks[lower].top - blocks[upper].lines.count, .up)
    switch (down, up) {
    case (nil, nil): shareRow(upper, lower)
    case (let down?, let up?): apply(down.count <= up.count ? down : up)
    default: apply(down ?? up)
    }
  }

  private mutating func apply(_ moves: [Int: Int]?) {
    for (index, top) in (moves ?? [:]).sorted(by: { $0.key < $1.key }) {
      update(index) { $0.move(toTop: top) }
    }
  }

  /// The new top rows of a text and of all texts that it displaces; nil if one of them has no room.
  private func plan(moving index: Int, to top: Int, _ direction: Direction) -> [Int: Int]? {
    var plan = [index: top]
    var waiting = [index]
    while let current = waiting.popLast() {
      guard let top = plan[current] else { continue }
      let rows = top..<top + blocks[current].lines.count
      guard hasRoom(current, rows: rows) else { return nil }
      for other in self.rows.texts(in: rows) where other != current && conflict(current, other) {
        let pushed = direction == .down ? rows.upperBound : top - blocks[other].lines.count
        if let planned = plan[other], direction == .down ? planned >= pushed : planned <= pushed { continue }
        if other == index { return nil }
        plan[other] = pushed
        waiting.append(other)
      }
    }
    return plan
  }

  private func hasRoom(_ index: Int, rows: Range<Int>) -> Bool {
    let block = blocks[index]
    let clip = block.request.clip.rowRange
    return abs(rows.lowerBound - block.naturalTop) <= TextPlacer.farthestMove
      && clip.lowerBound <= rows.lowerBound && rows.upperBound <= clip.upperBound
      && !isObstructed(index, rows: rows, columns: block.columns)
  }
}
