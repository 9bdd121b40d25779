import Foundation
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ script: String, columns: Int = 40, rows: Int = 10) throws -> PseudoTerminal {
    try PseudoTerminal("/bin/sh", ["-c", script], columns: columns, rows: rows)
  }

  @Test func sizeOutputAndStatus() throws {
    let terminal = try shell("stty size; echo $TERM; exit 3")
    #expect(terminal.waitForExit() == .exited(3))
    #expect(terminal.screen.lines.prefix(2) == ["10 40", "xterm-256color"])
  }

  @Test func keysAreTypedAndEchoed() throws {
    let terminal = try shell("cat")
    terminal.send("hello", Keys.enter)
    #expect(terminal.wait { $0.lines.prefix(2) == ["hello", "hello"] })
    terminal.send(Keys.interrupt)
    #expect(terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func resizeReachesTheProgram() throws {
    let terminal = try shell("trap 'stty size' WINCH; echo ready; while read -r line; do :; done")
    #expect(terminal.wait(for: "ready"))
    terminal.resize(columns: 50, rows: 12)
    // Some shells run a trap only after the waiting command.
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "12 50"))
  }

  @Test func hangUpEndsTheProgram() throws {
    let terminal = try shell("echo ready; exec cat")
    #expect(terminal.wait(for: "ready"))
    terminal.hangUp()
    #expect(terminal.waitForExit() == .signaled(SIGHUP))
  }

  @Test func settingsAreCompared() throws {
    let terminal = try shell("stty raw -echo; echo raw; read -r line; stty sane")
    #expect(terminal.wait(for: "raw"))
    #expect(terminal.settings != terminal.settingsBefore)
  }

  @Test func waitingForWhatNeverComesEndsWithTheProgram() throws {
    let terminal = try shell("echo done")
    #expect(!terminal.wait(for: "never", seconds: 5))
    #expect(terminal.exitStatus == .exited(0))
  }

  @Test func programThatIsMissing() {
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal("/nonexistent/program") }
  }
}
