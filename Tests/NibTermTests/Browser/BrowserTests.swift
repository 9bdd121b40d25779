import Foundation
import Testing

/// The browser in the built program, on a pseudo-terminal.
@Suite struct BrowserTests {
  @Test func theFirstDocumentIsShown() throws {
    let run = try BrowserRun()
    #expect(run.screen.contains("Broken.xib"))
    #expect(run.screen.contains("First"))
    #expect(!run.screen.contains("notes.txt"))
    #expect(ElementsRun.isReversed("A.xib", on: run.screen))
    #expect(run.end() == .exited(0))
  }

  @Test func movingShowsOtherDocuments() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.down, until: "[malformed-xml]"))
    #expect(run.send("G", until: "Deep"))
    #expect(!run.screen.contains("[malformed-xml]"))
    #expect(run.send("g", until: "First"))
    #expect(run.end() == .exited(0))
  }

  @Test func searchAsYouType() throws {
    let run = try BrowserRun()
    #expect(run.send("/", "c", until: "Deep"))
    #expect(run.send(Keys.escape, until: "Broken.xib"))
    #expect(run.end() == .exited(0))
  }

  @Test func documentsAreMarkedInTheBackground() throws {
    let run = try BrowserRun()
    #expect(run.terminal.wait(for: "✕1"))
    #expect(run.end() == .exited(0))
  }

  @Test func boxesAndHelp() throws {
    let run = try BrowserRun()
    #expect(run.send("b", until: "┌─UILabel──────┐"))
    #expect(run.send("?", until: "up"))
    #expect(run.send("x", until: "┌─UILabel──────┐"))
    #expect(run.end() == .exited(0))
  }

  @Test func savingShowsWhatWasSaved() throws {
    let run = try BrowserRun()
    try run.write(SmallNibs.label("Saved"), to: "A.xib")
    #expect(run.terminal.wait(for: "Saved"))
    try run.write("<document>", to: "A.xib")
    #expect(run.terminal.wait(for: "[malformed-xml]"))
    #expect(run.screen.contains("Saved"))
    try run.write(SmallNibs.label("Mended"), to: "A.xib")
    #expect(run.terminal.wait { $0.contains("Mended") && !$0.contains("[malformed-xml]") })
    #expect(run.end() == .exited(0))
  }

  @Test func newDocumentsAppear() throws {
    let run = try BrowserRun()
    try run.write(SmallNibs.label("New"), to: "inner/D.xib")
    #expect(run.terminal.wait(for: "D.xib"))
    #expect(run.end() == .exited(0))
  }

  @Test func mouse() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.click(column: 3, row: 4), until: "Deep"))
    #expect(run.send(Keys.click(column: 3, row: 1), until: "First"))
    #expect(run.end() == .exited(0))
  }

  @Test func resizing() throws {
    let run = try BrowserRun()
    let before = run.screen.lines
    // Too narrow for two panes: only the focused one is shown.
    run.terminal.resize(columns: 40, rows: 12)
    #expect(run.terminal.wait { $0.line(11).contains("quit") && !$0.contains("First") })
    #expect(run.send("3", until: "First"))
    #expect(!run.screen.contains("Broken.xib"))
    #expect(run.send("1", until: "Broken.xib"))
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { $0.lines == before })
    run.terminal.resize(columns: 1, rows: 1)
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait { $0.lines == before })
    #expect(run.end() == .exited(0))
  }

  @Test func aFileIsShownAlone() throws {
    let run = try BrowserRun(file: "inner/C.xib", columns: 40, rows: 10)
    #expect(run.screen.line(0).contains("Canvas"))
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
    #expect(terminal.screen.line(0) == "none.xib: error: the file or folder does not exist [no-file]")
  }

  @Test(arguments: ["vt100", "linux", "screen-256color", "xterm-direct"])
  func everyTerminal(term: String) throws {
    let run = try BrowserRun(term: term)
    #expect(run.send("3", until: "First"))
    #expect(run.send("\r", "c", "u", until: "50"))
    #expect(run.send("?", until: "up"))
    #expect(run.send("x", until: "First"))
    #expect(run.end() == .exited(0))
    #expect(run.terminal.isRestored)
  }

  @Test func onlyASCIIWhereTheLocaleSaysSo() throws {
    let run = try BrowserRun(term: "vt100", environment: ["LC_ALL": "C"])
    #expect(run.send("b", until: "+-UILabel------+"))
    let scalars = run.screen.lines.joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.isASCII })
    #expect(run.end() == .exited(0))
  }

  @Test func theTerminalIsRestored() throws {
    let run = try BrowserRun()
    #expect(run.screen.isAlternateScreen)
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }
}
