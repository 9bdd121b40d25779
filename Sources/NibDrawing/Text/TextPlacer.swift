import NibCore

/// Finds a position for every text of a tree at once, so that no text is lost to rounding, truncated beside
/// free cells, or overwritten by a neighbor that it does not overlap in points.
///
/// Each text starts in its own cells. Texts that share cells are then moved to different rows
/// (`TextPlacer+Rows`), and truncated texts get the free cells beside them (`TextPlacer+Room`). Texts that
/// overlap in points are left alone: the order of the views decides which is in front.
struct TextPlacer {
  var blocks: [TextBlock]
  let obstacles: [TextObstacle]
  var rows = TextRows()

  private init(_ requests: [TextRequest], _ obstacles: [TextObstacle]) {
    blocks = requests.map { TextBlock($0) }
    self.obstacles = obstacles
    for index in blocks.indices { rows.insert(text: index, rows: blocks[index].rows) }
    for (index, obstacle) in obstacles.enumerated() {
      rows.insert(obstacle: index, rows: obstacle.cells.rowRange)
    }
  }

  /// The positions of the texts, in the order of the requests. Cost: about O(texts x things in a row).
  static func place(_ requests: [TextRequest], around obstacles: [TextObstacle] = []) -> [TextPlacement] {
    var placer = TextPlacer(requests, obstacles)
    placer.separateRows()
    placer.takeFreeRoom()
    return placer.blocks.map(\.placement)
  }

  /// The positions for frames that are whole cells and texts measured in cells: each text stays in its own
  /// cells.
  static func placeExactly(_ requests: [TextRequest]) -> [TextPlacement] {
    requests.map { TextBlock($0).placement }
  }

  /// Whether two texts would use the same cells although they do not overlap in points.
  func conflict(_ a: Int, _ b: Int) -> Bool {
    blocks[a].columns.overlaps(blocks[b].columns)
      && !blocks[a].request.reallyOverlaps(blocks[b].request.ink)
  }

  /// Whether an obstacle keeps a text out of these cells.
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

/// Handles two texts that have only one row.
extension TextPlacer {
  /// The minimum width in columns of a truncated text.
  private static let fewestColumns = 2

  /// Puts the lower text after the upper one, or before it; if there is no room for that, both get a part of
  /// the row.
  mutating func shareRow(_ upper: Int, _ lower: Int) {
    let needed = blocks[lower].columns.count
    let taken = blocks[upper].columns
    let clip = blocks[lower].request.clip.columnRange
    let behind = taken.upperBound + 1..<taken.upperBound + 1 + needed
    let before = taken.lowerBound - 1 - needed..<taken.lowerBound - 1
    for columns in [behind, before] where isFree(columns, for: lower) && columns.clamped(to: clip) == columns
    {
      return update(lower) { $0.setRegion(columns) }
    }
    divide(taken.lowerBound..<max(taken.upperBound, blocks[lower].columns.upperBound), upper, lower)
  }

  private func isFree(_ columns: Range<Int>, for index: Int) -> Bool {
    let rows = blocks[index].rows
    let isTaken = self.rows.texts(in: rows).contains { other in
      other != index && blocks[other].columns.overlaps(columns)
        && !blocks[index].request.reallyOverlaps(blocks[other].request.ink)
    }
    return !isTaken && !isObstructed(index, rows: rows, columns: columns)
  }

  private mutating func divide(_ columns: Range<Int>, _ upper: Int, _ lower: Int) {
    let half = (columns.count - 1) / 2
    guard half >= TextPlacer.fewestColumns else { return }
    let middle = columns.lowerBound + half
    update(upper) { $0.setRegion(columns.lowerBound..<middle) }
    update(lower) { $0.setRegion(middle + 1..<columns.upperBound) }
  }
}
