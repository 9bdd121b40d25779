import Testing

@testable import NibCore

/// Rules of Interface Builder's canvas other than margins and safe areas.
@Suite struct CanvasRulesTests {
  private func xib(_ subviews: String, _ constraints: String = "", rest: String = "") -> NibCanvas {
    CanvasSample().xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
      """, rest: rest)
  }

  private func view(
    _ id: String, _ frame: (Int, Int, Int, Int), _ attributes: String = "", _ content: String = ""
  )
    -> String
  {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(content)</view>
    """
  }

  @Test("A view with a fixed frame keeps its saved frame") func fixedFrame() {
    let canvas = xib(view("fixed", (12, 34, 56, 78), "fixedFrame=\"YES\""))
    #expect(canvas.frame("fixed") == CGRect(x: 12, y: 34, width: 56, height: 78))
  }

  @Test("Constraints take precedence over a fixed frame") func constrainedFixedFrame() {
    let canvas = xib(
      view("fixed", (12, 34, 56, 78), "fixedFrame=\"YES\""), CanvasSample.pins("fixed", "root"))
    #expect(canvas.frame("fixed") == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test("An arranged view whose size is not determined keeps its saved size") func arrangedView() {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="414" height="160"/><subviews>
      \(view("a", (0, 0, 414, 60)))\(view("b", (0, 60, 414, 100)))</subviews></stackView>
      """
    let canvas = xib(
      stack,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      """)
    #expect(canvas.frame("b") == CGRect(x: 0, y: 60, width: 414, height: 100))
    #expect(canvas.frame("stack")?.height == 160)
  }

  @Test("A designable view has the intrinsic size that the document stores for it") func designableView() {
    let label = view("own", (0, 0, 40, 18), "customClass=\"Own\"")
    let canvas = xib(
      label,
      """
      <constraint firstItem="own" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="own" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """,
      rest: """
        <designables><designable name="own"><size key="intrinsicContentSize" width="41.5" height="18"/>
        </designable></designables>
        """)
    #expect(canvas.frame("own") == CGRect(x: 0, y: 0, width: 41.5, height: 18))
  }

  @Test("The baseline of a text field follows the field's vertical center") func textFieldBaseline() {
    let field = """
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
      <rect key="frame" x="0" y="0" width="100" height="80"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="108" y="29" width="33" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let canvas = xib(
      field,
      """
      <constraint firstItem="field" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="field" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="field" firstAttribute="height" constant="80" id="3"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="field" secondAttribute="trailing" id="4"/>
      <constraint firstItem="label" firstAttribute="baseline" secondItem="field" secondAttribute="baseline" id="5"/>
      """)
    let middle = canvas.frame("label").map { abs($0.midY - 40) }
    #expect(middle.map { $0 <= 1 } == true)
  }

  @Test("A view's semantic content attribute does not mirror the view's own constraints")
  func semanticDirection() {
    let canvas = xib(
      view("mirrored", (0, 0, 414, 896), "semanticContentAttribute=\"forceRightToLeft\""),
      CanvasSample.pins("mirrored", "root"))
    #expect(canvas.frame("mirrored") == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test("A toolbar at the bottom of the screen is 49 points high, and a toolbar above it 44")
  func stackedToolbars() {
    func toolbar(_ id: String) -> String {
      """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="414" height="10"/></toolbar>
      """
    }
    let canvas = xib(
      toolbar("upper") + toolbar("lower"),
      """
      <constraint firstItem="lower" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="1"/>
      <constraint firstItem="lower" firstAttribute="top" secondItem="upper" secondAttribute="bottom" id="2"/>
      """)
    #expect(canvas.frame("lower")?.height == 49)
    #expect(canvas.frame("upper")?.height == 44)
  }
}
