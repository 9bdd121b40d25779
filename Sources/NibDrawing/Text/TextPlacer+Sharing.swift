import NibCore

/// Two texts for which there is one row only.
extension TextPlacer {
  /// The fewest columns a text is cut to.
  private static let fewestColumns = 2

  /// Puts the lower text behind the upper one, or before it; without room for that, both get a part of the
  /// row.
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
