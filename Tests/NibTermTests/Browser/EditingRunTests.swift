import Foundation
import TestSupport
import Testing

/// Edits in the built browser, on a pseudo-terminal.
@Suite struct EditingRunTests {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder
  private let path: String

  init() throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    path = try folder.write(SmallNibs.label("First"), to: "A.xib")
  }

  private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, arguments + [path], columns: 120, rows: 30,
      environment: ["XDG_STATE_HOME": state.path], directory: folder.path)
    #expect(terminal.wait { $0.contains("First") })
    terminal.waitUntilQuiet()
    return terminal
  }

  /// Selects the label and changes its text.
  private func edit(_ terminal: PseudoTerminal, to text: String) {
    terminal.send("3", Keys.enter, Keys.enter, "C")
    #expect(terminal.wait(for: "text of label"))
    terminal.send("\u{15}\(text)\r")
    #expect(terminal.wait(for: "\(text)"))
    terminal.waitUntilQuiet()
  }

  @Test("After kill -9, the file is as it was, and the edits are offered and recovered") func killed() throws
  {
    let first = try start()
    edit(first, to: "Second")
    kill(first.processID, SIGKILL)
    #expect(first.waitForExit() == .signaled(SIGKILL))
    #expect(text == SmallNibs.label("First"))
    let next = try start()
    #expect(next.wait(for: "has edits that were not written"))
    next.send("r")
    #expect(next.wait(for: "Second"))
    next.waitUntilQuiet()
    next.send("W")
    #expect(next.wait(for: "was written"))
    #expect(text == SmallNibs.label("Second"))
    next.send("q")
    #expect(next.waitForExit() == .exited(0))
  }

  @Test("A change by another program is merged while the browser shows the edits") func watched() throws {
    let terminal = try start()
    edit(terminal, to: "Second")
    try folder.write(
      SmallNibs.label("First").replacing("width=\"128\"", with: "width=\"120\""), to: "A.xib")
    #expect(terminal.wait(for: "merged with the edits"))
    terminal.send("W")
    #expect(terminal.wait(for: "was written"))
    #expect(text == SmallNibs.label("Second").replacing("width=\"128\"", with: "width=\"120\""))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("Quitting asks, and edits that are discarded are not offered again") func quitting() throws {
    let terminal = try start()
    edit(terminal, to: "Second")
    terminal.send("q")
    #expect(terminal.wait(for: "Edits are not written"))
    terminal.send("d")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(text == SmallNibs.label("First"))
    let next = try start()
    next.send("q")
    #expect(next.waitForExit() == .exited(0))
  }

  @Test("With --read-only, nothing is edited") func readOnly() throws {
    let terminal = try start(["--read-only"])
    terminal.send("3", Keys.enter, Keys.enter, "C")
    #expect(terminal.wait(for: "cannot be edited with --read-only"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
