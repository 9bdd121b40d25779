import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The keys of panels that use letters.
@Suite struct PanelKeyTests {
  private static let cell = "SampleNibs/Elements/ElementCell.xib"

  /// The browser with the content view of the cell selected.
  private func browser(_ keys: String) -> BrowserScript {
    BrowserScript(PanelKeyTests.cell, CellSize(columns: 120, rows: 40), keys: "3 Enter Enter " + keys)
  }

  @Test(
    "An explanation uses letters, but not letters with Control or Alt",
    arguments: [("t", "Explain top"), ("w", "Explain width")])
  func explanation(letter: String, title: String) {
    #expect(browser("E \(letter)").contains(title))
    let run = browser("E C-\(letter)")
    #expect(run.browser.session.panel == nil && !run.contains(title))
    #expect(browser("E A-\(letter)").browser.session.panel == nil)
  }

  @Test("Ctrl-T in an explanation changes the theme") func themeKey() {
    let run = browser("")
    let before = run.browser.session.themeName
    run.type("E C-t")
    #expect(run.browser.session.themeName != before)
  }

  @Test("The copy menu uses letters, but not letters with Control or Alt", arguments: ["C-f", "A-f"])
  func copyMenu(key: String) {
    #expect(browser("y f").browser.session.panel == nil)
    let run = browser("y \(key)")
    #expect(run.browser.session.panel != nil && run.contains("Copy"))
  }

  @Test("Letters with Alt are not typed into a text") func textEntry() {
    var entry = TextEntry("a")
    let isTaken = entry.type(KeyPress(.character("x"), .alternate))
    #expect(!isTaken && entry.text == "a")
  }
}
