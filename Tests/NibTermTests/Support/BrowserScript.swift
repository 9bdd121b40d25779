import Foundation
import NibCore
import NibScreen
import TestSupport

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// A browser on a screen in memory. Its keys are written as words, as `KeyScript` reads them.
final class BrowserScript {
  let browser: Browser
  let screen: HeadlessScreen

  /// Opens a file or folder, given by its absolute path or its path in the repository, and types all keys.
  init(
    _ path: String, _ size: CellSize = CellSize(columns: 80, rows: 24), keys: String = "",
    rows: RowsPreview.InitialRows? = nil, setup change: (inout BrowserSetup) -> Void = { _ in }
  ) {
    var setup = BrowserSetup()
    let full = path.hasPrefix("/") ? path : SourcePackage.root.appendingPathComponent(path).path
    if InputFile.isFolder(full) { setup.folder = full } else { setup.file = full }
    setup.findsSynchronously = true
    setup.readsSources = false
    if let rows { (setup.document, setup.showsOnlyCanvas) = (rows.content.prototype.document, true) }
    change(&setup)
    browser = Browser(setup, rows: rows)
    screen = HeadlessScreen(size: size)
    type(keys)
  }

  /// Types more keys after the earlier ones.
  func type(_ keys: String) {
    let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
    browser.loop = loop
    ending = loop.run(browser)
  }

  /// How the loop ended after the last keys.
  private(set) var ending: LoopEnding?

  var text: String { screen.text }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  var status: String { lines.dropLast().last ?? "" }
  func contains(_ wanted: String) -> Bool { text.contains(wanted) }
}
