import NibAnalysis
import NibCore
import TestSupport
import Testing

@testable import NibBrowser

/// The model of the outline: its rows and their titles, folding, selecting and finding.
@Suite struct OutlineTreeTests {
  private func tree(_ text: String, diagnostics: [Diagnostic] = []) throws -> OutlineTree {
    OutlineTree(try InspectedNib.loaded(text), diagnostics: diagnostics)
  }

  private func lines(_ tree: OutlineTree) -> [String] {
    tree.rows(0..<tree.count).map { row in
      let mark = [.leaf: " ", .open: "-", .folded: "+"][row.folding] ?? "?"
      let detail = row.detail.isEmpty ? "" : " (\(row.detail))"
      let icon = String(OutlineIcons.letters.icon(of: row.kind))
      return String(repeating: "  ", count: row.depth) + mark + icon + " " + row.title + detail
    }
  }

  @Test("L11, K6: The objects of a xib have the order and the names of Interface Builder")
  func xib() throws {
    let shown = lines(try tree(InspectedNib.cell))
    #expect(
      shown == [
        " P File's Owner",
        "-R symbol (SymbolCell)",
        "  -V Content View",
        "     g Safe Area",
        "     L Big Symbol",
        "     L Hello world",
        "     B Press",
        "     I star.fill",
        "    +C Constraints",
        " G Tap Gesture Recognizer",
      ])
  }

  @Test("L11: The outline of a storyboard contains its scenes, guides, bar items and segues")
  func storyboard() throws {
    let shown = lines(try tree(InspectedNib.storyboard))
    #expect(
      shown == [
        "-# Start Scene",
        "  -@ Start",
        "     g Top Layout Guide",
        "    -V View",
        "       B Go",
        "    -i Navigation Item",
        "       i Flexible Space",
        "   P First Responder",
        "   > Show segue \"details\" to \"Detail Controller\"",
        "-# Detail Controller Scene",
        "   @ Detail Controller (DetailController)",
        "   E Exit",
      ])
  }

  @Test("Constraints are written as in Interface Builder")
  func constraints() throws {
    var tree = try tree(InspectedNib.cell)
    tree.reveal("constraints:content")
    tree.toggleFold()
    let titles = tree.rows(0..<tree.count).filter { $0.kind == .constraint }.map(\.title)
    #expect(
      titles == [
        "Big Symbol.leading = Superview.leadingMargin + 12",
        "Superview.trailing ≥ Hello world.trailing + 16",
        "Hello world.width = 0.5 × Superview.width - 4 @250",
        "height = 44",
        "Press.width = 2:1 × Press.height",
      ])
  }

  @Test("Folded rows and the selection are kept when the document is read again")
  func reload() throws {
    var tree = try tree(InspectedNib.cell)
    tree.reveal("big")
    tree.chooseParent()
    tree.toggleFold()
    #expect(tree.chosenObjectID == "content")
    #expect(tree.count == 4)
    tree.show(try InspectedNib.loaded(InspectedNib.cell), diagnostics: [])
    #expect(tree.count == 4)
    #expect(tree.chosenObjectID == "content")
    tree.show(try InspectedNib.loaded(InspectedNib.storyboard), diagnostics: [])
    #expect(tree.chosenRow == 0)
    tree.show(try InspectedNib.loaded(InspectedNib.cell), diagnostics: [])
    #expect(tree.count == 4)
  }

  @Test("When the selected object is gone, its superview is selected") func lostSelection() throws {
    var tree = try tree(InspectedNib.cell)
    tree.reveal("press")
    let shorter = InspectedNib.cell.replacing("press", with: "gone")
    tree.show(try InspectedNib.loaded(shorter), diagnostics: [])
    #expect(tree.chosenObjectID == "content")
  }

  private typealias Step = (name: String, move: (inout OutlineTree) -> Void, chosen: String, rows: Int)

  @Test("The selection moves through the rows, which fold and unfold") func movement() throws {
    let steps: [Step] = [
      ("down", { $0.move(by: 1) }, "cell", 10), ("enter", { $0.unfoldOrEnter() }, "content", 10),
      ("enter again", { $0.unfoldOrEnter() }, "safe", 10),
      ("leave", { $0.foldOrLeave() }, "content", 10), ("fold", { $0.foldOrLeave() }, "content", 4),
      ("unfold", { $0.unfoldOrEnter() }, "content", 10), ("far down", { $0.move(by: 100) }, "tap", 10),
      ("far up", { $0.move(by: -100) }, "-1", 10), ("no parent", { $0.chooseParent() }, "-1", 10),
      ("fold all", { $0.setAll(isFolded: true) }, "-1", 3),
      ("unfold all", { $0.setAll(isFolded: false) }, "-1", 15),
    ]
    var tree = try tree(InspectedNib.cell)
    for step in steps {
      step.move(&tree)
      #expect(tree.chosenObjectID == step.chosen, "\(step.name)")
      #expect(tree.count == step.rows, "\(step.name)")
    }
  }

  @Test("Revealing an object unfolds the rows that contain it") func reveal() throws {
    var tree = try tree(InspectedNib.cell)
    tree.setAll(isFolded: true)
    let isFound = tree.reveal("c2")
    #expect(isFound)
    #expect(tree.chosenObjectID == "c2")
    #expect(tree.rows(0..<tree.count).contains { $0.id == "c2" })
    let isNowhere = tree.reveal("nowhere")
    #expect(!isNowhere)
    #expect(tree.chosenObjectID == "c2")
  }

  @Test("Finding wraps around and searches folded rows by title, id and class") func find() throws {
    let steps: [(find: (inout OutlineTree) -> Bool, isFound: Bool, chosen: String)] = [
      ({ $0.find("WORLD") }, true, "hello"), ({ $0.findNext() }, true, "c2"), ({ $0.findNext() }, true, "c3"),
      ({ $0.findNext() }, true, "hello"), ({ $0.findPrevious() }, true, "c3"),
      ({ $0.find("UIImageView") }, true, "star"), ({ $0.find("nothing like it") }, false, "star"),
    ]
    var tree = try tree(InspectedNib.cell)
    for step in steps {
      let isFound = step.find(&tree)
      #expect(isFound == step.isFound)
      #expect(tree.chosenObjectID == step.chosen)
    }
    tree.query = "world"
    #expect(tree.matchCount == 3)
  }

  @Test("An object whose whole name is searched comes before constraints that contain the name")
  func wholeName()
    throws
  {
    var tree = try tree(InspectedNib.cell)
    tree.find("world")
    tree.findNext()
    #expect(tree.chosenObjectID == "c2")
    tree.find("Hello World")
    #expect(tree.chosenObjectID == "hello")
  }

  @Test("Problems are marked on the object, and on folded rows that contain it") func severity() throws {
    let loaded = try InspectedNib.loaded(InspectedNib.cell)
    let hello = try #require(loaded.document.object(id: "hello"))
    let problem = Diagnostic(DiagnosticKind("test", .warning, ""), "problem", path: hello.nibObjectPath)
    var tree = OutlineTree(loaded, diagnostics: [problem])
    func severities() -> [String] { tree.rows(0..<tree.count).filter { $0.severity != nil }.map(\.id) }
    #expect(severities() == ["hello"])
    tree.reveal("content")
    tree.toggleFold()
    #expect(severities() == ["content"])
  }

  @Test("Hidden and uninstalled objects and their contents are dim") func dimmed() throws {
    let tree = try tree(
      SmallNibs.document(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
          <view hidden="YES" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            <label text="b" id="b"/></subviews></view>
          <label text="c" id="c"/></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation></view>
        """))
    #expect(tree.rows(0..<tree.count).filter(\.isDimmed).map(\.id) == ["a", "b", "c"])
  }

  @Test("Objects with the same id have separate rows") func doubleIDs() throws {
    let tree = try tree(
      SmallNibs.document("<view id=\"a\"/><view id=\"a\"/><view id=\"a#2\"/>"))
    #expect(tree.rows(0..<tree.count).map(\.id) == ["-1", "a", "a#2", "a#2#2"])
  }

  @Test(
    "Names of classes are divided into words",
    arguments: [
      ("MyTableCell", "My Table Cell"), ("imageView", "Image View"), ("UIColorWell", "UI Color Well"),
      ("x", "X"),
      ("", ""),
    ])
  func words(name: String, expected: String) { #expect(ObjectTitle.words(name) == expected) }
}
