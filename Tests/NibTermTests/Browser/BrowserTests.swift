import Foundation
import Testing

/// The browser in the built program, on a pseudo-terminal.
@Suite struct BrowserTests {
  @Test("The browser lists the documents of the folder and shows the first one") func firstDocument() throws {
    let run = try BrowserRun()
    #expect(run.screen.contains("Broken.xib"))
    #expect(run.screen.contains("First"))
    #expect(!run.screen.contains("notes.txt"))
    #expect(ElementsRun.isReversed("A.xib", on: run.screen))
    #expect(run.end() == .exited(0))
  }

  @Test("Moving through the list shows other documents") func moving() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.down, until: "[malformed-xml]"))
    #expect(run.send("G", until: "Deep"))
    #expect(!run.screen.contains("[malformed-xml]"))
    #expect(run.send("g", until: "First"))
    #expect(run.end() == .exited(0))
  }

  @Test("The search shows its best match, and Esc lists all documents again") func search() throws {
    let run = try BrowserRun()
    #expect(run.send("/", "c", until: "Deep"))
    #expect(run.send(Keys.escape, until: "Broken.xib"))
    #expect(run.end() == .exited(0))
  }

  @Test("Documents are checked in the background and marked with their number of errors")
  func backgroundMarks() throws {
    let run = try BrowserRun()
    #expect(run.terminal.wait(for: "✕1"))
    #expect(run.end() == .exited(0))
  }

  @Test("Keys draw the boxes of views, and open and close the help") func boxesAndHelp() throws {
    let run = try BrowserRun()
    #expect(run.send("b", until: "┌─UILabel──────┐"))
    #expect(run.send("?", until: "Esc closes"))
    #expect(run.send(Keys.escape, until: "┌─UILabel──────┐"))
    #expect(run.end() == .exited(0))
  }

  @Test("A saved document is shown again, and a broken one keeps its last drawing") func saving() throws {
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

  @Test("A new document appears in the list") func newDocument() throws {
    let run = try BrowserRun()
    try run.write(SmallNibs.label("New"), to: "inner/D.xib")
    #expect(run.terminal.wait(for: "D.xib"))
    #expect(run.end() == .exited(0))
  }

  @Test("A click on a document in the list shows it") func mouse() throws {
    let run = try BrowserRun()
    #expect(run.send(Keys.click(column: 3, row: 4), until: "Deep"))
    #expect(run.send(Keys.click(column: 3, row: 1), until: "First"))
    #expect(run.end() == .exited(0))
  }

  @Test("The panes are arranged again when the terminal is resized") func resizing() throws {
    let run = try BrowserRun()
    // The marks of broken documents appear later than the list.
    #expect(run.terminal.wait(for: "✕1"))
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

  @Test("A file that is named as the argument opens on the canvas") func singleFile() throws {
    let run = try BrowserRun(file: "inner/C.xib", columns: 40, rows: 10)
    #expect(run.screen.line(0).contains("Canvas"))
    #expect(run.screen.contains("Deep"))
    #expect(run.end() == .exited(0))
  }

  @Test("The browser says that a folder contains no documents") func emptyFolder() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(ElementsRun.program.path, [folder.path])
    #expect(terminal.wait(for: "No .xib, .storyboard or .nib files in this folder."))
    #expect(terminal.wait(for: "nibterm elements"))
    terminal.send("j", Keys.enter, "q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("A file that does not exist is an error") func missingFile() throws {
    let terminal = try PseudoTerminal(ElementsRun.program.path, ["none.xib"])
    #expect(terminal.waitForExit() == .exited(1))
    #expect(terminal.screen.line(0) == "none.xib: error: the file or folder does not exist [no-file]")
  }

  @Test(
    "The browser works on terminals of different types and restores them",
    arguments: ["vt100", "linux", "screen-256color", "xterm-direct"])
  func terminalTypes(term: String) throws {
    let run = try BrowserRun(term: term)
    #expect(run.send("3", until: "First"))
    #expect(run.send("\r", "c", "R", until: "50"))
    #expect(run.send("?", until: "Esc closes"))
    #expect(run.send(Keys.escape, until: "First"))
    #expect(run.end() == .exited(0))
    #expect(run.terminal.isRestored)
  }

  @Test("Only ASCII is drawn if neither the terminal nor the locale supports Unicode") func asciiOnly() throws
  {
    let run = try BrowserRun(term: "vt100", environment: ["LC_ALL": "C"])
    #expect(run.send("b", until: "+-UILabel------+"))
    let scalars = run.screen.lines.joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.isASCII })
    #expect(run.end() == .exited(0))
  }

  @Test("An interrupted browser restores the terminal") func interruption() throws {
    let run = try BrowserRun()
    #expect(run.screen.isAlternateScreen)
    run.terminal.send(Keys.interrupt)
    #expect(run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(run.terminal.isRestored)
  }
}
