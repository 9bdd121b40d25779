import Foundation
import Testing

/// The ways to end the Elements demo while it runs. Each one restores the terminal.
@Suite struct ElementsEndingTests {
  @Test("Quitting restores the terminal") func quitting() throws {
    let run = try ElementsRun()
    #expect(run.end() == .exited(0))
    #expect(run.terminal.isRestored)
  }

  @Test("An interrupt ends the program and restores the terminal") func interrupting() throws {
    let run = try ElementsRun()
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }

  @Test("An interrupt ends the program while text is edited") func interruptedEditing() throws {
    let run = try ElementsRun()
    #expect(run.send("/ne", until: "[ne"))
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }

  @Test(
    "Signals that ask the program to end restore the terminal", arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let run = try ElementsRun()
    run.terminal.signal(signal)
    #expect(run.terminal.waitForExit() == .signaled(signal))
    #expect(run.terminal.isRestored)
  }

  @Test("Signals that report a crash restore the terminal", arguments: [SIGABRT, SIGSEGV, SIGTRAP])
  func crashSignals(signal: Int32) throws {
    let run = try ElementsRun()
    run.terminal.signal(signal)
    #expect(run.terminal.waitForExit() == .signaled(signal))
    #expect(run.terminal.isRestored)
  }

  @Test("The program ends when its terminal is closed") func closedTerminal() throws {
    let run = try ElementsRun()
    run.terminal.hangUp()
    #expect(run.terminal.waitForExit() != nil)
  }

  @Test("A suspended program restores the terminal, and draws its screen when it continues")
  func suspension() throws {
    // Only a process whose parent is in its session can be suspended. Here the parent is a shell with job control.
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

  // MARK: Uncaught exceptions (docs/behaviours.md A36)

  @Test("A36: An uncaught exception is reported on the restored terminal")
  func uncaughtException() throws {
    let folder = try TemporaryFolder(in: ElementsRun.program.deletingLastPathComponent())
    let program = try BrokenSamples.program(
      in: folder, outlet: "stateLabel", of: "SampleNibs/Elements/ElementDetail.xib")
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

  /// The broken nib is that of a cell, which a table loads during layout.
  @Test("The browser shows a document whose broken nib would end an app") func browser() throws {
    let folder = try TemporaryFolder(in: ElementsRun.program.deletingLastPathComponent())
    let program = try BrokenSamples.program(
      in: folder, outlet: "outerView", of: "SampleNibs/NibOwner/ExampleCell.xib")
    let terminal = try PseudoTerminal(
      program, ["SampleNibs/NibOwner/NibOwnerExample.storyboard"], directory: folder.path)
    #expect(terminal.wait(for: "q quit"))
    terminal.waitUntilQuiet()
    for _ in 1...4 {
      terminal.send("]")
      terminal.waitUntilQuiet()
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0), "\(terminal.screen)")
    #expect(terminal.isRestored)
  }
}
