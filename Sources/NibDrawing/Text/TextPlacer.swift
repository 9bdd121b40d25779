import NibCore

/// Finds a place for every text of a tree at once, so that none is rounded away, cut beside free room, or
/// written over by a neighbour that it does not overlap in points.
///
/// Each text starts in its own cells. Then those that came to share cells give way to each other by rows
/// (`TextPlacer+Rows`), and those that are cut take the free cells beside them (`TextPlacer+Room`). What
/// really overlaps in points is left alone: there the order of the views decides.
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

  /// The places of the texts, in the order of the requests. Cost: about O(texts x things in a row).
  static func place(_ requests: [TextRequest], around obstacles: [TextObstacle] = []) -> [TextPlacement] {
    var placer = TextPlacer(requests, obstacles)
    placer.separateRows()
    placer.takeFreeRoom()
    return placer.blocks.map(\.placement)
  }

  /// The places for frames that are whole cells and texts measured in cells: everybody's own.
  static func placeExactly(_ requests: [TextRequest]) -> [TextPlacement] {
    requests.map { TextBlock($0).placement }
  }

  /// Whether two texts would use the same cells, though they do not overlap in points.
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

  /// Changes a text and keeps the rows up to date.
  mutating func update(_ index: Int, _ change: (inout TextBlock) -> Void) {
    rows.remove(text: index, rows: blocks[index].rows)
    change(&blocks[index])
    rows.insert(text: index, rows: blocks[index].rows)
  }
}
