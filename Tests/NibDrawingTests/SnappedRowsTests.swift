import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Tables whose rows are snapped to cells together.
@Suite struct SnappedRowsTests {
  /// A controller with rows of a height.
  private final class Rows: UITableViewController {
    var count = 8
    var height: CGFloat = 44
    private(set) var chosen: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  /// A running program with a table in a window of the given height in points.
  private static func run(
    _ count: Int, height: CGFloat = 44, in windowHeight: CGFloat = 320
  ) -> (window: UIWindow, rows: Rows) {
    NibEnvironment.$current.withValue(phone) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: windowHeight))
      let rows = Rows()
      (rows.count, rows.height) = (count, height)
      window.rootViewController = rows
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, rows)
    }
  }

  private static func cells(of window: UIWindow) -> [CellRect] {
    TreeRenderer().places(in: window).filter { $0.view is UITableViewCell }.map(\.cells)
      .sorted { $0.minRow < $1.minRow }
  }

  private static func drawing(of window: UIWindow) -> [String] {
    TextExport().rows(of: TreeRenderer().canvas(for: window))
  }

  @Test("Rows of 44 points are all three cells high if they fit into the table") func equalHeights() {
    let (window, rows) = SnappedRowsTests.run(4)
    defer { window.nibClose() }
    #expect(SnappedRowsTests.cells(of: window).map(\.size.rows) == [3, 3, 3, 3])
    let text = SnappedRowsTests.drawing(of: window)
    for row in 0..<4 {
      #expect(text[3 * row + 1].contains("Row \(row)"))
      #expect(text[3 * row + 2].hasPrefix("────"))
    }
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 132)
  }

  @Test(
    "Rows of equal height show their texts in the same line", arguments: [47.0, 63.2, 79, 95.5] as [CGFloat])
  func equalLines(height: CGFloat) {
    let (window, _) = SnappedRowsTests.run(3, height: height)
    defer { window.nibClose() }
    let rows = SnappedRowsTests.cells(of: window)
    let text = SnappedRowsTests.drawing(of: window)
    let lines = rows.enumerated().map { index, cells in
      cells.rowRange.first { text[$0].contains("Row \(index)") }.map { $0 - cells.minRow }
    }
    #expect(lines.count == 3 && Set(lines).count == 1 && lines[0] != nil)
  }

  @Test("Rows that fit only with less space are two cells high, and none is hidden") func denseRows() {
    let (window, _) = SnappedRowsTests.run(7)
    defer { window.nibClose() }
    #expect(SnappedRowsTests.cells(of: window).map(\.size.rows) == Array(repeating: 2, count: 7))
    let text = SnappedRowsTests.drawing(of: window)
    for row in 0..<7 { #expect(text[2 * row].contains("Row \(row)")) }
  }

  @Test("Every row of a table that scrolls can be seen", arguments: [36.0, 44, 50, 70] as [CGFloat])
  func scrolling(height: CGFloat) {
    let (window, rows) = SnappedRowsTests.run(40, height: height)
    defer { window.nibClose() }
    var seen: Set<String> = []
    var offset: CGFloat = 0
    // The content becomes higher while rows are measured.
    while offset <= rows.tableView.contentSize.height - rows.tableView.bounds.height {
      rows.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      offset += 8
      let heights = Set(SnappedRowsTests.cells(of: window).map(\.size.rows))
      #expect(heights.count == 1)
      seen.formUnion(
        SnappedRowsTests.drawing(of: window).map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { $0.hasPrefix("Row") })
    }
    #expect(seen.count == 40)
  }

  @Test("A click in a row selects the row that is drawn there, at every offset") func clicks() {
    let (window, rows) = SnappedRowsTests.run(40)
    defer { window.nibClose() }
    for offset in [0, 300, 777, 1440] as [CGFloat] {
      rows.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      for (line, text) in SnappedRowsTests.drawing(of: window).enumerated() where text.contains("Row") {
        let place = CellPoint(column: 3, row: line)
        let frames = DrawnFrames(of: window, grid: .standard)
        for action in [MouseEvent.Action.press, .release] {
          let event = MouseEvent(action, .left, column: place.column, row: place.row)
          window.nibSend(.mouse(event), point: frames.point)
        }
        let name = text.trimmingCharacters(in: .whitespaces)
        #expect(rows.chosen.last.map { "Row \($0)" } == name)
      }
    }
  }

  @Test("Rows whose edges are on cells are not moved, and the overlay follows rows that are") func frames()
    throws
  {
    let (even, evenRows) = SnappedRowsTests.run(4, height: 48)
    defer { even.nibClose() }
    let first = try #require(evenRows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(DrawnFrames(of: even, grid: .standard).shift(of: first) == 0)
    let (window, rows) = SnappedRowsTests.run(4)
    defer { window.nibClose() }
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    let drawn = DrawnFrames(of: window, grid: .standard).frame(of: cell)
    let place = try #require(TreeRenderer().places(in: window).first { $0.view === cell })
    #expect(place.frame.minY == 132 && drawn.height == 44 && drawn.minY != 132)
    #expect(place.cells == CellRect(column: 0, row: 9, columns: 20, rows: 3))
    #expect(CellGrid.standard.cells(drawn) == place.cells)
  }

  @Test("Rows in front of an image are where they are in points") func image() throws {
    let (window, rows) = SnappedRowsTests.run(4)
    defer { window.nibClose() }
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    let grid = CellGrid(snapsRows: false)
    #expect(DrawnFrames(of: window, grid: grid).frame(of: cell).minY == 132)
    let place = try #require(TreeRenderer(grid: grid).places(in: window).first { $0.view === cell })
    // 132 points are 8.25 rows, and 176 points 11.
    #expect(place.cells == CellRect(column: 0, row: 8, columns: 20, rows: 3))
  }
}

