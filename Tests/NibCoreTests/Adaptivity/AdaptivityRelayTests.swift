import NibCoreTestSupport
import Testing

@testable import NibCore

/// Documents laid out for a screen other than the one for which they were saved.
@Suite struct AdaptivityRelayTests {
  struct Row: Sendable {
    var device: String?
    var isLandscape: Bool?
    var size: CGSize?
    /// The root's size.
    var root: CGSize
    /// The insets of the safe area from the root: top, left, bottom, right.
    var insets: [CGFloat]
  }

  @Test(
    "A root view of screen size gets the size and safe area of the chosen screen",
    arguments: [
      Row(root: CGSize(width: 414, height: 896), insets: [44, 0, 34, 0]),
      Row(isLandscape: true, root: CGSize(width: 896, height: 414), insets: [0, 44, 21, 44]),
      Row(
        size: CGSize(width: 320, height: 480), root: CGSize(width: 320, height: 480), insets: [44, 0, 34, 0]),
      Row(device: "retina4_7", root: CGSize(width: 375, height: 667), insets: [20, 0, 0, 0]),
      Row(
        device: "retina4_7", isLandscape: true, root: CGSize(width: 667, height: 375), insets: [0, 0, 0, 0]),
      Row(
        device: "retina6_12", isLandscape: true, root: CGSize(width: 852, height: 393),
        insets: [0, 59, 21, 59]),
      Row(
        device: "ipad11_0rounded", isLandscape: true, root: CGSize(width: 1194, height: 834),
        insets: [24, 0, 20, 0]),
    ])
  func screens(row: Row) {
    let loaded = AdaptivitySample.xib(CanvasSample.root(414, 896), options(row))
    #expect(loaded.frame("root")?.size == row.root)
    #expect(loaded.insets("inner") == row.insets)
  }

  @Test(
    "A xib's root view is resized only along the axes on which it spans a screen",
    arguments: [
      (CanvasSample.root(200, 100), CGSize(width: 200, height: 100)),
      (CanvasSample.root(414, 100), CGSize(width: 375, height: 100)),
      (CanvasSample.root(600, 600), CGSize(width: 375, height: 667)),
      (CanvasSample.root(320, 568), CGSize(width: 375, height: 667)),
      (
        "<tableViewCell id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"80\"/></tableViewCell>",
        CGSize(width: 375, height: 80)
      ),
    ])
  func rootsOfXibs(view: String, size: CGSize) {
    let loaded = AdaptivitySample.xib(view, options(Row(device: "retina4_7", root: size, insets: [])))
    #expect(loaded.frame("root")?.size == size)
  }

  /// A constraint, a constant and a view that depend on the size classes.
  private static let varying = """
    <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="10" height="10"/><constraints>
    <constraint firstAttribute="width" constant="100" id="width">
    <variation key="heightClass=regular-widthClass=regular" constant="300"/>
    <variation key="heightClass=compact" constant="50"/></constraint>
    <constraint firstAttribute="height" constant="20" id="low"/>
    <constraint firstAttribute="height" constant="40" id="high"/></constraints>
    <variation key="default"><mask key="constraints"><exclude reference="high"/></mask></variation>
    <variation key="widthClass=regular"><mask key="constraints"><exclude reference="low"/>
    <include reference="high"/></mask></variation></view>
    <label text="Wide only" id="b"><rect key="frame" x="0" y="0" width="10" height="10"/></label></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation></view>
    """

  @Test(
    "The size classes of the chosen screen select constraints, constants and subviews",
    arguments: [
      (Row(root: .zero, insets: []), CGSize(width: 100, height: 20), false),
      (Row(isLandscape: true, root: .zero, insets: []), CGSize(width: 50, height: 40), true),
      (
        Row(device: "retina6_12", isLandscape: true, root: .zero, insets: []), CGSize(width: 50, height: 20),
        false
      ),
      (Row(device: "ipad9_7", root: .zero, insets: []), CGSize(width: 300, height: 40), true),
      (
        Row(device: "ipad9_7", size: CGSize(width: 320, height: 1024), root: .zero, insets: []),
        CGSize(width: 100, height: 20), false
      ),
    ])
  func sizeClassVariations(row: Row, size: CGSize, hasLabel: Bool) throws {
    let loaded = AdaptivitySample.xib(Self.varying, options(row))
    #expect(loaded.frame("a")?.size == size)
    let root = try #require(loaded.roots.first?.view)
    #expect(root.subviews.contains { $0 is UILabel } == hasLabel)
  }

  @Test(
    "A root view has the margins of the chosen screen, or its readable width if requested",
    arguments: [
      (Row(device: "retina4_7", root: .zero, insets: []), 16, 16),
      (Row(device: "retina6_1", root: .zero, insets: []), 20, 20),
      (Row(device: "ipad9_7", root: .zero, insets: []), 20, 48),
      (Row(device: "ipad9_7", isLandscape: true, root: .zero, insets: []), 20, 176),
    ] as [(Row, CGFloat, CGFloat)])
  func margins(row: Row, side: CGFloat, readable: CGFloat) throws {
    for (attribute, expected) in [("", side), (" layoutMarginsFollowReadableWidth=\"YES\"", readable)] {
      let scene = """
        <viewController id="vc"><view key="view"\(attribute) id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
        <constraints>\(CanvasSample.pins("inner", "root", suffix: "Margin"))</constraints></view></viewController>
        """
      let insets = try #require(AdaptivitySample.xib(scene, options(row)).insets("inner"))
      #expect([insets[1], insets[3]] == [expected, expected])
    }
  }

  @Test(
    "In landscape, the content of table rows stays in the safe area unless the table opts out",
    arguments: [("YES", 59, 734), ("NO", 0, 852)] as [(String, CGFloat, CGFloat)])
  func landscapeRows(insets: String, x: CGFloat, width: CGFloat) {
    let scene = """
      <tableViewController id="vc"><tableView key="view" contentViewInsetsToSafeArea="\(insets)" id="root">
      <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="414" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="414" height="44"/></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController>
      """
    let landscape = Row(device: "retina6_12", isLandscape: true, root: .zero, insets: [])
    let content = AdaptivitySample.xib(scene, options(landscape)).frame("content")
    #expect(content.map { [$0.minX, $0.width] } == [x, width])
  }

  private func options(_ row: Row) -> LayoutOptions {
    var options = LayoutOptions()
    options.device = row.device.flatMap(Device.named)
    options.isLandscape = row.isLandscape
    options.size = row.size
    return options
  }
}
