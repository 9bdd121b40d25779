import NibCoreTestSupport
import Testing

@testable import NibCore

@Suite struct AdaptivityRightToLeftTests {
  struct Row: Sendable {
    var name: String
    /// The constraints that position the view `a` horizontally in a root that is 400 points wide.
    var constraints: String
    /// x and width from left to right, and from right to left.
    var leftToRight: [CGFloat]
    var rightToLeft: [CGFloat]
  }

  private static func constraint(
    _ first: String, _ second: String? = nil, of item: String = "root", _ rest: String = ""
  ) -> String {
    let other = second.map { "secondItem=\"\(item)\" secondAttribute=\"\($0)\"" } ?? ""
    return "<constraint firstItem=\"a\" firstAttribute=\"\(first)\" \(other) \(rest) id=\"c-\(first)\"/>"
  }

  private static let width = constraint("width", nil, of: "", "constant=\"100\"")

  private static let rows: [Row] = [
    Row(
      name: "leading with a constant",
      constraints: width + constraint("leading", "leading", of: "root", "constant=\"30\""),
      leftToRight: [30, 100], rightToLeft: [270, 100]),
    Row(
      name: "trailing with a negative constant",
      constraints: width + constraint("trailing", "trailing", of: "root", "constant=\"-30\""),
      leftToRight: [270, 100], rightToLeft: [30, 100]),
    Row(
      name: "both edges",
      constraints: constraint("leading", "leading", of: "root", "constant=\"30\"")
        + constraint("trailing", "trailing", of: "root", "constant=\"-50\""),
      leftToRight: [30, 320], rightToLeft: [50, 320]),
    Row(
      name: "left never mirrors",
      constraints: width + constraint("left", "left", of: "root", "constant=\"30\""),
      leftToRight: [30, 100], rightToLeft: [30, 100]),
    Row(
      name: "a center keeps its constant",
      constraints: width + constraint("centerX", "centerX", of: "root", "constant=\"30\""),
      leftToRight: [180, 100], rightToLeft: [180, 100]),
    Row(
      name: "an edge beside a center",
      constraints: width + constraint("leading", "centerX", of: "root", "constant=\"10\""),
      leftToRight: [210, 100], rightToLeft: [90, 100]),
    Row(
      name: "margins",
      constraints: width + constraint("leading", "leadingMargin", of: "root", "constant=\"5\""),
      leftToRight: [25, 100], rightToLeft: [275, 100]),
    Row(
      name: "a share of the width",
      constraints: width
        + constraint("leading", "trailing", of: "root", "multiplier=\"0.25\" constant=\"10\""),
      leftToRight: [110, 100], rightToLeft: [190, 100]),
    Row(
      name: "an edge after a width",
      constraints: width + constraint("leading", "width", of: "root", "multiplier=\"0.25\""),
      leftToRight: [100, 100], rightToLeft: [200, 100]),
    Row(
      name: "inequalities",
      constraints: width
        + constraint("leading", "leading", of: "root", "relation=\"greaterThanOrEqual\" constant=\"60\"")
        + constraint("trailing", "leading", of: "root", "constant=\"20\" priority=\"500\""),
      leftToRight: [60, 100], rightToLeft: [240, 100]),
  ]

  @Test("Only leading and trailing attributes of constraints are mirrored", arguments: rows) func constraints(
    row: Row
  ) throws {
    let root = root(row.constraints)
    for (isRightToLeft, expected) in [(false, row.leftToRight), (true, row.rightToLeft)] {
      let frame = try #require(loaded(root, isRightToLeft).frame("a"), "\(row.name)")
      #expect([frame.minX, frame.width] == expected, "\(row.name)")
    }
  }

  @Test(
    "The root's semantic content attribute takes precedence over the language",
    arguments: [
      ("", 30, 270), ("forceLeftToRight", 30, 30), ("playback", 30, 30), ("spatial", 30, 30),
      ("forceRightToLeft", 270, 270), ("unspecified", 30, 270),
    ] as [(String, CGFloat, CGFloat)])
  func semanticContentAttribute(attribute: String, leftToRight: CGFloat, rightToLeft: CGFloat) throws {
    let attribute = attribute.isEmpty ? "" : "semanticContentAttribute=\"\(attribute)\""
    let root = root(
      Self.width + Self.constraint("leading", "leading", of: "root", "constant=\"30\""), attribute)
    #expect(loaded(root, false).frame("a")?.minX == leftToRight)
    #expect(loaded(root, true).frame("a")?.minX == rightToLeft)
  }

  @Test(
    "Leading and trailing margins change sides, but left and right margins do not",
    arguments: [
      (
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"0\" leading=\"40\" bottom=\"0\" trailing=\"60\"/>",
        [40, 60], [60, 40]
      ),
      (
        "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"40\" bottom=\"0\" right=\"60\"/>", [40, 60],
        [40, 60]
      ),
    ] as [(String, [CGFloat], [CGFloat])])
  func margins(element: String, leftToRight: [CGFloat], rightToLeft: [CGFloat]) throws {
    let pins = ["leading", "trailing"].map { Self.constraint($0, $0 + "Margin") }.joined()
    let root = root(pins, "", element)
    for (isRightToLeft, expected) in [(false, leftToRight), (true, rightToLeft)] {
      let frame = try #require(loaded(root, isRightToLeft).frame("a"))
      #expect([frame.minX, 400 - frame.maxX] == expected)
    }
  }

  @Test("Autoresizing masks are not mirrored") func autoresizingMasks() throws {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
      <view id="a"><rect key="frame" x="30" y="0" width="100" height="10"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews></view>
      """
    #expect(loaded(root, true).frame("a") == CGRect(x: 30, y: 0, width: 100, height: 10))
  }

  @Test("A horizontal stack view begins at the right in a right-to-left language") func stackViews() throws {
    let stack = """
      <stackView spacing="10" id="root"><rect key="frame" x="0" y="0" width="400" height="20"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
      """
    let loaded = loaded(stack, true)
    #expect(loaded.frame("a").map { [$0.minX, $0.width] } == [300, 100])
    #expect(loaded.frame("b").map { [$0.minX, $0.width] } == [0, 290])
  }

  @Test("The accessory of a table view cell is at the left in a right-to-left language")
  func cellAccessories() throws {
    let cell = """
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0" y="0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="383" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>\(CanvasSample.pins("a", "content", suffix: "Margin"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let mirrored = loaded(cell, true)
    #expect(mirrored.frame("content") == CGRect(x: 31, y: 0, width: 383, height: 44))
    let straight = try #require(loaded(cell, false).insets("a"))
    #expect(mirrored.insets("a") == [straight[0], straight[3], straight[2], straight[1]])
  }

  // MARK: Samples

  private func root(_ constraints: String, _ attributes: String = "", _ children: String = "") -> String {
    """
    <view \(attributes) id="root"><rect key="frame" x="0" y="0" width="400" height="100"/>\(children)<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <constraints>\(Self.vertical)\(constraints)</constraints></view>
    """
  }

  private static let vertical =
    constraint("top", "top") + constraint("height", nil, of: "", "constant=\"10\"")

  private func loaded(_ objects: String, _ isRightToLeft: Bool) -> LoadedDocument {
    var options = LayoutOptions()
    options.isRightToLeft = isRightToLeft
    return AdaptivitySample.xib(objects, options)
  }
}
