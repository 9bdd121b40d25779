import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibTerm

/// The screen of `nibterm merge --resolve`, on a screen in memory.
@Suite struct ResolveGoldenTests {
  /// Merges versions whose label and whose second view differ in both, and opens the screen for the conflicts.
  private func drawn(columns: Int, rows: Int, keys: String) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in [("base", "A"), ("ours", "B"), ("theirs", "C")] {
      let nib = SmallNibs.label("Title \(text)").replacing(
        "<view id=\"root\">", with: "<view tag=\"\(text.utf8.first ?? 0)\" id=\"root\">")
      try folder.write(nib, to: "\(name).xib")
    }
    let run = try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "Card.xib"], directory: folder.path)
    #expect(run.status == 1)
    let file = try ConflictFile(folder.path + "/Card.xib")
    let resolve = try ResolveScreen(file, theme: Theme.named(.default), style: .rendered)
    let screen = HeadlessScreen(size: CellSize(columns: columns, rows: rows))
    let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
    resolve.loop = loop
    _ = loop.run(resolve)
    return GoldenExport.text(of: try #require(screen.frames.last)).replacing(folder.path, with: "")
  }

  @Test(
    "The screen of conflicts looks as it was accepted",
    arguments: [(80, 24, "o n"), (120, 40, "o"), (120, 40, "l")])
  func golden(columns: Int, rows: Int, keys: String) throws {
    let name = "Resolve-\(columns)x\(rows)-\(keys.replacing(" ", with: "-"))"
    try AcceptedText(name).check(try drawn(columns: columns, rows: rows, keys: keys))
  }
}
