/// The cells of the main or the alternate screen of a `TerminalEmulator`, and the operations that move them.
struct EmulatedGrid {
  private(set) var columns: Int
  private(set) var rows: [[EmulatedCell]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: EmulatedCell(), count: columns), count: rows)
  }

  subscript(row row: Int, column column: Int) -> EmulatedCell {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  /// Removes or adds cells at the right and at the bottom, like a terminal without reflow.
  mutating func resize(columns: Int, rows count: Int) {
    let blank = EmulatedCell()
    rows = rows.prefix(count).map { row in
      Array(row.prefix(columns)) + Array(repeating: blank, count: max(0, columns - row.count))
    }
    while rows.count < count { rows.append(Array(repeating: blank, count: columns)) }
    self.columns = columns
  }

  /// Moves the rows of `region` up by `count`, or down if it is negative, and blanks the rows that become free.
  mutating func scroll(_ region: ClosedRange<Int>, by count: Int, blank: EmulatedCell) {
    let kept = Array(rows[region])
    let empty = Array(repeating: blank, count: columns)
    for (index, row) in region.enumerated() {
      rows[row] = kept.indices.contains(index + count) ? kept[index + count] : empty
    }
  }

  /// Blanks the columns `range` of a row. A remaining half of a wide character becomes a space.
  mutating func erase(row: Int, _ range: Range<Int>, blank: EmulatedCell) {
    let range = range.clamped(to: 0..<columns)
    if range.isEmpty { return }
    splitWide(row: row, at: range.lowerBound)
    splitWide(row: row, at: range.upperBound)
    for column in range { rows[row][column] = blank }
  }

  /// Inserts cells before `column`. Cells that are pushed over the right edge are lost.
  mutating func insert(_ count: Int, row: Int, column: Int, blank: EmulatedCell) {
    splitWide(row: row, at: column)
    let added = Array(repeating: blank, count: min(count, columns - column))
    rows[row].insert(contentsOf: added, at: column)
    rows[row].removeLast(added.count)
  }

  /// Removes cells from `column` on and adds blank ones at the right edge.
  mutating func delete(_ count: Int, row: Int, column: Int, blank: EmulatedCell) {
    let count = min(count, columns - column)
    splitWide(row: row, at: column)
    splitWide(row: row, at: column + count)
    rows[row].removeSubrange(column..<column + count)
    rows[row] += Array(repeating: blank, count: count)
  }

  /// If the left edge of `column` divides a wide character, both of its halves become spaces.
  mutating func splitWide(row: Int, at column: Int) {
    guard column > 0, column < columns, rows[row][column].text.isEmpty else { return }
    rows[row][column - 1].text = " "
    rows[row][column].text = " "
  }
}
