import NibCore

/// Searches the values and names of rows for a text, regardless of case.
struct RowSearch {
  private let rows: any RowsData
  /// The searched text in lower case.
  private let text: String

  /// The maximum number of rows that a search compares, so that a search in a very large file ends soon.
  private static let maximumCount = 200_000

  init(_ rows: any RowsData, _ text: String) {
    self.rows = rows
    self.text = text.lowercased()
  }

  /// The next row (1) or previous row (-1) that contains the text. After the last or first row, the search continues at
  /// the other end. Returns `nil` if none of the rows that are compared contains the text.
  ///
  /// - Parameter staysHere: whether the first row counts as a match.
  func row(from start: Int, by step: Int, staysHere: Bool) -> Int? {
    guard !text.isEmpty, rows.count > 0 else { return nil }
    let distances = (staysHere ? 0 : 1)...max(1, min(rows.count, RowSearch.maximumCount))
    return distances.lazy.map { ((start + step * $0) % rows.count + rows.count) % rows.count }
      .first(where: contains)
  }

  /// Whether a row contains the text. A row that cannot be read does not.
  private func contains(_ row: Int) -> Bool {
    if rows.name(ofRow: row)?.lowercased().contains(text) ?? false { return true }
    do {
      return try rows.row(row).contains { $0?.text.lowercased().contains(text) ?? false }
    } catch {
      return false
    }
  }
}
