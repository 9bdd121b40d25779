import NibTools

/// A parameter of a tool: its description for clients, and the check of its values.
struct MCPParameter: Sendable {
  indirect enum Kind: Sendable {
    case text, flag, integer
    /// One of some words.
    case choice([String])
    /// The path of a file or folder in the folder of the server.
    case path
    case list(Kind)
    /// Names of properties with their values.
    case values
    /// An object with these members.
    case object([MCPParameter])
  }

  let name: String
  let kind: Kind
  let text: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind = .text, _ text: String, isRequired: Bool = false) {
    (self.name, self.kind, self.text, self.isRequired) = (name, kind, text, isRequired)
  }

  /// The largest number of elements of a list, and of bytes of a text that is not a document.
  static let maximum = (elements: 200, bytes: 20_000)

  // MARK: Schema

  /// The schema of an object with some members.
  static func schema(of members: [MCPParameter]) -> JSON {
    let required = members.filter(\.isRequired).map { JSON.string($0.name) }
    return .object([
      ("type", .string("object")), ("properties", .object(members.map { ($0.name, $0.schema) })),
      ("required", required.isEmpty ? nil : .list(required)), ("additionalProperties", .bool(false)),
    ])
  }

  private var schema: JSON {
    guard case .object(var members) = MCPParameter.schema(of: kind) else { return .null }
    if !text.isEmpty { members.append(("description", .string(text))) }
    return .object(members)
  }

  private static func schema(of kind: Kind) -> JSON {
    switch kind {
    case .text, .path: .object([("type", .string("string"))])
    case .flag: .object([("type", .string("boolean"))])
    case .integer: .object([("type", .string("integer"))])
    case .choice(let words):
      .object([("type", .string("string")), ("enum", .list(words.map { .string($0) }))])
    case .list(let element):
      .object([
        ("type", .string("array")), ("items", schema(of: element)), ("maxItems", .integer(maximum.elements)),
      ])
    case .values:
      .object([
        ("type", .string("object")),
        (
          "additionalProperties",
          .object([("type", .list(["string", "number", "boolean", "null"].map { .string($0) }))])
        ),
      ])
    case .object(let members): schema(of: members)
    }
  }

  // MARK: Values

  /// Checks the values of some parameters.
  ///
  /// - Parameter place: where they are, for messages: `edits[0].`, or empty.
  static func check(_ value: MCPValue, _ parameters: [MCPParameter], at place: String = "") throws(MCPProblem)
  {
    guard case .object(let members) = value else {
      throw MCPProblem("'\(place)' must be an object, not \(value.typeName)")
    }
    for name in members.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let names = parameters.map(\.name)
      throw MCPProblem("there is no parameter '\(place)\(name)'; use \(names.joined(separator: ", "))")
    }
    for parameter in parameters {
      guard let value = members[parameter.name], value != .null else {
        guard !parameter.isRequired else { throw MCPProblem("'\(place)\(parameter.name)' is missing") }
        continue
      }
      try check(value, parameter.kind, at: place + parameter.name)
    }
  }

  private static func check(_ value: MCPValue, _ kind: Kind, at place: String) throws(MCPProblem) {
    switch (kind, value) {
    case (.text, .string(let text)), (.path, .string(let text)):
      guard !text.utf8.contains(0) else { throw MCPProblem("'\(place)' contains a zero character") }
      let limit = place == "text" ? MCPServer.largestMessage : maximum.bytes
      guard text.utf8.count <= limit else {
        throw MCPProblem("'\(place)' has more than \(limit) bytes")
      }
    // Numbers are understood in place of texts, and texts in place of numbers.
    case (.text, .integer), (.text, .number), (.flag, .bool), (.integer, .integer): break
    case (.integer, .string(let text)) where Int(text) != nil: break
    case (.choice, .integer(let number)): try check(.string(String(number)), kind, at: place)
    case (.choice(let words), .string(let text)):
      guard words.contains(text) else {
        throw MCPProblem("'\(place)' must be one of \(words.joined(separator: ", ")), not '\(text)'")
      }
    case (.list(let kind), .list(let elements)):
      guard elements.count <= maximum.elements else {
        throw MCPProblem("'\(place)' has more than \(maximum.elements) elements")
      }
      for (index, element) in elements.enumerated() { try check(element, kind, at: "\(place)[\(index)]") }
    case (.values, .object(let members)):
      for (name, value) in members where value.propertyText == nil {
        throw MCPProblem("'\(place).\(name)' must be a text, a number or a boolean, not \(value.typeName)")
      }
    case (.object(let members), .object): try check(value, members, at: place + ".")
    default: throw MCPProblem("'\(place)' must be \(name(of: kind)), not \(value.typeName)")
    }
  }

  private static func name(of kind: Kind) -> String {
    switch kind {
    case .text, .path, .choice: "a string"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .list: "a list"
    case .values, .object: "an object"
    }
  }
}

/// The reason why a tool cannot be used as a client wants, without a full stop.
struct MCPProblem: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }
}
