import Foundation
import Testing

/// `nibterm samples` on a terminal.
@Suite struct SamplesRunTests {
  private func run(_ arguments: String..., columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    try PseudoTerminal(ElementsRun.program.path, ["samples"] + arguments, columns: columns, rows: rows)
  }

  private func send(_ keys: String, to terminal: PseudoTerminal, until text: String) -> Bool {
    terminal.waitUntilQuiet()
    terminal.send(keys)
    return terminal.wait(for: text)
  }

  private func quit(_ terminal: PseudoTerminal) {
    terminal.waitUntilQuiet()
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("The menu runs a screen, and Esc returns to the menu")
  func menu() throws {
    let terminal = try run()
    #expect(terminal.wait(for: "Toggle Button"))
    #expect(terminal.wait(for: "PragmaticNib  Views that hide their nib"))
    #expect(send(Keys.enter, to: terminal, until: "The light is off."))
    #expect(send(Keys.enter, to: terminal, until: "The light is on."))
    #expect(send(Keys.escape, to: terminal, until: "CompoundExampleView"))
    #expect(send(Keys.down + Keys.enter, to: terminal, until: "2 Gases"))
    #expect(send(Keys.enter, to: terminal, until: "Hydrogen"))
    #expect(send(Keys.escape, to: terminal, until: "2 Gases"))
    #expect(send(Keys.escape, to: terminal, until: "CompoundExampleView"))
    quit(terminal)
  }

  @Test("NibOwner runs as its three tabs and follows the terminal's size")
  func nibOwner() throws {
    let terminal = try run("NibOwner")
    #expect(terminal.wait(for: "[1 Item]"))
    #expect(send("2", to: terminal, until: "[2 Item]"))
    terminal.waitUntilQuiet()
    terminal.resize(columns: 60, rows: 30)
    #expect(terminal.wait { $0.lines.suffix(2).contains { $0.contains("[2 Item]") } })
    #expect(send("3", to: terminal, until: "[3 Item]"))
    quit(terminal)
  }

  @Test("PragmaticNib runs as a list, with problem and solution side by side or one below the other")
  func pragmaticNib() throws {
    let terminal = try run("pragmaticnib")
    #expect(terminal.wait(for: "Nested Hierarchy"))
    #expect(!terminal.screen.contains("ExampleCell"))
    #expect(send(Keys.enter, to: terminal, until: "Programmatic Nib"))
    #expect(send(Keys.escape, to: terminal, until: "Empty Nested Class"))
    #expect(send(Keys.end + Keys.enter, to: terminal, until: "└ CompoundCustomView"))
    let heading = try #require(terminal.screen.find("Solution: a wrapper inserts it"))
    #expect(heading.column >= 40)
    terminal.waitUntilQuiet()
    terminal.resize(columns: 60, rows: 40)
    #expect(terminal.wait { ($0.find("Solution: a wrapper inserts it")?.column ?? 99) < 10 })
    quit(terminal)
  }

  @Test("One screen of a sample can run alone")
  func oneScreen() throws {
    let terminal = try run("Lesson", "two tables", columns: 40, rows: 12)
    #expect(terminal.wait(for: "All Symbols"))
    #expect(send("2", to: terminal, until: "[2 Gases]"))
    quit(terminal)
  }

  @Test("M17: Work that another queue sends to the main queue appears in the running program")
  func lateRows() throws {
    let terminal = try run("Lesson", "late rows")
    #expect(terminal.wait(for: "Meitnerium"))
    quit(terminal)
  }
}
