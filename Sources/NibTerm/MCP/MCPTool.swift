import NibTools

/// A tool of the server. Each is one of the program's commands, with a description and parameters for agents.
struct MCPTool: Sendable {
  /// A command of the program to run.
  struct Command: Sendable {
    var arguments: [String]
    var input: [UInt8] = []
    /// The exit statuses that are not failures.
    var statuses: Set<Int32> = [0]
    /// Whether the output is a PNG image.
    var isPicture = false
    /// The document that the command may write; `nil` if it writes none.
    var written: String?
    /// Whether the last edit of the document is taken back instead.
    var isUndo = false

    init(_ arguments: [String]) { self.arguments = arguments }
  }

  let name: String
  let title: String
  let text: String
  let parameters: [MCPParameter]
  /// Whether the tool can change files.
  var changesFiles = false
  /// The command for a call.
  let command: @Sendable (MCPArguments) throws(MCPProblem) -> Command

  /// The description of the tool in the protocol.
  func json(canWrite: Bool) -> JSON {
    let isWriting = changesFiles && canWrite
    let annotations = JSON.object([
      ("title", .string(title)), ("readOnlyHint", .bool(!isWriting)), ("destructiveHint", .bool(isWriting)),
      ("idempotentHint", .bool(!isWriting)), ("openWorldHint", .bool(false)),
    ])
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(text)),
      ("inputSchema", MCPParameter.schema(of: shownParameters(canWrite: canWrite))),
      ("annotations", annotations),
    ])
  }

  /// The parameters; `write` is one only if the server can write.
  func shownParameters(canWrite: Bool) -> [MCPParameter] {
    canWrite ? parameters : parameters.filter { $0.name != "write" }
  }
}
