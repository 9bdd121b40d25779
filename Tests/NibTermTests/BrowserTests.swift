import Foundation
import Testing

/// The browser as its user sees it: the built program on a pseudo-terminal.
@Suite struct BrowserTests {
  /// The last row.
  private func status(_ run: BrowserRun) -> String { run.screen.line(run.screen.rows - 1) }

  @Test func theFirstDocumentIsShown() throws {
    let run = try BrowserRun()
    #expect(
      run.screen.lines.prefix(3).map { $0.prefix(12) }.map(String.init) == [
        "›A.xib      ", " Broken.xib ", " inner/C.xib",
      ])
    #expect(run.screen.contains("UIView  160 x 64"))
    #expect(run.screen.contains("First"))
    #expect(!run.screen.contains("notes.txt"))
    #expect(status(run).hasPrefix(" 1/3  iOS xib  1 view  A.xib"))
    #expect(ElementsRun.isReversed("A.xib", on: run.screen))
    #expect(run.end() == .exited(0))
  }

  @Test func movingShowsOtherDocuments() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.down, until: "[malformed-xml]"))
    #expect(run.screen.contains("end tag </document>"))
    #expect(run.send("j", until: "Deep"))
    #expect(!run.screen.contains("[malformed-xml]"))
    #expect(run.send("g", until: "First"))
    #expect(run.send("G", until: "Deep"))
    #expect(status(run).hasPrefix(" 3/3"))
    #expect(run.end() == .exited(0))
  }

  @Test func boxesAndHelp() throws {
    let run = try BrowserRun()
    #expect(run.send("b", until: "┌─UILabel──────┐"))
    #expect(run.send("?", until: "boxes or rendered"))
    // Any key closes the help and does nothing else.
    run.terminal.send("j")
    #expect(run.terminal.wait { !$0.contains("boxes or rendered") })
    #expect(status(run).hasPrefix(" 1/3"))
    #expect(run.end() == .exited(0))
  }

  @Test func theKeysGoToTheListOrToThePreview() throws {
    let run = try BrowserRun()
    #expect(ElementsRun.isReversed("A.xib", on: run.screen))
    run.terminal.send(Keys.enter)
    #expect(run.terminal.wait { !ElementsRun.isReversed("A.xib", on: $0) })
    run.terminal.send("j", Keys.escape)
    #expect(run.terminal.wait { ElementsRun.isReversed("A.xib", on: $0) })
    #expect(status(run).hasPrefix(" 1/3"))
    #expect(run.end() == .exited(0))
  }

  @Test func mouse() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.click(column: 3, row: 2), until: "Deep"))
    #expect(run.send(Keys.wheelUp(column: 3, row: 2), until: "[malformed-xml]"))
    #expect(run.send(Keys.wheelDown(column: 3, row: 2), until: "Deep"))
    #expect(run.end() == .exited(0))
  }

  @Test func resizing() throws {
    let run = try BrowserRun()
    let before = run.screen.lines
    // Too narrow for both panes: the one that has the keys.
    run.terminal.resize(columns: 40, rows: 10)
    #expect(run.terminal.wait { $0.line(9).contains("q quit") && !$0.contains("First") })
    #expect(run.send(Keys.enter, until: "First"))
    #expect(!run.screen.contains("Broken.xib"))
    #expect(run.send(Keys.escape, until: "Broken.xib"))
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { $0.lines == before })
    run.terminal.resize(columns: 1, rows: 1)
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { $0.lines == before })
    #expect(run.end() == .exited(0))
  }

  @Test func aFileIsShownAlone() throws {
    let run = try BrowserRun(file: "inner/C.xib", columns: 40, rows: 10)
    #expect(run.screen.line(0) == "UIView  160 x 64")
    #expect(run.screen.contains("Deep"))
    #expect(run.end() == .exited(0))
  }

  @Test func aFolderWithoutDocuments() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(ElementsRun.program.path, [folder.path])
    #expect(terminal.wait(for: "There is no .xib, .storyboard or .nib file here."))
    terminal.send("j", Keys.enter, "q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test func whatIsMissingIsAnError() throws {
    let terminal = try PseudoTerminal(ElementsRun.program.path, ["none.xib"])
    #expect(terminal.waitForExit() == .exited(1))
    #expect(terminal.screen.line(0) == "none.xib: error: there is no such file or folder [no-file]")
  }

  @Test func theTerminalIsRestored() throws {
    let run = try BrowserRun()
    #expect(run.screen.isAlternateScreen)
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }
}
