import NibFormats
import Testing

@testable import NibEditing

/// The order of rows and sections, and their saved positions.
@Suite struct RowOrderTests {
  /// The rows with their positions, the footer and the sections in the order of the document after edits.
  private func rows(_ edits: DocumentEdit..., in text: String = EditedTable.sections) throws -> [String] {
    var editor = try EditedXib.editor(text)
    try editor.apply(edits)
    let document = editor.document
    let known = Set(["a", "b", "c"])
    return document.root.descendants.compactMap { element in
      switch element.name {
      case "tableViewSection": element.id.map { known.contains($0) ? $0 : "new" }
      case "tableViewCell":
        "\((element.id ?? "").count > 2 ? "new" : element.id ?? "") \(EditorNumber.text(element.ownFrame?.y ?? -1))"
      case "view" where element.key == "tableFooterView":
        "footer \(EditorNumber.text(element.ownFrame?.y ?? -1))"
      default: nil
      }
    }
  }

  private static let unchanged = ["footer 300", "a", "a1 18", "a2 62", "b", "b1 142", "c", "c1 238"]

  @Test("Rows are moved in their section, before and after others, and to other sections") func movesRows()
    throws
  {
    #expect(try rows() == Self.unchanged)
    let swapped = ["footer 300", "a", "a2 18", "a1 62", "b", "b1 142", "c", "c1 238"]
    #expect(try rows(.move(Move("a2", at: 0))) == swapped)
    #expect(try rows(.move(Move("a2", .before("a1")))) == swapped)
    #expect(try rows(.move(Move("a1", .after("a2")))) == swapped)
    #expect(try rows(.move(Move("a1", .before("a2")))) == Self.unchanged)
    let across = ["footer 300", "a", "a2 18", "b", "b1 98", "a1 158", "c", "c1 238"]
    #expect(try rows(.move(Move("a1", .after("b1")))) == across)
    #expect(try rows(.move(Move("a1", to: "b"))) == across)
    #expect(
      try rows(.move(Move("b1", to: "table"))) == [
        "footer 300", "a", "a1 18", "a2 62", "b", "c", "c1 178", "b1 222",
      ])
  }

  @Test("Sections are moved with their rows") func movesSections() throws {
    let moved = ["footer 300", "b", "b1 18", "a", "a1 114", "a2 158", "c", "c1 238"]
    #expect(try rows(.move(Move("b", .before("a")))) == moved)
    #expect(try rows(.move(Move("a", .after("b")))) == moved)
    #expect(try rows(.move(Move("b", at: 0))) == moved)
    #expect(
      try EditedXib.message(.move(Move("b", .before("a1"))), in: EditedTable.sections)
        == "tableViewSection 'b' cannot be moved into tableViewSection 'a', which has no list for it")
  }

  @Test("Rows below removed and copied ones follow") func removesAndCopies() throws {
    #expect(
      try rows(.remove(Removal(["a2"]))) == ["footer 256", "a", "a1 18", "b", "b1 98", "c", "c1 194"])
    #expect(try rows(.remove(Removal(["b"]))) == ["footer 204", "a", "a1 18", "a2 62", "c", "c1 142"])
    #expect(
      try rows(.duplicate("a1")) == [
        "footer 344", "a", "a1 18", "new 62", "a2 106", "b", "b1 186", "c", "c1 282",
      ])
    #expect(
      try rows(.duplicate("b")) == [
        "footer 396", "a", "a1 18", "a2 62", "b", "b1 142", "new", "new 238", "c", "c1 334",
      ])
    #expect(
      try EditedXib.changes(.remove(Removal(["c1"])), in: EditedTable.sections).contains("+<cells/>"))
  }

  @Test("Rows and sections are added to static tables") func adds() throws {
    #expect(
      try rows(.add(NewView("tableViewCell", in: "b"))) == [
        "footer 344", "a", "a1 18", "a2 62", "b", "b1 142", "new 202", "c", "c1 282",
      ])
    var first = NewView("tableViewCell", in: "a")
    first.index = 0
    #expect(
      try rows(.add(first)) == [
        "footer 344", "a", "new 18", "a1 62", "a2 106", "b", "b1 186", "c", "c1 282",
      ])
    var section = NewView("tableViewSection", in: "controller")
    section.index = 1
    #expect(
      try rows(.add(section)) == [
        "footer 336", "a", "a1 18", "a2 62", "new", "b", "b1 178", "c", "c1 274",
      ])
    #expect(
      try EditedXib.message(.add(NewView("tableViewSection", in: "table")), in: EditedTable.prototypes)
        == "the table view has prototype cells; remove them first, because only static rows have sections")
    let empty = EditedTable.text("", #"style="grouped" dataMode="prototypes""#)
    let changes = try EditedXib.changes(.add(NewView("tableViewSection", in: "table")), in: empty)
    #expect(changes.contains("+<sections>"))
    #expect(changes.contains { $0.contains(#"dataMode="static""#) })
  }

  @Test("Rows and sections are placed in lists that have other elements, too") func otherElements() throws {
    let label = #"<label contentMode="left" id="label"/>"#
    let text = EditedTable.sections.replacing("<sections>", with: "<sections>" + label)
      .replacing("<cells>", with: "<cells>" + label.replacing(#" id="label""#, with: ""))
    #expect(
      try rows(.add(NewView("tableViewCell", in: "b")), in: text) == [
        "footer 344", "a", "a1 18", "a2 62", "b", "b1 142", "new 202", "c", "c1 282",
      ])
    var second = NewView("tableViewCell", in: "a")
    second.index = 2
    #expect(
      try rows(.add(second), in: text) == [
        "footer 344", "a", "a1 18", "new 62", "a2 106", "b", "b1 186", "c", "c1 282",
      ])
    #expect(
      try rows(.add(NewView("tableViewSection", in: "table")), in: text)
        == ["footer 336", "a", "a1 18", "a2 62", "b", "b1 142", "c", "c1 238", "new"])
    #expect(
      try rows(.move(Move("a1", to: "b")), in: text)
        == ["footer 300", "a", "a2 18", "b", "b1 98", "a1 158", "c", "c1 238"])
    #expect(
      try rows(.move(Move("a", .after("c"))), in: text)
        == ["footer 300", "b", "b1 18", "c", "c1 114", "a", "a1 194", "a2 238"])
  }

  @Test("A title of a section moves the rows below it") func titles() throws {
    #expect(
      try rows(.set(PropertyEdit("b", "headerTitle", "More"))) == [
        "footer 320", "a", "a1 18", "a2 62", "b", "b1 162", "c", "c1 258",
      ])
  }

  @Test("Rows are below the view above them") func headers() throws {
    var header = NewView("view", in: "table")
    header.part = .tableHeaderView
    #expect(try rows(.add(header), in: EditedTable.prototypes) == ["p1 72", "p2 116", "p3 176"])
    let view = """
      <view key="tableHeaderView" contentMode="scaleToFill" id="header">
      <rect key="frame" x="0.0" y="0.0" width="375" height="20"/>
      </view>
      <prototypes>
      """
    let text = EditedTable.prototypes.replacing("<prototypes>", with: view)
    #expect(try rows(.remove(Removal(["header"])), in: text) == ["p1 8", "p2 52", "p3 112"])
    #expect(try rows(.remove(Removal(["header", "p1"])), in: text) == ["p2 8", "p3 68"])
    #expect(
      try rows(.remove(Removal(["footer", "a2"])), in: EditedTable.sections)
        == ["a", "a1 18", "b", "b1 98", "c", "c1 194"])
  }

  @Test("A static table gets no prototypes", arguments: ["", EditedTable.section("s")])
  func staticTables(sections: String) throws {
    let other = """
      <tableView contentMode="scaleToFill" dataMode="static" id="other">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections>
      \(sections)
      </sections>
      </tableView>
      """
    let text = EditedTable.prototypes.replacing(
      "<scenes>", with: #"<scenes><scene sceneID="o"><objects>\#(other)</objects></scene>"#)
    let message =
      "the table view has static rows, and prototypes belong to one that gets its rows from the program"
    #expect(try EditedXib.message(.move(Move("p1", to: "other")), in: text) == message)
    let unmarked = text.replacing(#"dataMode="static""#, with: #"dataMode="prototypes""#)
    #expect(
      try EditedXib.message(.move(Move("p1", to: "other")), in: unmarked)
        == (sections.isEmpty ? nil : message))
  }

  @Test(
    "The first prototype is where the version and the style of the table place it",
    arguments: [
      ("plain", "21507", "", "new 50"), ("plain", "15000", "", "new 28"), ("plain", "14400", "", "new 0.0"),
      ("grouped", "21507", "", "new 18"), ("insetGrouped", "14400", "", "new 35"),
      ("plain", "21507", "100", "new 150"), ("grouped", "21507", "100", "new 118"),
    ])
  func firstPrototype(style: String, version: String, header: String, expected: String) throws {
    let view = """
      <view key="tableHeaderView" contentMode="scaleToFill" id="header">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(header)"/>
      </view>
      """
    let text = EditedTable.text(
      header.isEmpty ? "" : view, #"style="\#(style)" dataMode="prototypes""#, version: version)
    #expect(try rows(.add(NewView("tableViewCell", in: "table")), in: text) == [expected])
  }

  @Test("Prototypes have an order, too") func prototypes() throws {
    #expect(
      try rows(.move(Move("p3", .before("p1"))), in: EditedTable.prototypes) == ["p3 28", "p1 72", "p2 116"])
    #expect(try rows(.remove(Removal(["p2"])), in: EditedTable.prototypes) == ["p1 28", "p3 72"])
    #expect(
      try rows(.duplicate("p1"), in: EditedTable.prototypes) == ["p1 28", "new 72", "p2 116", "p3 176"])
    #expect(
      try rows(.add(NewView("tableViewCell", in: "table")), in: EditedTable.prototypes)
        == ["p1 28", "p2 72", "p3 132", "new 176"])
  }
}
