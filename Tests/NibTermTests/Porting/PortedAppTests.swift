import Testing

/// An iOS app with a storyboard (`Tests/Porting/Books`), after `nibterm port`, in a terminal.
@Suite struct PortedAppTests {
  @Test(
    "A freshly ported storyboard app pushes, edits a text, asks, goes back, presents, and keeps its documents",
    .enabled(if: PortedApp.isPossible, "compiling an app needs swiftc on Linux"))
  func browsing() throws {
    let app = try PortedApp("Books")
    let data = try TemporaryFolder()
    let environment = ["XDG_DATA_HOME": data.path]
    let terminal = try PseudoTerminal(app.program, columns: 60, rows: 16, environment: environment)
    // The cells come from a nib. Their didSet and an inspectable property were called.
    #expect(terminal.wait(for: "Ulysses, a novel"))
    // An image of the asset catalog, 64 points wide.
    #expect(terminal.wait { screen in ["████████", "▀▀▀▀▀▀▀▀"].contains(where: screen.contains) }, "image")

    send(terminal, Keys.down, Keys.enter)
    #expect(terminal.wait { $0.contains("< Books") && $0.contains("[Dracula ") }, "push")

    send(terminal, Keys.enter, " II", Keys.enter)
    #expect(terminal.wait(for: "[Dracula II "), "text field")

    send(terminal, Keys.tab, Keys.enter)
    #expect(terminal.wait(for: "Save the book?"), "alert")
    send(terminal, Keys.tab, Keys.enter)
    // The action of the alert has changed the title.
    #expect(terminal.wait { !$0.contains("Save the book?") && $0.text.prefix(60).contains("Dracula II") })

    send(terminal, Keys.escape)
    #expect(terminal.wait(for: "Dracula II, a novel"), "back, and a notification has changed the row")

    send(terminal, Keys.backTab, Keys.enter)
    #expect(terminal.wait(for: "Three books"), "present")
    send(terminal, Keys.enter)
    #expect(terminal.wait(for: "Ulysses, a novel"), "dismiss")

    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)

    let container = data.path + "/Books"
    let paths = try String(contentsOfFile: container + "/Library/paths.txt", encoding: .utf8)
    #expect(
      paths.split(separator: "\n").map(String.init) == [
        container, container + "/tmp/", container + "/Library/Caches",
        // The size of the terminal was known when the delegate was made.
        "480.0 x 256.0",
      ])
    let second = try PseudoTerminal(app.program, columns: 60, rows: 16, environment: environment)
    #expect(second.wait(for: "Dracula II, a novel"), "the title was saved in the Documents folder")
    second.send("q")
    #expect(second.waitForExit() == .exited(0))
  }

  private func send(_ terminal: PseudoTerminal, _ keys: String...) {
    for key in keys {
      terminal.send(key)
      terminal.waitUntilQuiet()
    }
  }
}
