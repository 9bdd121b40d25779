import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules about truncated texts and about views outside their superviews, beyond their examples.
@Suite struct OutsideRuleTests {
  private typealias S = RuleSample

  // MARK: truncated-text

  private static func label(_ attributes: String, width: Double = 60, height: Double = 21, font: String = "")
    -> String
  {
    let shrinking = attributes.contains("adjustsFontSizeToFit") ? "" : " adjustsFontSizeToFit=\"NO\""
    return S.element(
      "label", "l", (10, 10, width, height), attributes + shrinking,
      "<fontDescription key=\"fontDescription\" \(font.isEmpty ? "type=\"system\"" : font) pointSize=\"17\"/>"
    )
  }

  @Test(
    "A text that does not fit is reported unless it wraps, shrinks, is an example, or has an estimated width",
    arguments: [
      (Self.label("text=\"Synchronize all folders\""), ["l"]),
      (Self.label("text=\"Synchronize all folders\"", width: 200), []),
      (Self.label("text=\"Synchronize all folders\" numberOfLines=\"0\"", width: 120, height: 44), []),
      (Self.label("text=\"Synchronize all folders\" numberOfLines=\"0\"", width: 120, height: 21), ["l"]),
      (
        Self.label(
          "text=\"Synchronize all\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"", width: 100),
        []
      ),
      (Self.label("text=\"Lorem ipsum dolor sit amet\""), []),
      (Self.label("text=\"Folders\"", width: 50, font: "name=\"Futurist\" family=\"Futurist\""), []),
      (Self.label("text=\"Synchronize all folders\"", font: "name=\"Futurist\" family=\"Futurist\""), ["l"]),
      (Self.label("text=\"Synchronize all folders\" hidden=\"YES\""), []),
      (Self.label("text=\" \"", width: 1), []), (Self.label("text=\" \"", height: 1), []),
      (Self.label("text=\" &#10;&#160;\" numberOfLines=\"0\"", height: 21), []),
    ])
  func truncated(content: String, ids: [String]) { #expect(S.ids("truncated-text", content) == ids) }

  /// The intrinsic width of a button contains the insets of its content, but not those of its title. Insets of opposite
  /// sides that cancel each other only move the title.
  @Test(
    "The title insets of a button leave less room for its title",
    arguments: [
      ("minX=\"20\" maxX=\"0\"", 75.0, true), ("minX=\"0\" maxX=\"20\"", 75, true),
      ("minX=\"20\" maxX=\"-20\"", 75, false), ("minX=\"20\" maxX=\"0\"", 95, false),
    ])
  func titleInsets(insets: String, width: Double, isTruncated: Bool) {
    let button = S.element(
      "button", "b", (10, 10, width, 30), "buttonType=\"custom\"",
      """
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <inset key="titleEdgeInsets" \(insets) minY="0" maxY="0"/><state key="normal" title="Some title"/>
      """)
    #expect(S.messages("truncated-text", button).count == (isTruncated ? 1 : 0))
  }

  @Test("A title that does not fit into the width of the button's own content is reported whatever was saved")
  func savedWidth() {
    let button = """
      <button buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="10" width="120" height="30"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <inset key="titleEdgeInsets" minX="20" minY="0" maxX="0" maxY="0"/><state key="normal" title="Some title"/>
      </button>
      """
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(button)</subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints></view>
      """
    #expect(
      S.findings("truncated-text", root).map(\.message) == [
        "the text of button \"Some title\" does not fit: it needs 69 pt, gets 49"
      ])
  }

  @Test("A text that the program can replace through an outlet is reported only if the option asks for it")
  func outlets() {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="titleLabel" destination="l" id="o"/></connections></placeholder>
      \(S.view(Self.label("text=\"Synchronize all folders\"")))
      """
    #expect(S.findings("truncated-text", objects).isEmpty)
    #expect(S.findings("truncated-text", objects, options: ["outlets": "true"]).count == 1)
  }

  // MARK: outside-superview

  private static let button = S.element(
    "button", "b", (10, 20, 60, 44), "", "<state key=\"normal\" title=\"OK\"/>")
  private static let image = S.element("imageView", "i", (10, 20, 60, 44))
  private static let below = S.element("imageView", "i", (10, 60, 60, 44))

  @Test(
    "A control outside its superview is reported, and other views only if they are cut off",
    arguments: [
      (Self.button, "", ["b"]), (Self.image, "", []), (Self.image, "clipsSubviews=\"YES\"", []),
      (Self.below, "", []),
      (Self.below, "clipsSubviews=\"YES\"", ["i"]),
      (
        S.element("label", "l", (10, 20, 60, 44), "text=\"Name\""), "clipsSubviews=\"YES\"", ["l"]
      ),
      (S.element("button", "b", (10, 0, 60, 41), "", "<state key=\"normal\" title=\"OK\"/>"), "", []),
    ])
  func outside(content: String, attributes: String, ids: [String]) {
    let box = S.element("view", "v", (0, 0, 300, 40), attributes, "<subviews>\(content)</subviews>")
    #expect(S.ids("outside-superview", box) == ids)
  }

  @Test("The content of a scroll view can extend beyond it") func scrollView() {
    let box = S.element("scrollView", "v", (0, 0, 300, 40), "", "<subviews>\(Self.button)</subviews>")
    #expect(S.ids("outside-superview", box) == [])
  }

  @Test("A safe area that only the canvas has moves no control outside", arguments: [false, true])
  func simulatedSafeArea(hasOwner: Bool) {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="view" destination="root" id="o"/></connections></placeholder>
      """
    let objects = """
      <view id="root"><rect key="frame" x="0" y="0" width="414" height="60"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="44" width="80" height="44"/>
      <state key="normal" title="OK"/></button></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="b" firstAttribute="width" constant="80" id="c3"/>
      <constraint firstItem="b" firstAttribute="height" constant="44" id="c4"/></constraints></view>
      """
    let content = """
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>\(hasOwner ? owner : "")\(objects)</objects>
      """
    let found = NibCheck(
      CheckSample.document("XIB", content, file: "S.xib"),
      configuration: CheckConfiguration(only: ["outside-superview"])
    ).diagnostics
    #expect(found.compactMap { $0.path.steps.first?.id } == (hasOwner ? ["b"] : []))
  }

  @Test("The message names the superview, the edge and the distance") func outsideMessage() {
    let box = S.element("view", "v", (0, 0, 300, 40), "", "<subviews>\(Self.button)</subviews>")
    #expect(
      S.messages("outside-superview", box) == [
        "button \"OK\" ends 24 points beyond the bottom edge of the view, where it cannot be tapped: move it inside"
      ])
  }

  @Test("All views that leave their superview or the screen are reported on request") func allOutside() {
    let box = S.element("view", "v", (0, 0, 300, 40), "", "<subviews>\(Self.image)</subviews>")
    #expect(S.ids("outside-superview", box, options: ["all": "true"]) == ["i"])
    let edge = S.element("imageView", "e", (270, 20, 60, 44))
    #expect(S.ids("outside-superview", edge) == [])
    #expect(S.ids("outside-superview", edge, options: ["all": "true"]) == ["e"])
    #expect(
      S.messages("outside-superview", edge, options: ["all": "true"]).map {
        $0.hasSuffix("of the screen: move it inside")
      }
        == [true])
  }

  // MARK: off-screen

  @Test("Of views without a text, those that are completely off the screen are reported, the outermost first")
  func offScreen() {
    func screen(x: Double) -> [String] {
      let inner = S.element("view", "w", (0, 0, 50, 20))
      let view = S.element("view", "v", (x, 10, 100, 40), "", "<subviews>\(inner)</subviews>")
      let root = """
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view>
        """
      return S.findings("off-screen", root).compactMap { $0.path.steps.first?.id }
    }
    #expect(screen(x: 300) == [])
    #expect(screen(x: 380) == ["v"])
    #expect(screen(x: -120) == ["v"])
  }

  @Test("Views in the same superview that are completely off the screen are one finding") func drawer() {
    let drawer = ["a", "b", "c"].map { S.element("view", $0, (380, 10, 100, 40)) }.joined()
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(drawer)</subviews></view>
      """
    let found = S.findings("off-screen", root)
    #expect(found.map { $0.single.compactMap { $0.path.steps.first?.id } } == [["a", "b", "c"]])
    #expect(
      found.first?.notes.map(\.message) == [
        "the view is off the screen, too", "the view is off the screen, too",
      ])
  }

  @Test("A control below the screen of a chosen device is a warning, other views are notes") func outOfReach()
  {
    let button = S.element("button", "b", (20, 600, 100, 44))
    let view = S.element("view", "v", (20, 500, 100, 44))
    let document = CheckSample.document(
      "XIB",
      """
      <objects><viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(button)\(view)</subviews></view></viewController></objects>
      """, file: "S.xib")
    var options = LayoutOptions()
    options.isLandscape = true
    let found = NibCheck(document, options: options).diagnostics.filter { $0.id == "off-screen" }
    #expect(found.map(\.severity) == [.warning, .note])
  }

  @Test(
    "A text that the edge of the screen cuts off and a control of which half is off the screen are reported",
    arguments: [
      (S.element("label", "v", (330, 10, 100, 20), "text=\"Long name\""), true),
      (S.element("label", "v", (330, 10, 100, 20), "text=\"A\""), false),
      (S.element("label", "v", (330, 10, 100, 20), "text=\"\""), false),
      (S.element("label", "v", (-60, 10, 100, 20), "text=\"A\" textAlignment=\"right\""), false),
      (S.element("label", "v", (-60, 10, 100, 20), "text=\"A\" textAlignment=\"center\""), true),
      (S.element("button", "v", (330, 10, 100, 44)), true),
      (S.element("button", "v", (320, 10, 100, 44)), false),
      (S.element("imageView", "v", (330, 10, 100, 44)), false),
    ])
  func partlyOffScreen(view: String, isReported: Bool) {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view>
      """
    #expect(S.findings("off-screen", root).count == (isReported ? 1 : 0))
  }

  @Test(
    "A text that only its constraints place off the screen is reported with the reason, unless its size is an estimate",
    arguments: [("type=\"system\"", true), ("name=\"Futurist\" family=\"Futurist\"", false)])
  func lostConstraint(font: String, isReported: Bool) {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Your subscription ends tomorrow and will not be renewed" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="text"><rect key="frame" x="24" y="100" width="335" height="41"/>
      <fontDescription key="fontDescription" \(font) pointSize="17"/></label></subviews><constraints>
      <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="16" id="c1"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c2"/>
      </constraints></view>
      """
    let found = S.findings("off-screen", root).map(\.message)
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
    #expect(
      found.allSatisfy {
        $0.hasSuffix(
          " beyond the left edge of the screen, although its saved frame is on it: add the constraint that is missing, "
            + "or correct the others")
      }, "\(found)")
  }

  @Test("Users can scroll to the content of a scroll view") func scrolledText() {
    let label = S.element("label", "v", (330, 10, 100, 20), "text=\"Long name\"")
    let root = """
      <scrollView id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(label)</subviews>
      </scrollView>
      """
    #expect(S.findings("off-screen", root).isEmpty)
  }

  @Test("A view off the screen with an outlet is not reported, because the program can move it")
  func animated() {
    let root = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C"><connections>
      <outlet property="panel" destination="v" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(S.element("view", "v", (380, 10, 100, 40)))</subviews></view>
      """
    #expect(S.findings("off-screen", root).isEmpty)
  }

  @Test("A view off the screen is not reported if one of its constraints has an outlet")
  func animatedByConstraint() {
    let constraints = """
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="trailing" id="side"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top"/>
      <constraint firstItem="v" firstAttribute="width" constant="100" id="width"/>
      <constraint firstItem="v" firstAttribute="height" constant="40" id="height"/>
      """
    func root(outlet destination: String) -> String {
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C"><connections>
      <outlet property="side" destination="\(destination)" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(S.element("view", "v", (375, 10, 100, 40)))</subviews><constraints>\(constraints)</constraints></view>
      """
    }
    #expect(S.findings("off-screen", root(outlet: "side")).isEmpty)
    #expect(S.findings("off-screen", root(outlet: "root")).count == 1)
  }

  @Test("Other devices can be examined") func offScreenOnSmallerDevices() {
    let view = S.element("view", "v", (330, 10, 40, 40))
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view>
      """
    #expect(S.findings("off-screen", root).isEmpty)
    let found = S.findings("off-screen", root, options: ["devices": ["iPhone SE (1st generation)"]])
    #expect(found.count == 1)
  }
}
