import Foundation
import Testing

/// The ways in which `EndingProgram` ends or fails. Each one restores the terminal, where its message can then be
/// read.
@Suite struct EndingFailureTests {
  private static let program = ElementsRun.program.deletingLastPathComponent()
    .appendingPathComponent("EndingProgram").path

  struct Case: CustomTestStringConvertible, Sendable {
    /// The argument of `EndingProgram`.
    let ending: String
    /// The exit statuses that are possible on the systems that the tests support.
    let statuses: Set<ExitStatus>
    /// A part of the message; empty if there is none.
    let message: String

    init(_ ending: String, _ statuses: Set<ExitStatus>, _ message: String = "") {
      (self.ending, self.statuses, self.message) = (ending, statuses, message)
    }

    var testDescription: String { ending }
  }

  /// A trap is one instruction on Intel's processors and another on ARM's.
  private static let trap: Set<ExitStatus> = [.signaled(SIGILL), .signaled(SIGTRAP)]

  /// The message of a trap in the standard library, which optimized programs do not print.
  private static func inDebug(_ message: String) -> String {
    #if DEBUG
      message
    #else
      ""
    #endif
  }

  @Test(
    "Every way to end or fail restores the terminal and keeps the message readable",
    arguments: [
      Case("stop", [.exited(3)]), Case("exit", [.exited(4)]),
      Case("raise", [.exited(1)], "'NSTestException', reason: 'raised in a running program'"),
      Case("trap", trap, "the words of the trap"), Case("index", trap, inDebug("Index out of range")),
      Case("unwrap", trap, inDebug("Unexpectedly found nil")),
      Case("access", [.signaled(SIGSEGV), .signaled(SIGBUS)]),
      Case("abort", [.signaled(SIGABRT)]), Case("overflow", [.signaled(SIGSEGV), .signaled(SIGBUS)]),
      Case("threadTrap", trap, "the words of the trap"),
      Case("threadOverflow", [.signaled(SIGSEGV), .signaled(SIGBUS)]),
    ])
  func failure(_ failure: Case) throws {
    let terminal = try PseudoTerminal(Self.program, [failure.ending], columns: 120, rows: 80)
    #expect(terminal.wait(for: "ready for \(failure.ending)"))
    #expect(terminal.screen.isAlternateScreen)
    terminal.send("x")
    let status = try #require(terminal.waitForExit())
    #expect(failure.statuses.contains(status), "\(status)")
    #expect(terminal.isRestored, "\(terminal.screen)")
    #expect(terminal.screen.text.contains("printed before \(failure.ending)"))
    #expect(failure.message.isEmpty || terminal.screen.text.contains(failure.message), "\(terminal.screen)")
  }

  @Test(
    "Work that is sent to the main queue later runs on the main thread while the loop waits for keys",
    arguments: ["mainQueue", "mainActor"])
  func laterWork(ending: String) throws {
    let terminal = try PseudoTerminal(Self.program, [ending])
    #expect(terminal.wait(for: "ready for \(ending)"))
    terminal.send("x")
    #expect(terminal.waitForExit() == .exited(5), "the event loop does not run the main queue: see MainQueue")
    #expect(terminal.isRestored)
  }

  @Test("Timers, blocks, tasks and the ends of animations are drawn without a key")
  func drawnWithoutKey() throws {
    let terminal = try PseudoTerminal(Self.program, ["later"])
    for text in [
      "scheduled timer", "added timer", "dispatched", "operation", "task", "notified", "performed", "pulses",
      "Alert of a timer",
    ] {
      #expect(terminal.wait(for: text), "\(text):\n\(terminal.screen)")
    }
    terminal.send(Keys.interrupt)
    #expect(terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.isRestored)
  }

  /// The first interrupt asks the program to end, and the second one ends it immediately.
  @Test("A second interrupt ends a program that hangs") func hangingProgram() throws {
    let terminal = try PseudoTerminal(Self.program, ["hang"])
    #expect(terminal.wait(for: "ready for hang"))
    terminal.send("x")
    terminal.waitUntilQuiet()
    terminal.send(Keys.interrupt)
    terminal.waitUntilQuiet()
    terminal.send(Keys.interrupt)
    #expect(terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.isRestored)
  }

  /// The message is written to the file immediately, and the screen is restored.
  @Test("The message of a trap is written to the file to which standard error is redirected")
  func redirectedMessage() throws {
    let script = #"f=$(mktemp); "$0" trap 2>"$f"; echo; cat "$f"; rm -f "$f""#
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script, Self.program], columns: 120, rows: 80)
    #expect(terminal.wait(for: "ready for trap"))
    terminal.send("x")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
    #expect(terminal.screen.text.contains("the words of the trap"))
  }
}
