import NibCore

/// Finds positions for all texts of a tree together. No text disappears because of rounding, is truncated beside free
/// cells, or is overwritten by a neighbor that it does not overlap in points.
///
/// Each text starts in its own cells, on one line if it has one line in points and there is room (`unwrapLines`). Texts
/// that share cells are then moved to different rows (`separateRows`), and truncated texts use the free cells beside
/// them (`useFreeCells`). Texts that overlap in points are left alone: the order of the views decides which is in
/// front.
struct TextPlacer {
  var blocks: [TextBlock]
  let obstacles: [TextObstacle]
  var rows = TextRows()
  /// The indices of the texts that no view covers. The others stay in their own cells.
  let visible: [Int]

  private init(
    _ requests: [TextRequest], _ obstacles: [TextObstacle], isCovered: (TextBlock) -> Bool
  ) {
    let all = requests.map { TextBlock($0) }
    blocks = all
    visible = all.indices.filter { !isCovered(all[$0]) }
    self.obstacles = obstacles
    for index in visible { rows.insert(text: index, rows: blocks[index].rows) }
    for (index, obstacle) in obstacles.enumerated() {
      rows.insert(obstacle: index, rows: obstacle.cells.rowRange)
    }
  }

  /// The positions of the texts, in the order of the requests. Cost: about O(texts x objects in a row),
  /// where the objects are texts and obstacles.
  ///
  /// - Parameter isCovered: whether a text is hidden in its own cells, so that the others need not avoid it.
  static func place(
    _ requests: [TextRequest], around obstacles: [TextObstacle] = [],
    isCovered: (TextBlock) -> Bool = { _ in false }
  ) -> [TextPlacement] {
    var placer = TextPlacer(requests, obstacles, isCovered: isCovered)
    placer.unwrapLines()
    placer.separateRows()
    placer.useFreeCells()
    return placer.blocks.map(\.placement)
  }

  /// The positions of texts that are measured in cells, in frames that are whole cells: each text stays in its own
  /// cells.
  static func placeExactly(_ requests: [TextRequest]) -> [TextPlacement] {
    requests.map { TextBlock($0).placement }
  }

  /// Whether two texts would use the same cells although they do not overlap in points.
  func collide(_ a: Int, _ b: Int) -> Bool {
    blocks[a].columns.overlaps(blocks[b].columns)
      && !blocks[a].request.overlapsInPoints(blocks[b].request.glyphArea)
  }

  /// Whether these cells contain an obstacle that the text must not cover.
  func isObstructed(_ index: Int, rows candidate: Range<Int>, columns: Range<Int>) -> Bool {
    rows.obstacles(in: candidate).contains { obstacle in
      obstacles[obstacle].cells.columnRange.overlaps(columns)
        && obstacles[obstacle].blocks(blocks[index].request)
    }
  }

  /// Changes a text and updates the index of rows.
  mutating func update(_ index: Int, _ change: (inout TextBlock) -> Void) {
    rows.remove(text: index, rows: blocks[index].rows)
    change(&blocks[index])
    rows.insert(text: index, rows: blocks[index].rows)
  }
}

/// Places two texts in one row that are in one row on a device, or that cannot be moved to different rows.
extension TextPlacer {
  /// The minimum width in columns of a truncated text.
  private static let minimumColumns = 2

  /// Separates two texts that a device shows side by side, and keeps them in their row: the right one is put after the
  /// left one, or the left one before it. If there is no room for that, the longer one is shortened. Returns false
  /// for all other texts, and if even that is not possible.
  mutating func keepInRow(_ first: Int, _ second: Int) -> Bool {
    guard blocks[first].request.isBeside(blocks[second].request) else { return false }
    let isInOrder = blocks[first].request.glyphArea.minX <= blocks[second].request.glyphArea.minX
    let (left, right) = isInOrder ? (first, second) : (second, first)
    for gap in [1, 0] {
      if shift(right, toStart: blocks[left].columns.upperBound + gap) { return true }
      let end = blocks[right].columns.lowerBound - gap
      if shift(left, toStart: end - blocks[left].columns.count) { return true }
    }
    return shorten(left, right)
  }

  /// Moves a text within its rows, if the columns there are free. Returns whether it was moved.
  private mutating func shift(_ index: Int, toStart start: Int) -> Bool {
    let columns = start..<start + blocks[index].columns.count
    let clip = blocks[index].request.clip.columnRange
    guard columns.clamped(to: clip) == columns, isFree(columns, for: index) else { return false }
    update(index) { $0.setAvailableColumns(columns) }
    return true
  }

  /// Takes the common columns of two texts from the longer one. Returns false if too few of its columns remain.
  private mutating func shorten(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (blocks[left].columns, blocks[right].columns)
    let (index, start, end) =
      first.count > second.count
      ? (left, first.lowerBound, second.lowerBound) : (right, first.upperBound, second.upperBound)
    guard end - start >= TextPlacer.minimumColumns else { return false }
    update(index) { $0.setAvailableColumns(start..<end) }
    return true
  }