/// Tables of documents with the largest Dynamic Type.
@Suite struct LargeTypeTableTests {
  private static func cell(_ id: String, _ style: String, y: Int) -> String {
    """
    <tableViewCell textLabel="\(id)t" detailTextLabel="\(id)d" style="IBUITableViewCellStyle\(style)" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
          <label text="Title of \(id)" id="\(id)t"><rect key="frame" x="16" y="5" width="90" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          <label text="Detail of \(id)" id="\(id)d"><rect key="frame" x="16" y="26" width="90" height="14"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A table with cells of all styles, whose saved frames overlap in the second half if `overlaps` is true.
  private static func table(overlaps: Bool) -> String {
    let styles = ["Default", "Value1", "Value2", "Subtitle", "Subtitle", "Value1"]
    let cells = styles.enumerated().map { index, style in
      cell("c\(index)", style, y: index < 3 || !overlaps ? 44 * index : 30 * index)
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
            <subviews>
              <tableView fixedFrame="YES" style="plain" dataMode="static" rowHeight="44" id="table">
                <rect key="frame" x="0.0" y="40" width="320" height="200"/>
                <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
              </tableView>
            </subviews>
          </view>
        </objects>
      </document>
      """
  }

  @Test(
    "At the largest text size, rows do not overlap and nothing is drawn outside the table",
    arguments: [false, true], [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func rows(overlaps: Bool, size: UIContentSizeCategory) throws {
    var options = LayoutOptions()
    options.contentSize = size
    let loaded = LoadedDocument(
      try NibReader.read(Array(LargeTypeTableTests.table(overlaps: overlaps).utf8), file: "T.xib"),
      options: options)
    let root = try #require(loaded.roots.first?.view)
    var renderer = TreeRenderer()
    renderer.drawsLargeText = true
    let rows = renderer.places(in: root).filter { $0.view is UITableViewCell }
      .sorted { $0.cells.minRow < $1.cells.minRow }
    #expect(rows.count >= 4)
    for (above, below) in zip(rows, rows.dropFirst()) {
      #expect(above.view.frame.maxY <= below.view.frame.minY + 0.01)
      #expect(above.cells.maxRow <= below.cells.minRow)
    }
    #expect(Set(rows.map(\.cells.size.rows)).count == 1)
    // The table begins 40 points from the top and ends 240 points from it.
    let lines = TextExport().rows(of: renderer.canvas(for: root))
    #expect(lines[..<2].allSatisfy(\.isEmpty) && lines[15...].allSatisfy(\.isEmpty))
  }
}
