import Foundation
import TestSupport
import Testing

/// NMView's screens, drawn and run by the built program.
@Suite struct NMViewRunTests {
  /// To accept: `make accept ONLY=NMView-portrait`.
  @Test(
    "H1-H6: The six screens look as they were accepted, in both orientations",
    arguments: [("portrait", "768x1004"), ("landscape", "1024x748")])
  func screens(orientation: String, size: String) throws {
    let run = try CommandRun("samples", "NMView", "--style", "boxes", "--size", size)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    try AcceptedText("NMView-\(orientation)").check(run.output)
  }

  private func run(_ screen: String, columns: Int = 96, rows: Int = 63) throws -> PseudoTerminal {
    try PseudoTerminal(
      ElementsRun.program.path, ["samples", "NMView", screen], columns: columns, rows: rows)
  }

  private func quit(_ terminal: PseudoTerminal) {
    terminal.waitUntilQuiet()
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "G32: Rotating the terminal changes the layouts of the running program, and rotating it back restores them"
  )
  func rotation() throws {
    let terminal = try run("Automatic Layout Changes")
    #expect(terminal.wait { ($0.find("This label")?.row ?? 99) < 3 && $0.contains("2.000000") })
    terminal.waitUntilQuiet()
    terminal.resize(columns: 128, rows: 47)
    #expect(terminal.wait { ($0.find("This label")?.row ?? 0) > 30 && $0.contains("0.5000") })
    terminal.waitUntilQuiet()
    terminal.resize(columns: 96, rows: 63)
    #expect(terminal.wait { ($0.find("This label")?.row ?? 99) < 3 && $0.contains("2.000000") })
    quit(terminal)
  }

  @Test("H3: Pressing Enter on the button changes the layout")
  func layoutChange() throws {
    let terminal = try run("Layout Support")
    #expect(terminal.wait(for: "Titel"))
    terminal.waitUntilQuiet()
    // At first, the button inside the view has the focus. The button that changes the layout is above it.
    terminal.send(Keys.up + Keys.enter)
    #expect(terminal.wait(for: "1.000000"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "2.000000"))
    quit(terminal)
  }

  @Test("H6: On a small screen, a new item is scrolled into view")
  func shownItem() throws {
    let terminal = try run("View Templates", columns: 80, rows: 24)
    #expect(terminal.wait(for: "Add New Item"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.enter)
    #expect(terminal.wait { $0.find("Item 1").map { $0.row < 4 } ?? false })
    quit(terminal)
  }

  @Test("H6: Pressing Enter on the button adds items")
  func addedItems() throws {
    let terminal = try run("View Templates")
    #expect(terminal.wait(for: "Add New Item"))
    for item in ["Item 1", "Item 2"] {
      terminal.waitUntilQuiet()
      terminal.send(Keys.enter)
      #expect(terminal.wait(for: item))
    }
    quit(terminal)
  }
}
