import NibCore
import NibDrawing
import Testing

@testable import NibBrowser
@testable import NibCells
@testable import NibTerm

/// The browser's messages, and the state that it restores.
@Suite struct BrowserFeedbackTests {
  /// A folder with `A.xib`, whose constraints conflict if the root view is narrower than 340 points, and `B.xib`.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = SmallNibs.document(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="340" height="400"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view contentMode="scaleToFill" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="300" height="40"/><constraints>
      <constraint firstAttribute="width" constant="300" id="width"/>
      <constraint firstAttribute="height" constant="40" id="height"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="left"/>
      <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="20" id="right"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" \
      id="top"/></constraints></view>
      """)
    try folder.write(text, to: "A.xib")
    try folder.write(SmallNibs.label("Second"), to: "B.xib")
    return folder
  }

  // MARK: Problems of a layout

  @Test(
    "The problems of a layout are found again after another document was shown, and all parts count the same")
  func layoutProblems() throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, CellSize(columns: 140, rows: 40))
    run.browser.layout.resize(to: CGSize(width: 200, height: 400))
    run.browser.problems.findLayoutProblems()
    #expect(run.browser.session.open?.problemSummary == "1 problem of this layout")
    run.type("}")
    #expect(
      run.browser.session.open?.name == "B.xib" && run.browser.session.open?.layoutProblems?.isEmpty ?? true)
    run.type("{")
    run.browser.problems.findLayoutProblems()
    run.type("0")
    #expect(run.contains("Problems of this layout 1"))
    run.type("!")
    #expect(run.contains("Problems of this layout 1") && run.contains("✕ "))
    run.type("Esc U")
    #expect(run.browser.session.open?.layoutProblems == nil)
    #expect(!run.contains("of this layout"))
  }

  // MARK: Searching

  @Test("Esc returns from a search to the document and the selection that were shown before")
  func endedSearch() throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, keys: "/ type:b")
    #expect(run.browser.session.open?.name == "B.xib")
    run.type("Esc")
    #expect(run.browser.session.open?.name == "A.xib" && run.browser.documents.list?.filterText == "")
    #expect(run.browser.documents.list?.choice == .document("A.xib"))
    run.type("2 / type:inner")
    #expect(run.browser.session.selected != nil)
    run.type("Esc")
    #expect(run.browser.session.selected == nil)
    run.type("n")
    #expect(run.status.contains("Nothing was searched for."))
    run.type("1 n")
    #expect(run.status.contains("Nothing was searched for."))
    run.type("g k")
    #expect(run.status.contains("This is the first row."))
    run.type("G j")
    #expect(run.status.contains("This is the last row."))
  }

  @Test("A search without a match says so") func noMatch() throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, keys: "/ type:qqqq")
    #expect(run.contains("none") && run.contains("No document matches."))
    run.type("Enter")
    for key in ["n", "N", "}"] {
      run.type(key)
      #expect(run.status.contains("No document matches 'qqqq'."), "\(key)")
    }
    run.type("/ Esc 2 / type:qqqq")
    #expect(run.contains("No object matches."))
    run.type("Enter")
    #expect(run.status.contains("No object matches 'qqqq'."))
    run.type("n")
    #expect(run.status.contains("No object matches 'qqqq'."))
  }

  // MARK: Objects that are not on the canvas

  @Test("The status line says of a placeholder what it is, and that it is not on the canvas")
  func placeholders() throws {
    let folder = try folder()
    let first =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"
    let path = try folder.write(SmallNibs.document(first + "<view id=\"root\"/>"), to: "C.xib")
    let run = BrowserScript(path, CellSize(columns: 120, rows: 30), keys: "2 Home")
    #expect(run.status.contains("File's Owner: not on the canvas; the object that loads the nib"))
    run.type("Down")
    #expect(run.status.contains("First Responder: not on the canvas; receives actions without a target"))
    #expect(run.browser.session.selectedView == nil)
  }

  @Test("The canvas follows the outline to the scene of a first responder") func sceneOfResponder() throws {
    let folder = try TemporaryFolder()
    let scenes = ["a", "b"].map { id in
      "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)-view\"/></viewController>"
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(id)-first\"/></objects></scene>"
    }
    let run = BrowserScript(try folder.write(SmallNibs.storyboard(scenes.joined()), to: "A.storyboard"))
    #expect(run.browser.session.picture == 0)
    run.browser.session.select("b-first")
    #expect(run.browser.session.picture == 1)
  }

  @Test("The outline leads to the scene of an object, although a container shows the object, too")
  func sceneOfObject() throws {
    let folder = try TemporaryFolder()
    let text = SmallNibs.storyboard(
      """
      <scene sceneID="s1"><objects><viewController id="outer"><view key="view" id="outer-view">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><containerView id="container">
      <rect key="frame" x="0" y="0" width="200" height="200"/><connections>
      <segue destination="inner" kind="embed" id="embed"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="inner"><view key="view" id="inner-view">
      <rect key="frame" x="0" y="0" width="200" height="200"/></view></viewController></objects></scene>
      """)
    let run = BrowserScript(
      try folder.write(text, to: "A.storyboard"), CellSize(columns: 120, rows: 40), keys: "2 Home")
    let session = run.browser.session
    #expect(session.picture == 0)
    var shown: [Int] = []
    for _ in 0..<10 {
      shown.append(session.picture)
      run.type("Down")
    }
    #expect(shown == shown.sorted() && shown.first == 0 && shown.last == 1)
    // The row of the second scene leads to it, too.
    let first = try #require(shown.firstIndex(of: 1))
    run.type("Home " + Array(repeating: "Down", count: first).joined(separator: " "))
    #expect(run.browser.outline.list.tree.rows(first..<first + 1).first?.title == "View Controller Scene")
    session.select("outer-view")
    run.type("/ type:inner-view")
    #expect(session.selected == "inner-view" && session.picture == 1)
    // On the canvas, a view of a container stays in the container.
    run.type("Esc")
    session.select("outer-view")
    session.select("inner-view")
    #expect(session.picture == 0)
  }

  // MARK: Problems

  @Test("A problem of a view without a name has its id, and the list shows the chosen problem in whole")
  func namelessView() throws {
    let folder = try folder()
    let text = SmallNibs.document(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="340" height="400"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view contentMode="scaleToFill" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="300" height="40"/></view></subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="left"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" \
      id="top"/></constraints></view>
      """)
    let run = BrowserScript(
      try folder.write(text, to: "C.xib"), CellSize(columns: 80, rows: 40), keys: "2 !")
    #expect(run.contains("view #inner :"))
    #expect(run.contains("size of the view: add"))
    let document = try #require(run.browser.session.open?.document)
    let problem = try #require(run.browser.session.open?.diagnostics.first { $0.id == "ambiguous-layout" })
    #expect(problem.objectName(in: document) == "view #inner")
  }

  @Test("A filter that excludes a document is removed when the document is revealed") func revealedDocument()
  {
    var list = DocumentList()
    list.append(["A.xib", "B.xib"])
    list.setFilter("a")
    list.reveal(document: "A.xib")
    #expect(list.filterText == "a")
    list.reveal(document: "B.xib")
    #expect(list.filterText.isEmpty && list.chosenDocument == "B.xib")
  }

  @Test(
    "Problems match the words of a filter, but not letters that are apart",
    arguments: [
      ("repeats", "this repeats an earlier one", Array(5..<12)),
      ("EARLIER this", "this is earlier", [0, 1, 2, 3] + (8..<15)),
      ("repeats", "remove the parent at last", nil), ("", "anything", []), ("long", "lo", nil),
    ] as [(String, String, [Int]?)])
  func words(filter: String, text: String, matches: [Int]?) {
    #expect(WordMatches(of: filter, in: text)?.characters == matches)
  }

  // MARK: Explaining

  @Test("While an explanation is open, keys that it does not use are commands, and only those are offered")
  func explanationKeys() throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, CellSize(columns: 120, rows: 40), keys: "3 Enter Enter E")
    #expect(run.contains("Explain frame") && !run.contains("r run") && run.contains("d device"))
    run.type("d")
    #expect(run.browser.session.panel == nil && run.browser.session.settings.deviceName != nil)
    run.type("E q")
    #expect(run.ending != nil && run.browser.session.panel == nil)
  }

  // MARK: Keys

  @Test(
    "A key that can do nothing says why",
    arguments: [
      ("3 0", "The zoom is 100% already."), ("3 H", "The picture does not continue in this direction."),
      ("3 PgDn", "The picture does not continue in this direction."),
      ("3 v", "Concealed views: on, but there is nothing to show."), ("3 v v", "Concealed views: off."),
      ("3 *", "* works only while rows of data are shown"), ("3 n", "n works only in the"),
      ("4 Down Enter", "This row does not lead to another object."),
      ("3 x", "Nothing is selected."), ("F7", "This key has no function."), ("C-r", "B.xib was read again"),
      ("}", "This is the last document."),
    ])
  func uselessKeys(keys: String, message: String) throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, CellSize(columns: 140, rows: 40), keys: "End " + keys)
    #expect(run.status.contains(message), "\(run.status)")
  }

  @Test(
    "In a folder without documents, keys for documents say that none is open, and the status line omits them")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    for key in [
      "c", "S", "d", "D", "b", "f", "+", "0", "t", "z", "#", "u", "e", "A", "U", "m", "x", "!", "C-r",
    ] {
      let run = BrowserScript(folder.path, keys: "3")
      #expect(!run.contains("d device"))
      run.type(key)
      #expect(run.status.contains("No document is open."), "\(key)")
    }
  }

  @Test("A freeform view says that it ignores the device") func freeformView() throws {
    let folder = try folder()
    let run = BrowserScript(folder.path, keys: "End d")
    #expect(run.status.contains("a freeform view keeps its own size"), "\(run.status)")
  }

  // MARK: Drawing

  @Test("The title of the canvas leaves out usual settings first, and then says that something is missing")
  func titleButtons() {
    let buttons = [
      TitleButton(text: "320 x 480", command: "size", importance: .informative),
      TitleButton(text: "as saved", command: "next-device"),
      TitleButton(text: "dark", command: "appearance", importance: .changed),
      TitleButton(text: "mirrored", command: "direction", importance: .changed),
    ]
    func shown(_ columns: Int) -> [String] { TitleButton.fitting(buttons, columns: columns).map(\.text) }
    #expect(shown(40) == ["320 x 480", "as saved", "dark", "mirrored"])
    #expect(shown(30) == ["320 x 480", "dark", "mirrored"])
    #expect(shown(18) == ["dark", "mirrored"])
    #expect(shown(12) == ["dark", "…"])
  }

  @Test("A text that is cut at its beginning shows its end with its matches") func cutBeginning() {
    let canvas = CellCanvas(size: CellSize(columns: 8, rows: 1))
    MatchedText("Views/Cells/Detail", matches: [0, 12, 17], truncation: .head)
      .draw(on: canvas, at: .zero, columns: 8, style: .plain, match: CellStyle(attributes: .bold))
    #expect(TextExport().rows(of: canvas) == ["…/Detail"])
    #expect((0..<8).filter { canvas[row: 0, column: $0].style.attributes.contains(.bold) } == [2, 7])
  }
  @Test("A text whose matches would be cut off shows them at its end, or from the first one on")
  func cutBeforeMatches() {
    func shown(_ matches: [Int], columns: Int) -> (text: String, bold: [Int]) {
      let canvas = CellCanvas(size: CellSize(columns: columns, rows: 1))
      MatchedText("SubscriptionTableViewCell", matches: matches)
        .draw(on: canvas, at: .zero, columns: columns, style: .plain, match: CellStyle(attributes: .bold))
      let bold = (0..<columns).filter { canvas[row: 0, column: $0].style.attributes.contains(.bold) }
      return (TextExport().rows(of: canvas)[0], bold)
    }
    #expect(shown([0, 1], columns: 8) == ("Subscri…", [0, 1]))
    #expect(shown([21, 22, 23, 24], columns: 12) == ("…bleViewCell", [8, 9, 10, 11]))
    #expect(shown([12, 13, 14, 15, 16, 21, 22, 23, 24], columns: 9) == ("…TableVi…", [1, 2, 3, 4, 5]))
  }

  @Test("Beyond the largest and the smallest text size, keys say so") func textSizes() {
    let largest = Array(repeating: "t", count: 12).joined(separator: " ")
    let run = BrowserScript("SampleNibs/Lesson/MyTableViewCell.xib", keys: "3 " + largest)
    #expect(run.status.contains("This is the largest text size."))
    run.type(Array(repeating: "T", count: 12).joined(separator: " "))
    #expect(run.status.contains("This is the smallest text size."))
  }
}
