import Foundation
import Testing

/// `nibterm merge --resolve`.
@Suite struct ResolveCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [("base", "A"), ("ours", "B"), ("theirs", "C")] {
      _ = try folder.write(SmallNibs.label(text), to: "\(name).xib")
    }
    _ = try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "Card.xib"], directory: folder.path)
  }

  private func content() throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("Card.xib"), encoding: .utf8)
  }

  @Test("Without a terminal, the conflicts are listed, with status 1") func list() throws {
    let run = try CommandRun("merge", "--resolve", "Card.xib", directory: folder.path)
    #expect(run.status == 1 && run.output.hasPrefix("Card.xib:"))
    #expect(run.output.contains("text is \"B\" in ours, \"C\" in theirs"))
  }

  @Test("One version can be taken for all conflicts, with status 0") func take() throws {
    let run = try CommandRun("merge", "--resolve", "Card.xib", "--take", "theirs", directory: folder.path)
    #expect(run.status == 0)
    #expect(try content() == SmallNibs.label("C"))
  }

  @Test("In a terminal, a decision can be taken back before the file is written") func terminal() throws {
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, ["merge", "--resolve", "Card.xib"], directory: folder.path)
    #expect(terminal.wait(for: "Conflict 1 of 1 (unresolved)"), "\(terminal.screen)")
    terminal.send("o")
    #expect(terminal.wait(for: "Conflict 1 of 1 (ours)"), "\(terminal.screen)")
    terminal.send("u")
    #expect(terminal.wait(for: "Conflict 1 of 1 (unresolved)"), "\(terminal.screen)")
    terminal.send("t")
    #expect(terminal.wait(for: "Conflict 1 of 1 (theirs)"), "\(terminal.screen)")
    terminal.send("w")
    #expect(terminal.wait(for: "Written; no conflicts are left."), "\(terminal.screen)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
    #expect(try content() == SmallNibs.label("C"))
  }
}
