import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The panel that finds objects in all documents.
@Suite struct FindPanelTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write("<document><objects></document>", to: "Broken.xib")
    try folder.write(SmallNibs.label("Deep"), to: "inner/C.xib")
    return folder
  }

  @Test("Enter opens the document of the result, selects its object and closes the panel") func opening()
    throws
  {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "F type:deep")
    #expect(run.contains("1 result in 3 documents, 1 of them not readable"))
    #expect(run.contains("inner/C.xib:8"))
    run.type("Enter")
    #expect(run.browser.session.panel == nil)
    #expect(run.browser.session.open?.name == "C.xib")
    #expect(run.browser.session.selected == "label")
    #expect(run.browser.session.focus == .outline)
  }

  @Test("Esc closes the panel and changes nothing") func closing() throws {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "3")
    let before = run.text
    run.type("F type:deep")
    #expect(run.text != before)
    run.type("Esc")
    #expect(run.text == before)
  }

  @Test("The panel says that nothing matches") func noMatch() throws {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "C-f type:xyz")
    #expect(run.contains("No match for \"xyz\" in 3 documents, 1 of them not readable"))
    run.type("Enter")
    #expect(run.browser.session.panel is FindPanel)
  }

  @Test("The panel opens again with the last query and result, and typing replaces the query") func again()
    throws
  {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "F type:text: Down Esc F")
    #expect(run.contains("› text: "))
    run.type("Enter")
    #expect(run.browser.session.open?.name == "C.xib")
    run.type("F type:fi")
    #expect(run.contains("› fi "))
    run.type("Enter")
    #expect(run.browser.session.open?.name == "A.xib")
  }

  @Test("The palette finds the text after the word find") func palette() throws {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: ": type:find_deep")
    #expect(run.contains("find \"deep\" in all documents"))
    run.type("Enter Enter")
    #expect(run.browser.session.open?.name == "C.xib")
  }

  @Test("A filter of the list of documents that hides the result is removed") func filter() throws {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "/ type:broken Enter F type:deep Enter")
    #expect(run.browser.session.open?.name == "C.xib")
    #expect(run.browser.documents.list?.filterText == "")
    #expect(run.browser.documents.list?.chosenDocument == "inner/C.xib")
  }

  @Test("A single document can be searched too") func singleFile() throws {
    let folder = try Self.project()
    let run = BrowserScript("\(folder.path)/inner/C.xib", keys: "F type:deep")
    #expect(run.contains("Find in C.xib"))
    run.type("Enter")
    #expect(run.browser.session.selected == "label")
  }

  @Test("The preview is scrolled to the object") func preview() throws {
    let folder = try Self.project()
    let labels = ["Above", "Far", "Beside"].enumerated().map { index, text in
      """
      <label text="\(text)" fixedFrame="YES" id="label\(index)">
        <rect key="frame" x="16" y="\(index == 0 ? 16 : 900 + 32 * index)" width="128" height="16"/>
      </label>
      """
    }
    try folder.write(
      SmallNibs.document(
        """
        <scrollView id="root"><rect key="frame" x="0" y="0" width="160" height="160"/>
        <subviews>\(labels.joined())</subviews></scrollView>
        """), to: "Long.xib")
    let run = BrowserScript(folder.path, CellSize(columns: 140, rows: 40), keys: "F type:id:label1")
    // The other label is only in the picture.
    #expect(run.contains("Beside"))
    #expect(!run.contains("Above"))
  }

  @Test("A click on a result chooses it, and another click opens it") func mouse() throws {
    let folder = try Self.project()
    let run = BrowserScript(folder.path, keys: "F type:id:label click:4,4")
    #expect(run.browser.session.panel is FindPanel)
    run.type("click:4,4")
    #expect(run.browser.session.open?.name == "C.xib")
  }
}

/// The panel in the built program, on a pseudo-terminal.
@Suite struct FindRunTests {
  @Test("A search in all documents finds an object in another document and opens it") func opening() throws {
    let run = try BrowserRun()
    #expect(run.send("F", until: "Find in all documents"))
    #expect(run.send("d", "e", "e", "p", until: "1 result in 3 documents"))
    #expect(run.send("\r", until: "x 16 y 16"))
    #expect(!run.screen.contains("Find in all documents"))
    #expect(run.end() == .exited(0))
  }

  @Test("A document that is saved while the panel is open is searched again") func saving() throws {
    let run = try BrowserRun()
    #expect(run.send("F", "f", "r", "e", "s", "h", until: "No match for \"fresh\" in 3 documents"))
    try run.write(SmallNibs.label("Fresh"), to: "inner/C.xib")
    #expect(run.terminal.wait(for: "1 result in 3 documents"))
    #expect(run.send(Keys.escape, until: "q quit"))
    #expect(run.end() == .exited(0))
  }
}
