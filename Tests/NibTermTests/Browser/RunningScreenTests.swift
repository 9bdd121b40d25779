import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// The keys, hints and messages of a screen that runs in the browser.
@Suite struct RunningScreenTests {
  private static func controller(_ id: String, _ attributes: String, _ inside: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" \(attributes)>
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(inside)
      </view>
      <connections><segue destination="form" kind="show" identifier="go" id="\(id)-segue"/></connections>
    </viewController></objects></scene>
    """
  }

  private static func view(_ element: String, _ attributes: String, y: Int, _ inside: String = "") -> String {
    "<\(element) fixedFrame=\"YES\" \(attributes)><rect key=\"frame\" x=\"16\" y=\"\(y)\" width=\"160\" height=\"32\"/>"
      + "\(inside)</\(element)>"
  }

  /// A form with a button, which is the first subview and the last one in reading order, a field and a switch.
  private static let form = controller(
    "form", "title=\"Form\"",
    "<subviews>"
      + view("button", "buttonType=\"system\" id=\"b\"", y: 200, "<state key=\"normal\" title=\"Send\"/>")
      + view("textField", "borderStyle=\"roundedRect\" id=\"f\"", y: 40)
      + view("switch", "on=\"YES\" id=\"s\"", y: 120) + "</subviews>")

  /// A scene that is only a color, and whose segue only code performs.
  private static let empty = controller(
    "empty", "title=\"Loading\"",
    "<color key=\"backgroundColor\" red=\"0.5\" green=\"0\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>")

  /// Opens the scenes and types keys.
  private func run(_ scenes: [String], keys: String) throws -> BrowserScript {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.storyboard(scenes.joined()), to: "Main.storyboard")
    return BrowserScript(file, CellSize(columns: 120, rows: 40), keys: keys)
  }

  @Test("The focus begins at the first control, and the status line names the keys of the focused view")
  func firstFocus() throws {
    let run = try run([Self.form], keys: "r")
    #expect(run.status.contains("Tab next"))
    #expect(run.status.contains("Enter edit  Esc stop"))
    run.type("Tab")
    #expect(run.status.contains("Space on, off  Esc stop"))
  }

  @Test("A running screen that is higher than the pane is shown whole, and again at 100 %")
  func wholeScreen() throws {
    // While a text field has the focus, it receives the character.
    let run = try run([Self.form], keys: "r Tab")
    let page = try #require(run.browser.session.page)
    #expect(page.fits == false)
    run.type("-")
    #expect(page.fits == true)
    run.type("-")
    #expect(run.status.contains("All of the screen is shown already."))
    run.type("+")
    #expect(page.fits == false)
  }

  @Test("A storyboard whose first scene is empty says so and offers the first scene with content")
  func emptyFirstScene() throws {
    let folder = try TemporaryFolder()
    let storyboard = SmallNibs.storyboard(Self.empty + Self.form).replacingOccurrences(
      of: "targetRuntime=", with: "initialViewController=\"empty\" targetRuntime=")
    let file = try folder.write(storyboard, to: "Main.storyboard")
    let run = BrowserScript(file, CellSize(columns: 120, rows: 40), keys: "")
    #expect(run.status.contains("Loading shows nothing without the code of the app. Ctrl-N shows Form."))
    run.type("C-n")
    #expect(run.browser.session.currentPicture?.name == "Form")
    run.type("C-n")
    #expect(run.status.contains("This scene is not empty."))
  }

  @Test("A change of the document or its layout that ends the run says so")
  func endedRun() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.storyboard(Self.form), to: "Main.storyboard")
    let run = BrowserScript(file, CellSize(columns: 120, rows: 40), keys: "r")
    let change = { run.browser.documents.fileDidChange(FileWatcher.Change(path: file, event: .changed)) }
    change()
    run.type("")
    #expect(run.browser.session.page == nil)
    #expect(run.status.contains("Main.storyboard was saved; this ended the run (r runs it again)"))
    run.type("r C-r")
    #expect(run.status.contains("Main.storyboard was read again; this ended the run (r runs it again)"))
    run.type("r C-p type:dark Enter")
    #expect(run.status.contains("; this ended the run (r runs it again)"), "\(run.status)")
    run.type("a")
    #expect(!run.status.contains("ended the run"))
  }

  @Test("A document that is saved with an error keeps running in its last version") func brokenSave() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.storyboard(Self.form), to: "Main.storyboard")
    let run = BrowserScript(file, CellSize(columns: 120, rows: 40), keys: "r")
    try folder.write("<document><objects></document>", to: "Main.storyboard")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: file, event: .changed))
    run.type("")
    #expect(run.browser.session.isRunning)
    #expect(run.status.contains("cannot be read; the last version is shown"))
  }

  @Test("Letters are typed into a focused field") func typing() throws {
    let run = try run([Self.form], keys: "r e y q x")
    #expect(run.contains("eyqx"))
    #expect(run.status.contains("Enter keep the text  Esc cancel"))
  }

  @Test(
    "Letters that no view uses do nothing, and the status line says how to stop",
    arguments: ["e", "y", "q", "1"])
  func letters(letter: String) throws {
    let run = try run([Self.form], keys: "r Tab \(letter)")
    #expect(run.browser.session.page != nil)
    #expect(run.browser.session.panel == nil && run.browser.session.focus == .canvas)
    #expect(
      run.status.contains("\(letter) does nothing while a screen runs. Esc stops it, : lists all commands."))
  }

  @Test("An arrow key without a target says so, and does not change the selection") func noTarget() throws {
    let run = try run([Self.form], keys: "r")
    let selected = run.browser.session.selected
    run.type("Up")
    #expect(run.status.contains("There is nothing above."))
    run.type("Left")
    #expect(run.status.contains("There is nothing to the left."))
    #expect(run.browser.session.selected == selected)
  }

  @Test("A button whose action needs code says so") func action() throws {
    let run = try run([Self.form], keys: "r Tab Tab Enter")
    #expect(run.status.contains("This does nothing without the code of the app."))
  }

  @Test("A freeform scene runs in its own size, and Tab reaches all of its controls") func freeform() throws {
    let buttons = [("left", 16), ("right", 500)].map { id, x in
      """
      <button buttonType="system" fixedFrame="YES" id="\(id)"><rect key="frame" x="\(x)" y="900" width="200" height="32"/>
      <state key="normal" title="Go \(id)"/></button>
      """
    }
    let scene = """
      <scene sceneID="s"><objects><viewController id="wide" title="Wide">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="815" height="960"/>
        <subviews>\(buttons.joined())</subviews></view>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="815" height="960"/>
      </viewController></objects></scene>
      """
    let run = try run([scene], keys: "r")
    #expect(run.contains("815 x 960"))
    run.type("Tab")
    #expect(run.contains("Go right"))
  }

  @Test("A wide freeform scene is not said to be in portrait") func orientation() throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="wide">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="1024" height="768"/></view>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="1024" height="768"/>
      </viewController></objects></scene>
      """
    let run = try run([scene], keys: "")
    #expect(run.contains("1024 x 768"))
    #expect(!run.contains("portrait"))
    run.type("o")
    #expect(run.contains("landscape"))
  }

