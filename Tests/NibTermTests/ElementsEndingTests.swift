import Foundation
import Testing

/// The ways out of a running program: each leaves the terminal as it was.
@Suite struct ElementsEndingTests {
  @Test func quitting() throws {
    let run = try ElementsRun()
    #expect(run.end() == .exited(0))
    #expect(run.terminal.isRestored)
  }

  @Test func interrupting() throws {
    let run = try ElementsRun()
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }

  @Test func interruptingWhileTextIsEdited() throws {
    let run = try ElementsRun()
    #expect(run.send("/ne", until: "[ne"))
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let run = try ElementsRun()
    run.terminal.signal(signal)
    #expect(run.terminal.waitForExit() == .signaled(signal))
    #expect(run.terminal.isRestored)
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGTRAP])
  func traps(signal: Int32) throws {
    let run = try ElementsRun()
    run.terminal.signal(signal)
    #expect(run.terminal.waitForExit() == .signaled(signal))
    #expect(run.terminal.isRestored)
  }

  @Test func aClosedTerminalEndsTheProgram() throws {
    let run = try ElementsRun()
    run.terminal.hangUp()
    #expect(run.terminal.waitForExit() != nil)
  }

  @Test func suspendingAndComingBack() throws {
    // Only a process that has a parent in its session can be stopped: a shell with job control.
    let script = #"set -m; "$0" elements; echo stopped; read -r line; fg >/dev/null; echo "status $?""#
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script, ElementsRun.program.path])
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    terminal.send("j")
    #expect(terminal.wait { ElementsRun.isReversed("Helium", on: $0) })
    let shown = terminal.screen.lines
    terminal.send(Keys.suspend)
    #expect(terminal.wait(for: "stopped"))
    #expect(terminal.isRestored)
    terminal.send(Keys.enter)
    #expect(terminal.wait { $0.lines == shown })
    #expect(terminal.screen.isAlternateScreen)
    terminal.send("q")
    #expect(terminal.wait(for: "status 0"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  // MARK: Uncaught exceptions (BEHAVIOURS A36)

  /// The program beside samples of which the detail's nib has an outlet that its owner does not know.
  private static func programWithBrokenDetail(in folder: TemporaryFolder) throws -> String {
    let program = folder.url.appendingPathComponent("nibterm")
    // A copy that is being written cannot be run, nor while another test's child still holds it open.
    try FileManager.default.linkItem(at: ElementsRun.program, to: program)
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../SampleNibs").standardizedFileURL
    try FileManager.default.copyItem(at: samples, to: folder.url.appendingPathComponent("SampleNibs"))
    let detail = folder.url.appendingPathComponent("SampleNibs/Elements/ElementDetail.xib")
    let text = try String(contentsOf: detail, encoding: .utf8)
    let broken = text.replacingOccurrences(of: "property=\"stateLabel\"", with: "property=\"nobodyLabel\"")
    try folder.write(broken, to: "SampleNibs/Elements/ElementDetail.xib")
    return program.path
  }

  @Test("A36: an uncaught exception is told on the restored terminal")
  func anUncaughtExceptionIsToldOnTheRestoredTerminal() throws {
    let folder = try TemporaryFolder(in: ElementsRun.program.deletingLastPathComponent())
    let program = try ElementsEndingTests.programWithBrokenDetail(in: folder)
    let terminal = try PseudoTerminal(
      program, ["elements"], columns: 200, environment: ["XDG_STATE_HOME": folder.path])
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.enter)
    #expect(terminal.waitForExit() == .exited(1))
    #expect(terminal.isRestored)
    let message = terminal.screen.text
    #expect(
      message.contains("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<"))
    #expect(message.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant"))
  }
}
