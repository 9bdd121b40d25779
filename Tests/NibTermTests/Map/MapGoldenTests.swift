import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Maps as the command and the browser draw them.
///
/// To accept: `make accept ONLY=Map-name`.
@Suite struct MapGoldenTests {
  private let storyboard: MapStoryboard

  init() throws { storyboard = try MapStoryboard() }

  @Test("A map is drawn as large as the width allows", arguments: [30, 60, 80, 120]) func text(width: Int)
    throws
  {
    let run = try CommandRun("map", storyboard.path, "--width", "\(width)", "--format", "text")
    #expect(run.status == 0)
    try AcceptedText("Map-\(width)").check(run.output)
  }

  @Test(
    "The browser shows the map with the selected scene",
    arguments: [
      ("browser", "O"), ("browser-segue", "O Right Tab Tab"), ("browser-zoomed", "O Right 0 L L"),
      ("browser-pictures", "O Right 0 + + +"),
    ])
  func browser(name: String, keys: String) throws {
    let run = BrowserScript(storyboard.path, CellSize(columns: 80, rows: 24), keys: keys)
    let drawn = "80 x 24, \(keys)\n" + GoldenExport.text(of: try #require(run.screen.frames.last))
    try AcceptedText("Map-\(name)").check(drawn)
  }
}