  @Test("A segue that fails in the app shows nothing, and the status line has the reason") func failingSegue()
    throws
  {
    let push =
      "<connections><segue destination=\"next\" kind=\"push\" identifier=\"more\" id=\"p\"/></connections>"
    let button = Self.view(
      "button", "buttonType=\"system\" id=\"b\"", y: 80, "<state key=\"normal\" title=\"More\"/>\(push)")
    let scenes = [
      Self.controller("first", "title=\"First\"", "<subviews>\(button)</subviews>"),
      Self.controller("next", "title=\"Next\"", ""),
    ]
    let text = SmallNibs.storyboard(scenes.joined())
    let initial = text.replacing(
      "<document ", with: "<document initialViewController=\"first\" ", maxReplacements: 1)
    let folder = try TemporaryFolder()
    let run = BrowserScript(
      try folder.write(initial, to: "Main.storyboard"), CellSize(columns: 120, rows: 40), keys: "r Enter")
    #expect(run.status.contains("Could not find a navigation controller for segue 'more'"))
  }

  @Test("The help lists the keys of the running screen first") func help() throws {
    let run = try run([Self.form], keys: "r Tab ?")
    #expect(run.contains("Running screen"))
    #expect(run.contains("go to the next control"))
    #expect(!run.contains("select the view above"))
    #expect(!run.contains("q, Ctrl-C"))
  }

  @Test("A scene that only shows a color needs code, and its message disappears when another scene runs")
  func needsCode() throws {
    let run = try run([Self.empty, Self.form], keys: "[ r")
    #expect(run.contains("Loading needs code") && run.status.contains("Loading shows nothing"))
    run.type("Enter")
    #expect(run.status.contains("running: Form"))
  }

  @Test("Scenes with the same name are told apart by their first text or their id") func equalNames() throws {
    let scenes = ["First", "Second"].enumerated().map { index, text in
      Self.controller(
        "c\(index)", "title=\"Same\"",
        "<subviews>" + Self.view("switch", "id=\"s\(index)\"", y: 80)
          + Self.view("label", "text=\"\(text)\" id=\"l\(index)\"", y: 40) + "</subviews>")
    }
    let run = try run([Self.empty] + scenes, keys: "[ r")
    #expect(run.contains("“First”") && run.contains("“Second”"))
  }
}
