/// Which texts and obstacles are in which row: what a text that looks for room has to ask.
struct TextRows {
  private var texts: [Int: [Int]] = [:]
  private var obstacles: [Int: [Int]] = [:]

  mutating func insert(text index: Int, rows: Range<Int>) {
    for row in rows { texts[row, default: []].append(index) }
  }

  mutating func remove(text index: Int, rows: Range<Int>) {
    for row in rows { texts[row]?.removeAll { $0 == index } }
  }

  mutating func insert(obstacle index: Int, rows: Range<Int>) {
    for row in rows { obstacles[row, default: []].append(index) }
  }

  /// The texts with lines in any of the rows, each once, in their own order.
  func texts(in rows: Range<Int>) -> [Int] { members(of: texts, in: rows) }

  /// The obstacles in any of the rows, each once, in their own order.
  func obstacles(in rows: Range<Int>) -> [Int] { members(of: obstacles, in: rows) }

  private func members(of table: [Int: [Int]], in rows: Range<Int>) -> [Int] {
    if rows.count == 1 { return (table[rows.lowerBound] ?? []).sorted() }
    return Set(rows.flatMap { table[$0] ?? [] }).sorted()
  }
}
