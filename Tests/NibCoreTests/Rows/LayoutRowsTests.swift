import NibCoreTestSupport
import Testing

@testable import NibCore

/// docs/behaviours.md I16 and I17: text measurements, and guides of old screens.
@Suite struct LayoutRowsTests {
  @Test(
    "I16: Text in the system font has the documented size",
    arguments: [
      ("Label", 69, 11542, CGSize(width: 163.5, height: 82.5)),
      ("Title", 17, 11542, CGSize(width: 33.5, height: 20.5)),
    ] as [(String, CGFloat, Int, CGSize)])
  func measures(text: String, size: CGFloat, tools: Int, expected: CGSize) {
    let metrics = TextMetrics(.canvas(toolsVersion: tools, scale: 2))
    #expect(metrics.size(of: text, font: .systemFont(ofSize: size)) == expected)
  }

  @Test(
    "I16: Lines in the system font have the documented height",
    arguments: [(69, 82.5), (36, 43), (17, 20.5), (12, 14.5)] as [(CGFloat, CGFloat)])
  func lines(size: CGFloat, height: CGFloat) {
    let metrics = TextMetrics(.canvas(toolsVersion: 11542, scale: 2))
    #expect(metrics.pixelLineHeight(of: .systemFont(ofSize: size)) == height)
  }

  @Test("I17: Constraints to a safe area and to top and bottom layout guides give the same frame")
  func guides() throws {
    func content(_ top: String, _ bottom: String, _ rest: String) -> String {
      """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="1"/>
      <constraint firstItem="r" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="2"/>
      <constraint firstItem="v" firstAttribute="top" \(top) id="3"/>
      <constraint firstItem="\(bottom)" secondItem="v" secondAttribute="bottom" id="4"/></constraints>
      \(rest)</view>
      """
    }
    let old = CanvasSample(toolsVersion: 11542, device: "retina4_7", hasSafeAreas: false).storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      \(content("secondItem=\"t\" secondAttribute=\"bottom\"", "b\" firstAttribute=\"top", ""))
      </viewController></objects></scene>
      """)
    let new = CanvasSample(toolsVersion: 14490, device: "retina4_7").storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc">
      \(content("secondItem=\"g\" secondAttribute=\"top\"", "g\" firstAttribute=\"bottom",
        "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"))
      </viewController></objects></scene>
      """)
    for loaded in [old, new] {
      let root = try #require(loaded.roots.first)
      let view = try #require(root.views.first { $0.nibOrigin?.id == "v" })
      #expect(view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    }
  }
}