  /// Puts the lower text after the upper one, or before it. If it does not fit there, both get a part of the row.
  mutating func shareRow(_ upper: Int, _ lower: Int) {
    let needed = blocks[lower].columns.count
    let taken = blocks[upper].columns
    let clip = blocks[lower].request.clip.columnRange
    let after = taken.upperBound + 1..<taken.upperBound + 1 + needed
    let before = taken.lowerBound - 1 - needed..<taken.lowerBound - 1
    for columns in [after, before] where isFree(columns, for: lower) && columns.clamped(to: clip) == columns {
      return update(lower) { $0.setAvailableColumns(columns) }
    }
    divide(taken.lowerBound..<max(taken.upperBound, blocks[lower].columns.upperBound), upper, lower)
  }

  private func isFree(_ columns: Range<Int>, for index: Int) -> Bool {
    let rows = blocks[index].rows
    let isTaken = self.rows.texts(in: rows).contains { other in
      other != index && blocks[other].columns.overlaps(columns)
        && !blocks[index].request.overlapsInPoints(blocks[other].request.glyphArea)
    }
    return !isTaken && !isObstructed(index, rows: rows, columns: columns)
  }

  private mutating func divide(_ columns: Range<Int>, _ upper: Int, _ lower: Int) {
    let half = (columns.count - 1) / 2
    guard half >= TextPlacer.minimumColumns else { return }
    let middle = columns.lowerBound + half
    let end = firstObstacle(in: middle + 1 + TextPlacer.minimumColumns..<columns.upperBound, for: lower)
    update(upper) { $0.setAvailableColumns(columns.lowerBound..<middle) }
    update(lower) { $0.setAvailableColumns(middle + 1..<(end ?? columns.upperBound)) }
  }

  /// The first of the columns in which an obstacle begins that the text must not cover; `nil` if there is none.
  private func firstObstacle(in columns: Range<Int>, for index: Int) -> Int? {
    rows.obstacles(in: blocks[index].rows).filter { obstacles[$0].blocks(blocks[index].request) }
      .map { obstacles[$0].cells.minColumn }.filter(columns.contains).min()
  }
}

/// Separates texts that share a row only because of rounding.
extension TextPlacer {
  /// The maximum number of rows that a text may be moved.
  private static let farthestMove = 3

  /// The maximum number of texts that are moved together. Where more are in the way, there is no order to keep, and a
  /// search through all of them takes a time that is quadratic in their number.
  private static let mostMoved = 40

  private enum Direction { case up, down }

  /// Visits the texts from top to bottom and separates each from those above it.
  mutating func separateRows() {
    let order = visible.sorted { a, b in
      let first = blocks[a].request
      let second = blocks[b].request
      return (first.glyphArea.midY, first.glyphArea.minX, Double(first.order))
        < (second.glyphArea.midY, second.glyphArea.minX, Double(second.order))
    }
    var place = [Int](repeating: 0, count: blocks.count)
    for (position, index) in order.enumerated() { place[index] = position }
    for index in order {
      avoidObstacles(index)
      let above = rows.texts(in: blocks[index].rows).filter {
        place[$0] < place[index] && collide($0, index)
      }
      for other in above.sorted(by: { place[$0] < place[$1] }) { separate(upper: other, lower: index) }
    }
  }

  /// Moves a text up or down, away from obstacles that it does not overlap in points, if a row there is free.
  private mutating func avoidObstacles(_ index: Int) {
    let block = blocks[index]
    guard isObstructed(index, rows: block.rows, columns: block.columns) else { return }
    let moves = [Direction.up, .down].compactMap { direction -> [Int: Int]? in
      let top = direction == .up ? block.top - 1 : block.top + 1
      return plan(moving: index, to: top, direction)
    }
    let middle = block.request.glyphArea.midY
    let isAbove = rows.obstacles(in: block.rows).contains {
      obstacles[$0].blocks(block.request) && obstacles[$0].frame.midY > middle
    }
    apply(isAbove ? moves.first : moves.last)
  }

  /// Moves the lower text down or the upper one up, together with all texts in the way, whichever moves fewer texts. If
  /// neither can be moved, they share the row.
  private mutating func separate(upper: Int, lower: Int) {
    guard blocks[upper].rows.overlaps(blocks[lower].rows), collide(upper, lower) else { return }
    if keepInRow(upper, lower) { return }
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

  /// The new top rows of a text and of all texts that it displaces, by index; `nil` if one of them cannot move there.
  private func plan(moving index: Int, to top: Int, _ direction: Direction) -> [Int: Int]? {
    var plan = [index: top]
    var waiting = [index]
    while let current = waiting.popLast() {
      guard let top = plan[current] else { continue }
      let rows = top..<top + blocks[current].lines.count
      guard plan.count <= TextPlacer.mostMoved, canMove(current, to: rows) else { return nil }
      for other in self.rows.texts(in: rows) where other != current && collide(current, other) {
        let pushed = direction == .down ? rows.upperBound : top - blocks[other].lines.count
        if let planned = plan[other], direction == .down ? planned >= pushed : planned <= pushed { continue }
        if other == index { return nil }
        plan[other] = pushed
        waiting.append(other)
      }
    }
    return plan
  }

  /// Whether a text may be moved to the rows: they are visible, not too far away, and free of obstacles.
  private func canMove(_ index: Int, to rows: Range<Int>) -> Bool {
    let block = blocks[index]
    let clip = block.request.clip.rowRange
    return abs(rows.lowerBound - block.naturalTop) <= TextPlacer.farthestMove
      && clip.lowerBound <= rows.lowerBound && rows.upperBound <= clip.upperBound
      && !isObstructed(index, rows: rows, columns: block.columns)
  }
}
