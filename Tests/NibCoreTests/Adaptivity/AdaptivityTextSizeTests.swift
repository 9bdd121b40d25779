import NibCoreTestSupport
import Testing

@testable import NibCore

@Suite struct AdaptivityTextSizeTests {
  struct Row: Sendable {
    var category: String
    /// Point size and leading of each style, in the order of `styles`.
    var fonts: [[CGFloat]]
  }

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    .caption2,
  ]

  /// The tables of Apple's Human Interface Guidelines, one row per category.
  private static let published: [Row] = [
    Row(
      category: "XS",
      fonts: [
        [31, 38], [25, 31], [19, 24], [17, 22], [14, 19], [14, 19], [13, 18], [12, 16], [12, 16], [11, 13],
        [11, 13],
      ]),
    Row(
      category: "S",
      fonts: [
        [32, 39], [26, 32], [20, 25], [18, 23], [15, 20], [15, 20], [14, 19], [13, 18], [12, 16], [11, 13],
        [11, 13],
      ]),
    Row(
      category: "M",
      fonts: [
        [33, 40], [27, 33], [21, 26], [19, 24], [16, 21], [16, 21], [15, 20], [14, 19], [12, 16], [11, 13],
        [11, 13],
      ]),
    Row(
      category: "L",
      fonts: [
        [34, 41], [28, 34], [22, 28], [20, 25], [17, 22], [17, 22], [16, 21], [15, 20], [13, 18], [12, 16],
        [11, 13],
      ]),
    Row(
      category: "XL",
      fonts: [
        [36, 43], [30, 37], [24, 30], [22, 28], [19, 24], [19, 24], [18, 23], [17, 22], [15, 20], [14, 19],
        [13, 18],
      ]),
    Row(
      category: "XXL",
      fonts: [
        [38, 46], [32, 39], [26, 32], [24, 30], [21, 26], [21, 26], [20, 25], [19, 24], [17, 22], [16, 21],
        [15, 20],
      ]),
    Row(
      category: "XXXL",
      fonts: [
        [40, 48], [34, 41], [28, 34], [26, 32], [23, 29], [23, 29], [22, 28], [21, 28], [19, 24], [18, 23],
        [17, 22],
      ]),
    Row(
      category: "AX1",
      fonts: [
        [44, 52], [38, 46], [34, 41], [31, 38], [28, 34], [28, 34], [26, 32], [25, 31], [23, 29], [22, 29],
        [20, 25],
      ]),
    Row(
      category: "AX2",
      fonts: [
        [48, 57], [43, 51], [39, 47], [37, 44], [33, 40], [33, 40], [32, 39], [30, 37], [27, 33], [26, 32],
        [24, 30],
      ]),
    Row(
      category: "AX3",
      fonts: [
        [52, 61], [48, 57], [44, 52], [43, 51], [40, 48], [40, 48], [38, 46], [36, 43], [33, 40], [32, 39],
        [29, 35],
      ]),
    Row(
      category: "AX4",
      fonts: [
        [56, 66], [53, 62], [50, 59], [49, 58], [47, 56], [47, 56], [44, 52], [42, 50], [38, 46], [37, 44],
        [34, 41],
      ]),
    Row(
      category: "AX5",
      fonts: [
        [60, 70], [58, 68], [56, 66], [55, 65], [53, 62], [53, 62], [51, 60], [49, 58], [44, 52], [43, 51],
        [40, 48],
      ]),
  ]

  @Test(
    "Text styles have the sizes and leadings that Apple publishes for each content size category",
    arguments: published)
  func publishedSizes(row: Row) throws {
    let category = try #require(UIContentSizeCategory(nibShortName: row.category))
    let found = Self.styles.map { DynamicType.specification(of: $0, at: category) }
    #expect(found.map { [$0.pointSize, $0.leading] } == row.fonts)
    #expect(found.map { $0.weight == .semibold } == Self.styles.map { $0 == .headline })
  }

  @Test("The table of this suite lists every content size category in order") func completeTable() {
    #expect(Self.published.map(\.category) == UIContentSizeCategory.nibShortNames)
  }

  @Test(
    "The readable width depends on the content size category",
    arguments: [("L", 672), ("XS", 553), ("XXXL", 909), ("AX5", 2095)] as [(String, CGFloat)])
  func readableWidths(name: String, width: CGFloat) throws {
    let category = try #require(UIContentSizeCategory(nibShortName: name))
    #expect(DynamicType.readableWidth(at: category) == width)
  }

  /// The canvas of Xcode 12.5 to 13.4 uses the smallest size.
  @Test(
    "A requested content size takes precedence over that of the canvas",
    arguments: [(UIContentSizeCategory.unspecified, 14), (.large, 17), (.extraLarge, 19)]
      as [(UIContentSizeCategory, CGFloat)])
  func requestedSizes(category: UIContentSizeCategory, size: CGFloat) throws {
    let environment = NibEnvironment(
      device: try #require(Device.named("retina6_1")), profile: .canvas(toolsVersion: 20_037),
      contentSize: category)
    #expect(environment.textMetrics.pointSize(of: .preferredFont(forTextStyle: .body)) == size)
    #expect(environment.traits.preferredContentSizeCategory == (category == .unspecified ? .large : category))
  }

  // MARK: Documents

  private static let labels = """
    <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <label text="Style" translatesAutoresizingMaskIntoConstraints="NO" id="style">
    <rect key="frame" x="0" y="0" width="42" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Fixed" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontForContentSizeCategory="YES"
     id="fixed"><rect key="frame" x="0" y="100" width="42" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews>
    <constraints>
    <constraint firstItem="style" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
    <constraint firstItem="style" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
    <constraint firstItem="fixed" firstAttribute="top" secondItem="style" secondAttribute="bottom" id="3"/>
    <constraint firstItem="fixed" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="4"/>
    </constraints></view>
    """

  @Test("Labels grow with the content size if their font is a text style, but not if it has a fixed size")
  func textStyles() throws {
    var heights: [[CGFloat]] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      var options = LayoutOptions()
      options.contentSize = category
      let loaded = AdaptivitySample.xib(Self.labels, options)
      heights.append([try #require(loaded.frame("style")).height, try #require(loaded.frame("fixed")).height])
    }
    #expect(heights == [[17, 24], [20.5, 24], [63.5, 24]])
  }

  @Test("A table view cell grows with its text") func growingCells() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="16" y="11" width="288" height="22"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>\(CanvasSample.pins("text", "content", suffix: "Margin"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    var heights: [CGFloat] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      var options = LayoutOptions()
      options.contentSize = category
      heights.append(try #require(AdaptivitySample.xib(cell, options).frame("cell")).height)
    }
    #expect(heights == [44, 44, 85.5])
  }
}
