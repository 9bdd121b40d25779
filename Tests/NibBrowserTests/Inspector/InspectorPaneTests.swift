import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibCells

/// The outline and the inspector on the screen.
@Suite struct InspectorPaneTests {
  private func rows(_ canvas: CellCanvas) -> [String] {
    TextExport().rows(of: canvas).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func inspector(_ id: String) throws -> InspectorList {
    var pane = InspectorList()
    pane.show(InspectorContent(id, in: try InspectedNib.inspected(InspectedNib.cell)))
    return pane
  }

  private func drawn(_ pane: inout InspectorList, _ columns: Int, _ rows: Int, hasFocus: Bool = true)
    -> CellCanvas
  {
    let canvas = CellCanvas(size: CellSize(columns: columns, rows: rows))
    pane.update(for: canvas.size, Theme())
    pane.draw(on: canvas, in: canvas.bounds, hasFocus: hasFocus)
    return canvas
  }

  @Test("Labels are beside their values in a wide inspector and above them in a narrow one")
  func widths() throws {
    var pane = try inspector("hello")
    #expect(
      rows(drawn(&pane, 44, 8)) == [
        "▾ Identity 3", " class        UILabel", " id           hello",
        " place        Cell.xib:13  <label>", "▾ Size 12", " frame        28 40 72 40.5",
        " in symbol    28 40 72 40.5", " cells        4 3, 9 × 2",
      ])
    #expect(rows(drawn(&pane, 12, 4)) == ["▾ Identity 3", " class", "  UILabel", " id"])
  }

