import NibCoreTestSupport
import Testing

@testable import NibCore

/// docs/behaviours.md I17: safe areas on Interface Builder's canvas.
@Suite struct SafeAreaTests {
  struct Row {
    var tools: Int
    var device: String?
    var size: (Int, Int)
    var metrics = ""
    var insets: [CGFloat]
  }

  private static let navigationBar =
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
  private static let opaqueBar =
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
  private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private static let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private static let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

  private static let plain: [Row] = [
    Row(tools: 14_490, device: "retina4_7", size: (375, 667), insets: [20, 0, 0, 0]),
    Row(tools: 17_701, device: "retina4_7", size: (375, 667), insets: [0, 0, 0, 0]),
    Row(tools: 21_701, device: "retina4_7", size: (375, 667), insets: [20, 0, 0, 0]),
    Row(tools: 17_701, device: "retina6_1", size: (414, 896), insets: [44, 0, 34, 0]),
    Row(tools: 22_154, device: "retina6_1", size: (414, 896), insets: [48, 0, 34, 0]),
    Row(tools: 24_127, device: "retina6_1", size: (414, 896), insets: [96, 0, 68, 0]),
    Row(tools: 4_514, device: nil, size: (320, 568), insets: [20, 0, 0, 0]),
  ]

  private static let bars: [Row] = [
    Row(tools: 12_121, device: "retina4_7", size: (375, 667), metrics: navigationBar, insets: [64, 0, 0, 0]),
    Row(tools: 17_701, device: "retina4_7", size: (375, 667), metrics: navigationBar, insets: [44, 0, 0, 0]),
    Row(
      tools: 20_037, device: "retina6_1", size: (414, 896), metrics: navigationBar, insets: [88, 0, 34, 0]),
    Row(tools: 16_097, device: "retina6_5", size: (414, 896), metrics: tabBar, insets: [44, 0, 83, 0]),
    Row(tools: 14_113, device: "retina4_7", size: (375, 667), metrics: toolbar, insets: [20, 0, 44, 0]),
    Row(tools: 15_705, device: "retina4_7", size: (375, 667), metrics: toolbar, insets: [0, 0, 49, 0]),
  ]

  /// Roots of sheets, roots that end at bars, and roots below opaque bars.
  private static let shorter: [Row] = [
    Row(tools: 17_156, device: "retina6_1", size: (414, 842), insets: [0, 0, 34, 0]),
    Row(
      tools: 17_701, device: "retina6_1", size: (414, 842), metrics: navigationBar, insets: [56, 0, 34, 0]),
    Row(
      tools: 18_122, device: "retina6_1", size: (414, 842), metrics: navigationBar, insets: [56, 0, 34, 0]),
    Row(
      tools: 19_529, device: "retina6_1", size: (414, 842), metrics: navigationBar, insets: [56, 0, 0, 0]),
    Row(tools: 19_529, device: "retina6_1", size: (414, 842), insets: [0, 0, 34, 0]),
    Row(tools: 21_701, device: "retina4_7", size: (375, 647), insets: [0, 0, 0, 0]),
    Row(tools: 23_504, device: "retina6_12", size: (393, 842), insets: [0, 0, 0, 0]),
    Row(tools: 23_727, device: "retina6_12", size: (393, 783), insets: [59, 0, 0, 0]),
    Row(
      tools: 23_727, device: "retina6_12", size: (393, 783), metrics: navigationBar, insets: [56, 0, 0, 0]),
    Row(tools: 24_765, device: "retina6_1", size: (414, 848), insets: [48, 0, 0, 0]),
    Row(tools: 24_765, device: "retina5_9", size: (375, 752), insets: [50, 0, 0, 0]),
    Row(
      tools: 24_765, device: "retina6_12", size: (393, 793), metrics: navigationBar, insets: [70, 0, 0, 0]),
    Row(tools: 14_460, device: "retina4_7", size: (375, 603), metrics: navigationBar, insets: [0, 0, 0, 0]),
    Row(
      tools: 14_460, device: "retina4_7", size: (375, 554), metrics: navigationBar + tabBar,
      insets: [0, 0, 0, 0]),
    Row(
      tools: 14_460, device: "retina4_7", size: (375, 618), metrics: navigationBar + tabBar,
      insets: [64, 0, 0, 0]),
    Row(tools: 11_542, device: "retina4_7", size: (375, 603), metrics: opaqueBar, insets: [0, 0, 0, 0]),
    Row(tools: 11_542, device: "retina4_7", size: (375, 667), metrics: opaqueBar, insets: [0, 0, 64, 0]),
  ]

