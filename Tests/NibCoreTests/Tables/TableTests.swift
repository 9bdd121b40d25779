import Testing

@testable import NibCore

@Suite struct TableTests {
  @Test("D13: Only visible rows have cells") func visibleRows() {
    let source = ListSource(118)
    let table = makeTable(source)
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<10).map { "Row \($0)" })
    #expect(table.contentSize == CGSize(width: 320, height: 118 * 16))
    #expect(source.asked.count == 10)
    #expect(table.visibleCells[3].frame == CGRect(x: 0, y: 48, width: 320, height: 16))
  }

  @Test("D13: Scrolling creates only a few more cells than are visible") func reusedCells() {
    let source = ListSource(118)
    let table = makeTable(source)
    for row in [20, 40, 60, 117, 90, 30, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
    }
    for _ in 0..<118 { table.press(.down) }
    #expect(source.cells.count <= 12)
  }

  @Test("A table of a million rows asks for few cells and stores few heights") func millionRows() {
    let source = ListSource(1_000_000)
    source.height = { $0.row % 3 == 0 ? 32 : 16 }
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    table.press(.end)
    table.layoutIfNeeded()
    #expect(table.nibCursor == IndexPath(row: 999_999, section: 0))
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 999_999, section: 0))
    #expect(table.bounds.maxY == table.contentSize.height)
    table.press(.pageUp, .pageUp, .home, .pageDown)
    #expect(source.asked.count < 200)
    #expect(table.nibGeometry.sections[0].rows.heights.count < 100)
  }

  @Test("Visible rows do not jump when rows above turn out taller than estimated") func unexpectedHeights() {
    let source = ListSource(1000)
    source.height = { $0.row < 500 ? 48 : 16 }
    let table = makeTable(source)
    table.scrollToRow(at: IndexPath(row: 600, section: 0), at: .top, animated: false)
    // Each time the table scrolls up by one line, the topmost row moves down by exactly one line.
    for _ in 0..<120 {
      let first = table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
      let before = table.rectForRow(at: first).minY - table.contentOffset.y
      table.nibScroll(by: CGSize(width: 0, height: -16))
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: first).minY - table.contentOffset.y == before + 16)
    }
  }

  @Test("A delegate's estimated heights apply to the rows that were not measured") func estimatedHeights() {
    final class Source: UITableViewDataSource, UITableViewDelegate {
      var estimated: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimated.append(indexPath)
        return indexPath.row == 49 ? UITableView.automaticDimension : 100
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    (table.dataSource, table.delegate) = (source, source)
    (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
    table.layoutIfNeeded()
    #expect(source.estimated.map(\.row) == Array(0..<50))
    // Heights are whole terminal rows of 16 points. The 5 visible rows are measured, the last one has the estimate of the
    // table, and all others that of the delegate.
    #expect(abs(table.contentSize.height - CGFloat(5 * 48 + 44 * 96 + 64)) < 0.01)
  }

  @Test("D15: Reloading keeps the offset and the cursor, and clears the selection") func reloading() {
    let source = ListSource(100)
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 50, section: 0))
    table.press(.enter)
    let offset = table.contentOffset
    #expect(table.indexPathForSelectedRow == IndexPath(row: 50, section: 0))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset == offset)
    #expect(table.nibCursor == IndexPath(row: 50, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    source.sections = [5]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset == .zero)
    #expect(table.nibCursor == IndexPath(row: 4, section: 0))
    source.sections = [0]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.nibCursor == nil)
    #expect(!table.canBecomeFocused)
  }

  @Test("D15: Section titles become headers, which a plain table keeps at the top") func sectionTitles() {
    let source = ListSource(3, 20)
    source.headers = ["First", nil]
    let table = makeTable(source)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 16))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 16)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    // A plain table keeps the header at the top until its section's end pushes it out.
    table.contentOffset.y = 32
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 32)
    table.contentOffset.y = 64
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("Scrolling a section's first row to the top shows it below the section's header") func firstRowAtTop()
  {
    let source = ListSource(20, 20)
    source.headers = ["First", "Second"]
    let table = makeTable(source)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 336)
    #expect(table.headerView(forSection: 1)?.frame.maxY == 352)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 352)
  }

  @Test("D23: A table's header and footer views are above and below its rows") func headerAndFooterViews() {
    let source = ListSource(2)
    let table = makeTable(source)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 32))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 48))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 32))
    #expect(table.visibleCells.map(\.frame.minY) == [32, 48])
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 64, width: 320, height: 48))
    #expect(table.contentSize.height == 112)
  }

  @Test("Resizing a table keeps its first visible row and resizes the cells") func resizing() {
    let source = ListSource(100)
    let table = makeTable(source)
    table.contentOffset.y = 320
    table.layoutIfNeeded()
    table.frame.size = CGSize(width: 640, height: 80)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
    #expect(table.visibleCells.map(\.frame.width) == Array(repeating: 640, count: 5))
  }
}
