import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// The list of documents: its rows and its selection.
@Suite struct FindingListTests {
  /// The rows as text: `>` is the selection, `[…]` matching letters, `ok` and `!` with a number a mark.
  private func text(_ list: DocumentList, _ window: Range<Int> = 0..<100) -> [String] {
    list.rows(in: window).map { row in
      let letters = row.title.enumerated().map {
        row.matches.contains($0.offset) ? "[\($0.element)]" : "\($0.element)"
      }
      let indentation = String(repeating: "  ", count: row.level)
      let mark = row.mark.map { $0.severity == nil ? " ok" : " !\($0.count)" } ?? ""
      return (row.isChosen ? ">" : " ") + indentation + letters.joined().replacing("][", with: "") + sign(row)
        + mark
    }
  }

  private func sign(_ row: DocumentRow) -> String {
    switch row.kind {
    case .folder(let documents, let isFolded): isFolded ? "/ (\(documents))" : "/"
    case .document(scenes: .shown): " v"
    case .document(scenes: .folded): " +"
    case .document(scenes: nil), .scene: ""
    }
  }

  /// Presses keys: `<` and `>` are the arrows, `n` and `p` select the next and the previous document. Returns one
  /// letter for each key: `y` if it had an effect, `n` if not.
  private func press(_ keys: String, _ list: inout DocumentList) -> String {
    var done = ""
    for key in keys {
      let did =
        switch key {
        case "<": list.collapse()
        case ">": list.expand()
        default: list.moveToDocument(key == "n" ? 1 : -1)
        }
      done += did ? "y" : "n"
    }
    return done
  }

  private func list(_ more: String...) -> DocumentList {
    var list = DocumentList()
    list.append(["A.xib", "Main.storyboard", "App/B.xib", "App/Login.xib", "App/Cells/C.xib"] + more)
    return list
  }

