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

  @Test(arguments: [([], false), (["--mouse"], true)] as [([String], Bool)])
  func theCommandLineWins(arguments: [String], usesMouse: Bool) throws {
    try folder.write(PreviewNibs.stacked, to: "Person.xib")
    try folder.write("title\nOne\n", to: "Person.csv")
    let run = try start(
      ["preview", "Person.xib"] + arguments, settings: "# mine\n--no-mouse --size 320x400\n")
    #expect(run.wait(for: "320 pt"))
    #expect(run.screen.modes.contains(1000) == usesMouse)
    run.send("q")
    #expect(run.waitForExit() == .exited(0))
  }

  @Test func whereTheFileIs() throws {
    let run = try start(["--config-file"], settings: "")
    #expect(run.waitForExit() == .exited(0))
    #expect(run.screen.line(0) == "config")
  }

  @Test func wrongSettingsAreReportedAndTheProgramRuns() throws {
    let run = try start(["devices"], settings: "\n--nonsense\n", columns: 200)
    #expect(run.waitForExit() == .exited(0))
    #expect(run.output.starts(with: "config:2:1: warning: Unknown option '--nonsense' [settings]\r\n".utf8))
  }
}
