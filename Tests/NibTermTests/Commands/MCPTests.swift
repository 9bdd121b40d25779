import Foundation
import NibAnalysis
import NibTools
import TestSupport
import Testing

@testable import NibTerm

/// The answers of the server of the Model Context Protocol.
@Suite struct MCPTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The answer of a new server to a message that needs no command.
  private func answer(_ line: String, canWrite: Bool = false) -> String? {
    let tools = MCPToolRunner(folder: folder.path, canWrite: canWrite, program: ElementsRun.program.path)
    var server = MCPServer(tools)
    guard case .ready(let answer) = server.reply(to: Array(line.utf8)) else { return nil }
    return answer.text
  }

  /// The path of the folder without links.
  private var realPath: String { folder.url.resolvingSymlinksInPath().path }

  @Test(
    "Damaged messages are errors",
    arguments: [
      ("{", -32700), ("[]", -32600), ("5", -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"no"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
      (String(repeating: "[", count: 100_000), -32700),
    ])
  func damaged(line: String, code: Int) throws {
    #expect(try #require(answer(line)).contains("\"code\": \(code),"))
  }

  @Test(
    "The version of the client is chosen if the server has it",
    arguments: [("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("2100-01-01", "2025-11-25")])
  func versions(wanted: String, chosen: String) throws {
    let line = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
    let text = try #require(answer(line))
    #expect(text.contains(#""id": "a""#))
    #expect(text.contains(#""protocolVersion": "\#(chosen)""#))
  }

  @Test("Requests that name their version need no handshake, and unknown versions are refused")
  func stateless() throws {
    func line(_ method: String, _ version: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)"}}}"#
    }
    let discovery = try #require(answer(line("server/discover", "2026-07-28")))
    #expect(discovery.contains(#""resultType": "complete", "supportedVersions": ["2026-07-28"]"#))
    #expect(try #require(answer(line("tools/list", "2026-07-28"))).contains(#""ttlMs""#))
    #expect(try #require(answer(line("tools/list", "2030-01-01"))).contains("\"code\": -32022,"))
  }

  @Test("Notifications and answers are not answered") func notifications() {
    #expect(answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(answer(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
  }

  @Test("Only a server that can write has the parameter 'write'") func writing() throws {
    func tools(_ canWrite: Bool) throws -> String {
      try #require(answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, canWrite: canWrite))
    }
    #expect(try tools(true).contains(#""write": {"type": "boolean""#))
    #expect(try !tools(false).contains(#""write": {"type": "boolean""#))
    #expect(try !tools(false).contains(#""destructiveHint": true"#))
  }

  @Test("The edits of the tool are the commands that edit") func edits() throws {
    let list = try #require(answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#))
    let names = EditDocument.commands.map { "\"\($0._commandName)\"" }.joined(separator: ", ")
    #expect(list.contains("\"enum\": [\(names)]"))
  }

  @Test("An edit becomes the arguments of a command, whatever its texts contain") func lines() throws {
    let edit = try #require(
      MCPValue(
        Array(
          #"{"edit":"set","object":"-a 'b'","values":{"text":"$(x) \"y\" #z","alpha":0.5,"hidden":true}}"#
            .utf8)))
    let line = try MCPTool.line(of: edit, at: "edits[0]")
    #expect(
      SettingsWords(line).words == ["set", "--", "-a 'b'", "alpha=0.5", "hidden=YES", #"text=$(x) "y" #z"#])
    let cell = try #require(
      MCPValue(
        Array(#"{"edit":"set","object":"a","values":{"text":"T","style":"subtitle","detailText":"D"}}"#.utf8))
    )
    #expect(
      try SettingsWords(MCPTool.line(of: cell, at: "")).words
        == ["set", "--", "a", "style=subtitle", "detailText=D", "text=T"])
    let move = try #require(MCPValue(Array(#"{"edit":"move","object":"a","before":"b c"}"#.utf8)))
    #expect(try SettingsWords(MCPTool.line(of: move, at: "")).words == ["move", "--before=b c", "--", "a"])
    let zero = try #require(
      MCPValue(Array(#"{"edit":"set","object":"a","values":{"text":"b\u0000remove a"}}"#.utf8)))
    #expect(throws: MCPProblem("'edits[0]' has the character U+0000, which a document cannot contain")) {
      try MCPTool.line(of: zero, at: "edits[0]")
    }
    let wrong = try #require(MCPValue(Array(#"{"edit":"duplicate","object":"a","to":"b"}"#.utf8)))
    #expect(throws: MCPProblem("'edits[0].to' is not for 'duplicate'; use object")) {
      try MCPTool.line(of: wrong, at: "edits[0]")
    }
  }

  @Test("Messages name tools and parameters, and not commands and options") func words() throws {
    let check = try #require(MCPTool.all.first { $0.name == "check" })
    #expect(
      MCPWords.ofTool(check, "use a smaller --scale or --text-size; 'nibterm check --rules' lists all rules.")
        == "use a smaller --scale or 'text_size'; 'check' with 'explain_rule': 'all' lists all rules.")
    let device = MCPWords.ofTool(check, "No device named 'x'. 'nibterm devices' lists all devices.")
    #expect(device.hasPrefix("No device named 'x'. Known are: ") && device.contains("iPad"))
    let strings = try #require(MCPTool.all.first { $0.name == "strings" })
    #expect(
      MCPWords.ofTool(strings, "1 key: 'a.text'; --prune removes 1") == "1 key: 'a.text'; 'prune' removes 1")
    #expect(
      MCPWords.ofTool(check, "Run `nibterm strings sync`, which removes it with `--prune`.")
        == "Run the tool 'strings', which removes it with 'prune'.")
    #expect(CheckRule.nearestIDs(to: "overlap").contains("overlapped-text"))
    #expect(CheckRule.nearestIDs(to: "missing-imag") == ["missing-image"])
  }

  @Test("No path leads out of the folder") func paths() throws {
    let inner = try TemporaryFolder()
    try folder.write("", to: "View.xib")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/out", withDestinationPath: inner.path)
    func path(_ text: String) throws -> String {
      return try MCPArguments(value: .object(["file": .string(text)]), folder: realPath, canWrite: false)
        .path(
          "file")
    }
    #expect(try path("View.xib") == "View.xib")
    for text in ["..", "out", "out/x", "/etc/passwd", "../../nothing", "View.xib/../../x"] {
      #expect(throws: MCPProblem.self) { try path(text) }
    }
  }

  @Test("The program answers calls of tools, and edits only if it may") func program() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    func call(_ tool: String, _ arguments: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        + "\n"
    }
    let edit =
      #"{"file":"View.xib","write":true,"edits":[{"edit":"set","object":"Title","values":{"text":"New"}}]}"#
    let reading = try CommandRun(
      "mcp", folder.path, input: call("outline", #"{"file":"View.xib"}"#) + call("edit", edit))
    #expect(reading.status == 0)
    #expect(reading.output.contains("label #lab-el-001 16 20 100"))
    #expect(reading.output.contains(#""isError": true"#))
    let writing = try CommandRun("mcp", "--write", folder.path, input: call("edit", edit))
    #expect(writing.output.contains("text: Title → New"))
    #expect(writing.output.contains("Written."))
  }

  @Test("A picture comes with the remarks of its command") func remarks() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"picture","arguments":{"file":"View.xib","language":"ko"}}}"#
    let run = try CommandRun("mcp", folder.path, input: call + "\n")
    #expect(
      run.output.contains(#""type": "image""#) && run.output.contains("the document has no texts in 'ko'"))
  }

  @Test("A written edit can be taken back as long as the file is unchanged") func undo() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    let text = { try String(contentsOfFile: "\(folder.path)/View.xib", encoding: .utf8) }
    func call(_ arguments: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"edit","arguments":\#(arguments)}}"#
        + "\n"
    }
    func set(_ value: String) -> String {
      call(
        #"{"file":"View.xib","write":true,"edits":[{"edit":"set","object":"lab-el-001","values":{"text":"\#(value)"}}]}"#
      )
    }
    let undo = call(#"{"file":"View.xib","undo":true,"write":true}"#)
    let run = try CommandRun("mcp", "--write", folder.path, input: set("A") + set("B") + undo + undo + undo)
    #expect(run.output.contains("The last edit of View.xib is taken back; 1 more can be."))
    #expect(run.output.contains("has written no edit of 'View.xib' that is left"))
    #expect(try text() == EditCommandTests.document)
    let history = MCPHistory()
    let path = folder.path + "/View.xib"
    history.add(path, from: Array("other".utf8), to: Array("text".utf8))
    #expect(throws: MCPProblem.self) { try history.undo(path) }
  }

  @Test("check explains a rule only if asked, and find lists all of a kind") func parameters() throws {
    try folder.write(EditCommandTests.document, to: "View.xib")
    func command(_ name: String, _ value: String) throws -> [String] {
      let tool = try #require(MCPTool.all.first { $0.name == name })
      let arguments = try MCPArguments(
        value: #require(MCPValue(Array(value.utf8))), folder: realPath, canWrite: false)
      return try tool.command(arguments).arguments
    }
    #expect(
      try command("check", #"{"rule":"misplaced-view"}"#) == ["check", "--only=misplaced-view", "--", "."])
    #expect(
      try command("check", #"{"explain_rule":"misplaced-view"}"#) == ["check", "--explain=misplaced-view"])
    #expect(
      try command("find", #"{"kind":"class"}"#) == ["find", "--kind=class", "--distinct", "--", "", "."])
    #expect(
      try command("strings", #"{"file":"View.xib","prune":true}"#)
        == ["strings", "sync", "--prune", "--dry-run", "--", "View.xib"])
    #expect(
      try command("edit", #"{"file":"View.xib","all":true,"edits":[{"edit":"update-frames"}]}"#)
        == ["edit", "--brief", "--dry-run", "--all", "--", "View.xib"])
  }

  @Test("Commands of a restricted program do not read or write outside of the folder") func scope() throws {
    let outer = try TemporaryFolder()
    try outer.write(EditCommandTests.document, to: "View.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.xib", withDestinationPath: outer.path + "/View.xib")
    let environment = ["NIBTERM_FOLDER": realPath]
    for arguments in [
      ["tree", "Link.xib"], ["tree", outer.path + "/View.xib"], ["set", "Link.xib", "Title", "text=a"],
    ] {
      let run = try CommandRun(arguments: arguments, directory: folder.path, environment: environment)
      #expect(run.status == 1)
      #expect(run.error.contains("it is outside of the folder"))
    }
  }
}
