/// Rows as text to be copied.
enum RowText {
  /// A row as a JSON object of one line; nil for one that cannot be read.
  static func json(of index: Int, in rows: any RowsData) -> String? {
    do {
      let members = zip(rows.columns, try rows.row(index)).compactMap { name, value in
        value.map { "\(JSON.string(name)): \(json(of: $0))" }
      }
      return "{\(members.joined(separator: ", "))}"
    } catch {
      return nil
    }
  }

  private static func json(of value: RowValue) -> String {
    switch value {
    case .null: "null"
    case .bool, .number: value.text
    case .text(let text, _): JSON.string(text)
    }
  }
}
