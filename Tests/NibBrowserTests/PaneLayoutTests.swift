import NibCore
import TestSupport
import Testing

@testable import NibBrowser

/// The division of screens of all sizes into panes.
@Suite struct PaneLayoutTests {
  private func layout(
    _ columns: Int, _ rows: Int, focus: Pane = .canvas, hasDocuments: Bool = true,
    _ arrangement: PaneArrangement = PaneArrangement()
  ) -> PaneLayout {
    PaneLayout(
      size: CellSize(columns: columns, rows: rows), focus: focus, hasDocuments: hasDocuments, arrangement)
  }

  @Test(
    "The documents pane gives the rows that it cannot use to the outline",
    arguments: [(1, 4), (7, 8), (90, 16)])
  func unusedRows(useful: Int, rows: Int) {
    let layout = PaneLayout(
      size: CellSize(columns: 120, rows: 41), focus: .canvas, hasDocuments: true, documentRows: useful,
      PaneArrangement())
    #expect(layout.panes[.documents]?.size.rows == rows)
    #expect(layout.panes[.outline]?.rowRange == rows..<40)
  }

  @Test("A small screen shows only the focused pane") func smallScreen() {
    for pane in Pane.allCases {
      let layout = layout(40, 12, focus: pane)
      #expect(layout.panes == [pane: CellRect(column: 0, row: 0, columns: 40, rows: 11)])
    }
  }

  @Test("A terminal of 80 columns shows the lists beside the canvas or the inspector") func usualTerminal() {
    #expect(Set(layout(80, 24).panes.keys) == [.documents, .outline, .canvas])
    #expect(Set(layout(80, 24, focus: .inspector).panes.keys) == [.documents, .outline, .inspector])
    #expect(Set(layout(80, 24, hasDocuments: false).panes.keys) == [.outline, .canvas])
  }

  @Test("A tall terminal shows the inspector below the canvas") func tallTerminal() {
    let layout = layout(90, 50)
    #expect(layout.panes.count == 4)
    #expect(layout.panes[.inspector]?.minRow == layout.panes[.canvas]?.maxRow)
  }

  @Test("A wide terminal shows the panes in three columns") func wideTerminal() {
    let layout = layout(300, 100)
    #expect(layout.panes.count == 4)
    #expect(layout.panes[.canvas]?.size.rows == 99)
    #expect(layout.panes[.inspector]?.maxColumn == 300)
  }

  @Test("At every size, no panes overlap and no pane leaves the screen") func bounds() {
    for columns in [1, 2, 12, 40, 59, 60, 80, 109, 110, 200, 300] {
      for rows in [1, 2, 3, 7, 12, 24, 31, 32, 100] {
        for focus in Pane.allCases {
          let layout = layout(columns, rows, focus: focus)
          let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
          let areas = layout.panes.values.map { $0 } + [layout.status]
          for (index, area) in areas.enumerated() {
            #expect(area.intersection(screen) == area || area.isEmpty, "\(columns)x\(rows) \(focus)")
            for other in areas[(index + 1)...] {
              #expect(area.intersection(other).isEmpty, "\(columns)x\(rows) \(focus)")
            }
          }
          #expect(layout.panes[focus] != nil)
        }
      }
    }
  }

  @Test("Panes can be hidden and sized, and a hidden pane that gets the focus is shown") func arrangement() {
    var arrangement = PaneArrangement()
    arrangement.cycle()
    #expect(layout(200, 50, arrangement).panes[.inspector] == nil)
    arrangement.cycle()
    #expect(layout(200, 50, arrangement).panes[.outline] == nil)
    arrangement.cycle()
    #expect(Set(layout(200, 50, arrangement).panes.keys) == [.canvas])
    arrangement.cycle()
    #expect(arrangement == PaneArrangement())
    arrangement.sideColumns = 50
    arrangement.inspectorColumns = 60
    #expect(layout(200, 50, arrangement).panes[.outline]?.size.columns == 50)
    #expect(layout(200, 50, arrangement).panes[.inspector]?.size.columns == 60)
    // A hidden pane that receives the focus is shown.
    arrangement.showsSide = false
    #expect(layout(200, 50, focus: .outline, arrangement).panes[.outline] != nil)
  }
}