  private static let ownSizes: [Row] = [
    Row(tools: 14_460, device: "retina4_7", size: (270, 320), insets: [0, 0, 0, 0]),
    Row(tools: 14_490, device: "retina4_7", size: (340, 800), metrics: freeform, insets: [20, 0, 0, 0]),
    Row(tools: 16_096, device: "retina6_1", size: (497, 338), metrics: freeform, insets: [44, 0, 34, 0]),
    Row(tools: 17_701, device: "retina6_1", size: (414, 267), metrics: freeform, insets: [44, 0, 0, 0]),
  ]

  private static func freeformSize(_ width: Int, _ height: Int) -> String {
    "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// Roots that are lower than their freeform sizes, because they begin below bars or are sheets.
  private static let shorterThanFreeform: [Row] = [
    Row(
      tools: 24_127, device: "retina6_12", size: (393, 1328),
      metrics: navigationBar + tabBar + freeformSize(393, 1500), insets: [0, 0, 117, 0]),
    Row(
      tools: 24_127, device: "retina6_12", size: (393, 1500),
      metrics: navigationBar + tabBar + freeformSize(393, 1500), insets: [172, 0, 117, 0]),
    Row(
      tools: 12_118, device: "retina4_7", size: (375, 887),
      metrics: navigationBar + tabBar + freeform + freeformSize(375, 1000), insets: [0, 0, 0, 0]),
    Row(
      tools: 14_868, device: "retina4_7", size: (375, 623),
      metrics: navigationBar + freeform + freeformSize(375, 667), insets: [0, 0, 0, 0]),
    Row(
      tools: 14_868, device: "retina5_9", size: (414, 1246), metrics: freeformSize(414, 1300),
      insets: [0, 0, 34, 0]),
    // A freeform size from before the view had the screen's size again.
    Row(
      tools: 14_460, device: "retina4_7", size: (375, 603), metrics: navigationBar + freeformSize(375, 1000),
      insets: [0, 0, 0, 0]),
    Row(
      tools: 17_701, device: "retina6_1", size: (414, 700), metrics: navigationBar + freeformSize(414, 700),
      insets: [88, 0, 0, 0]),
    // A narrower view keeps the whole bottom inset.
    Row(
      tools: 22_505, device: "retina6_1", size: (375, 778), metrics: freeformSize(375, 778),
      insets: [48, 0, 34, 0]),
  ]

  private func check(_ rows: [Row]) {
    for row in rows {
      let sample = CanvasSample(toolsVersion: row.tools, device: row.device)
      let loaded = sample.storyboard(
        sample.scene(CanvasSample.root(row.size.0, row.size.1), metrics: row.metrics))
      #expect(loaded.insets("inner") == row.insets, "\(row)")
    }
  }

  @Test("I17: A root view without bars has the screen's safe area") func plainRoot() {
    check(Self.plain)
  }
  @Test(
    "A navigation bar in the view of a page sheet is as high as the sheet's own bar",
    arguments: [(17_701, 647, 56.0), (23_727, 647, 56), (24_127, 647, 54), (23_727, 667, 44)])
  func barsOfSheets(tools: Int, height: Int, expected: Double) throws {
    let view = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
      <navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0" y="0" width="375" height="56"/></navigationBar></subviews>
      <constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="r"/>
      </constraints></view>
      """
    let sample = CanvasSample(toolsVersion: tools, device: "retina4_7")
    let loaded = sample.storyboard(sample.scene(view))
    let bar = try #require(loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "bar" })
    #expect(Double(bar.frame.height) == expected)
  }

  @Test("Simulated bars add their heights to the safe area") func simulatedBars() { check(Self.bars) }
  @Test("A root view has only the insets of the bars and screen edges that it overlaps")
  func shorterRoots() { check(Self.shorter) }
  @Test("A root view that is lower than its freeform size has only the insets of what it overlaps")
  func shorterFreeformRoots() { check(Self.shorterThanFreeform) }
  @Test("A root view of another size has a safe area only if its size is simulated as freeform")
  func customSizes() { check(Self.ownSizes) }

  /// A root view that a scroll view fills, with content of the given height.
  private func scroller(height: Int, attributes: String = "") -> String {
    """
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(attributes)>
    <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
    <rect key="frame" x="0" y="0" width="414" height="\(height)"/></view></subviews>
    <constraints>\(CanvasSample.pins("content", "scroll"))
    <constraint firstItem="content" firstAttribute="height" constant="\(height)" id="h"/>
    <constraint firstItem="content" firstAttribute="centerX" secondItem="scroll" secondAttribute="centerX" id="x"/>
    </constraints></scrollView></subviews>
    <constraints>\(CanvasSample.pins("scroll", "root"))</constraints></view>
    """
  }

  @Test("The content of a scroll view that scrolls has no safe area") func scrolledContent() throws {
    let sample = CanvasSample()
    let loaded = sample.storyboard(sample.scene(scroller(height: 2000)))
    let content = try #require(loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "content" })
    #expect(content.safeAreaInsets == .zero)
    // The center belongs to the scroll view itself, so it determines the width of the content.
    #expect(content.frame == CGRect(x: 0, y: 0, width: 414, height: 2000))
  }

  @Test(
    "The content of a scroll view that does not scroll has the safe area that it overlaps",
    arguments: [
      ("", "", 44 as CGFloat), ("", "contentInsetAdjustmentBehavior=\"never\"", 44),
      ("", "alwaysBounceVertical=\"YES\"", 0), ("", "contentInsetAdjustmentBehavior=\"always\"", 0),
      ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", "", 0),
      (
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>",
        "contentInsetAdjustmentBehavior=\"scrollableAxes\"", 88
      ),
    ])
  func restingContent(metrics: String, attributes: String, top: CGFloat) throws {
    let sample = CanvasSample()
    let loaded = sample.storyboard(
      sample.scene(scroller(height: 300, attributes: attributes), metrics: metrics))
    let content = try #require(loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "content" })
    #expect(content.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  @Test(
    "A collection cell of a xib has the screen's safe area in recent versions",
    arguments: [
      (21_701, [48, 0, 34, 0] as [CGFloat]), (21_507, [48, 0, 0, 0]), (16_097, [0, 0, 0, 0]),
    ])
  func collectionCell(tools: Int, insets: [CGFloat]) {
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="124" height="200"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="124" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews></view>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(CanvasSample.pins("inner", "safe"))</constraints></collectionViewCell>
      """
    #expect(CanvasSample(toolsVersion: tools).xib(cell).insets("inner") == insets)
  }

  @Test(
    "On a device, the root view of a xib has the safe area of the screen only if it fills the screen, or if a controller loads it",
    arguments: [(375, 667), (375, 300), (320, 55)], [false, true])
  func looseRootOnDevice(size: (width: Int, height: Int), hasOwner: Bool) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnerController"><connections>
      <outlet property="view" destination="root" id="o1"/></connections></placeholder>
      """
    var sample = CanvasSample(device: "retina4_7")
    sample.options.device = Device.named("iPhone 15")
    let loaded = sample.xib((hasOwner ? owner : "") + CanvasSample.root(size.width, size.height))
    let root = try #require(loaded.roots.first?.view)
    let area = try #require(loaded.frame("inner"))
    let isInset = root.safeAreaInsets.top > 0
    #expect(isInset == (hasOwner || size.height == 667))
    if size.height == 667 { #expect(area.minY == root.safeAreaInsets.top) }
    if !isInset { #expect(area == root.bounds) }
  }
}
