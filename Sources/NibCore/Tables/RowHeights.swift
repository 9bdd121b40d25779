/// The heights of consecutive rows in points, most of which have the same estimated height.
///
/// Only heights that differ from the estimate are stored, so the cost of a million rows depends on the number
/// of rows that were shown. Sums come from a Fenwick tree of the differences from the estimate: every query
/// takes O(log rows), regardless of the number of measured rows.
struct RowHeights: Hashable {
  let count: Int
  /// The height of each row that was not measured.
  let estimate: Double
  /// The heights that differ from the estimate, by row.
  private(set) var heights: [Int: Double] = [:]
  /// The Fenwick tree: node `n` (1-based) stores the sum of the differences from the estimate in the rows that
  /// it covers. Absent nodes are 0.
  private var differences: [Int: Double] = [:]

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  var total: Double { offset(of: count) }

  func height(of row: Int) -> Double { heights[row] ?? estimate }

  /// The sum of the heights of all rows before `row`, which may be `count`.
  func offset(of row: Int) -> Double {
    var sum = Double(row) * estimate
    var node = row
    while node > 0 {
      sum += differences[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// The row at the given distance from the top of the first row: the last row that begins at or before it. The
  /// result is the first or last row for a distance outside the rows, and `nil` only if there are no rows.
  func row(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    // Descends the tree. `before` is the number of rows that are known to end at or before the distance, and `sum` is
    // their height.
    var before = 0
    var sum = 0.0
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let node = before + step
      if node <= count {
        let next = sum + Double(step) * estimate + (differences[node] ?? 0)
        if next <= distance {
          before = node
          sum = next
        }
      }
      step >>= 1
    }
    return min(before, count - 1)
  }

  /// Sets the height of one row, usually after it was measured.
  mutating func setHeight(_ height: Double, of row: Int) {
    let change = height - self.height(of: row)
    guard change != 0 else { return }
    heights[row] = height == estimate ? nil : height
    var node = row + 1
    while node <= count {
      let value = (differences[node] ?? 0) + change
      differences[node] = value == 0 ? nil : value
      node += node & -node
    }
  }
}
