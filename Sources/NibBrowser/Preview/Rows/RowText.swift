import NibCore
import NibTools

/// Converts rows of data to JSON for copying.
enum RowText {
  /// A row as a JSON object on one line; `nil` if the row cannot be read.
  static func json(of index: Int, in rows: any RowsData) -> String? {
    do {
      let values = try rows.row(index)
      return JSON.object(zip(rows.columns, values).map { ($0, $1.map { json(of: $0) }) }).text
    } catch {
      return nil
    }
  }

  private static func json(of value: RowValue) -> JSON {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): .numeral(text)
    case .text(let text, _): .string(text)
    }
  }
}
