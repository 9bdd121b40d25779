import NibCore
import NibTools

/// The titles of rows of data: the texts of the column in which the rows differ most.
///
/// Most files begin with numbers, such as ids, that say nothing about a row. The best column has the most different
/// texts in the first rows. Columns that fill a text of the cell come before others.
struct RowTitles {
  private let rows: any RowsData
  /// The columns with texts, the best first.
  private let columns: [Int]

  /// The number of rows that are compared.
  private static let sampleCount = 20
  /// The maximum number of characters of a title.
  private static let maximumLength = 32

  init(_ content: PreviewContent) {
    rows = content.rows
    let texts = Set(content.views.filter(\.showsText).map(\.id))
    let sample = (0..<min(rows.count, RowTitles.sampleCount)).map {
      RowTitles.values(ofRow: $0, in: content.rows)
    }
    let candidates = content.rows.columns.indices.compactMap {
      column -> (rank: (Int, Int, Int), column: Int)? in
      let titles = Set(sample.compactMap { RowTitles.title(in: $0, column) })
      let isShown = content.match.views[column].map(texts.contains) ?? false
      return titles.isEmpty ? nil : ((isShown ? 0 : 1, -titles.count, column), column)
    }
    columns = candidates.sorted { $0.rank < $1.rank }.map(\.column)
  }

  /// The title of a row; `nil` if it has no text.
  func title(ofRow row: Int) -> String? {
    let values = RowTitles.values(ofRow: row, in: rows)
    let text = columns.lazy.compactMap { RowTitles.title(in: values, $0) }.first
    return text.map { VisibleText.line($0.cut(to: RowTitles.maximumLength)) }
  }

  /// The values of a row; none if the row is malformed, which is reported elsewhere.
  private static func values(ofRow row: Int, in rows: any RowsData) -> [RowValue?] {
    do { return try rows.row(row) } catch { return [] }
  }

  /// The text of a column, if it contains letters and is not an address.
  private static func title(in values: [RowValue?], _ column: Int) -> String? {
    guard values.indices.contains(column), case .text(let text, _)? = values[column],
      text.contains(where: \.isLetter), !text.contains("://")
    else { return nil }
    return text
  }
}
