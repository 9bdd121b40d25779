import NibCore
import NibTools

/// Answers the messages of one client of the Model Context Protocol.
///
/// Versions up to 2025-11-25 begin with a handshake (`initialize`). In later ones, each request names its version.
struct MCPServer: Sendable {
  /// The versions that begin with a handshake, the newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The versions whose requests name them, the newest first.
  static let statelessVersions = ["2026-07-28"]
  /// The maximum number of bytes of a message.
  static let largestMessage = 1 << 24
  /// The maximum number of messages in a batch.
  private static let largestBatch = 50

  /// Runs the commands of the tools.
  let tools: MCPToolRunner
  /// The version that the handshake chose; `nil` before it.
  private var version: String?

  init(_ tools: MCPToolRunner) { self.tools = tools }

  /// What to do with a line of input.
  enum Reply: Sendable {
    /// Nothing is answered.
    case none
    /// An answer that is known.
    case ready(JSON)
    /// Calls of tools, which take time. For a batch, the answers are a list.
    case calls([Call], isBatch: Bool)
    /// A request need not be answered any more.
    case cancel(MCPMessage.ID)
  }

  /// One answer: a call of a tool, or an answer that is known.
  enum Call: Sendable {
    case tool(MCPMessage.ID, MCPTool, MCPArguments, isStateless: Bool)
    case ready(JSON)

    var id: MCPMessage.ID? { if case .tool(let id, _, _, _) = self { id } else { nil } }
  }

  /// Reads a line of input.
  mutating func reply(to line: [UInt8]) -> Reply {
    guard let value = MCPValue(line) else { return .ready(MCPMessage.answer(nil, .parse)) }
    guard case .list(let messages) = value else {
      switch call(for: value) {
      case .some(.ready(let answer)): return .ready(answer)
      case .some(let call): return .calls([call], isBatch: false)
      case nil: return MCPServer.cancelled(value).map { .cancel($0) } ?? .none
      }
    }
    if let problem = batchProblem(messages.count) { return .ready(MCPMessage.answer(nil, .invalid(problem))) }
    let calls = messages.compactMap { call(for: $0) }
    return calls.isEmpty ? .none : .calls(calls, isBatch: true)
  }

  /// The reason why a batch is refused; `nil` if it is not.
  private func batchProblem(_ count: Int) -> String? {
    if let version, !["2024-11-05", "2025-03-26"].contains(version) {
      return "version \(version) of the protocol has no batches"
    }
    if count == 0 { return "the batch is empty" }
    return count > MCPServer.largestBatch ? "the batch has more than \(MCPServer.largestBatch) messages" : nil
  }

  /// The request that a notification cancels; `nil` for other messages.
  private static func cancelled(_ value: MCPValue) -> MCPMessage.ID? {
    guard value["method"] == .string("notifications/cancelled") else { return nil }
    return MCPMessage.ID(value["params"]?["requestId"])
  }

  /// The answer to a message; `nil` if it has none.
  private mutating func call(for value: MCPValue) -> Call? {
    let id = MCPMessage.ID(value["id"])
    do throws(MCPMessage.Failure) {
      guard let message = try MCPMessage(value), let id = message.id else { return nil }
      return try call(for: message, id)
    } catch {
      return .ready(MCPMessage.answer(id, error))
    }
  }

  private mutating func call(for message: MCPMessage, _ id: MCPMessage.ID) throws(MCPMessage.Failure) -> Call
  {
    let isStateless = try isStateless(message)
    func result(_ members: [(name: String, value: JSON?)], isCacheable: Bool = false) -> Call {
      .ready(
        MCPMessage.answer(id, MCPServer.result(members, isStateless: isStateless, isCacheable: isCacheable)))
    }
    switch message.method {
    case "initialize" where !isStateless: return result(initialization(message.parameters))
    case "server/discover": return result(discovery, isCacheable: true)
    case "ping": return result([])
    case "tools/list":
      return result(
        [("tools", .list(MCPTool.all.map { $0.json(canWrite: tools.canWrite) }))], isCacheable: true)
    case "tools/call": return try toolCall(message, id, isStateless: isStateless)
    default: throw .unknownMethod(message.method)
    }
  }

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  /// Whether a request names the version of the protocol itself.
  private func isStateless(_ message: MCPMessage) throws(MCPMessage.Failure) -> Bool {
    guard let named = message.parameters["_meta"]?[MCPServer.versionKey] else { return false }
    guard case .string(let version) = named else {
      throw .parameters("'\(MCPServer.versionKey)' is not a string")
    }
    if MCPServer.statelessVersions.contains(version) { return true }
    guard MCPServer.handshakeVersions.contains(version), message.method != "server/discover" else {
      throw .version(version, MCPServer.statelessVersions + MCPServer.handshakeVersions)
    }
    return false
  }

