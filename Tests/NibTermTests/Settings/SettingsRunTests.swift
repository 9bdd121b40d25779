import Testing

/// The configuration file in the built program, on a pseudo-terminal.
@Suite struct SettingsRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ arguments: [String], settings: String, columns: Int = 80) throws -> PseudoTerminal {
    try folder.write(settings, to: "config")
    return try PseudoTerminal(
      ElementsRun.program.path, arguments, columns: columns, environment: ["NIBTERM_CONFIG": "config"],
      directory: folder.path)
  }

  @Test(
    "An option on the command line overrides the setting",
    arguments: [([], false), (["--mouse"], true)] as [([String], Bool)])
  func precedence(arguments: [String], usesMouse: Bool) throws {
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    try folder.write("title\nOne\n", to: "Person.csv")
    let run = try start(
      ["preview", "Person.xib"] + arguments, settings: "# mine\n--no-mouse --size 320x400\n")
    #expect(run.wait(for: "320 pt"))
    #expect(run.screen.modes.contains(1000) == usesMouse)
    run.send("q")
    #expect(run.waitForExit() == .exited(0))
  }

  @Test("--config-file prints the path of the settings file") func fileLocation() throws {
    let run = try start(["--config-file"], settings: "")
    #expect(run.waitForExit() == .exited(0))
    #expect(run.screen.line(0) == "config")
  }

  @Test("Invalid settings are reported, and the program runs") func invalidSettings() throws {
    let run = try start(["devices"], settings: "\n--nonsense\n", columns: 200)
    #expect(run.waitForExit() == .exited(0))
    #expect(run.output.starts(with: "config:2:1: warning: Unknown option '--nonsense' [settings]\r\n".utf8))
  }
}
