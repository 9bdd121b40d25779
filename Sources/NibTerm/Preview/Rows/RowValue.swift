/// What a row has in a column.
enum RowValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as the file writes it.
  case number(String)
  /// A text, or the beginning of one that is too long.
  case text(String, isCut: Bool = false)

  init(_ text: LimitedText) { self = .text(text.text, isCut: text.isCut) }

  /// The value as a label shows it.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let text), .text(let text, _): text
    }
  }

  /// Whether the file has more of the text than this.
  var isCut: Bool {
    if case .text(_, isCut: true) = self { return true }
    return false
  }

  /// The value as a switch takes it; nil for what is neither yes nor no.
  var bool: Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0", "": false
    default: nil
    }
  }

  /// The value as a slider takes it; nil for what is no number.
  var number: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
