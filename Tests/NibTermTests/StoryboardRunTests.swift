import Foundation
import Testing

/// The previewer runs storyboards: their segues work, without the classes of their program.
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

  /// Types keys, one after the other; the text of the screen once it is quiet.
  private func type(_ keys: String...) -> TerminalEmulator {
    for key in keys {
      terminal.send(key)
      terminal.waitUntilQuiet()
    }
    return terminal.screen
  }

  /// Types a key, and waits for what it should show: a busy machine may be quiet before it has answered.
  private func type(_ key: String, until text: String) -> Bool {
    terminal.send(key)
    return terminal.wait(for: text)
  }

  private func end() -> ExitStatus? {
    terminal.send("q")
    return terminal.waitForExit()
  }

  @Test func pushingAndGoingBack() {
    #expect(type("r", until: "running: List"))
    #expect(type(Keys.enter, until: "< List"))
    #expect(terminal.screen.contains("Embedded"))
    #expect(type(Keys.escape, until: "running: List"))
    // At the root, Escape leaves the program.
    #expect(type(Keys.escape, until: "r run"))
    #expect(end() == .exited(0))
  }

  @Test func aSheetAndItsEnd() {
    let screen = type("r", Keys.down, Keys.enter)
    #expect(screen.contains("Embedded"))
    #expect(!screen.contains("< List"))
    #expect(type(Keys.escape).contains("running: List"))
    #expect(end() == .exited(0))
  }

  @Test func unwinding() {
    #expect(type("r", Keys.enter).contains("Unwind"))
    #expect(type(Keys.enter).contains("running: List"))
    #expect(end() == .exited(0))
  }

  @Test func anotherStoryboardOfTheProject() {
    #expect(type("r", Keys.down, Keys.down, Keys.enter).contains("From another"))
    #expect(end() == .exited(0))
  }

  @Test func theSceneAtTheTop() {
    #expect(type(Keys.pageDown, "j", "j", "R").contains("running: Detail"))
    #expect(type(Keys.escape).contains("r run"))
    #expect(end() == .exited(0))
  }

  @Test func clicks() {
    #expect(type("r").contains("Sheet"))
    let row = terminal.screen.lines.firstIndex { $0.contains("Push") } ?? 0
    #expect(type(Keys.click(column: 10, row: row)).contains("< List"))
    #expect(end() == .exited(0))
  }
}
