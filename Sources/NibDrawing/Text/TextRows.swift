import NibCore

/// The texts and obstacles in each row, as indices into lists of the caller. Used to find free cells for a text.
struct TextRows {
  private var texts: [Int: [Int]] = [:]
  private var obstacles: [Int: [Int]] = [:]

  /// The maximum number of texts, and of obstacles, in a row. A row with more is unreadable anyway, and is treated as
  /// empty to save time.
  private static let maximumPerRow = 1_000

  mutating func insert(text index: Int, rows: Range<Int>) {
    for row in rows { texts[row, default: []].append(index) }
  }

  mutating func remove(text index: Int, rows: Range<Int>) {
    for row in rows { texts[row]?.removeAll { $0 == index } }
  }

  mutating func insert(obstacle index: Int, rows: Range<Int>) {
    for row in rows { obstacles[row, default: []].append(index) }
  }

  /// The indices of the texts with lines in any of the rows, in ascending order.
  func texts(in rows: Range<Int>) -> [Int] { members(of: texts, in: rows) }

  /// The indices of the obstacles in any of the rows, in ascending order.
  func obstacles(in rows: Range<Int>) -> [Int] { members(of: obstacles, in: rows) }

  private func members(of table: [Int: [Int]], in rows: Range<Int>) -> [Int] {
    if rows.count == 1 { return row(rows.lowerBound, of: table).sorted() }
    return Set(rows.flatMap { row($0, of: table) }).sorted()
  }

  private func row(_ row: Int, of table: [Int: [Int]]) -> [Int] {
    guard let members = table[row], members.count <= TextRows.maximumPerRow else { return [] }
    return members
  }
}
