import Foundation
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ script: String, columns: Int = 40, rows: Int = 10) throws -> PseudoTerminal {
    try PseudoTerminal("/bin/sh", ["-c", script], columns: columns, rows: rows)
  }

  @Test("A program gets the terminal's size and type, and its exit status is returned")
  func startAndEnd() throws {
    let terminal = try shell("stty size; echo $TERM; exit 3")
    #expect(terminal.waitForExit() == .exited(3))
    #expect(terminal.screen.lines.prefix(2) == ["10 40", "xterm-256color"])
  }

  @Test("Typed keys are echoed and reach the program") func typedKeys() throws {
    let terminal = try shell("cat")
    terminal.send("hello", Keys.enter)
    #expect(terminal.wait { $0.lines.prefix(2) == ["hello", "hello"] })
    terminal.send(Keys.interrupt)
    #expect(terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test("The program is notified when the terminal is resized") func resizing() throws {
    let terminal = try shell("trap 'stty size' WINCH; echo ready; while read -r line; do :; done")
    #expect(terminal.wait(for: "ready"))
    terminal.resize(columns: 50, rows: 12)
    // Some shells run a trap only after the waiting command.
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "12 50"))
  }

  @Test("Closing the terminal ends the program") func hangUp() throws {
    let terminal = try shell("echo ready; exec cat")
    #expect(terminal.wait(for: "ready"))
    terminal.hangUp()
    #expect(terminal.waitForExit() == .signaled(SIGHUP))
  }

  @Test("The terminal's modes are compared with those before the program") func changedSettings() throws {
    let terminal = try shell("stty raw -echo; echo raw; read -r line; stty sane")
    #expect(terminal.wait(for: "raw"))
    #expect(terminal.settings != terminal.settingsBefore)
  }

  @Test("Waiting for text that never appears ends when the program ends") func waitingTooLong() throws {
    let terminal = try shell("echo done")
    #expect(!terminal.wait(for: "never", seconds: 5))
    #expect(terminal.exitStatus == .exited(0))
  }

  @Test("A program that does not exist is an error") func missingProgram() {
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal("/nonexistent/program") }
  }
}
