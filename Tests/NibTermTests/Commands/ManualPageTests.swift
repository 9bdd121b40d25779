import Foundation
import Testing

@testable import NibTerm

/// The manual page and the shell completions. Both are generated from the declarations of the commands, and the
/// tools that read them must accept them.
@Suite struct ManualPageTests {
  private func page(_ keys: [ManualKeySection] = []) throws -> String {
    ManualPage(tool: try ManualTool(describing: NibTerm.self).command, keys: keys).text
  }

  @Test("The manual page lists every command and option") func completePage() throws {
    let tool = try ManualTool(describing: NibTerm.self).command
    let lines = Set(try page().split(separator: "\n").map(String.init))
    let groups = tool.shownCommands.filter { !$0.shownCommands.isEmpty }
    for command in groups.flatMap(\.shownCommands) + tool.shownCommands where command.shownCommands.isEmpty {
      #expect(lines.contains { $0.hasPrefix(".Ss ") && $0.hasSuffix(command.commandName) })
      for option in command.shownArguments where option.kind != .positional {
        let flag = ManualText.flag(try #require(option.names?.first?.text))
        #expect(lines.contains { $0.hasPrefix(".It \(flag)") }, "\(command.commandName) \(flag)")
      }
    }
    #expect(lines.contains(".Ss strings sync"))
    #expect(!lines.contains(".Ss manual"))
  }

  @Test("Keys are grouped under their titles, in order of appearance") func keySections() throws {
    let sections = ManualKeySection.sections(of: [
      ("j, Down", "Go down", "Moving"), ("q", "Quit", "Program"), (".", "Repeat", "Moving"),
    ])
    #expect(sections.map(\.title) == ["Moving", "Program"])
    let text = try page(sections)
    #expect(
      text.contains(
        """
        .Ss Moving
        .Bl -tag -width Ds -compact
        .It "j, Down"
        Go down
        .It \\&.
        Repeat
        .El
        .Ss Program
        """))
  }

  static let paragraphs: [(String, String)] = [
    ("One. Two, i.e. three.", "One.\nTwo, i.e. three.\n"), (".xib files", "\\&.xib files\n"),
    ("'a' \\ b", "\\&'a' \\e b\n"), ("--dark", "\\-\\-dark\n"), ("S, M, L ... AX5.", "S, M, L ... AX5.\n"),
    ("", ""),
  ]

  @Test("Running text is escaped and written with one sentence per line", arguments: paragraphs)
  func runningText(text: String, expected: String) {
    #expect(ManualText.paragraph(text) == expected)
  }

  @Test("manual prints the manual page") func manualCommand() throws {
    let run = try CommandRun("manual")
    #expect(run.status == 0)
    #expect(run.output == (try page(Manual.keySections)))
  }

  /// The exit status and the messages of a tool that reads `text`, or `nil` if the tool is not installed.
  private func check(_ text: String, with command: [String]) throws -> (status: Int32, output: String)? {
    let paths = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + command[0] }
    guard let tool = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = command.dropFirst() + [try folder.write(text, to: "text")]
    let out = try folder.write("", to: "out")
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: out))
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: out, encoding: .utf8))
  }

  @Test("mandoc accepts the manual page without warnings") func mandoc() throws {
    let keys = [
      ManualKeySection(title: "Moving", rows: [ManualKeySection.Row(keys: "' . \\ \"", title: "All")])
    ]
    guard let result = try check(try page(keys), with: ["mandoc", "-Tlint", "-Wwarning"]) else { return }
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("Each shell accepts its completion script", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let run = try CommandRun("--generate-completion-script", shell)
    #expect(run.status == 0)
    guard let result = try check(run.output, with: [shell, "-n"]) else { return }
    #expect(result.status == 0, "\(result.output)")
  }
}