  @Test("Folders are headings, and the first document is selected") func grouped() {
    #expect(
      text(list()) == [
        ">A.xib", " Main.storyboard", " App/", "   B.xib", "   Login.xib", "   Cells/", "     C.xib",
      ])
    #expect(text(list(), 3..<5) == ["   B.xib", "   Login.xib"])
    #expect(list().position == "1/5")
    #expect(text(DocumentList()) == [])
    #expect(DocumentList().position == "0/0")
  }

  @Test("The selection moves by rows, by documents, and to the beginning and the end") func moving() {
    var list = list()
    list.moveRows(by: 2)
    #expect(
      list.choice == .folder("App") && list.chosenDocument == "A.xib")
    list.moveToDocument(1)
    #expect(list.choice == .document("App/B.xib"))
    list.moveRows(by: 100)
    #expect(list.chosenDocument == "App/Cells/C.xib" && list.position == "5/5")
    let ends = press("np", &list)
    #expect(ends == "ny")
    #expect(list.chosenDocument == "App/Login.xib")
    list.moveToStart()
    list.moveRows(by: -5)
    #expect(list.chosenDocument == "A.xib")
    list.moveToEnd()
    list.choose(row: 3)
    list.choose(row: 99)
    list.choose(row: -1)
    #expect(list.chosenDocument == "App/B.xib")
    var empty = DocumentList()
    empty.moveRows(by: 1)
    empty.moveToStart()
    empty.moveToEnd()
    empty.toggle()
    empty.reveal(height: 5)
    let done = press("<>np", &empty)
    #expect(done == "nnnn" && empty.choice == nil)
  }

  @Test("Arrow keys fold and unfold folders") func folding() {
    var list = list()
    list.choose(document: "App/Login.xib")
    let out = press("<", &list)
    #expect(out == "y" && list.choice == .folder("App"))
    let folded = press("<<", &list)
    #expect(folded == "yn")
    #expect(text(list) == [" A.xib", " Main.storyboard", ">App/ (3)"])
    #expect(list.chosenDocument == "App/Login.xib" && list.position == "4/5")
    list.append(["Z/Z.xib"])
    #expect(text(list)[2] == ">App/ (3)")
    let into = press(">>>", &list)
    #expect(into == "yyn" && list.choice == .document("App/B.xib"))
    list.choose(row: 2)
    list.toggle()
    list.choose(document: "App/B.xib")
    #expect(text(list)[2...3] == [" App/", ">  B.xib"])
    list.toggle()
    #expect(list.choice == .document("App/B.xib"))
  }

  @Test(
    "Folders are a tree: one without documents and with a single folder in it shares the row of that folder")
  func tree() {
    var list = DocumentList()
    list.append(["a/b/c/X.xib", "a/b/d/Y.xib", "e/f/Z.xib"])
    #expect(text(list) == [" a/b/", "   c/", ">    X.xib", "   d/", "     Y.xib", " e/f/", "   Z.xib"])
    let out = press("<<<", &list)
    #expect(out == "yyy" && list.choice == .folder("a/b"))
    #expect(text(list)[1] == "   c/ (1)")
    let folded = press("<<", &list)
    #expect(folded == "yn")
    #expect(text(list) == [">a/b/ (2)", " e/f/", "   Z.xib"])
    // A folder keeps its state while one around it is folded.
    let opened = press(">", &list)
    #expect(opened == "y" && text(list)[1] == "   c/ (1)")
    list.choose(row: 0)
    list.toggle()
    list.setMarks(["a/b/c/X.xib": .clean])
    #expect(text(list)[0] == ">a/b/ (2) ok")
    list.choose(document: "a/b/c/X.xib")
    #expect(list.choice == .document("a/b/c/X.xib") && list.chosenRow == 2)
    list.setScenes([.init(picture: 0, name: "Scene")], of: "a/b/c/X.xib")
    #expect(text(list)[3] == "       Scene")
    // Documents that come later are in their folders.
    list.append(["a/b/c/Later.xib", "a/Top.xib"])
    #expect(
      text(list) == [
        " a/", "   Top.xib", "   b/", "     c/", ">      X.xib v ok", "         Scene", "       Later.xib",
        "     d/", "       Y.xib", " e/f/", "   Z.xib",
      ])
  }

  @Test("The filter finds the scenes of the document that was open when it was set") func filteredScenes() {
    var list = list()
    list.choose(document: "Main.storyboard")
    list.setScenes(
      [
        .init(picture: 0, name: "Simple Activity"), .init(picture: 1, name: "Settings"),
        .init(picture: 2, name: "Log"),
      ],
      of: "Main.storyboard")
    list.setFilter("simple")
    #expect(text(list) == [" Main.storyboard v", ">  [Simple] Activity"])
    #expect(list.chosenPicture == 0 && list.chosenDocument == "Main.storyboard" && list.position == "1/1")
    list.setFilter("log")
    #expect(text(list) == [" App/", ">  [Log]in.xib", " Main.storyboard v", "   [Log]"])
    list.setScenes([], of: "App/Login.xib")
    #expect(list.matchCount == 2)
    list.setFilter("xyz")
    #expect(list.rowCount == 0 && list.position == "none")
    list.setFilter("")
    #expect(list.matchCount == 5)
  }

  @Test("Scenes are listed below their storyboard") func scenes() {
    var list = list()
    list.choose(document: "Main.storyboard")
    list.setScenes(
      [.init(picture: 1, name: "First"), .init(picture: 2, name: "Second\u{1B}")], of: "Main.storyboard")
    #expect(text(list)[1...4] == [">Main.storyboard v", "   First", "   Second␛", " App/"])
    list.moveRows(by: 2)
    #expect(list.choice == .scene(picture: 2) && list.chosenPicture == 2)
    #expect(list.chosenDocument == "Main.storyboard")
    let beyond = press(">", &list)
    #expect(beyond == "n")
    list.setScenes(
      [.init(picture: 0, name: "New"), .init(picture: 2, name: "Second")], of: "Main.storyboard")
    #expect(list.chosenPicture == 2 && list.chosenRow == 3)
    list.setScenes([.init(picture: 0, name: "New")], of: "Main.storyboard")
    #expect(list.choice == .document("Main.storyboard"))
    let first = press(">", &list)
    #expect(first == "y" && list.chosenPicture == 0)
    let back = press("<", &list)
    #expect(back == "y" && list.choice == .document("Main.storyboard"))
    let folded = press("<", &list)
    #expect(folded == "y")
    #expect(text(list)[1...2] == [">Main.storyboard +", " App/"])
    list.toggle()
    list.moveRows(by: 3)
    #expect(list.choice == .document("App/B.xib"))
    list.setScenes([], of: "App/B.xib")
    #expect(text(list)[2...3] == [" App/", ">  B.xib"])
    list.setScenes([.init(picture: 9, name: "Deep")], of: "App/B.xib")
    #expect(text(list)[4] == "     Deep")
    #expect(list.rows(in: 1..<5).map(\.path) == ["Main.storyboard", "App", "App/B.xib", "App/B.xib"])
  }

  @Test("Typing selects the best match, which stays selected when the filter is removed")
  func filtering() {
    var list = list("Lib/App.xib")
    list.moveToEnd()
    list.setFilter("lo")
    #expect(text(list) == [" App/", ">  [Lo]gin.xib"])
    #expect(list.position == "1/1")
    list.setFilter("lox")
    #expect(text(list) == [" App/", ">  [Lo]gin.[x]ib"])
    list.setFilter("lozz")
    #expect(text(list) == [] && list.choice == nil && list.chosenDocument == "App/Login.xib")
    #expect(list.position == "none")
    list.setFilter("")
    #expect(list.choice == .document("App/Login.xib") && list.rowCount == 9)
  }

  @Test("Folders with better matches come first, and the selection can be kept") func filterOrder() {
    var list = list("Lib/App.xib")
    list.choose(document: "App/B.xib")
    list.setFilter("app", choosing: .kept)
    #expect(
      text(list) == [
        " Lib/", "   [App].xib", " [App]/", ">  B.xib", "   Login.xib", " [App]/Cells/", "   C.xib",
      ])
    list.setFilter("app b", choosing: .kept)
    #expect(list.choice == .document("App/B.xib"))
    list.setFilter("app c", choosing: .kept)
    #expect(list.choice == .document("App/Cells/C.xib"))
    list.append(["Other/AppC.xib"])
    #expect(text(list).first == " Other/" && list.choice == .document("App/Cells/C.xib"))
  }

  @Test("Folded folders are unfolded while there is a filter") func foldingInFilter() {
    var list = list()
    list.choose(row: 2)
    list.toggle()
    list.setFilter("b")
    #expect(text(list).contains(">  [B].xib"))
    list.choose(row: 0)
    list.setFilter("")
    #expect(text(list)[2] == ">App/ (3)" || text(list)[2] == " App/ (3)")
  }

  @Test("A folder is selected if it hides the selected scene when the filter is removed")
  func sceneInFoldedFolder() {
    var list = list()
    list.choose(row: 2)
    list.toggle()
    list.setFilter("b")
    list.setScenes([.init(picture: 9, name: "Deep")], of: "App/B.xib")
    list.moveRows(by: 1)
    #expect(list.choice == .scene(picture: 9))
    list.setFilter("")
    #expect(list.choice == .folder("App") && list.chosenDocument == "App/B.xib")
  }

  @Test("Documents appear and disappear without changing the selection") func changes() {
    var list = list()
    list.setMarks(["App/B.xib": .clean, "nowhere.xib": .clean])
    list.choose(document: "App/B.xib")
    list.apply(.init(added: ["App/A.xib", "A/Z.xib"], removed: ["A.xib"]))
    #expect(
      text(list) == [
        " Main.storyboard", " A/", "   Z.xib", " App/", "   A.xib", ">  B.xib ok", "   Login.xib",
        "   Cells/", "     C.xib",
      ])
    list.apply(.init(added: [], removed: ["App/B.xib"]))
    #expect(list.choice == .document("App/Login.xib"))
    list.apply(.init(added: [], removed: ["App/A.xib", "App/Login.xib"]))
    #expect(list.choice == .document("App/Cells/C.xib"))
    list.apply(.init(added: [], removed: list.documents))
    #expect(list.choice == nil && list.chosenDocument == nil && list.rowCount == 0)
    list.apply(.init(added: ["a.xib"], removed: []))
    #expect(text(list) == [">a.xib"])
  }

  @Test("A folded folder shows the most severe of its marks, and the number of all problems") func marks() {
    var list = list()
    let warning = DocumentMark([
      Diagnostic(DiagnosticKind("a", .warning, ""), ""), Diagnostic(DiagnosticKind("b", .note, ""), ""),
    ])
    let errors = DocumentMark([
      Diagnostic(DiagnosticKind("a", .error, ""), ""), Diagnostic(DiagnosticKind("b", .error, ""), ""),
    ])
    list.setMarks(["App/B.xib": warning, "App/Login.xib": errors, "A.xib": .clean])
    #expect(
      text(list)[0...4] == [">A.xib ok", " Main.storyboard", " App/", "   B.xib !1", "   Login.xib !2"])
    list.choose(row: 2)
    list.toggle()
    #expect(text(list)[2] == ">App/ (3) !3")
    #expect(list.rows(in: 2..<3).first?.mark?.severity == .error)
    #expect(
      DocumentMark(combining: [warning, warning, .clean])
        == DocumentMark([
          Diagnostic(DiagnosticKind("a", .warning, ""), ""),
          Diagnostic(DiagnosticKind("b", .warning, ""), ""),
        ]))
  }

  @Test("The list scrolls to the selected document and shows its heading if there is space") func window() {
    var list = DocumentList()
    list.append((10..<60).map { "Folder\($0 / 10)/\($0).xib" })
    list.moveRows(by: 9)
    list.reveal(height: 5)
    #expect(list.top == 6 && text(list, list.top..<(list.top + 5)).last == ">  19.xib")
    list.scroll(by: 3, height: 5)
    #expect(list.top == 9)
    list.scroll(by: 1000, height: 5)
    #expect(list.top == 50)
    list.choose(document: "Folder1/10.xib")
    list.reveal(height: 5)
    #expect(text(list, list.top..<(list.top + 2)) == [" Folder1/", ">  10.xib"])
    list.reveal(height: 1)
    #expect(text(list, list.top..<(list.top + 1)) == [">  10.xib"])
    list.reveal(height: 0)
    list.reveal(height: 500)
    #expect(list.top == 0)
  }

  @Test("Names with control characters are shown on one line, and letters of other scripts match")
  func names() {
    var list = DocumentList()
    list.append(["Ordner ü/a\r\n\u{1B}ß.xib"])
    list.setFilter("ß ü")
    #expect(text(list) == [" Ordner [ü]/", ">  a␍␊␛[ß].xib"])
  }
}
