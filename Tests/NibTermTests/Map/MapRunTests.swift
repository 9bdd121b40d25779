import Foundation
import NibAnalysis
import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// The map in the browser, on a pseudo-terminal and with scripted keys.
@Suite struct MapRunTests {
  private let storyboard: MapStoryboard

  init() throws { storyboard = try MapStoryboard() }

  private func run(
    _ columns: Int = 100, _ rows: Int = 30, term: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, ["Main.storyboard"], columns: columns, rows: rows, terminal: term,
      environment: environment, directory: storyboard.folder.path)
    terminal.wait(for: "q quit")
    terminal.waitUntilQuiet()
    return terminal
  }

  @Test("The map opens, a scene is selected, and Enter opens it") func opening() throws {
    let terminal = try run()
    // The storyboard starts on its initial scene: the navigation controller with its list.
    #expect(terminal.wait(for: "Go from list"))
    terminal.send("O")
    #expect(terminal.wait { $0.contains("6 scenes  7 segues") && $0.contains("──▶") })
    terminal.send(Keys.right, Keys.right)
    #expect(terminal.wait(for: "#detail"))
    terminal.send(Keys.enter)
    #expect(terminal.wait { $0.contains("Go from detail") && $0.contains("3 Canvas") })
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("A click selects a scene, and Esc closes the map") func clicking() throws {
    let terminal = try run()
    terminal.send("O")
    #expect(terminal.wait { $0.contains("6 scenes  7 segues") && $0.contains("Settings") })
    terminal.waitUntilQuiet()
    let place = try #require(terminal.screen.find("Settings"))
    terminal.send(Keys.click(column: place.column, row: place.row))
    #expect(terminal.wait(for: "#settings"))
    terminal.send(Keys.escape)
    #expect(terminal.wait(for: "3 Canvas"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("On a terminal with ASCII only, the map has lines and arrows too") func ascii() throws {
    let terminal = try run(80, 24, term: "vt100", environment: ["LC_ALL": "C"])
    terminal.send("O")
    #expect(terminal.wait { $0.contains("6 scenes") && $0.contains(">|Navigation") })
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("The chosen segue leads to another scene, and Backspace goes back") func following() {
    let script = BrowserScript(storyboard.path, keys: "O Right Tab Enter")
    #expect(script.browser.maps.page?.selectedScene.id == "detail")
    script.type("Backspace")
    #expect(script.browser.maps.page?.selectedScene.id == "list")
    script.type("S-Tab Enter")
    #expect(script.browser.maps.page?.selectedScene.id == "stack")
    script.type("/ type:lonely Enter")
    #expect(script.browser.maps.page?.selectedScene.id == "lonely")
    script.type("g")
    #expect(script.browser.maps.page?.selectedScene.id == "stack")
  }

  @Test("Arrow keys select the neighbor in their direction") func neighbors() {
    let script = BrowserScript(storyboard.path, keys: "O Right Up")
    #expect(script.browser.maps.page?.selectedScene.id == "lonely")
    script.type("Down Down")
    #expect(script.browser.maps.page?.selectedScene.id == "settings")
    script.type("l")
    #expect(script.browser.maps.page?.selectedScene.id == "help")
    script.type("l")
    #expect(script.browser.maps.page?.selectedScene.id == "help")
  }

  @Test("A click on the selected scene opens it, and its row in the list of scenes is chosen")
  func opensByClick()
    throws
  {
    let script = BrowserScript(storyboard.path, CellSize(columns: 120, rows: 30), keys: "O ] ]")
    let scene = try #require(script.browser.maps.page?.selectedScene)
    let row = try #require(script.lines.firstIndex { $0.contains("┃ ") })
    let line = Array(script.lines[row])
    let column = try #require(line.firstIndex(of: "┃"))
    script.type("click:\(column + 2),\(row)")
    #expect(script.browser.maps.page == nil)
    #expect(script.browser.session.currentPicture?.controller?.nibOrigin?.id == scene.id)
    #expect(script.browser.documents.list?.chosenPicture == script.browser.session.picture)
    script.type("[")
    #expect(script.browser.documents.list?.chosenPicture == script.browser.session.picture)
  }

  @Test("Brackets step through the scenes of the document") func stepping() {
    let script = BrowserScript(storyboard.path, keys: "O ]")
    #expect(script.browser.maps.page?.selectedScene.id == "list")
    script.type("[ [")
    #expect(script.browser.maps.page?.selectedScene.id == "lonely")
    script.type("[")
    #expect(script.browser.maps.page?.selectedScene.id == "help")
  }

  @Test("A storyboard with hundreds of scenes keeps their places") func manyScenes() throws {
    let scenes = (0..<500).map { number in
      "<scene><objects><viewController id=\"v\(number)\"/></objects>"
        + "<point key=\"canvasLocation\" x=\"\(number / 2 * 500)\" y=\"\(number % 2 * 900)\"/></scene>"
    }
    let document = try NibReader.read(
      Array(SmallNibs.storyboard(scenes.joined()).utf8), file: "A.storyboard")
    let boxes = MapLayout(StoryboardMap(document), MapScale.all[0]).boxes
    #expect(boxes.count == 500)
    #expect(Set(boxes.map(\.minRow)).count == 2)
    #expect(boxes[498].minColumn > boxes[0].minColumn + 249 * 6)
  }

  @Test("The boxes of a map that is fitted are as wide as the names, if columns are free") func wideBoxes()
    throws
  {
    let scenes = (0..<8).map { number in
      "<scene><objects><viewController id=\"v\(number)\" title=\"Notification Settings\"/></objects>"
        + "<point key=\"canvasLocation\" x=\"0\" y=\"\(number * 900)\"/></scene>"
    }
    let document = try NibReader.read(
      Array(SmallNibs.storyboard(scenes.joined()).utf8), file: "A.storyboard")
    let map = StoryboardMap(document)
    let scale = MapPlan.scale(fitting: map, columns: 120, rows: 40)
    func box(columns: Int) -> CellSize {
      MapPlan.widened(scale, for: map, columns: columns, among: MapScale.all).box
    }
    #expect(scale.box == CellSize(columns: 10, rows: 3))
    #expect(box(columns: 120) == CellSize(columns: 26, rows: 3))
    #expect(box(columns: 24) == CellSize(columns: 14, rows: 3))
    #expect(box(columns: 16) == scale.box)
  }

  @Test("A command of the panes closes the map when the palette performs it") func palette() {
    let script = BrowserScript(storyboard.path, keys: "O : type:contact_sheet Enter")
    #expect(script.browser.maps.page == nil)
    #expect(script.browser.canvas.sheet != nil)
  }

  @Test("Enter on a storyboard reference opens the other storyboard of the folder") func reference() throws {
    let more =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><scenes><scene><objects><viewController id=\"first\"/></objects></scene>"
      + "<scene><objects><viewController id=\"second\" storyboardIdentifier=\"Help\"/></objects></scene></scenes></document>"
    try storyboard.folder.write(more, to: "other/More.storyboard")
    let script = BrowserScript(storyboard.folder.path, keys: "O / type:more Enter Enter")
    #expect(script.browser.maps.page == nil)
    #expect(script.browser.session.open?.name == "More.storyboard")
    #expect(script.browser.session.selected == "second")
  }

  @Test("A reference in a single storyboard is followed to another folder of the project")
  func referenceInProject()
    throws
  {
    let more =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><scenes><scene><objects><viewController id=\"second\" "
      + "storyboardIdentifier=\"Help\"/></objects></scene></scenes></document>"
    try storyboard.folder.write(more, to: "other/More.storyboard")
    let keys = "O / type:more Enter Enter"
    let outside = BrowserScript(storyboard.path, keys: keys)
    #expect(outside.contains("More.storyboard was not found beside this document."))
    try storyboard.folder.write("", to: ".git/HEAD")
    let script = BrowserScript(storyboard.path, keys: keys)
    #expect(script.browser.session.open?.name == "More.storyboard")
    #expect(script.browser.session.selected == "second")
  }

  @Test("Objects can be searched for from the map, and Esc leads back to it") func findOnMap() {
    let script = BrowserScript(storyboard.path, keys: "O F type:go_from_list Esc")
    #expect(script.browser.maps.page != nil)
    script.type("F Enter")
    #expect(script.browser.maps.page == nil)
    #expect(script.browser.session.selected == "list-go")
  }

  @Test("Only storyboards have a map") func noMap() throws {
    let script = BrowserScript("SampleNibs/Lesson/MyTableViewCell.xib", keys: "O")
    #expect(script.browser.maps.page == nil)
    #expect(script.contains("Only storyboards have a map."))
  }

  @Test("A single storyboard has a list of its scenes") func sceneList() {
    let script = BrowserScript(storyboard.path, CellSize(columns: 120, rows: 30), keys: "1")
    #expect(script.contains("1 Documents"))
    #expect(script.browser.session.focus == .documents)
    // The initial scene is chosen.
    #expect(script.browser.session.picture == 1)
    script.type("Down")
    #expect(script.browser.session.picture == 2)
    script.type("}")
    #expect(script.contains("Only one document is open."))
  }

  @Test("A storyboard without an initial scene starts on the first scene with content") func noInitialScene()
    throws
  {
    let folder = try TemporaryFolder()
    func scene(_ id: String, _ views: String) -> String {
      "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)-v\"><rect key=\"frame\" x=\"0\" y=\"0\""
        + " width=\"375\" height=\"667\"/><subviews>\(views)</subviews></view></viewController></objects></scene>"
    }
    let label =
      "<label id=\"l\" text=\"Content\"><rect key=\"frame\" x=\"0\" y=\"100\" width=\"99\" height=\"20\"/></label>"
    let path = try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
        + "targetRuntime=\"iOS.CocoaTouch\"><scenes>\(scene("a", ""))\(scene("b", label))</scenes></document>",
      to: "A.storyboard")
    let script = BrowserScript(path)
    #expect(script.browser.session.picture == 1)
    #expect(script.contains("Content"))
  }
}
