import NibAnalysis
import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// Messages of the browser's map about parts that are out of view, and the scenes that it opens.
@Suite struct MapFeedbackTests {
  private let storyboard: MapStoryboard

  init() throws { storyboard = try MapStoryboard() }

  @Test("A map that continues beyond the screen says in which directions, and a map that fits says so")
  func hiddenParts() {
    let script = BrowserScript(storyboard.path, keys: "O")
    #expect(script.contains("(fit)") && !script.contains("more "))
    script.type("+ + + + + + + +")
    #expect(script.lines[0].contains("more ") && !script.lines[0].contains("(fit)"))
    script.type("f")
    #expect(script.contains("(fit)"))
  }

  @Test("A map that does not fit at the smallest scale does not claim to fit") func smallScreen() {
    let script = BrowserScript(storyboard.path, CellSize(columns: 24, rows: 12), keys: "O")
    #expect(!script.contains("(fit)") && script.contains("→"))
  }

  @Test("The strip says how many segues are out of view") func hiddenSegues() {
    let script = BrowserScript(storyboard.path, keys: "O Right")
    #expect(script.contains("2 more ↓"))
    script.type("S-Tab")
    #expect(script.contains("2 more ↑") && !script.contains("more ↓"))
  }

  @Test("While boxes contain only numbers, the strip names scenes with their numbers") func numbers() {
    let script = BrowserScript(storyboard.path, keys: "O - - - - - - Right")
    #expect(script.contains("3  List  ListViewController"))
    #expect(script.contains("→ 4 DetailViewController"))
    script.type("0")
    #expect(script.contains("→ DetailViewController") && !script.contains("3  List"))
  }

  @Test("The line of the chosen segue is double, which every terminal shows") func chosenSegue() {
    let script = BrowserScript(storyboard.path, keys: "O Right")
    #expect(!script.contains("═") && !script.contains("║"))
    script.type("Tab Tab")
    #expect(script.contains("╦"))
  }

  @Test("A reference to a storyboard that is not beside a single file says so, and the map stays")
  func missingStoryboard() {
    let script = BrowserScript(storyboard.path, keys: "O / type:more Enter Enter")
    #expect(script.browser.maps.page != nil)
    #expect(script.status.contains("More.storyboard was not found beside this document."))
  }

  @Test("A reference opens the storyboard beside a single file, with the list of its scenes")
  func storyboardBeside() throws {
    let more = SmallNibs.storyboard(
      "<scene><objects><viewController id=\"first\"/></objects></scene>"
        + "<scene><objects><viewController id=\"second\" storyboardIdentifier=\"Help\"/></objects></scene>")
    try storyboard.folder.write(more, to: "More.storyboard")
    let script = BrowserScript(storyboard.path, keys: "O / type:more Enter Enter")
    #expect(script.browser.maps.page == nil && script.browser.session.open?.name == "More.storyboard")
    #expect(script.browser.session.selected == "second")
    #expect(script.browser.documents.list?.documents == ["More.storyboard"])
  }

  @Test("The map and the list of scenes open an embedded scene itself, and views stay in the shown picture")
  func embeddedScenes() throws {
    let project = try SmallProject()
    let script = BrowserScript(project.main, CellSize(columns: 120, rows: 40))
    let open = try #require(script.browser.session.open)
    let inner = try #require(open.pictures.firstIndex { $0.controller?.nibOrigin?.id == "inner" })
    let container = try #require(open.pictures.firstIndex { $0.controller?.nibOrigin?.id == "detail" })
    script.browser.session.choosePicture(inner)
    #expect(script.browser.session.picture == inner && script.browser.session.selected == "inner")
    // The label is in both pictures.
    script.browser.session.select("in")
    #expect(script.browser.session.picture == inner && script.browser.session.selectedView != nil)
    script.browser.session.choosePicture(container)
    script.browser.session.select("in")
    #expect(script.browser.session.picture == container && script.browser.session.selectedView != nil)
    script.browser.session.select("inner")
    #expect(script.browser.session.picture == inner)
    script.browser.session.choosePicture(container)
    let scenes = StoryboardMap(try #require(open.document)).scenes
    let scene = try #require(scenes.firstIndex { $0.id == "inner" })
    script.type("O")
    script.browser.maps.page?.select(scene)
    script.type("Enter")
    #expect(script.browser.maps.page == nil && script.browser.session.picture == inner)
  }

  @Test(
    "A key that has no effect on the map says why",
    arguments: [
      ("Left", "There is no scene to the left."), ("H", "The map does not continue in this direction."),
      ("PgDn", "The map does not continue in this direction."), ("f", "The map has this scale already."),
      ("- - - - - - - -", "This is the smallest scale of the map."),
      ("+ + + + + + + + +", "This is the largest scale of the map."), ("[ Tab", "The scene has no segues."),
      ("Right Right Tab Enter", "Only the program's code determines where an unwind segue leads."),
    ])
  func uselessKeys(keys: String, message: String) {
    let script = BrowserScript(storyboard.path, CellSize(columns: 100, rows: 30), keys: "O \(keys)")
    #expect(script.status.contains(message), "\(script.status)")
  }
}
