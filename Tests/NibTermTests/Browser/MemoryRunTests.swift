import Foundation
import Testing

/// The memory of the built browser, on pseudo-terminals.
@Suite struct MemoryRunTests {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder

  init() throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write(SmallNibs.label("Second"), to: "B.xib")
    try folder.write(SmallNibs.label("Third"), to: "C.xib")
  }

  private func start(_ arguments: [String] = [], state path: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, arguments, environment: ["XDG_STATE_HOME": path ?? state.path],
      directory: folder.path)
    #expect(terminal.wait { $0.contains("q quit") && $0.contains(".xib") })
    terminal.waitUntilQuiet()
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) {
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("Two browsers at once remember the documents of both, and the next one shows the last document")
  func twoInstances() throws {
    let (one, two) = (try start(), try start())
    one.send("j")
    #expect(one.wait(for: "Second"))
    two.send("G")
    #expect(two.wait(for: "Third"))
    end(one)
    end(two)
    let third = try start()
    #expect(third.wait(for: "Third"))
    third.send("\u{F}")
    #expect(third.wait { $0.lines.contains { $0.contains("B.xib") && $0.contains("recent") } })
    third.send(Keys.escape)
    // A key directly after Escape would be the same key with Alt.
    #expect(third.wait { !$0.contains("recent") })
    end(third)
    let fresh = try start(["--fresh"])
    #expect(fresh.wait(for: "First"))
    end(fresh)
  }

  @Test("What changes is written before the end") func interval() throws {
    let one = try start()
    one.send("j")
    #expect(one.wait(for: "Second"))
    let projects = state.path + "/nibterm/projects"
    let limit = Date().addingTimeInterval(20)
    while !FileManager.default.fileExists(atPath: projects), Date() < limit { usleep(50_000) }
    // The folder is created before the file in it.
    usleep(200_000)
    kill(one.processID, SIGKILL)
    let two = try start()
    #expect(two.wait(for: "Second"))
    end(two)
  }

  @Test("A state folder that cannot be written changes nothing") func readOnly() throws {
    let run = try start(state: "/dev/null")
    run.send("j")
    #expect(run.wait(for: "Second"))
    end(run)
    #expect(run.isRestored)
  }

  @Test("A scripted run neither reads nor writes the memory") func script() throws {
    let run = try PseudoTerminal(
      ElementsRun.program.path, ["--screen", "80x24", "--keys", "j", "."],
      environment: ["XDG_STATE_HOME": state.path], directory: folder.path)
    #expect(run.waitForExit() == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: state.path + "/nibterm"))
  }
}
