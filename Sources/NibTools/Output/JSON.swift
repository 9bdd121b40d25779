import NibCore

/// A JSON value to write. The members of an object keep their order.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is written with at most four decimals, or as `null` if it is not finite.
  case number(Double)
  /// A number from a file. Its characters are written unchanged.
  case numeral(String)
  case string(String)
  case list([JSON])
  /// An object. Members without a value are left out.
  case object([(name: String, value: JSON?)])
  /// A list or an object that is written with one element or member per line.
  case lines(JSON)

  package static func numbers(_ values: CGFloat...) -> JSON { .list(values.map { .number(Double($0)) }) }

  package static func numbers(_ values: Int...) -> JSON { .list(values.map { .integer($0) }) }

  /// The value as JSON text. It is on one line, except for the values in `lines`.
  package var text: String { text(isMultiline: false, indent: "") }

  /// - Parameters:
  ///   - isMultiline: whether each element or member is on a separate line.
  ///   - indent: the spaces at the beginning of the line that the value is on.
  private func text(isMultiline: Bool, indent: String) -> String {
    let inner = isMultiline ? indent + "  " : indent
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return value.isFinite ? NibNumber.text(value, decimals: 4) : "null"
    case .numeral(let text): return text
    case .string(let text): return JSON.quoted(text)
    case .lines(let value): return value.text(isMultiline: true, indent: indent)
    case .list(let elements):
      let texts = elements.map { $0.text(isMultiline: false, indent: inner) }
      return "[\(JSON.joined(texts, isMultiline: isMultiline, indent: indent))]"
    case .object(let members):
      let texts = members.compactMap { name, value in
        value.map { "\(JSON.quoted(name)): \($0.text(isMultiline: false, indent: inner))" }
      }
      return "{\(JSON.joined(texts, isMultiline: isMultiline, indent: indent))}"
    }
  }

  private static func joined(_ texts: [String], isMultiline: Bool, indent: String) -> String {
    guard isMultiline, !texts.isEmpty else { return texts.joined(separator: ", ") }
    return texts.map { "\n\(indent)  \($0)" }.joined(separator: ",") + "\n\(indent)"
  }

  /// The text in quotes, with everything escaped that terminals or CI systems could run.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // Some CI systems run a text such as ##[error] as a command.
      case "#" where result.utf8.last == UInt8(ascii: "#"): result += "\\u0023"
      case _ where VisibleText.isHarmless(scalar): result.unicodeScalars.append(scalar)
      default: result += String(scalar).utf16.map(escaped).joined()
      }
    }
    return result + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
