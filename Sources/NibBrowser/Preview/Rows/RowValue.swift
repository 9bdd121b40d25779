/// The value in one column of a row: a text, a number, a Boolean value or nothing.
enum RowValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as written in the file.
  case number(String)
  /// A text, or the beginning of one that is too long.
  case text(String, isTruncated: Bool = false)

  init(_ text: LimitedText) { self = .text(text.text, isTruncated: text.isTruncated) }

  /// The value as a label shows it.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let text), .text(let text, _): text
    }
  }

  /// Whether the value is only the beginning of a text in the file.
  var isTruncated: Bool {
    if case .text(_, isTruncated: true) = self { return true }
    return false
  }
}
