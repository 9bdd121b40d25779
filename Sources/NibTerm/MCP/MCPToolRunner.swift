import NibCore
import NibScreen
import NibTools

/// Runs the commands of tools, each as a process of its own that can use nothing outside of the folder of the server.
///
/// A document that makes a command crash, or that takes too much time or memory, does not affect the server.
struct MCPToolRunner: Sendable {
  /// The absolute path of the folder, without links.
  let folder: String
  let canWrite: Bool
  /// The path of this program.
  let program: String
  /// The edits that can be taken back.
  private let history = MCPHistory()

  init(folder: String, canWrite: Bool, program: String) {
    (self.folder, self.canWrite, self.program) = (folder, canWrite, program)
  }

  /// The maximum number of bytes of a text, about 8,000 tokens, and of a picture.
  private static let limits = (text: 32_000, picture: 6 << 20)
  /// The maximum time of a command in seconds.
  private static let time = 120

  /// The result of a call.
  struct Result: Sendable {
    enum Content: Sendable {
      case text(String)
      case picture([UInt8])
    }

    let content: Content
    /// What the command says besides a picture, such as that there are no texts in a language; empty for nothing.
    var remarks = ""
    var isError = false

    var members: [(name: String, value: JSON?)] {
      let item: JSON =
        switch content {
        case .text(let text): Result.item(text)
        case .picture(let bytes):
          .object([
            ("type", .string("image")), ("data", .string(Data(bytes).base64EncodedString())),
            ("mimeType", .string("image/png")),
          ])
        }
      let items = [item] + (remarks.isEmpty ? [] : [Result.item(remarks)])
      return [("content", .list(items)), ("isError", .bool(isError))]
    }

    private static func item(_ text: String) -> JSON {
      .object([("type", .string("text")), ("text", .string(text))])
    }

    static func failure(_ text: String) -> Result { Result(content: .text(text), isError: true) }
  }

  /// Runs the command of a tool.
  ///
  /// - Returns: `nil` if the call was cancelled.
  func result(of tool: MCPTool, _ arguments: MCPArguments, isCancelled: @escaping () -> Bool) -> Result? {
    let command: MCPTool.Command
    do throws(MCPProblem) {
      try MCPParameter.check(arguments.value, tool.shownParameters(canWrite: canWrite))
      command = try tool.command(arguments)
      if command.isUndo, let path = command.written {
        let left = try history.undo(path)
        return Result(content: .text("The last edit of \(path) is taken back; \(left) more can be.\n"))
      }
    } catch {
      return .failure(error.message)
    }
    let before = command.written.flatMap { FileBytes.ifReadable($0) }
    var limits = ProgramOutput.Limits()
    (limits.time, limits.silence, limits.bytes) = (Self.time, Self.time, 1 << 25)
    guard
      let run = ProgramOutput(
        of: [program] + command.arguments, environment: environment, input: command.input, limits: limits,
        isCancelled: isCancelled)
    else { return .failure("the program '\(program)' cannot be started") }
    if let path = command.written, let before, let after = FileBytes.ifReadable(path) {
      history.add(path, from: before, to: after)
    }
    switch run.ending {
    case .ended: return result(of: run, command, tool)
    case .cancelled: return nil
    case .silent, .tooLong:
      return .failure("this took more than \(Self.time) seconds; name one object, or a smaller document")
    case .tooMuch: return .failure("the answer is too large; name one object, or a smaller document")
    }
  }

  /// The variables of the commands. Settings of the user do not change the answers.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[AccessScope.variable] = folder
    environment["NIBTERM_CONFIG"] = "/dev/null"
    environment["NIBTERM_LOG"] = nil
    environment["NO_COLOR"] = "1"
    environment["COLUMNS"] = "100"
    return environment
  }

  private func result(of run: ProgramOutput, _ command: MCPTool.Command, _ tool: MCPTool) -> Result {
    let isFailure = !command.statuses.contains(run.status)
    if command.isPicture, !isFailure {
      guard run.output.count <= Self.limits.picture else {
        return .failure("the picture is too large; name one object")
      }
      let remarks = VisibleText.lines(String(decoding: run.errors, as: UTF8.self))
      return Result(content: .picture(run.output), remarks: Self.shortened(MCPWords.ofTool(tool, remarks)))
    }
    // A shell reports a program that a signal ended with 128 and the number of the signal.
    if run.status > 128 { return .failure("the command failed; the document may be damaged") }
    let parts = [run.output, run.errors].map { VisibleText.lines(String(decoding: $0, as: UTF8.self)) }
    // The output contains texts of documents, which stay as they are.
    let whole = parts[0] + MCPWords.ofTool(tool, parts[1])
    let text = Self.shortened(isFailure ? Self.withoutUsage(whole) : whole)
    return Result(content: .text(text.isEmpty ? "Nothing to report." : text), isError: isFailure)
  }

  /// The text without the usage of a command, which agents do not see.
  private static func withoutUsage(_ text: String) -> String {
    text.range(of: "\nUsage: ").map { String(text[..<$0.lowerBound]) + "\n" } ?? text
  }

  /// The lines at the beginning of a long text, and the number of the others.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > limits.text else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.count
    var size = 0
    lines = Array(
      lines.prefix { line in
        size += line.utf8.count + 1
        return size <= limits.text
      })
    let rest = NibNumber.count(count - lines.count, "more line")
    return lines.map { $0 + "\n" }.joined() + "(\(rest); name one object or document)\n"
  }
}
