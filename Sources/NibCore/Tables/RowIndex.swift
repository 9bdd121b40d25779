/// The lengths of a run of rows, most of which have the same estimated length.
///
/// Only rows whose length differs from the estimate are stored, so the cost of a million rows depends on the
/// rows that were shown. Sums come from a Fenwick tree of those differences: every query takes O(log rows),
/// however many rows were measured.
struct RowIndex: Hashable {
  let count: Int
  /// The length of each row without a length of its own.
  let estimate: Double
  private(set) var lengths: [Int: Double] = [:]
  /// The Fenwick tree: node `n` (1-based) holds the differences of the rows it covers; absent nodes are 0.
  private var differences: [Int: Double] = [:]

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// The sum of all lengths.
  var total: Double { offset(of: count) }

  func length(of row: Int) -> Double { lengths[row] ?? estimate }

  /// The sum of the lengths of all rows before `row`, which may be `count`.
  func offset(of row: Int) -> Double {
    var sum = Double(row) * estimate
    var node = row
    while node > 0 {
      sum += differences[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// The row that covers a distance from the start: the last one that begins at or before it. Distances
  /// outside the run give the first or last row. `nil` only if there are no rows.
  func row(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
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

  /// Gives a row its own length.
  mutating func setLength(_ length: Double, of row: Int) {
    let change = length - self.length(of: row)
    guard change != 0 else { return }
    lengths[row] = length == estimate ? nil : length
    var node = row + 1
    while node <= count {
      let value = (differences[node] ?? 0) + change
      differences[node] = value == 0 ? nil : value
      node += node & -node
    }
  }
}
