import Foundation
import NibCore
import NibEditing
import NibScreen
import NibTools
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Edits by hand in the browser, on a screen in memory.
@Suite struct EditingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(EditingTests.document, to: "Edited.xib")
  }

  /// A label and a box with constraints.
  private static let document = SmallNibs.document(
    """
    <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>
            <label opaque="NO" contentMode="left" fixedFrame="YES" text="Hello" textAlignment="natural" \
    lineBreakMode="tailTruncation" numberOfLines="2" id="label">
                <rect key="frame" x="16" y="16" width="128" height="32"/>
            </label>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="80" width="100" height="40"/>
                <constraints>
                    <constraint firstAttribute="width" constant="100" id="wid"/>
                    <constraint firstAttribute="height" constant="40" id="hei"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="20" id="lea"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" \
    id="top"/>
        </constraints>
    </view>
    """)

  private var fileText: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  private func open(
    selecting id: String? = nil, keys: String = "", setup: (inout BrowserSetup) -> Void = { _ in }
  ) -> BrowserScript {
    let script = BrowserScript(path, CellSize(columns: 150, rows: 40), setup: setup)
    script.browser.session.select(id)
    script.type(keys)
    return script
  }

  /// The text of the document with the edits.
  private func edited(_ script: BrowserScript) -> String {
    String(decoding: script.browser.session.open?.document?.source ?? [], as: UTF8.self)
  }

  @Test("A changed text is shown, reported and marked, and nothing is written before W") func text() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Good_day Enter")
    #expect(script.status.contains("label \"Good day\": text Hello → Good day"))
    #expect(script.contains("Good day"))
    #expect(fileText == EditingTests.document)
    script.type("4")
    #expect(script.status.contains("● Edited.xib"))
    script.type("W")
    #expect(script.status.contains("Edited.xib was written"))
    #expect(fileText == EditingTests.document.replacing("\"Hello\"", with: "\"Good day\""))
    script.type("4")
    #expect(!script.contains("●"))
  }

  @Test("Undo restores the bytes, redo the edit, and all edits can be undone at once") func history() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:One Enter C C-u type:Two Enter")
    let two = edited(script)
    script.type("u u")
    #expect(edited(script) == EditingTests.document)
    #expect(script.browser.session.unsavedPaths.isEmpty)
    script.type("u")
    #expect(script.status.contains("There is no edit to undo."))
    script.type("Z Z")
    #expect(edited(script) == two)
    script.browser.perform("undo-all")
    #expect(edited(script) == EditingTests.document)
    script.type("Z")
    #expect(script.status.contains("redone: "))
  }

  @Test("A wrong value says what is possible, and Tab completes") func values() throws {
    let script = open(selecting: "label")
    script.browser.values.edit("textAlignment", of: "label")
    script.type("C-u type:middle Enter")
    #expect(script.contains("use left, center,"))
    script.type("C-u type:cen Tab Enter")
    #expect(edited(script).contains("textAlignment=\"center\""))
    script.browser.values.edit("textColor", of: "label")
    script.type("C-u type:systemInd Down Enter")
    #expect(edited(script).contains("<color key=\"textColor\" systemColor=\"systemIndigoColor\"/>"))
  }

  @Test("Enter and C in the inspector edit the row") func inspector() throws {
    let script = open(selecting: "label", keys: "4")
    let list = script.browser.inspector.list.content
    #expect(list.sections.flatMap(\.rows).contains { $0.edit == .property("numberOfLines") })
    while script.browser.inspector.list.chosenRow?.label != "numberOfLines" { script.type("Down") }
    script.type("Enter C-u type:3 Enter")
    #expect(edited(script).contains("numberOfLines=\"3\""))
    script.type("C C-u type:many Enter")
    #expect(script.contains("use a whole number"))
  }

  @Test("The values of a constraint are edited in one line, and saved frames follow") func constraint() throws
  {
    let script = open(selecting: "lea", keys: "C C-u type:>=_24_@_750 Enter")
    let text = edited(script)
    #expect(text.contains("relation=\"greaterThanOrEqual\""))
    #expect(text.contains("constant=\"24\""))
    #expect(text.contains("priority=\"750\""))
    #expect(text.contains("x=\"24\" y=\"80\" width=\"100\" height=\"40\""))
    script.type("C C-u type:wide Enter")
    #expect(script.contains("'wide' is not a valid constant"))
  }

  @Test("Arrows with Alt move constants if constraints place the view, and otherwise the saved frame")
  func moving() throws {
    let script = open(selecting: "box", keys: "3 A-Right")
    #expect(edited(script).contains("secondAttribute=\"leading\" constant=\"21\" id=\"lea\""))
    #expect(edited(script).contains("x=\"21\" y=\"80\""))
    #expect(script.status.contains("constant of View.leading = Superview.leading + 21 (was 20)"))
    script.type("C-Down S-A-Right S-C-Up")
    #expect(edited(script).contains("constant=\"88\" id=\"top\""))
    #expect(edited(script).contains("constant=\"101\" id=\"wid\""))
    #expect(edited(script).contains("constant=\"32\" id=\"hei\""))
    script.browser.session.select("label")
    script.type("C-Left A-Up S-A-Down")
    #expect(edited(script).contains("x=\"8\" y=\"15\" width=\"128\" height=\"33\""))
    #expect(script.status.contains("saved frame"))
  }

  @Test("Presses of the same key that arrive together are one edit, before the next key")
  func movingTogether()
    throws
  {
    let script = open(selecting: "box", keys: "3")
    let right = InputEvent.key(try #require(KeyName.key(named: "A-Right")))
    let down = InputEvent.key(try #require(KeyName.key(named: "A-Down")))
    let loop = EventLoop(screen: script.screen, input: ScriptedInput([[right, right, right, down]]))
    script.browser.loop = loop
    _ = loop.run(script.browser)
    #expect(edited(script).contains("constant=\"23\" id=\"lea\""))
    #expect(edited(script).contains("constant=\"81\" id=\"top\""))
    script.type("u")
    #expect(edited(script).contains("constant=\"23\" id=\"lea\""))
    script.type("u")
    #expect(edited(script) == EditingTests.document)
  }

  @Test("Dragging with Ctrl or Alt moves the selected view, and resizes it with Shift") func dragging() throws
  {
    let script = open(selecting: "label", keys: "3 0")
    func drag(_ modifiers: KeyPress.Modifiers) {
      let canvas = script.browser.canvas
      canvas.press(MouseEvent(.press, column: 60, row: 5, modifiers: modifiers))
      canvas.drag(MouseEvent(.drag, column: 62, row: 6, modifiers: modifiers))
      let words = modifiers.contains(.shift) ? "16 wider, 16 taller" : "16 right, 16 down"
      #expect(script.browser.session.message?.text == "\(words); release to apply, Esc cancels")
      canvas.release(MouseEvent(.release, column: 62, row: 6, modifiers: modifiers))
    }
    drag(.control)
    #expect(edited(script).contains("x=\"32\" y=\"32\" width=\"128\" height=\"32\""))
    drag([.alternate, .shift])
    #expect(edited(script).contains("x=\"32\" y=\"32\" width=\"144\" height=\"48\""))
  }

  @Test("Dragging the selected view moves it, its edge changes its size, and Esc cancels")
  func plainDragging()
    throws
  {
    let script = open(selecting: "label", keys: "3 0")
    let canvas = script.browser.canvas
    func drag(from start: CellPoint, isCancelled: Bool = false) {
      canvas.press(MouseEvent(.press, column: start.column, row: start.row))
      let end = start + CellPoint(column: 2, row: 1)
      canvas.drag(MouseEvent(.drag, column: end.column, row: end.row))
      script.type(isCancelled ? "Esc" : "")
      canvas.release(MouseEvent(.release, column: end.column, row: end.row))
      script.type("")
    }
    func corner() throws -> (first: CellPoint, last: CellPoint) {
      let view = try #require(script.browser.session.selectedView)
      let cells = try #require(canvas.drawnPicture()?.map.place(of: view)?.visible)
      let last = CellPoint(column: cells.maxColumn - 1, row: cells.minRow)
      return (canvas.viewport.origin + cells.origin, canvas.viewport.origin + last)
    }
    drag(from: try corner().first, isCancelled: true)
    #expect(edited(script) == EditingTests.document)
    drag(from: try corner().first)
    #expect(edited(script).contains("x=\"32\" y=\"32\" width=\"128\" height=\"32\""))
    drag(from: try corner().last)
    #expect(edited(script).contains("x=\"32\" y=\"32\" width=\"144\" height=\"32\""))
  }

  @Test("The search in all documents finds the edited text") func finding() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Zebra Enter F type:zebra")
    #expect(script.lines.contains { $0.contains("Zebra") && $0.contains("Edited.xib") })
    script.type("Esc u F")
    #expect(!script.lines.contains { $0.contains("Zebra") && $0.contains("Edited.xib") })
  }

  @Test("A constraint is added with a panel that shows the result") func adding() throws {
    let script = open(selecting: "label", keys: "3 Q Right")
    #expect(script.contains("trailing"))
    let preview = edited(script)
    #expect(preview.contains("firstAttribute=\"trailing\""))
    #expect(script.browser.session.unsavedPaths == [path])
    script.type("Esc")
    #expect(edited(script) == EditingTests.document)
    #expect(script.browser.session.unsavedPaths.isEmpty)
    script.type("Q Down Down Down Down type:24 Down type:750 Enter")
    let text = edited(script)
    #expect(text.contains("firstItem=\"label\" firstAttribute=\"leading\" secondItem=\"root\""))
    #expect(text.contains("priority=\"750\""))
    #expect(text.contains("constant=\"24\""))
    script.type("u")
    #expect(edited(script) == EditingTests.document)
  }

  @Test("Removing shows the result first, and Esc restores the document") func removing() throws {
    let script = open(selecting: "box", keys: "3 Delete")
    #expect(script.contains("Enter accepts"))
    #expect(!edited(script).contains("id=\"box\""))
    script.type("Esc")
    #expect(edited(script) == EditingTests.document)
    script.type("Delete Enter")
    #expect(!edited(script).contains("id=\"lea\""))
    #expect(script.status.contains("removed"))
  }

  @Test("The remedy of a finding is previewed and applied") func remedy() throws {
    try folder.write(SmallNibs.staleMark, to: "Edited.xib")
    let script = open(selecting: "box", keys: "X")
    #expect(script.contains("Fix: "))
    #expect(!edited(script).contains("misplaced"))
    script.type("Enter W")
    #expect(!fileText.contains("misplaced"))
  }

  @Test("The remedy of an explanation is applied: a truncated text gets more lines or room") func truncated()
    throws
  {
    try folder.write(
      EditingTests.document.replacing("\"Hello\"", with: "\"A text that is much too long for one line\"")
        .replacing("numberOfLines=\"2\"", with: "adjustsFontSizeToFit=\"NO\"")
        .replacing("width=\"128\" height=\"32\"", with: "width=\"128\" height=\"64\""),
      to: "Edited.xib")
    let script = open(selecting: "label", keys: "3 X")
    #expect(script.contains("Let the text wrap (set Lines to 0)"))
    #expect(script.contains("Make it 298 pt wide"))
    script.type("Enter")
    #expect(edited(script).contains("numberOfLines=\"0\""))
    script.type("Esc")
    #expect(!edited(script).contains("numberOfLines"))
    script.type("X Enter Enter W")
    #expect(fileText.contains("numberOfLines=\"0\""))
  }

  @Test("Constraints in conflict have remedies, and the safest is the first one") func conflictRemedies()
    throws
  {
    try folder.write(
      EditingTests.document.replacing(
        "constant=\"100\" id=\"wid\"/>",
        with: "constant=\"100\" id=\"wid\"/><constraint firstAttribute=\"width\" constant=\"90\" id=\"win\"/>"
      ),
      to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 X")
    #expect(script.contains("Remedies 4"))
    #expect(script.contains("Remove width = 90"))
    #expect(script.contains("1 view laid out differently, as saved; 1 finding"))
    script.type("Enter Enter")
    #expect(edited(script).contains("constant=\"100\" id=\"wid\""))
    #expect(edited(script).components(separatedBy: "firstAttribute=\"width\"").count == 2)
    script.type("u Esc")
    script.browser.session.select(nil)
    script.type("X")
    #expect(script.contains("Remedies"))
  }

  @Test("The remedy of a missing accessibility label is to enter one, also for a hidden button")
  func missingLabel()
    throws
  {
    try folder.write(
      EditingTests.document.replacing(
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">",
        with: """
          <button hidden="YES" opaque="NO" fixedFrame="YES" id="close">
                          <rect key="frame" x="200" y="16" width="44" height="44"/>
                          <state key="normal" image="icon_close"/>
                      </button>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          """),
      to: "Edited.xib")
    let script = open(selecting: "close", keys: "3 X")
    script.type("type:Close Enter")
    #expect(edited(script).contains("label=\"Close\""))
    #expect(edited(script).contains("hidden=\"YES\""))
  }

  @Test("If only the canvas is too small for its constraints, a larger canvas comes first") func smallCanvas()
    throws
  {
    try folder.write(
      EditingTests.document.replacing("width=\"320\" height=\"200\"", with: "width=\"320\" height=\"110\"")
        .replacing(
          "id=\"top\"/>\n    </constraints>",
          with: """
            id="top"/>
                    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="box" \
            secondAttribute="bottom" constant="8" id="bot"/>
                </constraints>
            """), to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 X")
    #expect(script.contains("Make the view 320 x 128 on the canvas (now 320 x 110)"))
    script.type("Enter Enter")
    #expect(edited(script).contains("width=\"320\" height=\"128\""))
    #expect(edited(script).contains("id=\"hei\""))
  }

  @Test("The size of the root view changes by keys, and a root view as large as a screen says why not")
  func rootSize() throws {
    let script = open(selecting: "root", keys: "3 S-A-Down")
    #expect(edited(script).contains("width=\"320\" height=\"201\""))
    #expect(script.status.contains("size of the view on the canvas 320 x 201 (was 320 x 200)"))
    script.type("A-Down")
    #expect(script.status.contains("The canvas places the root view."))
  }

  @Test("The mark of an ambiguous view goes with the edit that determines it") func solvedMark() throws {
    try folder.write(
      EditingTests.document.replacing(
        "\n                <constraint firstAttribute=\"height\" constant=\"40\" id=\"hei\"/>", with: ""
      ).replacing(
        "<view contentMode=\"scaleToFill\" trans",
        with: "<view ambiguous=\"YES\" contentMode=\"scaleToFill\" trans"),
      to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 A-Right")
    #expect(edited(script).contains("ambiguous"))
    script.type("X Enter Enter")
    #expect(!edited(script).contains("ambiguous"))
  }

  @Test("A view that its autoresizing mask places in conflict with constraints gets constraints alone")
  func mask()
    throws
  {
    try folder.write(
      EditingTests.document.replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: """
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
          constant="30" id="lab"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" \
          id="lat"/>
          <constraint firstItem="box" firstAttribute="leading"
          """),
      to: "Edited.xib")
    let script = open(selecting: "label", keys: "3 X")
    #expect(script.contains("Let only constraints place label"))
    script.type("type:only Enter Enter")
    #expect(edited(script).contains("translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"label\""))
    #expect(!edited(script).contains("fixedFrame"))
  }

  @Test("A view with an ambiguous height is pinned at its distance, or keeps the saved height")
  func missingConstraints()
    throws
  {
    try folder.write(
      EditingTests.document.replacing(
        "\n                <constraint firstAttribute=\"height\" constant=\"40\" id=\"hei\"/>", with: ""),
      to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 X")
    #expect(script.contains("Add constraints that keep its height"))
    #expect(script.contains("Pin its bottom at 80 to the view"))
    script.type("Enter Enter")
    #expect(edited(script).contains("secondItem=\"box\" secondAttribute=\"bottom\" constant=\"80\""))
    #expect(edited(script).contains("x=\"20\" y=\"80\" width=\"100\" height=\"40\""))
  }

  @Test("The constant of a new constraint keeps the saved height, and that of a margin its distance")
  func constants()
    throws
  {
    try folder.write(
      EditingTests.document.replacing(
        "\n                <constraint firstAttribute=\"height\" constant=\"40\" id=\"hei\"/>", with: ""),
      to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 Q a a a a a")
    #expect(script.contains("‹ height ›"))
    script.type("Enter")
    #expect(edited(script).contains("firstAttribute=\"height\" constant=\"40\""))
    let other = open(selecting: "box", keys: "3 Q t t")
    #expect(other.contains("‹ margins of the superview ›"))
    #expect(other.contains("possible: margins of the superview, label"))
    #expect(!other.contains(", nothing"))
    other.type("Enter")
    #expect(edited(other).contains("secondAttribute=\"leadingMargin\" constant=\"4\""))
    #expect(edited(other).contains("x=\"20\" y=\"80\""))
  }

  @Test("The preview of a removal names what goes with the object") func removedParts() throws {
    try folder.write(
      EditingTests.document.replacing(
        "id=\"top\"/>\n    </constraints>",
        with: "id=\"top\"/>\n    </constraints>\n    "
          + "<connections><outlet property=\"boxView\" destination=\"box\" id=\"out\"/></connections>"),
      to: "Edited.xib")
    let script = open(selecting: "box", keys: "3 Delete")
    #expect(script.contains("Constraints removed: "))
    #expect(script.contains("Outlets removed: boxView"))
  }

  @Test("Saved frames that an edit moves follow, also if they were out of date") func staleFrames() throws {
    try folder.write(
      EditingTests.document.replacing("x=\"20\" y=\"80\"", with: "x=\"5\" y=\"70\""), to: "Edited.xib")
    let script = open(selecting: "lea", keys: "C C-u type:24 Enter")
    #expect(edited(script).contains("x=\"24\" y=\"70\" width=\"100\" height=\"40\""))
  }

  @Test("The palette lists the keys that move views") func palette() throws {
    let script = open(selecting: "box", keys: "3 : type:move_the_selected_view_left")
    #expect(script.contains("move the selected view left by a point"))
  }

  @Test("The letters of the constraint panel choose the parts that they stand before") func letters() throws {
    let script = open(selecting: "label", keys: "3 Q")
    #expect(script.contains("a attribute") && script.contains("p priority"))
    #expect(script.contains("possible: leading, trailing, top, bottom"))
    script.type("a a")
    #expect(script.contains("‹ top ›"))
    script.type("r r p type:2000")
    #expect(script.contains("‹ ≥ ›"))
    #expect(script.contains("use 1 to 1000"))
    script.type("Enter")
    #expect(script.contains("'2000' is not a valid priority"))
    script.type("p type:750 c s Enter")
    #expect(edited(script).contains("firstAttribute=\"top\" relation=\"greaterThanOrEqual\""))
    #expect(edited(script).contains("symbolic=\"YES\""))
  }

  @Test("Colors and images of the project's catalogs complete values") func catalogs() throws {
    let set = "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}"
    try folder.write(set, to: "Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(set, to: "Assets.xcassets/Logo.imageset/Contents.json")
    let script = open(selecting: "label")
    script.browser.values.edit("textColor", of: "label")
    script.type("C-u type:Bra")
    #expect(script.contains("Brand"))
    script.type("Esc")
    script.browser.perform("set")
    script.type("type:textColor=Bra Tab Enter")
    #expect(edited(script).contains("<color key=\"textColor\" name=\"Brand\"/>"))
  }

  @Test("Several properties are set at once, as nibterm set does, and a value can have spaces")
  func assignments()
    throws
  {
    let script = open(selecting: "label")
    script.browser.perform("set")
    script.type("type:alpha=0.5_hid Tab type:YES Enter")
    #expect(edited(script).contains("alpha=\"0.5\""))
    #expect(edited(script).contains("hidden=\"YES\""))
    script.browser.perform("set")
    script.type("type:text=One_for_all=ever Enter")
    #expect(edited(script).contains("text=\"One for all=ever\""))
    script.browser.perform("set")
    script.type("type:text='A_b'_numberOfLines=3 Enter")
    #expect(edited(script).contains("text=\"A b\"") && edited(script).contains("numberOfLines=\"3\""))
  }

  @Test("A key that a preview does not use restores the document, and has its usual function")
  func passedKeys() {
    let script = open(selecting: "box", keys: "3 Delete")
    #expect(script.contains("Enter accepts"))
    script.type("#")
    #expect(!script.contains("Enter accepts"))
    #expect(edited(script) == EditingTests.document)
    #expect(script.browser.canvas.shows.grid)
  }

  @Test("A folder for recovery that cannot be used is announced once") func noRecovery() throws {
    let file = try folder.write("", to: "state")
    let script = open(selecting: "label", keys: "3 C C-u type:One Enter") {
      $0.recovery = RecoveryFolder(path: file + "/recovery")
    }
    #expect(script.status.contains("cannot be stored for recovery"))
    script.type("C C-u type:Two Enter")
    #expect(!script.status.contains("cannot be stored for recovery"))
    #expect(script.status.contains("One → Two"))
  }

  @Test("A new constraint has the constant of the document's canvas, also on another device")
  func canvasConstant() {
    let script = open(selecting: "label", keys: "3") { $0.options.size = CGSize(width: 500, height: 300) }
    script.type("Q Right")
    #expect(edited(script).contains("secondItem=\"label\" secondAttribute=\"trailing\" constant=\"176\""))
  }

  // MARK: Files

  @Test("Quitting with edits asks, and a second Ctrl-C quits") func quitting() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:New Enter q")
    #expect(script.contains("Edits are not written"))
    #expect(script.contains("● Edited.xib"))
    script.type("Esc 3")
    #expect(!script.contains("Edits are not written"))
    script.type("q w")
    #expect(fileText.contains("\"New\""))
  }

  @Test("A file that another program changed is merged, or asked about") func otherProgram() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter")
    try folder.write(
      EditingTests.document.replacing("constant=\"100\" id=\"wid\"", with: "constant=\"90\" id=\"wid\""),
      to: "Edited.xib")
    script.type("W")
    #expect(script.status.contains("merged with the edits"))
    #expect(edited(script).contains("\"Mine\"") && edited(script).contains("constant=\"90\""))
    #expect(!fileText.contains("Mine"))
    script.type("W")
    #expect(fileText.contains("\"Mine\"") && fileText.contains("constant=\"90\""))
    script.type("C C-u type:Again Enter")
    let theirs = fileText.replacing("\"Mine\"", with: "\"Theirs\"")
    try folder.write(theirs, to: "Edited.xib")
    script.type("W")
    #expect(script.contains("was changed by another program"))
    #expect(fileText == theirs)
    script.type("k W")
    #expect(fileText.contains("\"Again\""))
    script.type("C C-u type:More Enter")
    try folder.write(theirs, to: "Edited.xib")
    script.type("W d")
    #expect(edited(script) == theirs)
    script.type("u")
    #expect(edited(script).contains("\"More\""))
    // The other version is not replaced without another question, also after more edits.
    script.type("W")
    #expect(script.contains("was changed by another program") && fileText == theirs)
    script.type("Esc C-Right W")
    #expect(script.contains("was changed by another program") && fileText == theirs)
    script.type("k W")
    #expect(fileText.contains("\"More\""))
  }

  @Test("Edits that are discarded for a version with the same bytes are saved") func discardedForSameVersion()
    throws
  {
    let document = try NibReader.read(Array(Self.document.utf8), file: path)
    var edits = try UnsavedDocument(document, resources: EditResources(around: path))
    try edits.change { editor throws(EditError) in
      try editor.apply([.set(PropertyEdit("label", "text", "Other"))])
    }
    #expect(edits.isUnsaved)
    let same = try edits.discarded(for: edits.document.source)
    #expect(!same.isUnsaved && same.fileBytes == edits.document.source)
    let other = try edits.discarded(for: document.source)
    #expect(!other.isUnsaved && other.fileBytes == document.source)
  }

  @Test("Keys move an object in its list, and an answer names a few changed objects") func order() throws {
    let script = open(selecting: "label", keys: "3 A-j")
    func isBoxFirst() throws -> Bool {
      let text = edited(script)
      let label = try #require(text.firstRange(of: "id=\"label\""))
      return try #require(text.firstRange(of: "id=\"box\"")).lowerBound < label.lowerBound
    }
    #expect(try isBoxFirst())
    script.type("A-j")
    #expect(script.status.contains("is the last one of its list"))
    script.type("A-k")
    #expect(try !isBoxFirst())
    script.browser.editing.perform([
      .set(PropertyEdit("hei", "priority", "999")), .set(PropertyEdit("label", "text", "Bye")),
    ])
    script.type("")
    #expect(script.status.contains("2 objects changed ("))
  }

  @Test("The words for a changed constraint have one space between them") func constraintWords() throws {
    let script = open(selecting: "hei")
    script.browser.editing.perform([.set(PropertyEdit("hei", "priority", "999"))])
    script.type("")
    #expect(script.status.contains("height = 40") && !script.status.contains("constraint  "))
  }

  @Test("After a merge, undoing a step keeps the changes of the other program") func undoAfterMerge() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter C-Right")
    let theirs = EditingTests.document.replacing(
      "constant=\"100\" id=\"wid\"", with: "constant=\"90\"  id=\"wid\"")
    try folder.write(theirs, to: "Edited.xib")
    script.type("W")
    #expect(script.status.contains("merged with the edits"))
    script.type("u")
    #expect(edited(script).contains("\"Mine\"") && edited(script).contains("constant=\"90\""))
    #expect(edited(script).contains("x=\"16\" y=\"16\""))
    script.type("u")
    #expect(edited(script) == theirs)
    #expect(script.browser.session.unsavedPaths.isEmpty)
  }

  @Test("A contradicting change is only announced, and an answer counts for the version that was shown")
  func announced() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter")
    let theirs = EditingTests.document.replacing("\"Hello\"", with: "\"Theirs\"")
    try folder.write(theirs, to: "Edited.xib")
    script.browser.session.notify { $0.editedFileDidChange() }
    script.type("")
    #expect(script.browser.session.panel == nil)
    #expect(script.status.contains("contradicts the edits"))
    script.type("W")
    try folder.write(theirs.replacing("\"Theirs\"", with: "\"Later\""), to: "Edited.xib")
    script.type("k W")
    #expect(fileText.contains("\"Later\""))
    #expect(edited(script).contains("\"Mine\""))
  }

  @Test("Edits are kept beside a version of the file that cannot be read, and writing replaces it")
  func unreadableVersion() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter")
    let broken = String(EditingTests.document.prefix(200))
    try folder.write(broken, to: "Edited.xib")
    script.type("W")
    #expect(script.contains("keep the edits") && !script.contains("discard the edits"))
    script.type("d Esc")
    #expect(fileText == broken)
    script.type("W k")
    #expect(edited(script).contains("\"Mine\""))
    script.type("W")
    #expect(fileText.contains("\"Mine\""))
    script.type("u")
    #expect(edited(script) == EditingTests.document)
  }

  @Test("A deleted file is written again only if the user says so") func deleted() throws {
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter")
    try FileManager.default.removeItem(atPath: path)
    script.browser.session.notify { $0.editedFileDidChange() }
    script.type("")
    #expect(script.browser.session.panel == nil)
    #expect(script.status.contains("was deleted by another program"))
    script.type("W")
    #expect(script.contains("does not exist any more"))
    #expect(!FileManager.default.fileExists(atPath: path))
    script.type("w")
    #expect(fileText.contains("\"Mine\""))
  }

  @Test("Without permission, the reason is shown and the edits are kept") func readOnlyFile() throws {
    guard getuid() != 0 else { return }
    let script = open(selecting: "label", keys: "3 C C-u type:Mine Enter")
    chmod(path, 0o444)
    script.type("W")
    #expect(script.status.contains("cannot be written"))
    #expect(script.browser.session.unsavedPaths == [path])
  }

  @Test("Edits that cannot be made say why") func refusals() throws {
    let readOnly = open(selecting: "label", keys: "3 C") { $0.isReadOnly = true }
    #expect(readOnly.status.contains("--read-only"))
    try folder.write(
      EditingTests.document.replacing("<view contentMode", with: "<<<<<<< ours\n<view contentMode"),
      to: "Edited.xib")
    let conflict = open(keys: "3 C")
    #expect(conflict.browser.session.unsaved.isEmpty)
    #expect(conflict.status.contains("cannot be read"))
  }

  // MARK: Recovery

  @Test("Edits of a program that was killed are offered, recovered and discarded") func recovery() throws {
    let state = try TemporaryFolder()
    // No process has this number.
    let dead = RecoveryFolder(path: state.path, process: 0x3FFF_FFFF)
    let killed = open(selecting: "label", keys: "3 C C-u type:Lost Enter") { $0.recovery = dead }
    let lost = edited(killed)
    let own = RecoveryFolder(path: state.path)
    let next = open { $0.recovery = own }
    #expect(next.contains("has edits that were not written"))
    next.type("r")
    #expect(edited(next) == lost)
    #expect(dead.left.isEmpty)
    next.browser.session.select(nil)
    next.type("u")
    #expect(edited(next) == EditingTests.document)
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.path).isEmpty)
  }

  @Test("Recovered edits are merged with a file that has changed") func mergedRecovery() throws {
    let state = try TemporaryFolder()
    let dead = RecoveryFolder(path: state.path, process: 0x3FFF_FFFF)
    _ = open(selecting: "label", keys: "3 C C-u type:Lost Enter") { $0.recovery = dead }
    try folder.write(
      EditingTests.document.replacing("constant=\"100\" id=\"wid\"", with: "constant=\"90\" id=\"wid\""),
      to: "Edited.xib")
    let next = open(keys: "r") { $0.recovery = RecoveryFolder(path: state.path) }
    #expect(edited(next).contains("\"Lost\"") && edited(next).contains("constant=\"90\""))
  }
}
