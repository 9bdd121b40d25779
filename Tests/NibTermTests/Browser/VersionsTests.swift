import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// The browser with two versions of documents, as `nibterm --diff` opens it.
@Suite struct VersionsTests {
  /// A view with a text, a button that only the old version has, and a switch that only the new one has.
  private static func view(_ text: String, x: Int, other: String) -> String {
    SmallNibs.document(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="160" height="96"/>
        <subviews>
          <label fixedFrame="YES" text="\(text)" id="label">
            <rect key="frame" x="\(x)" y="16" width="96" height="16"/>
          </label>
          \(other)
        </subviews>
      </view>
      """)
  }

  private static let old = view(
    "First", x: 16,
    other: """
      <button fixedFrame="YES" id="button"><rect key="frame" x="16" y="48" width="96" height="32"/>\
      <state key="normal" title="Push"/></button>
      """)
  private static let new = view(
    "Second", x: 40,
    other: """
      <switch fixedFrame="YES" id="switch"><rect key="frame" x="16" y="48" width="51" height="31"/></switch>
      """)

  private static func side(_ text: String?, _ name: String) -> DiffPair.Side {
    DiffPair.Side(name: name, content: text.map { text in .stored { Array(text.utf8) } } ?? .missing)
  }

  private static func pair(_ name: String, _ old: String?, _ new: String?) -> DiffPair {
    DiffPair(old: side(old, name), new: side(new, name), name: name, isInRepository: true)
  }

  private func run(
    _ pairs: [DiffPair]? = nil, _ size: CellSize = CellSize(columns: 120, rows: 30), keys: String = ""
  ) -> BrowserScript {
    let pairs =
      pairs ?? [
        Self.pair("Changed.xib", Self.old, Self.new), Self.pair("New.xib", nil, Self.new),
        Self.pair("Removed.xib", Self.old, nil),
        Self.pair("Saved.xib", Self.old, Self.old.replacing("21507", with: "30000")),
      ]
    return BrowserScript("SampleNibs", size, keys: keys) {
      $0.folder = nil
      $0.changes = VersionPairs(pairs)
    }
  }

  @Test("Only changed documents are listed, with signs") func list() {
    let lines = run().lines.prefix(4).map { $0.prefix(30) }
    #expect(lines[1].contains("Changed.xib") && lines[1].contains("~3"))
    #expect(lines[2].contains("New.xib") && lines[2].contains("+"))
    #expect(lines[3].contains("Removed.xib") && lines[3].contains("-"))
    #expect(!run().contains("Saved.xib"))
  }

  @Test("A document in which a translated object has a new id is in the list") func translatedID() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"label.text\" = \"Anderes\";", to: "de.lproj/V.strings")
    var pair = Self.pair("V.xib", Self.old, Self.old.replacing("id=\"label\"", with: "id=\"new\""))
    #expect(VersionPairs.result(of: pair).mark == nil)
    pair = DiffPair(
      old: pair.old,
      new: DiffPair.Side(name: "V.xib", content: pair.new.content, place: folder.path + "/V.xib"),
      name: "V.xib",
      isInRepository: true)
    #expect(VersionPairs.result(of: pair).mark?.objects == 1)
  }

  @Test("V shows the new version, the old one and both") func versions() {
    // Without the inspector, whose list of changes contains the texts of both versions.
    let run = run(CellSize(columns: 90, rows: 24), keys: "")
    #expect(run.contains("Second") && !run.contains("First"))
    run.type("V")
    #expect(run.contains("First") && run.contains("Push") && !run.contains("Second"))
    run.type("V")
    #expect(run.contains("before") && run.contains("First") && run.contains("Second"))
    run.type("V")
    #expect(run.contains("Second") && !run.contains("First"))
  }

  /// A table that fills a small screen, with 12 rows of which the given one has another text.
  private static func table(changed row: Int? = nil) -> String {
    let cells = (0..<12).map { index in
      """
      <tableViewCell rowHeight="48" id="cell\(index)"><rect key="frame" x="0" y="\(index * 48)" width="160" height="48"/>
      <tableViewCellContentView key="contentView" id="content\(index)">
      <rect key="frame" x="0" y="0" width="160" height="48"/><subviews>
      <label fixedFrame="YES" text="\(index == row ? "Changed" : "Row \(index)")" id="label\(index)">
      <rect key="frame" x="16" y="16" width="96" height="16"/></label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    return SmallNibs.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc"><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="160" height="192"/>
      <tableView key="view" dataMode="static" style="plain" rowHeight="48" id="table">
      <rect key="frame" x="0" y="0" width="160" height="192"/>
      <sections><tableViewSection id="section"><cells>\(cells.joined())</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """)
  }

  @Test("The table scrolls to a changed row below the end of the screen, in both versions") func scrolling() {
    let pair = Self.pair("Table.storyboard", Self.table(), Self.table(changed: 10))
    let run = run([pair], CellSize(columns: 90, rows: 24))
    #expect(run.contains("Row 1") && !run.contains("Row 9"))
    run.type(")")
    #expect(run.browser.session.selected == "label10")
    #expect(run.contains("Changed") && !run.contains("Row 1 "))
    #expect(!run.status.contains("out of view"))
    run.type("V")
    #expect(run.contains("Row 10"))
    run.type("V")
    #expect(run.contains("Row 10") && run.contains("Changed"))
    let tables = [run.browser.session.versions?.before, run.browser.session.versions?.after].map {
      $0?.shown?.view("table") as? UITableView
    }
    #expect(tables[0]?.contentOffset.y ?? 0 > 0)
    #expect(tables[0]?.contentOffset == tables[1]?.contentOffset)
  }

  @Test("Panning past the end of the picture scrolls its table") func contentPanning() {
    let run = run(
      [Self.pair("Table.storyboard", Self.table(), Self.table(changed: 10))], CellSize(columns: 90, rows: 24),
      keys: "Tab Tab")
    run.type("J J J J J J J J J J J J J J J J J J")
    #expect(run.contains("Row 11") && run.contains("Changed"))
    run.type("K K K K K K K K K K K K K K K K K K")
    #expect(run.contains("Row 1") && !run.contains("Row 9"))
  }

  @Test("The inspector shows both values of the selected object") func values() {
    let run = run(keys: ") )")
    #expect(run.browser.session.selected == "label")
    #expect(run.contains("First → Second"))
    #expect(run.contains("16 16 96 16 → 40") && run.contains("24 further right"))
    run.type("V")
    #expect(run.browser.session.selected == "label" && run.contains("First → Second"))
  }

  @Test("An object that only one version has is selected in that version") func missingObjects() {
    let run = run(keys: ")")
    #expect(run.browser.session.selected == "button")
    #expect(run.browser.session.versions?.shown == .before)
    run.type(") )")
    #expect(run.browser.session.selected == "switch")
    #expect(run.browser.session.versions?.shown == .after)
    run.type(")")
    #expect(run.contains("This is the last change."))
    run.type("( (")
    #expect(run.browser.session.selected == "button")
  }

  @Test("A new document has no version before, and a removed one none after") func wholeDocuments() {
    let run = run(keys: "j V")
    #expect(run.contains("The document is new: there is no version before."))
    run.type("j")
    #expect(run.contains("Push"))
    run.type("V")
    #expect(run.contains("The document was removed: there is no version after."))
    run.type(")")
    #expect(run.contains("The whole document was removed."))
  }

  @Test("If Interface Builder only saved a document again, the browser says so") func noise() {
    let run = run([Self.pair("Saved.xib", Self.old, Self.old.replacing("21507", with: "30000"))])
    #expect(run.contains("No document changed. Interface Builder saved"))
    run.type("V )")
    #expect(run.contains("This document is not compared."))
  }

  @Test("A version that cannot be read is shown with the reason") func broken() {
    let run = run([Self.pair("Broken.xib", Self.old, "<document>")])
    #expect(run.contains("Broken.xib:1:1: error"))
    run.type("V")
    #expect(run.contains("Push"))
  }

  @Test("Without --diff, the keys say what is missing") func notComparing() {
    #expect(
      BrowserScript("SampleNibs", CellSize(columns: 120, rows: 30), keys: "V").contains(
        "No versions are compared. Start with nibterm --diff."))
  }

  @Test("Both versions of a picture look as they were accepted", arguments: ["both", "before"])
  func golden(_ name: String) throws {
    let run = run(CellSize(columns: 120, rows: 30), keys: name == "both" ? "V V ) )" : "V")
    try AcceptedText("Browser-versions-\(name)").check(
      GoldenExport.text(of: try #require(run.screen.frames.last)))
  }

  private func run(_ size: CellSize, keys: String) -> BrowserScript { run(nil, size, keys: keys) }
}

/// `nibterm --diff` in a repository, in a terminal.
@Suite(.enabled(if: GitRun.isInstalled)) struct VersionsRunTests {
  @Test("Changes that are not committed are browsed, and a saved file is compared again") func workTree()
    throws
  {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws {
      try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path)
    }
    try git("init", "--quiet", "--initial-branch", "main")
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write(SmallNibs.label("Same"), to: "B.xib")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "First")
    let none = try CommandRun(arguments: ["--diff"], directory: folder.path)
    #expect(none.output == "No document changed.\n")
    try folder.write(SmallNibs.label("Second"), to: "A.xib")
    let printed = try CommandRun(arguments: ["--diff"], directory: folder.path)
    #expect(printed.output.hasPrefix("A.xib: 1 object changed\n"))
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, ["--diff"], columns: 120, rows: 30, directory: folder.path)
    #expect(terminal.wait { $0.contains("Second") && $0.contains("V versions") && !$0.contains("B.xib") })
    terminal.send("V")
    #expect(terminal.wait(for: "First"))
    terminal.send("V")
    #expect(terminal.wait { $0.contains("First") && $0.contains("Second") && $0.contains("before") })
    try folder.write(SmallNibs.label("Third"), to: "A.xib")
    #expect(terminal.wait(for: "Third"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