  @Test("Long labels are never cut, and long values have a line of their own") func longLabels() {
    let labels = ["contentHorizontalAlignment", "contentVerticalAlignment", "tag"]
    let values = ["center", "center", "AnnotationLabelController.xib:19"]
    let section = InspectorSection(
      title: "Attributes", rows: zip(labels, values).map { InspectorRow(label: $0, value: $1) })
    let items = [InspectorItem.heading(section, isFolded: false)]
    let page = InspectorPage(items + section.rows.map { .row($0, section: "") }, columns: 28)
    let lines = page.lines.map { $0.runs.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }
    #expect(
      lines == [
        "▾ Attributes 3", "contentHorizontalAlignment", "center", "contentVerticalAlignment", "center", "tag",
        "AnnotationLabelController.", "xib:19",
      ])
  }

  @Test("The cursor moves over rows and headings, folds sections and returns the targets of links")
  func cursor() throws {
    var pane = try inspector("press")
    _ = drawn(&pane, 40, 10)
    #expect(pane.chosenRow == nil)
    let ofHeading = pane.enter()
    #expect(ofHeading == nil)
    #expect(rows(drawn(&pane, 40, 10)).prefix(2) == ["▸ Identity 3", "▾ Problems 1"])
    pane.moveToEnd()
    #expect(pane.chosenRow == nil)
    #expect(rows(drawn(&pane, 40, 10)).last?.hasPrefix("▸ Defaults") == true)
    pane.toggleSection("Connections")
    pane.toggleSection("Connections")
    pane.move(by: 1)
    #expect(pane.chosenRow?.target == "-1")
    let ofRow = pane.enter()
    #expect(ofRow == "-1")
    pane.moveToStart()
    pane.moveSection(by: 1)
    pane.moveSection(by: 1)
    pane.move(by: 1)
    #expect(pane.chosenRow?.label == "frame")
  }

  @Test("A page key keeps the cursor on the last row, even before an opened section is drawn")
  func pageBeforeDrawing() throws {
    var pane = try inspector("press")
    _ = drawn(&pane, 40, 10)
    pane.toggleSection("Defaults")
    pane.moveToEnd()
    let last = pane.chosenRow?.label
    pane.movePage(by: 1)
    pane.movePage(by: -1)
    #expect(last != nil && pane.chosenRow?.label == last)
  }

  @Test("The cursor stays on its row when another object is shown") func keptCursor() throws {
    var pane = try inspector("hello")
    _ = drawn(&pane, 40, 8)
    pane.move(by: 5)
    #expect(pane.chosenRow?.label == "frame")
    pane.show(InspectorContent("star", in: try InspectedNib.inspected(InspectedNib.cell)))
    #expect(pane.chosenRow?.label == "frame")
  }

  @Test("A click selects a row, and the wheel scrolls without selecting") func mouse() throws {
    var pane = try inspector("hello")
    _ = drawn(&pane, 44, 6)
    let isRow = pane.click(row: 2)
    #expect(isRow)
    #expect(pane.chosenRow?.label == "id")
    pane.scroll(by: 4)
    #expect(rows(drawn(&pane, 44, 6)).first == "▾ Size 12")
    #expect(pane.chosenRow?.label == "id")
    pane.scroll(by: -100)
    #expect(rows(drawn(&pane, 44, 6)).first == "▾ Identity 3")
    let areRows = [-1, 1000].map { pane.click(row: $0) }
    #expect(areRows == [false, false])
  }

  @Test("The outline shows icons, titles and classes, and a click on an arrow folds its row")
  func outline() throws {
    var pane = OutlineList()
    pane.tree = OutlineTree(try InspectedNib.loaded(InspectedNib.cell))
    pane.tree.reveal("hello")
    let canvas = CellCanvas(size: CellSize(columns: 34, rows: 6))
    pane.update(for: canvas.size)
    pane.draw(on: canvas, in: canvas.bounds, Theme(), hasFocus: true)
    #expect(
      rows(canvas) == [
        " P File's Owner", "▾R symbol  SymbolCell", "  ▾V Content View", "     g Safe Area",
        "     L Big Symbol", "     L Hello world",
      ])
    #expect(canvas[row: 5, column: 0].style.attributes.contains(.reverse))
    let isRow = pane.click(column: 2, row: 2, columns: 34)
    #expect(isRow)
    #expect(pane.tree.chosenObjectID == "content")
    #expect(pane.tree.count == 4)
    let isBelow = pane.click(column: 0, row: 5, columns: 34)
    #expect(!isBelow)
    pane.icons = .symbols
    pane.update(for: canvas.size)
    pane.draw(on: canvas, in: canvas.bounds, Theme(), hasFocus: false)
    #expect(rows(canvas)[2] == "  ▸□ Content View")
  }

  @Test("Search matches are underlined in titles") func matches() throws {
    var pane = OutlineList()
    pane.tree = OutlineTree(try InspectedNib.loaded(InspectedNib.cell))
    pane.tree.query = "SYMBOL"
    let canvas = CellCanvas(size: CellSize(columns: 30, rows: 6))
    pane.update(for: canvas.size)
    pane.draw(on: canvas, in: canvas.bounds, Theme(), hasFocus: true)
    let underlined = (0..<30).filter { canvas[row: 4, column: $0].style.attributes.contains(.underline) }
    #expect(rows(canvas)[4] == "     L Big Symbol")
    #expect(underlined == Array(11..<17))
  }

  @Test("The outline scrolls to the selection, and the wheel scrolls away from it")
  func outlineScrolling() throws {
    var pane = OutlineList()
    pane.tree = OutlineTree(try InspectedNib.loaded(InspectedNib.cell))
    let canvas = CellCanvas(size: CellSize(columns: 30, rows: 4))
    func top() -> Int {
      pane.update(for: canvas.size)
      pane.draw(on: canvas, in: canvas.bounds, Theme(), hasFocus: true)
      return pane.top
    }
    #expect(top() == 0)
    pane.tree.move(by: 100)
    #expect(top() == 6)
    pane.scroll(by: -5)
    #expect(top() == 1)
    pane.tree.move(by: -1)
    #expect(top() == 5)
  }

  @Test(
    "L13: Panes of every size are drawn within their bounds", arguments: [(1, 1), (2, 9), (7, 3), (300, 100)])
  func sizes(columns: Int, rows: Int) throws {
    let canvas = CellCanvas(size: CellSize(columns: columns + 2, rows: rows + 2))
    let area = CellRect(column: 1, row: 1, columns: columns, rows: rows)
    var outline = OutlineList()
    outline.tree = OutlineTree(try InspectedNib.loaded(InspectedNib.cell))
    outline.update(for: area.size)
    outline.draw(on: canvas, in: area, Theme(), hasFocus: true)
    var pane = try inspector("hello")
    pane.toggleSection("Defaults")
    pane.update(for: area.size, Theme())
    pane.draw(on: canvas, in: area, hasFocus: false)
    for row in 0..<rows + 2 {
      for column in 0..<columns + 2 where !area.contains(CellPoint(column: column, row: row)) {
        #expect(canvas[row: row, column: column] == Cell())
      }
    }
    outline.update(for: .zero)
    outline.draw(on: canvas, in: .zero, Theme(), hasFocus: true)
    pane.update(for: .zero, Theme())
    pane.draw(on: canvas, in: .zero, hasFocus: true)
  }
}
