import Foundation
import TestSupport
import Testing

/// Storyboards that run in the browser. Their segues work without the classes of the app.
@Suite struct StoryboardRunTests {
  private let project: SmallProject
  private let terminal: PseudoTerminal

  init() throws {
    project = try SmallProject()
    terminal = try PseudoTerminal(
      ElementsRun.program.path, ["Main.storyboard"], columns: 80, rows: 44, directory: project.folder.path)
    terminal.wait(for: "r run")
    terminal.waitUntilQuiet()
  }

  /// Types keys and waits until all `texts` are on the screen. Waiting until the program is quiet would not be
  /// enough, because on a busy machine it can be quiet before it has responded.
  private func type(_ keys: String..., until texts: String...) -> Bool {
    for key in keys { terminal.send(key) }
    return terminal.wait { screen in texts.allSatisfy { screen.contains($0) } }
  }

  private func end() -> ExitStatus? {
    // The letter q belongs to a running screen.
    terminal.send(":quit" + Keys.enter)
    return terminal.waitForExit()
  }

  @Test("A show segue pushes a scene, and Esc goes back") func push() {
    #expect(type("r", until: "running: List"))
    #expect(type(Keys.enter, until: "< List", "Embedded"))
    // The navigation stack is shown.
    #expect(type(until: "running: List › Detail"))
    terminal.send(Keys.escape)
    // A second Escape right behind the first would be one key with Alt.
    #expect(terminal.wait { !$0.contains("List › Detail") })
    // At the root, Escape leaves the program. The status line then says how many problems the screen reported.
    #expect(type(Keys.escape, until: "The screen reported"))
    #expect(!terminal.screen.contains("running: "))
    #expect(end() == .exited(0))
  }

  @Test("A modal segue presents a sheet, and Esc dismisses it") func sheet() {
    #expect(type("r", Keys.down, Keys.enter, until: "running: Detail", "Embedded"))
    terminal.waitUntilQuiet()
    #expect(!terminal.screen.contains("< List"))
    #expect(type(Keys.escape, until: "running: List"))
    #expect(end() == .exited(0))
  }

  @Test("An unwind segue returns to the first scene") func unwinding() {
    #expect(type("r", Keys.enter, until: "running: List › Detail", "Unwind"))
    #expect(type(Keys.enter, until: "running: List"))
    #expect(end() == .exited(0))
  }

  @Test("A segue can show a scene of another storyboard in the project") func otherStoryboard() {
    #expect(type("r", Keys.down, Keys.down, Keys.enter, until: "From another"))
    #expect(end() == .exited(0))
  }

  @Test("Running starts with the scene that the canvas shows") func shownScene() {
    #expect(type("]", until: "Embedded"))
    #expect(type("r", until: "running: Detail"))
    #expect(type(Keys.escape, until: "r run"))
    #expect(end() == .exited(0))
  }

  /// The code of these controllers relies on the outlets that their own nibs connect.
  @Test("Controllers of the samples also run from the nib that creates them", arguments: 4...10)
  func sampleControllers(row: Int) throws {
    let keys = "2 " + String(repeating: "j ", count: row) + "r"
    let run = try CommandRun(
      "SampleNibs/NMView/MainWindow.xib", "--screen", "100x40", "--keys", keys, "--format", "text",
      directory: SourcePackage.root.path)
    #expect(run.status == 0)
  }

  @Test("A click on a button performs its segue") func clicks() {
    #expect(type("r", until: "running: List", "Push"))
    terminal.waitUntilQuiet(milliseconds: 200)
    let row =
      terminal.screen.lines.firstIndex { $0.contains("│") && $0.hasSuffix("Push") || $0.contains(" Push ") }
      ?? 0
    let column =
      terminal.screen.line(row).range(of: "Push").map {
        terminal.screen.line(row).distance(from: terminal.screen.line(row).startIndex, to: $0.lowerBound)
      } ?? 0
    #expect(type(Keys.click(column: column, row: row), until: "< List"))
    #expect(end() == .exited(0))
  }
}
