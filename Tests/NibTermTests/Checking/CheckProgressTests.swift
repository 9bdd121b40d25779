import Foundation
import Testing

/// The progress bar of `check`, and ^C.
@Suite struct CheckProgressTests {
  private let folder: TemporaryFolder
  /// The writing end of the second document.
  private let pipe: FileHandle?

  /// Creates three documents. The second one is a pipe into which nothing is written, so that reading it takes long.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("Good"), to: "A.xib")
    #expect(mkfifo(folder.path + "/B.xib", 0o600) == 0)
    pipe = FileHandle(forUpdatingAtPath: folder.path + "/B.xib")
    try folder.write(SmallNibs.label("Good"), to: "C.xib")
  }

  private func check(_ arguments: String..., columns: Int = 80) throws -> PseudoTerminal {
    try PseudoTerminal(
      ElementsRun.program.path, ["check"] + arguments + ["A.xib", "B.xib", "C.xib"], columns: columns,
      directory: folder.path)
  }

  @Test("A bar appears after a second, and ^C replaces it by a summary", arguments: ["1", "2"])
  func interrupted(jobs: String) throws {
    let terminal = try check("--jobs", jobs)
    #expect(terminal.wait(for: "[==========                    ] 1 of 3 documents"))
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == .exited(130))
    #expect(terminal.screen.contains("interrupted after 1 of 3 documents: no errors, no warnings"))
    #expect(!terminal.screen.contains("[="))
    #expect(terminal.isRestored)
  }

  @Test("On a narrow terminal, the bar is shorter or left out", arguments: [32, 20])
  func narrow(columns: Int) throws {
    let terminal = try check(columns: columns)
    #expect(terminal.wait(for: columns == 32 ? "[====        ] 1 of 3 documents" : "1 of 3 documents"))
    #expect(columns == 32 || !terminal.screen.contains("["))
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == .exited(130))
    #expect(terminal.screen.contains("interrupted after"))
  }

  @Test("Reports are complete if ^C interrupts the check") func report() throws {
    let terminal = try check("--reporter", "checkstyle")
    #expect(terminal.wait(for: "1 of 3 documents"))
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == .exited(130))
    #expect(terminal.screen.contains("<checkstyle version=\"4.3\">"))
    #expect(terminal.screen.contains("</checkstyle>"))
  }
}