  private static func result(
    _ members: [(name: String, value: JSON?)], isStateless: Bool, isCacheable: Bool
  ) -> JSON {
    guard isStateless else { return .object(members) }
    let cache: [(name: String, value: JSON?)] = [
      ("ttlMs", .integer(300_000)), ("cacheScope", .string("private")),
    ]
    let identity = JSON.object([("io.modelcontextprotocol/serverInfo", information)])
    return .object(
      [("resultType", .string("complete"))] + members + (isCacheable ? cache : []) + [("_meta", identity)])
  }

  // MARK: Methods

  private static var information: JSON {
    .object([
      ("name", .string("nibterm")), ("title", .string("NibTerm")),
      ("version", .string(ProgramVersion.version)),
    ])
  }

  private static let capabilities = JSON.object([("tools", .object([]))])

  private var instructions: JSON {
    .string(
      "Views, checks and edits Interface Builder documents (.xib, .storyboard) in one folder, without Xcode. Never edit their "
        + "XML by hand. 'outline' gives the ids of objects; 'check' and 'explain' say what is wrong; 'edit' says what follows "
        + "from a change"
        + (tools.canWrite ? " and writes it with write: true." : ", and writes nothing here."))
  }

  private mutating func initialization(_ parameters: MCPValue) -> [(name: String, value: JSON?)] {
    let wanted = parameters["protocolVersion"]?.string ?? ""
    let version = MCPServer.handshakeVersions.contains(wanted) ? wanted : MCPServer.handshakeVersions[0]
    self.version = version
    return [
      ("protocolVersion", .string(version)), ("capabilities", MCPServer.capabilities),
      ("serverInfo", MCPServer.information), ("instructions", instructions),
    ]
  }

  private var discovery: [(name: String, value: JSON?)] {
    [
      ("supportedVersions", .list(MCPServer.statelessVersions.map { .string($0) })),
      ("capabilities", MCPServer.capabilities), ("instructions", instructions),
    ]
  }

  private func toolCall(
    _ message: MCPMessage, _ id: MCPMessage.ID, isStateless: Bool
  ) throws(MCPMessage.Failure) -> Call {
    guard case .string(let name)? = message.parameters["name"] else {
      throw .parameters("'name' is not a string")
    }
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      let names = MCPTool.all.map(\.name).joined(separator: ", ")
      throw .parameters("there is no tool '\(name.prefix(100))'; use \(names)")
    }
    let value = message.parameters["arguments"] ?? .object([:])
    guard case .object = value else { throw .parameters("'arguments' is not an object") }
    let arguments = MCPArguments(value: value, folder: tools.folder, canWrite: tools.canWrite)
    return .tool(id, tool, arguments, isStateless: isStateless)
  }

  // MARK: Answers

  /// The answer of a call, which runs its command.
  ///
  /// - Returns: `nil` if the call was cancelled.
  func answer(to call: Call, isCancelled: @escaping @Sendable () -> Bool) -> JSON? {
    switch call {
    case .ready(let answer): return answer
    case .tool(let id, let tool, let arguments, let isStateless):
      guard let result = tools.result(of: tool, arguments, isCancelled: isCancelled) else { return nil }
      return MCPMessage.answer(
        id, MCPServer.result(result.members, isStateless: isStateless, isCacheable: false))
    }
  }
}
