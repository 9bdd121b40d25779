import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Compares the browser's screens with those in `Goldens`, which a reviewer accepted. Each screen is the result of
/// typed keys.
///
/// To accept: `make accept ONLY=Browser-name`.
@Suite struct BrowserGoldenTests {
  struct Screen: CustomTestStringConvertible {
    let name: String
    let path: String
    let columns: Int
    let rows: Int
    let keys: String
    var testDescription: String { name }

    init(_ name: String, _ path: String, _ columns: Int, _ rows: Int, _ keys: String) {
      (self.name, self.path, self.columns, self.rows, self.keys) = (name, path, columns, rows, keys)
    }
  }

  private static let cell = "SampleNibs/Lesson/MyTableViewCell.xib"
  private static let tabs = "SampleNibs/Elements/ElementsTabs.xib"

  static let screens = [
    Screen("folder-40x12", "SampleNibs", 40, 12, "j j"),
    Screen("folder-80x24", "SampleNibs", 80, 24, "j j j"),
    Screen("folder-120x40", "SampleNibs", 120, 40, "j j j j j j j"),
    Screen("folder-200x60", "SampleNibs", 200, 60, "j j"),
    Screen("search", "SampleNibs", 80, 24, "/ type:mtvc"),
    Screen("find-80x24", "SampleNibs", 80, 24, "F type:label Down"),
    Screen("find-120x40", "SampleNibs", 120, 40, "F type:class:view Down"),
    Screen("find-none", "SampleNibs", 60, 12, ": type:find_nothing Enter"),
    Screen("cell-boxes", cell, 120, 30, "2 Down Down Down Down Down b"),
    Screen("cell-constraints", cell, 120, 30, "2 Down Down Down Down Down c + f"),
    Screen("cell-overlays", cell, 120, 30, "3 Enter Enter m s i # R"),
    Screen("cell-explain", cell, 100, 40, "2 Down Down Down Down Down E t"),
    Screen("cell-inspector-40x12", cell, 40, 12, "2 Down Down Down Down Down 4 Down Down"),
    Screen("cell-narrow", cell, 100, 24, "3 , , , , , ; b"),
    Screen("contact-sheet", cell, 120, 30, "p"),
    Screen("tabs-running", tabs, 80, 24, "r"),
    Screen("devices", cell, 80, 24, "D type:ipadmini"),
    Screen("problems", cell, 80, 24, "!"),
  ]

  /// The screens that list commands, which change with every command. Their goldens are in a folder of their own, so that a
  /// change of another golden stands out.
  static let commandScreens = [
    Screen("help", cell, 80, 24, "?"),
    Screen("help-canvas", cell, 80, 24, "3 ?"),
    Screen("help-search", cell, 80, 24, "? / type:zoom"),
    Screen("palette", cell, 80, 24, ": type:larg"),
    Screen("palette-all", cell, 80, 24, "m :"),
    Screen("palette-kinds", cell, 80, 24, ": type:label"),
  ]

  @Test("Every screen looks as it was accepted", arguments: screens)
  func screen(_ screen: Screen) throws {
    try AcceptedText("Browser-\(screen.name)").check(drawn(screen))
  }

  @Test("Every list of commands looks as it was accepted", arguments: commandScreens)
  func commands(_ screen: Screen) throws {
    try AcceptedText("Browser-\(screen.name)", folder: "Commands").check(drawn(screen))
  }

  private func drawn(_ screen: Screen) throws -> String {
    let size = CellSize(columns: screen.columns, rows: screen.rows)
    let run = BrowserScript(screen.path, size, keys: screen.keys)
    return "nibterm \(screen.path), \(screen.columns) x \(screen.rows), \(screen.keys)\n"
      + GoldenExport.text(of: try #require(run.screen.frames.last))
  }
}
