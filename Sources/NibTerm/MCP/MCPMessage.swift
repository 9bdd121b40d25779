import NibCore
import NibTools

/// A message of JSON-RPC from a client.
struct MCPMessage: Sendable {
  /// The number or text that names a request.
  enum ID: Hashable, Sendable {
    case integer(Int)
    case string(String)

    init?(_ value: MCPValue?) {
      switch value {
      case .integer(let number): self = .integer(number)
      case .string(let text): self = .string(text)
      default: return nil
      }
    }

    var json: JSON {
      switch self {
      case .integer(let number): .integer(number)
      case .string(let text): .string(text)
      }
    }
  }

  /// A problem of a message that is answered with an error of JSON-RPC.
  struct Failure: Error {
    let code: Int
    let message: String
    var data: JSON?

    static let parse = Failure(code: -32700, message: "the line is not JSON")
    static func invalid(_ message: String) -> Failure { Failure(code: -32600, message: message) }
    static func unknownMethod(_ name: String) -> Failure {
      Failure(code: -32601, message: "there is no method '\(name.prefix(100))'")
    }
    static func parameters(_ message: String) -> Failure { Failure(code: -32602, message: message) }
    static func version(_ requested: String, _ supported: [String]) -> Failure {
      Failure(
        code: -32022, message: "Unsupported protocol version",
        data: .object([
          ("supported", .list(supported.map { .string($0) })),
          ("requested", .string(String(requested.prefix(100)))),
        ]))
    }
  }

  let method: String
  /// `nil` for a notification, which has no answer.
  let id: ID?
  let parameters: MCPValue

  /// Reads a request or a notification.
  ///
  /// - Returns: `nil` for an answer to a request, because the server sends none.
  init?(_ value: MCPValue) throws(Failure) {
    guard case .object(let members) = value else { throw .invalid("the message is not an object") }
    guard let method = members["method"] else {
      if members["result"] != nil || members["error"] != nil { return nil }
      throw .invalid("the message has no method")
    }
    guard case .string(let name) = method else { throw .invalid("the method is not a string") }
    guard members["jsonrpc"] == .string("2.0") else { throw .invalid("'jsonrpc' is not \"2.0\"") }
    self.method = name
    if let given = members["id"] {
      guard let id = ID(given) else { throw .invalid("the id is neither a string nor a whole number") }
      self.id = id
    } else {
      id = nil
    }
    parameters = members["params"] ?? .object([:])
    guard case .object = parameters else { throw .invalid("'params' is not an object") }
  }

  static func answer(_ id: ID, _ result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id.json), ("result", result)])
  }

  static func answer(_ id: ID?, _ failure: Failure) -> JSON {
    let error: [(name: String, value: JSON?)] = [
      ("code", .integer(failure.code)), ("message", .string(failure.message)), ("data", failure.data),
    ]
    return .object([("jsonrpc", .string("2.0")), ("id", id?.json ?? .null), ("error", .object(error))])
  }
}
