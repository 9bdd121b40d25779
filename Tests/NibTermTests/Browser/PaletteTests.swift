import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The palette and the help, on a screen in memory.
@Suite struct PaletteTests {
  private static let cell = "SampleNibs/Lesson/MyTableViewCell.xib"

  /// The lines of the screen that are inside the panel, without its first two rows.
  private func rows(_ run: BrowserScript) -> [String] {
    run.lines.compactMap { line in
      let parts = line.components(separatedBy: " │ ")
      return line.contains("› ") ? nil : parts.count > 2 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
    }
  }

  @Test(
    "The palette finds commands by synonyms",
    arguments: [
      ("trunc", "explain the selected view"), ("dark", "switch between light and dark"),
      ("rotate", "portrait and landscape"), ("rtl", "right-to-left"), ("wireframe", "boxes"),
    ])
  func synonyms(text: String, title: String) {
    let run = BrowserScript(Self.cell, CellSize(columns: 120, rows: 30), keys: ": type:\(text)")
    #expect(run.contains(title))
  }

  @Test("The palette shows the states of commands") func states() {
    let run = BrowserScript(Self.cell, keys: "m : type:margins")
    #expect(run.contains("on   m"))
    run.type("Esc m : type:margins")
    #expect(run.contains("off   m"))
  }

  @Test("While nothing is typed, the palette has headings, which cannot be chosen") func headings() {
    let run = BrowserScript(Self.cell, CellSize(columns: 120, rows: 40), keys: "3 :")
    #expect(run.contains("Select on the canvas"))
    run.type("Home Enter")
    #expect(run.browser.session.panel == nil)
    #expect(run.browser.session.selected != nil)
  }

  @Test("The palette finds scenes and objects of the document, and devices") func kinds() throws {
    let project = try SmallProject()
    let path = project.folder.url.appendingPathComponent("Main.storyboard").path
    let run = BrowserScript(path, CellSize(columns: 120, rows: 40), keys: ": type:scene")
    #expect(run.text.components(separatedBy: " scene ").count > 2)
    let picture = run.browser.session.picture
    run.type("Enter")
    #expect(run.browser.session.selected != nil || run.browser.session.picture != picture)
    run.type(": type:ipadmini")
    #expect(run.contains("device "))
    run.type("Enter")
    #expect(run.browser.session.settings.deviceName?.hasPrefix("iPad mini") == true)

    let object = BrowserScript(Self.cell, CellSize(columns: 120, rows: 40), keys: ": type:label Enter")
    #expect(object.browser.session.selected != nil)
  }

  @Test("Words are found at their beginnings, and letters anywhere only if no word is found") func ranking() {
    var index = WordIndex()
    index.append("larger text", synonyms: "font size")
    index.append("left-to-right and right-to-left")
    index.append("text field")
    func found(_ text: String) -> [Int] {
      index.matches(WordQuery(text)).sorted { ($1.score, $0.number) < ($0.score, $1.number) }.map(\.number)
    }
    #expect(found("larg") == [0])
    #expect(found("text") == [2, 0])
    #expect(found("TEXT field") == [2])
    #expect(found("size") == [0])
    #expect(found("right") == [1])
    #expect(found("ext") == [0, 2])
    #expect(found("xt") == [])
    #expect(WordIndex.positions(of: WordQuery("te"), in: "larger text") == [7, 8])
  }

  @Test("At most 40 objects are listed, however many match") func boundedObjects() throws {
    let labels = (0..<300).map { "<label text=\"Item\" id=\"l\($0)\"/>" }.joined()
    let folder = try TemporaryFolder()
    let file = try folder.write(
      SmallNibs.document("<view id=\"v\"><subviews>\(labels)</subviews></view>"), to: "Many.xib")
    let run = BrowserScript(file, CellSize(columns: 120, rows: 80), keys: ": type:item")
    let source = SearchPanel.Source(texts: (0..<300).map { ("Item \($0)", "") }, limit: 40)
    var rows = SearchRows([], sources: { [source] })
    #expect(rows.matching("item").count == 40)
    #expect(run.contains("label \"Item\""))
  }

  @Test("The palette finds the documents of the folder, except the open one") func documents() throws {
    let folder = try TemporaryFolder()
    for name in ["First", "Second", "Third"] {
      try folder.write(SmallNibs.document("<view id=\"v\"/>"), to: "Views/\(name).xib")
    }
    let run = BrowserScript(folder.path, CellSize(columns: 120, rows: 30), keys: ": type:views/")
    #expect(run.browser.session.open?.name == "First.xib")
    #expect(run.contains("Views/Second.xib") && run.contains("Views/Third.xib"))
    #expect(!run.contains("Views/First.xib"))
    run.type("Ctrl-U type:third Enter")
    #expect(run.browser.session.open?.name == "Third.xib")
    #expect(run.browser.documents.list?.chosenDocument == "Views/Third.xib")
  }

  @Test("If nothing matches, the palette offers to search all documents") func offersFind() throws {
    let project = try SmallProject()
    let run = BrowserScript(project.folder.path, CellSize(columns: 120, rows: 40), keys: ": type:qqqq")
    #expect(run.contains("find \"qqqq\" in all documents"))
    run.type("Enter")
    #expect((run.browser.session.panel as? FindPanel) != nil)
    #expect(run.contains("› qqqq"))
  }

  // MARK: Help

  @Test("The help begins with the commands of the focused place") func helpContext() {
    let canvas = BrowserScript(Self.cell, keys: "3 ?")
    #expect(canvas.lines.first { $0.contains("Canvas") && !$0.contains("3 Canvas") } != nil)
    #expect(canvas.contains("select the view above"))
    let outline = BrowserScript(Self.cell, keys: "2 ?")
    #expect(!outline.contains("select the view above"))
    #expect(outline.contains("fold, or go to the parent"))
  }

  @Test("The help is searched by typing, with or without a slash", arguments: ["? /", "?"])
  func helpSearch(keys: String) {
    let run = BrowserScript(Self.cell, keys: "\(keys) type:zoom")
    #expect(run.contains("zoom in") && run.contains("zoom to fit the pane"))
    #expect(!run.contains("next theme"))
    run.type("Enter")
    #expect(run.browser.session.panel == nil)
    run.type("? Esc")
    #expect(run.browser.session.panel == nil)
    run.type("? ?")
    #expect(run.browser.session.panel == nil)
  }

  @Test("A key finds its command in the help") func helpKeys() {
    let run = BrowserScript(Self.cell, keys: "? type:ctrl-t")
    #expect(run.contains("next theme"))
  }
}
