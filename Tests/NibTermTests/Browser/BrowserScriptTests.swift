import Foundation
import NibCore
import NibScreen
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// The effects of keys and clicks in the browser, on a screen in memory.
@Suite struct BrowserScriptTests {
  private static let cell = "SampleNibs/Lesson/MyTableViewCell.xib"

  /// A folder with a document, a broken document, and a document in a subfolder.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write("<document><objects></document>", to: "Broken.xib")
    try folder.write(SmallNibs.label("Deep"), to: "inner/C.xib")
    return folder
  }

  // MARK: Documents

  @Test("Documents are listed by folder, and the chosen one is shown") func folderGroups() throws {
    let folder = try project()
    let run = BrowserScript(folder.path)
    #expect(
      run.lines.prefix(5).map { $0.prefix(12).trimmingCharacters(in: .whitespaces) }.dropFirst() == [
        "A.xib", "Broken.xib", "▾inner", "C.xib",
      ])
    #expect(run.contains("First"))
    run.type("j")
    #expect(run.contains("[malformed-xml]"))
    run.type("j j")
    #expect(run.contains("Deep"))
  }

  @Test("Searching shows the best match, and Esc ends the search") func search() throws {
    let folder = try project()
    let run = BrowserScript(folder.path, keys: "/ type:c")
    #expect(run.contains("Deep"))
    run.type("Esc")
    #expect(run.browser.documents.list?.filterText == "")
    #expect(run.contains("Broken.xib"))
  }

  @Test(
    "The canvas says that a document without views has nothing to draw",
    arguments: CommandTests.withoutViews.map(\.name), ["", "3 p", "3 f u #", "3 S Backspace Backspace Enter"])
  func noViews(name: String, keys: String) throws {
    let folder = try TemporaryFolder()
    let text = try #require(CommandTests.withoutViews.first { $0.name == name }?.text)
    let run = BrowserScript(try folder.write(text, to: name), keys: keys)
    #expect(run.lines[1].contains("There is nothing to draw: the document has no views."))
  }

  @Test("The note on an empty canvas is wrapped in a narrow pane") func narrowNote() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.document("<tapGestureRecognizer id=\"g\"/>"), to: "Gesture.xib")
    let run = BrowserScript(file, CellSize(columns: 24, rows: 12), keys: "3")
    let words = run.lines.dropFirst().prefix(5).joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ").contains("There is nothing to draw: the document has no views."))
    #expect(run.contains("UITapGestureRecognizer"))
  }

  @Test("The canvas says that a document of another platform is not for iOS or tvOS")
  func otherPlatforms() throws {
    let folder = try TemporaryFolder()
    let mac = SmallNibs.label("Mac").replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let run = BrowserScript(try folder.write(mac, to: "Mac.xib"))
    let words = run.lines.joined(separator: " ")
    #expect(words.contains("There is nothing to draw: this is not a document for"))
    #expect(words.contains("iOS or tvOS."))
  }

  // MARK: Selecting

  @Test("Arrow keys select neighboring views, and Backspace selects the superview") func arrows() {
    let run = BrowserScript(Self.cell, keys: "3 Enter Enter Enter")
    let first = run.browser.session.selected
    run.type("Right")
    #expect(run.browser.session.selected != first)
    run.type("Left Backspace")
    #expect(run.browser.session.selectedView?.subviews.isEmpty == false)
  }

  @Test("A click selects the topmost view, and a second click the view behind it") func repeatedClick() throws
  {
    let run = BrowserScript(Self.cell, keys: "3")
    let place = run.browser.canvas.viewport.origin + CellPoint(column: 15, row: 4)
    run.type("click:\(place.column),\(place.row)")
    let front = try #require(run.browser.session.selectedView)
    run.type("click:\(place.column),\(place.row)")
    let behind = try #require(run.browser.session.selectedView)
    #expect(front.subviews.isEmpty)
    #expect(front !== behind)
  }

  @Test("The outline and the inspector show the object that is selected on the canvas") func followingPanes()
  {
    let run = BrowserScript(Self.cell, CellSize(columns: 140, rows: 40), keys: "3 Enter Enter Enter")
    #expect(run.browser.outline.list.tree.chosenObjectID == run.browser.session.selected)
    #expect(run.browser.inspector.list.content.id == run.browser.session.selected)
  }

  @Test("Enter on a link in the inspector selects the object that it leads to") func inspectorLink() {
    let run = BrowserScript(Self.cell, CellSize(columns: 140, rows: 60), keys: "2 Down Down Down Down Down")
    let before = run.browser.session.selected
    run.type("4")
    for _ in 0..<40 where run.browser.inspector.list.chosenRow?.target == nil { run.type("Down") }
    let target = run.browser.inspector.list.chosenRow?.target
    run.type("Enter")
    #expect(target != nil && run.browser.session.selected == target && target != before)
  }

  // MARK: Laying out

  @Test("Keys change the device, orientation, appearance, text size and layout direction") func layoutKeys() {
    let run = BrowserScript("SampleNibs/Lesson/SymbolScreen.xib", CellSize(columns: 160, rows: 50), keys: "d")
    #expect(run.contains("320 x 568"))
    run.type("o")
    #expect(run.contains("568 x 320"))
    run.type("a t w z")
    #expect(
      run.status.contains("dark") && run.status.contains("text XL") && run.status.contains("right-to-left"))
    run.type("U")
    #expect(run.status.contains("as the document was saved"))
  }

  @Test("A document for tvOS is shown on an Apple TV only, which has no orientation") func television() {
    let file = "Conformance/documents/Bars/TabBarTelevision.storyboard"
    let run = BrowserScript(file, CellSize(columns: 160, rows: 50))
    #expect(run.contains("as saved") && !run.contains("portrait"))
    run.type("D")
    #expect(run.contains("Apple TV") && !run.contains("iPhone"))
    run.type("Esc d")
    #expect(run.browser.session.settings.deviceName == "Apple TV")
    run.type("d o")
    #expect(run.browser.session.settings.deviceName == nil)
    #expect(run.status.contains("only one orientation"))
  }

  @Test("Only the shown scene is laid out, and others when they are shown")
  func partialLayout() throws {
    let project = try SmallProject()
    let path = project.folder.url.appendingPathComponent("Main.storyboard").path
    let run = BrowserScript(path, CellSize(columns: 120, rows: 40), keys: "d")
    let open = try #require(run.browser.session.open)
    let shown = run.browser.session.picture
    #expect(open.pictures[shown].view.bounds.width == 320)
    let other = try #require(
      open.pictures.indices.first { $0 != shown && open.pictures[$0].view.bounds.width == 375 })
    let view = open.pictures[shown].view
    run.browser.session.choosePicture(other)
    #expect(open.pictures[shown].view === view)
    #expect(open.pictures.map(\.id).count == Set(open.pictures.map(\.id)).count)
    #expect(run.browser.session.currentPicture?.view.bounds.width == 320)
    // The result is the same as if all scenes were laid out at once.
    for index in open.pictures.indices { run.browser.session.choosePicture(index) }
    let whole = OpenDocument(path: path, options: run.browser.session.settings.options)
    #expect(whole.pictures.map(\.view.bounds) == open.pictures.map(\.view.bounds))
  }

  @Test("Dragging the edge of the canvas changes its size") func draggedEdge() throws {
    let run = BrowserScript(Self.cell, CellSize(columns: 120, rows: 30), keys: "3")
    let root = try #require(run.browser.session.currentPicture?.view)
    let width = root.bounds.width
    let edge = run.browser.canvas.viewport.origin + CellPoint(column: 40, row: 3)
    run.type("drag:\(edge.column),\(edge.row),\(edge.column + 5),\(edge.row)")
    #expect(run.browser.session.currentPicture?.view.bounds.width == width + 40)
  }

  @Test("Keys enlarge the picture, show it in its actual size and fit it to the pane") func zoom() {
    let run = BrowserScript("SampleNibs/Lesson/SymbolScreen.xib", keys: "3 + + +")
    #expect(run.browser.canvas.viewport.zoom == 3)
    run.type("0")
    #expect(run.browser.canvas.viewport.zoom == 1)
    run.type("f")
    #expect(run.browser.canvas.viewport.fits)
    #expect(run.browser.canvas.viewport.zoom < 1)
  }

  // MARK: Panes

  @Test("The border of a pane is moved by dragging and with a key") func draggedPanes() {
    let run = BrowserScript("SampleNibs", CellSize(columns: 140, rows: 40))
    let before = run.browser.session.layout.panes[.documents]?.size.columns ?? 0
    run.type("drag:\(before),20,\(before + 6),20")
    #expect(run.browser.session.layout.panes[.documents]?.size.columns == before + 6)
    run.type("<")
    #expect(run.browser.session.layout.panes[.documents]?.size.columns == before + 4)
  }

  @Test("A click opens the list of commands, and the wheel scrolls it") func commandMenu() throws {
    let run = BrowserScript(Self.cell)
    let menu = try #require(run.browser.panes.buttons.first { $0.command == "palette" })
    run.type("click:\(menu.area.minColumn + 1),\(menu.area.minRow)")
    #expect(run.contains("Commands"))
    run.type("wheel:40,10,60")
    #expect(run.contains("quit"))
  }

  // MARK: Running

  @Test("A screen runs until Esc ends it") func runningScreen() {
    let run = BrowserScript("SampleNibs/Elements/ElementsTabs.xib", keys: "r")
    #expect(run.browser.session.page != nil)
    run.type("Esc Esc Esc")
    #expect(run.browser.session.page == nil)
  }

  @Test(
    "A command that is not possible says why",
    arguments: [
      ("r", "There is nothing to run: the document has no views."),
      ("P", "There is nothing to fill: the document has no views."),
      ("]", "There are no scenes."), ("{", "Only one document is open."), ("y", "Nothing is selected."),
    ])
  func impossibleCommands(key: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.document("<tapGestureRecognizer id=\"g\"/>"), to: "Gesture.xib")
    let run = BrowserScript(file, CellSize(columns: 120, rows: 30), keys: "3 \(key)")
    #expect(run.status.contains(reason))
  }

  // MARK: Saving

  @Test("Saving a document keeps the selection and the zoom, and highlights what changed")
  func savedDocument() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("Before"), to: "A.xib")
    let run = BrowserScript(path, keys: "+ 3 Enter Enter")
    let selected = run.browser.session.selected
    try folder.write(SmallNibs.label("After"), to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.browser.session.selected == selected)
    #expect(run.browser.canvas.viewport.zoom == 1.5)
    #expect(run.browser.canvas.flash?.ids == ["label"])
    #expect(run.contains("After"))
  }

  @Test(
    "A saved change of a value in a child element is highlighted too",
    arguments: [
      (
        #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
        ["label"]
      ),
      ("<connections/>", []),
    ] as [(String, Set<String>)])
  func savedValue(_ value: String, changed: Set<String>) throws {
    let folder = try TemporaryFolder()
    let before = SmallNibs.label("Name")
    let path = try folder.write(before, to: "A.xib")
    let run = BrowserScript(path)
    let start = try #require(before.range(of: "<label"))
    let end = try #require(before.range(of: ">", range: start.upperBound..<before.endIndex))
    try folder.write(before.replacingCharacters(in: end, with: ">" + value), to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.browser.canvas.flash?.ids ?? [] == changed)
  }

  @Test("When a document is saved broken or deleted, its last drawing stays") func brokenSave() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("Before"), to: "A.xib")
    let run = BrowserScript(path, CellSize(columns: 100, rows: 30))
    try folder.write("<document>", to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.contains("[malformed-xml]"))
    #expect(run.contains("Before"))
    try folder.write(SmallNibs.label("Mended"), to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.contains("Mended") && !run.contains("[malformed-xml]"))
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .deleted))
    run.type("")
    #expect(run.contains("Mended") && run.status.contains("was deleted"))
  }

  @Test(
    "When a file with translations of the document is saved, added or deleted, the document is drawn again")
  func savedTranslation() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("Zebra"), to: "Base.lproj/A.xib")
    let german = try folder.write("\"label.text\" = \"Alpaka\";", to: "de.lproj/A.strings")
    try folder.write("", to: "fr.lproj/x")
    let run = BrowserScript(path, CellSize(columns: 120, rows: 30), keys: "L type:german Enter")
    #expect(run.contains("Alpaka"))
    try folder.write("\"label.text\" = \"Kolibri\";", to: "de.lproj/A.strings")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: german, event: .changed))
    run.type("")
    #expect(run.contains("Kolibri") && !run.contains("Alpaka"))
    #expect(run.status.contains("de.lproj/A.strings was saved"))
    try FileManager.default.removeItem(atPath: german)
    run.browser.documents.fileDidChange(FileWatcher.Change(path: german, event: .deleted))
    run.type("")
    #expect(run.contains("Zebra") && run.status.contains("de.lproj/A.strings was deleted"))
    let open = try #require(run.browser.session.open)
    #expect(open.isTranslated(by: folder.path + "/fr.lproj/A.strings"))
    #expect(open.isTranslated(by: folder.path + "/mul.lproj/A.xcstrings") == false)
    #expect(open.fileStates[folder.path + "/Base.lproj/A.xib"] != nil)
  }

  @Test("The open list of problems follows the saved document") func problemsOfSavedDocument() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("Fine"), to: "A.xib")
    let run = BrowserScript(path, CellSize(columns: 100, rows: 30), keys: "!")
    #expect(run.contains("No problems were found."))
    try folder.write(SmallNibs.document("<view id=\"root\"/><view id=\"root\"/>"), to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.contains("Problems 1") && !run.contains("No problems were found."))
    try folder.write("<document>", to: "A.xib")
    run.browser.documents.fileDidChange(FileWatcher.Change(path: path, event: .changed))
    run.type("")
    #expect(run.contains("Problems 2"))
  }

  @Test("A document that is deleted from the folder stays on the screen, and is chosen when it comes back")
  func deletedFromFolder() throws {
    let folder = try project()
    let run = BrowserScript(folder.path)
    let path = try #require(run.browser.session.open?.path)
    try FileManager.default.removeItem(atPath: path)
    run.browser.documents.apply(.init(added: [], removed: ["A.xib"]))
    run.type("")
    #expect(run.browser.session.open?.path == path && run.contains("First"))
    run.browser.documents.apply(.init(added: ["D.xib"], removed: []))
    #expect(run.browser.session.open?.path == path)
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    run.browser.documents.apply(.init(added: ["A.xib"], removed: []))
    #expect(run.browser.documents.list?.chosenDocument == "A.xib")
  }

  // MARK: Copying

  @Test(
    "Keys copy the id and the frame of the selected view", arguments: [("i", "label"), ("f", "16 16 128 32")])
  func copying(key: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("First"), to: "A.xib")
    let run = BrowserScript(path, keys: "3 Enter Enter y \(key)")
    #expect(run.screen.calls.contains(.copy(text)))
  }

  @Test("The editor opens the document of the selected view") func editor() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallNibs.label("First"), to: "A.xib")
    let run = BrowserScript(path, keys: "3 Enter Enter e")
    let arguments = run.screen.calls.compactMap { call in
      if case .run(let arguments) = call { arguments } else { nil }
    }
    // The label begins in the eighth line of the document.
    #expect(arguments == [EditorCommand().arguments(file: path, line: 8)])
  }

  // MARK: Any size, any key

  @Test("No key crashes the browser at any screen size") func anyKey() {
    let commands = Browser.commands.map(\.info).filter { !["q", "Ctrl-Z", "e"].contains($0.shortcut) }
    let keys = commands.compactMap(\.keys.first)
    for size in [
      CellSize(columns: 1, rows: 1), CellSize(columns: 2, rows: 3), CellSize(columns: 40, rows: 12),
    ] {
      for path in [Self.cell, "SampleNibs"] {
        let run = BrowserScript(path, size)
        let loop = EventLoop(
          screen: run.screen, input: ScriptedInput(keys.flatMap { [[.key($0)], [.key(KeyPress(.escape))]] }))
        run.browser.loop = loop
        #expect(loop.run(run.browser) == .inputClosed)
      }
    }
  }

  @Test("The inspector shows a view's cells at the zoom of the canvas") func cellsAfterZoom() {
    let run = BrowserScript(
      "SampleNibs/Elements/ElementCell.xib", CellSize(columns: 120, rows: 40), keys: "3 Enter Enter")
    #expect(run.contains("cells        0 0, 44 × 4"))
    run.type("+ +")
    #expect(run.contains("cells        0 0, 87 × 8"))
    run.type("0")
    #expect(run.contains("cells        0 0, 44 × 4"))
  }
}
