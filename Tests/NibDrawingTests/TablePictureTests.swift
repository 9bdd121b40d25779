import NibCoreTestSupport
import Testing

@testable import NibCore
@testable import NibDrawing

/// Pictures of tables.
@Suite struct TablePictureTests {
  /// The table of a storyboard with two sections, each with a title and two rows.
  private static func table(_ style: String, isRightToLeft: Bool = false) throws -> UIView {
    var options = LayoutOptions()
    options.device = Device.named("iPhone 14")
    options.isRightToLeft = isRightToLeft
    func cell(_ id: String) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content"/></tableViewCell>
      """
    }
    func section(_ title: String) -> String {
      """
      <tableViewSection headerTitle="\(title)" id="\(title)"><cells>\(cell(title + "-a"))\(cell(title + "-b"))</cells>
      </tableViewSection>
      """
    }
    let loaded = CanvasSample(options: options).storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc">
      <tableView key="view" dataMode="static" style="\(style)" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections>\(section("One"))\(section("Two"))</sections></tableView></tableViewController></objects></scene>
      """)
    return try #require(loaded.roots.first?.view)
  }

  @Test(
    "The separator of a row begins after the inset at the leading side",
    arguments: [(false, 15, 390), (true, 0, 375)])
  func separators(isRightToLeft: Bool, left: CGFloat, right: CGFloat) throws {
    let drawing = VectorDrawing(try Self.table("plain", isRightToLeft: isRightToLeft))
    let lines = Self.rectangles(drawing.picture.items).filter { $0.height == 0.5 }
    #expect(!lines.isEmpty)
    for line in lines { #expect([line.minX, line.maxX] == [left, right]) }
  }

  @Test("Static cells show the texts and the image of their content configurations") func configurations()
    throws
  {
    var options = LayoutOptions()
    options.device = Device.named("iPhone 14")
    func cell(_ id: String, _ attributes: String) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content"/>
      <listContentConfiguration key="contentConfiguration" \(attributes)/></tableViewCell>
      """
    }
    let cells = [
      cell("a", #"text="Refresh" secondaryText="""#), cell("b", #"text="History" secondaryText="Of today""#),
      cell("c", #"text="Share" image="trash" catalog="system""#),
    ]
    let loaded = CanvasSample(options: options).storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc">
      <tableView key="view" dataMode="static" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="table">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection id="section"><cells>\(cells.joined())</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """)
    let view = try #require(loaded.roots.first?.view)
    let items = Self.flat(VectorDrawing(view).picture.items)
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.string) == ["Refresh", "History", "Of today", "Share"])
    #expect(items.contains { if case .symbol = $0 { true } else { false } })
    let heights = view.nibTree.compactMap { ($0 as? UITableViewCell)?.frame.height }
    #expect(heights.count == 3 && heights[1] > heights[0] && abs(heights[0] - 44) < 1.5)
  }

  @Test("Rows whose saved frames overlap follow each other below the titles of their sections")
  func overlappingRows() throws {
    func section(_ title: String, y: Double) -> String {
      """
      <tableViewSection headerTitle="\(title)" footerTitle="About \(title)" id="\(title)"><cells>
      <tableViewCell id="\(title)-row"><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(title)-row" id="\(title)-content"/>
      </tableViewCell></cells></tableViewSection>
      """
    }
    let loaded = CanvasSample().storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="vc">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" \
      sectionFooterHeight="18" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections>\(section("One", y: 55.5))\(section("Two", y: 90))\(section("Three", y: 200))</sections>
      </tableView></tableViewController></objects></scene>
      """)
    let table = try #require(loaded.roots.first?.view)
    func frame(_ text: String) throws -> CGRect {
      let label = try #require(table.nibTree.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
      return label.convert(label.bounds, to: table)
    }
    var end: CGFloat = 0
    for title in ["One", "Two", "Three"] {
      let row = try #require(table.nibTree.first { $0.nibOrigin?.id == title + "-row" }).frame
      let (header, footer) = (try frame(title), try frame("About \(title)"))
      #expect(header.minY >= end && header.maxY <= row.minY && row.maxY <= footer.minY)
      end = footer.maxY
    }
  }

  /// The items, also those in groups.
  private static func flat(_ items: [VectorItem]) -> [VectorItem] {
    items.flatMap { item in
      if case .clip(_, let inner) = item { flat(inner) } else { [item] }
    }
  }

  /// The frames of all rectangles, also of those in groups.
  private static func rectangles(_ items: [VectorItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .shape(let shape):
        if case .rectangle(let rectangle) = shape.outline { return [rectangle.frame] }
        return []
      case .clip(_, let inner): return rectangles(inner)
      default: return []
      }
    }
  }

  @Test(
    "The titles of all sections have the same distance from their rows",
    arguments: ["grouped", "insetGrouped"])
  func titles(style: String) throws {
    let table = try Self.table(style)
    func distance(_ title: String) throws -> CGFloat {
      let label = try #require(table.nibTree.lazy.compactMap { $0 as? UILabel }.first { $0.text == title })
      let row = try #require(table.nibTree.first { $0.nibOrigin?.id == title + "-a" })
      return row.frame.minY - label.convert(label.bounds, to: table).maxY
    }
    let (first, second) = (try distance("One"), try distance("Two"))
    #expect(abs(first - second) < 0.5)
    #expect(first > 0)
  }
}
