import NibCore

/// A JSON value in a message of a client.
enum MCPValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case list([MCPValue])
  case object([String: MCPValue])

  /// Reads JSON; `nil` if it is damaged, or deeper than the decoder accepts.
  init?(_ json: [UInt8]) {
    // The decoder would guess other encodings.
    guard String(validating: json, as: UTF8.self) != nil,
      let value = try? JSONDecoder().decode(MCPValue.self, from: Data(json))
    else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([MCPValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: MCPValue].self))
    }
  }

  /// The member of an object; `nil` for all other values.
  subscript(name: String) -> MCPValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The text, or the number as a text; `nil` for other values.
  var text: String? {
    switch self {
    case .string, .integer, .number: propertyText
    default: nil
    }
  }

  /// The value of a property as 'nibterm set' reads it; `nil` for lists and objects.
  var propertyText: String? {
    switch self {
    case .null: ""
    case .bool(let value): value ? "YES" : "NO"
    case .integer(let value): String(value)
    case .number(let value): NibNumber.text(value, decimals: 6)
    case .string(let text): text
    case .list, .object: nil
    }
  }

  /// The name of the type in JSON Schema.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}
