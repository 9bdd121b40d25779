import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Whole documents, from bytes to cells.
@Suite struct DocumentDrawingTests {
  /// A typical cell: a box in the background, a large label, and a square button over the end of the label.
  private static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="cell" userLabel="Cell">
          <rect key="frame" x="0" y="0" width="320" height="111"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content" userLabel="Content">
            <rect key="frame" x="0" y="0" width="320" height="110.5"/>
            <subviews>
              <view fixedFrame="YES" id="box" userLabel="Box">
                <rect key="frame" x="0" y="0" width="256" height="110.5"/>
                <color key="backgroundColor" red="1" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
              </view>
              <label fixedFrame="YES" text="Label" id="label" userLabel="Symbol">
                <rect key="frame" x="78.5" y="14" width="163.5" height="82.5"/>
              </label>
              <view fixedFrame="YES" id="toggle" userLabel="Toggle">
                <rect key="frame" x="209.5" y="0" width="110.5" height="110.5"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </view>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """

  private static func view(_ id: String, in loaded: LoadedDocument) -> UIView? {
    loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == id }
  }

  private static func load() throws -> LoadedDocument {
    let loaded = LoadedDocument(try NibReader.read(Array(cell.utf8), file: "Cell.xib"))
    // This tests drawing only, so the saved frames are used instead of the layout.
    for view in loaded.roots.flatMap(\.views) { view.nibOrigin?.savedFrame.map { view.frame = $0 } }
    return loaded
  }

  @Test("The box style draws each view of a document as an outline with its name") func boxes() throws {
    let root = try #require(try DocumentDrawingTests.load().roots.first)
    #expect(
      TextExport().rows(of: TreeRenderer(style: .boxes).canvas(for: root.view)) == [
        "┌─Box─Content─Cell────────┬─Toggle─────┐",
        "│         ┌─Symbol────────┤            │",
        "│         │               │            │",
        "│         │Label          │            │",
        "│         │               │            │",
        "│         └───────────────┤            │",
        "└─────────────────────────┴────────────┘",
      ])
  }

  @Test("The rendered style draws the colors and texts of a document") func rendered() throws {
    let root = try #require(try DocumentDrawingTests.load().roots.first)
    let canvas = TreeRenderer().canvas(for: root.view)
    #expect(TextExport().rows(of: canvas).filter { !$0.isEmpty } == ["          Label"])
    let styles = [5, 10, 28].map { canvas[row: 3, column: $0].style }
    #expect(styles.map { $0.background?.rgb } == [0xFF00FF, 0xFF00FF, 0xFFFFFF])
    #expect(styles[1].foreground == .black)
  }

  @Test("A single view of a document is drawn from its own corner") func singleView() throws {
    let toggle = try #require(DocumentDrawingTests.view("toggle", in: DocumentDrawingTests.load()))
    let canvas = TreeRenderer(style: .boxes).canvas(for: toggle)
    #expect(canvas.size == CellSize(columns: 14, rows: 7))
    #expect(TextExport().rows(of: canvas).first == "┌─Toggle─────┐")
  }

  @Test("A coarser grid draws the same boxes in fewer cells") func coarseGrid() throws {
    let root = try #require(try DocumentDrawingTests.load().roots.first)
    let grid = CellGrid(cellWidth: 16, cellHeight: 32)
    #expect(
      TextExport().rows(of: TreeRenderer(style: .boxes, grid: grid).canvas(for: root.view)) == [
        "┌─Box┬─Symbol┬Togg…┐",
        "│    │Label  │     │",
        "└Cell┴───────┴─────┘",
      ])
  }

  @Test("Views that need code are drawn as named frames on the canvas and on a device, but not in a program")
  func placeholders() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><view customClass="ChartView" id="chart"><rect key="frame" x="16" y="16" width="288" height="64"/></view>
      <collectionView id="grid"><rect key="frame" x="16" y="96" width="288" height="96"/></collectionView></subviews>
      </view></objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Test.xib")
    let phone = try #require(Device.named("iPhone 15"))
    for device in [nil, phone] {
      var options = LayoutOptions()
      options.device = device
      let loaded = LoadedDocument(document, options: options)
      let root = try #require(loaded.roots.first?.view)
      let rows = TextExport().text(of: TreeRenderer().canvas(for: root))
      #expect(rows.contains("ChartView") && rows.contains("Dynamic Content"))
      root.nibAdopt(NibEnvironment(device: phone))
      #expect(!TextExport().text(of: TreeRenderer().canvas(for: root)).contains("ChartView"))
    }
  }

  @Test("A thin view in the color of its background is not drawn as a line") func invisibleLine() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    root.backgroundColor = .white
    let line = UIView(frame: CGRect(x: 0, y: 20, width: 80, height: 1))
    root.addSubview(line)
    for (color, isDrawn) in [(UIColor.white, false), (.black, true)] {
      line.backgroundColor = color
      for paintsPage in [false, true] {
        var renderer = TreeRenderer()
        renderer.paintsPage = paintsPage
        #expect(TextExport().text(of: renderer.canvas(for: root)).contains("──") == isDrawn)
      }
    }
  }

  @Test("A content view without an id cannot be selected") func withoutID() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" \
      targetRuntime="iOS.CocoaTouch"><objects><collectionViewCell id="cell">
      <rect key="frame" x="0" y="0" width="80" height="48"/><view key="contentView">
      <rect key="frame" x="0" y="0" width="80" height="48"/><subviews><label text="One" id="label">
      <rect key="frame" x="8" y="8" width="64" height="21"/></label></subviews></view></collectionViewCell>
      </objects></document>
      """
    let root = try #require(
      LoadedDocument(try NibReader.read(Array(text.utf8), file: "Test.xib")).roots.first?.view)
    let map = PictureMap(TreeRenderer().places(in: root))
    #expect(map.places.map { $0.view.nibOrigin?.id } == ["cell", "label"])
    #expect(map.firstChild(of: root) is UILabel)
  }

  @Test("The cards of a grouped table have visible outlines on screens with few colors") func cards() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="16" y="30" width="288" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="288" height="44"/></tableViewCellContentView></tableViewCell>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><tableViewController id="c">
      <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="44" sectionHeaderHeight="18" \
      sectionFooterHeight="18" id="table"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Test.storyboard"))
    let root = try #require(loaded.roots.first?.view)
    for outlinesCards in [false, true] {
      var renderer = TreeRenderer()
      (renderer.paintsPage, renderer.outlinesCards) = (true, outlinesCards)
      let drawing = renderer.canvas(for: root)
      let corners = drawing.bounds.rowRange.flatMap { row in
        drawing.bounds.columnRange.map { drawing[row: row, column: $0] }
      }.filter { $0.text == "┘" || $0.text == "╯" }
      #expect(corners.count == 1)
      #expect(corners.allSatisfy { ($0.style.foreground != $0.style.background) == outlinesCards })
    }
  }
}
