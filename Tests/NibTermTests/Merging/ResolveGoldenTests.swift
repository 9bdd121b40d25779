import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
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
    let file = try ConflictFile(
      folder.path + "/Card.xib",
      versions: ["base", "ours", "theirs"].map { "\(folder.path)/\($0).xib" })
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

  /// A nib with two labels: the first is in conflict, and only theirs changes the second one.
  private func nib(_ text: String, _ other: String) -> String {
    SmallNibs.document(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="160" height="96"/>
        <subviews>
          <label fixedFrame="YES" text="\(text)" id="label">
            <rect key="frame" x="16" y="16" width="128" height="32"/>
          </label>
          <label fixedFrame="YES" text="\(other)" id="other">
            <rect key="frame" x="16" y="48" width="128" height="32"/>
          </label>
        </subviews>
      </view>
      """)
  }

  /// The last screen, with the conflict of the first label.
  private func screen(knowsVersions: Bool, keys: String) throws -> String {
    let folder = try TemporaryFolder([
      "base.xib": nib("Text A", "Old"), "ours.xib": nib("Text B", "Old"), "theirs.xib": nib("Text C", "New"),
    ])
    let paths = ["base", "ours", "theirs"].map { "\(folder.path)/\($0).xib" }
    _ = try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "Card.xib"], directory: folder.path)
    let file = try ConflictFile(folder.path + "/Card.xib", versions: knowsVersions ? paths : [])
    let resolve = try ResolveScreen(file, theme: Theme.named(.default), style: .rendered)
    let screen = HeadlessScreen(size: CellSize(columns: 120, rows: 30))
    let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
    resolve.loop = loop
    _ = loop.run(resolve)
    return GoldenExport.text(of: try #require(screen.frames.last))
  }

  /// The number of times that a text is on a screen.
  private func count(_ text: String, in screen: String) -> Int {
    screen.components(separatedBy: text).count - 1
  }

  @Test("The pictures show the versions as they were, and m the merged document with each of them")
  func versions() throws {
    let versions = try screen(knowsVersions: true, keys: "t")
    #expect(count(" Old ", in: versions) == 2 && count(" New ", in: versions) == 1, "\(versions)")
    #expect(["Text A", "Text B", "Text C"].allSatisfy { versions.contains($0) }, "\(versions)")
    #expect(versions.contains("─1 base─") && versions.contains("━3 theirs [chosen]━"), "\(versions)")
    let merged = try screen(knowsVersions: true, keys: "t m")
    #expect(count(" Old ", in: merged) == 0 && count(" New ", in: merged) == 3, "\(merged)")
    #expect(merged.contains("─1 merged with base─"), "\(merged)")
    #expect(merged.contains("━3 merged with theirs [chosen]━"), "\(merged)")
    let again = try screen(knowsVersions: true, keys: "t m m")
    #expect(count(" Old ", in: again) == 2 && again.contains("─1 base─"), "\(again)")
  }

  @Test("Versions that are not known are reconstructed from the conflicts") func reconstructed() throws {
    let screen = try screen(knowsVersions: false, keys: "t")
    #expect(screen.contains("─1 base, reconstructed─"), "\(screen)")
    #expect(["Text A", "Text B", "Text C"].allSatisfy { screen.contains($0) }, "\(screen)")
    #expect(count(" New ", in: screen) == 3, "\(screen)")
  }

  /// A table that fills a small screen, with 12 rows.
  private func table(_ text: String) -> String {
    let cells = (0..<12).map { index in
      """
      <tableViewCell rowHeight="48" id="cell\(index)"><rect key="frame" x="0" y="\(index * 48)" width="160" height="48"/>
      <tableViewCellContentView key="contentView" id="content\(index)">
      <rect key="frame" x="0" y="0" width="160" height="48"/><subviews>
      <label fixedFrame="YES" text="\(index == 8 ? text : "Row \(index)")" id="label\(index)">
      <rect key="frame" x="16" y="16" width="96" height="16"/></label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    return SmallNibs.document(
      """
      <tableView dataMode="static" style="plain" rowHeight="48" id="table">
      <rect key="frame" x="0" y="0" width="160" height="192"/>
      <sections><tableViewSection id="section"><cells>\(cells.joined(separator: "\n"))</cells></tableViewSection></sections>
      </tableView>
      """)
  }

  @Test("Tables scroll to the object of a conflict, and further with the keys") func scrolling() throws {
    let folder = try TemporaryFolder()
    for name in ["Base", "Ours", "Theirs"] { try folder.write(table(name), to: "\(name).xib") }
    let run = try CommandRun(
      arguments: ["merge", "Base.xib", "Ours.xib", "Theirs.xib", "-o", "Card.xib"], directory: folder.path)
    #expect(run.status == 1)
    let resolve = try ResolveScreen(
      ConflictFile(folder.path + "/Card.xib"), theme: Theme.named(.default), style: .rendered)
    let screen = HeadlessScreen(size: CellSize(columns: 120, rows: 24))
    func type(_ keys: String) {
      let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
      resolve.loop = loop
      _ = loop.run(resolve)
    }
    type("")
    #expect(screen.text.contains("Row 7") && !screen.text.contains("Row 11"))
    type("j j j j j j j j j j j j j j j j")
    #expect(screen.text.contains("Row 11"))
    type("k k k k k k k k k k k k k k k k")
    #expect(screen.text.contains("Row 7") && !screen.text.contains("Row 11"))
  }
}
