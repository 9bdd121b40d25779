import Foundation
import Testing

/// All kinds of resizing. The program continues, and the terminal is restored at its end.
@Suite struct ResizeTests {
  private func end(_ terminal: PseudoTerminal) {
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "The program continues, whatever size the terminal reports",
    arguments: [(1, 1), (0, 0), (0, 24), (80, 0), (500, 200), (1, 200), (500, 1), (65535, 65535)])
  func anySize(columns: Int, rows: Int) throws {
    let run = try ElementsRun()
    run.terminal.claimSize(columns: columns, rows: rows)
    run.terminal.send("j")
    run.terminal.waitUntilQuiet(milliseconds: 200)
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { ElementsRun.isReversed("Helium", on: $0) }, "\(run.screen)")
    end(run.terminal)
  }

  @Test("The program starts at any reported size", arguments: [(0, 0), (1, 1), (65535, 65535)])
  func startSize(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(ElementsRun.program.path, ["elements"])
    terminal.claimSize(columns: columns, rows: rows)
    #expect(terminal.wait { $0.isAlternateScreen })
    terminal.waitUntilQuiet(milliseconds: 200)
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.wait { $0.contains("Noble Gases") && $0.contains("Neon") }, "\(terminal.screen)")
    end(terminal)
  }

  @Test("If the terminal does not know its size, the size of its type is used") func unknownSize() throws {
    let script = #"stty rows 0 cols 0; "$0" elements"#
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script, ElementsRun.program.path])
    #expect(terminal.wait { $0.contains("Noble Gases") && $0.contains("Neon") }, "\(terminal.screen)")
    end(terminal)
  }

  @Test("After many changes of size, the last size is drawn") func manySizes() throws {
    let run = try ElementsRun()
    for step in 1...1000 {
      run.terminal.resize(columns: 1 + step * 7 % 200, rows: 1 + step * 5 % 60)
    }
    run.terminal.resize(columns: 80, rows: 24)
    run.terminal.send("j")
    #expect(run.terminal.wait { ElementsRun.isReversed("Helium", on: $0) && $0.contains("Neon") })
    end(run.terminal)
  }

  @Test("Many signals without a change of size leave the screen as it is") func manySignals() throws {
    let run = try ElementsRun()
    let shown = run.screen.lines
    for _ in 1...1000 { run.terminal.signal(SIGWINCH) }
    run.terminal.send("jk")
    run.terminal.waitUntilQuiet()
    #expect(run.terminal.wait { $0.lines == shown && ElementsRun.isReversed("Hydrogen", on: $0) })
    end(run.terminal)
  }

  @Test("A program that was resized while suspended is drawn in the new size") func suspended() throws {
    let script = #"set -m; "$0" elements; echo stopped; read -r line; fg >/dev/null; echo "status $?""#
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script, ElementsRun.program.path])
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.suspend)
    #expect(terminal.wait(for: "stopped"))
    terminal.resize(columns: 60, rows: 12)
    #expect(terminal.isRestored)
    terminal.send(Keys.enter)
    #expect(terminal.wait { $0.contains("Hydrogen") && $0.line(11).contains("Noble Gases") })
    terminal.send("q")
    #expect(terminal.wait(for: "status 0"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("If the terminal is resized while an editor runs, the browser then has the new size")
  func resizedEditor() throws {
    let run = try BrowserRun(environment: ["EDITOR": "sh -c 'echo editing; read -r line'"])
    #expect(run.send("e", until: "editing"))
    run.terminal.resize(columns: 50, rows: 12)
    #expect(run.terminal.settings == run.terminal.settingsBefore)
    run.terminal.send(Keys.enter)
    #expect(run.terminal.wait { $0.isAlternateScreen && $0.line(11).contains("q quit") }, "\(run.screen)")
    #expect(run.end() == .exited(0))
    #expect(run.terminal.isRestored)
  }

  @Test("A program that is asked to end while an editor runs waits for the editor")
  func endingDuringEditor() throws {
    let run = try BrowserRun(environment: ["EDITOR": "sh -c 'echo editing; read -r line; echo edited'"])
    #expect(run.send("e", until: "editing"))
    run.terminal.signal(SIGTERM)
    run.terminal.send(Keys.enter)
    #expect(run.terminal.waitForExit() == .signaled(SIGTERM))
    #expect(run.terminal.isRestored)
    #expect(run.screen.contains("edited"))
  }
}
