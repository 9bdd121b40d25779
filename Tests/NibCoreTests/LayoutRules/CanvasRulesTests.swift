import NibCoreTestSupport
import Testing

@testable import NibCore

/// Rules of Interface Builder's canvas other than margins and safe areas.
@Suite struct CanvasRulesTests {
  private func xib(_ subviews: String, _ constraints: String = "", rest: String = "") -> LoadedDocument {
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
    let loaded = xib(view("fixed", (12, 34, 56, 78), "fixedFrame=\"YES\""))
    #expect(loaded.frame("fixed") == CGRect(x: 12, y: 34, width: 56, height: 78))
  }

  @Test(
    "A view with a fixed frame follows its mask, but not in documents of Xcode 7 and older",
    arguments: [
      (23_504, "widthSizable=\"YES\" heightSizable=\"YES\"", [12.0, 34, 210, 282]),
      (23_504, "flexibleMinX=\"YES\" flexibleMinY=\"YES\"", [166, 238, 56, 78]),
      (11_134, "widthSizable=\"YES\" flexibleMaxY=\"YES\"", [12, 34, 210, 78]),
      (23_504, "", [12, 34, 56, 78]),
      (9_532, "widthSizable=\"YES\" heightSizable=\"YES\"", [12, 34, 56, 78]),
    ])
  func resizedFixedFrame(version: Int, mask: String, frame: [CGFloat]) {
    var options = LayoutOptions()
    options.size = CGSize(width: 568, height: 1100)
    let content = view(
      "fixed", (12, 34, 56, 78), "fixedFrame=\"YES\"", "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
    // Another view with constraints, so that the whole tree is solved.
    for neighbor in ["", view("other", (0, 0, 10, 10))] {
      let loaded = CanvasSample(toolsVersion: version, options: options).xib(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews>\(content)\(neighbor)</subviews>
        <constraints>\(neighbor.isEmpty ? "" : CanvasSample.pins("other", "root"))</constraints></view>
        """)
      #expect(
        loaded.frame("fixed") == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
  }

  @Test("Constraints take precedence over a fixed frame") func constrainedFixedFrame() {
    let loaded = xib(
      view("fixed", (12, 34, 56, 78), "fixedFrame=\"YES\""), CanvasSample.pins("fixed", "root"))
    #expect(loaded.frame("fixed") == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test("An arranged view whose size is not determined keeps its saved size") func arrangedView() {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="414" height="160"/><subviews>
      \(view("a", (0, 0, 414, 60)))\(view("b", (0, 60, 414, 100)))</subviews></stackView>
      """
    let loaded = xib(
      stack,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      """)
    #expect(loaded.frame("b") == CGRect(x: 0, y: 60, width: 414, height: 100))
    #expect(loaded.frame("stack")?.height == 160)
  }

  @Test("A designable view has the intrinsic size that the document stores for it") func designableView() {
    let label = view("own", (0, 0, 40, 18), "customClass=\"Own\"")
    let loaded = xib(
      label,
      """
      <constraint firstItem="own" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="own" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """,
      rest: """
        <designables><designable name="own"><size key="intrinsicContentSize" width="41.5" height="18"/>
        </designable></designables>
        """)
    #expect(loaded.frame("own") == CGRect(x: 0, y: 0, width: 41.5, height: 18))
  }

  /// A label of size 17 whose first baseline is at the bottom of a view of 7 x 12 points, with its recorded size.
  private func designableLabel(height: Int, recorded: (width: Double, height: Double)) -> LoadedDocument {
    xib(
      """
      <label text="Title 2" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="20" y="100" width="316" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      \(view("mark", (350, 109, 7, 12)))
      """,
      """
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="2"/>
      <constraint firstItem="mark" firstAttribute="leading" secondItem="label" secondAttribute="trailing" id="3"/>
      <constraint firstItem="mark" firstAttribute="width" constant="7" id="4"/>
      <constraint firstItem="mark" firstAttribute="height" constant="12" id="5"/>
      <constraint firstItem="mark" firstAttribute="bottom" secondItem="label" secondAttribute="firstBaseline" id="6"/>
      """,
      rest: """
        <designables><designable name="label">
        <size key="intrinsicContentSize" width="\(recorded.width)" height="\(recorded.height)"/>
        </designable></designables>
        """)
  }

  @Test(
    "The recorded size of a designable label shows the font size that its class has set, which moves the baseline"
  )
  func designableFont() {
    let loaded = designableLabel(height: 27, recorded: (63.5, 26.5))
    #expect(loaded.frame("label")?.height == 26.5)
    #expect(loaded.frame("mark")?.maxY == 121)
  }

  @Test("A recorded size that no font size explains does not change the baseline") func designableOtherText()
  {
    let loaded = designableLabel(height: 27, recorded: (150, 26.5))
    #expect(loaded.frame("mark")?.maxY == 116)
  }

  @Test("A recorded size that is higher than the saved frame is not used") func designableTooHigh() {
    let loaded = designableLabel(height: 21, recorded: (63.5, 26.5))
    #expect(loaded.frame("label")?.height == 21)
  }

  @Test(
    "Interface Builder gives a label of one line without text in a stack view a size of 50 points",
    arguments: [("1", 50.0), ("2", 0), ("0", 0)])
  func emptyArrangedLabel(lines: String, height: CGFloat) {
    let loaded = xib(
      """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
      <label text="" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="empty">
      <rect key="frame" x="0" y="0" width="100" height="7"/></label>
      \(view("a", (0, 50, 100, 30), "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"30\""))
      </subviews></stackView>
      """,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """)
    #expect(loaded.frame("empty")?.height == height)
    #expect(loaded.frame("a")?.minY == height)
  }

  @Test("Labels of two lines without text have no share of a stack view that fills proportionally")
  func emptyLabelsOfTwoLines() {
    func part(_ id: String, _ element: String, _ attributes: String, _ height: Int) -> String {
      """
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="100" height="\(height)"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/></constraints></\(element)>
      """
    }
    let size = "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"70\""
    let label = "text=\"\" numberOfLines=\"2\""
    let loaded = xib(
      """
      <stackView axis="vertical" distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="100" height="130"/><subviews>
      \(part("image", "view", size, 70)) \(part("first", "label", label, 30)) \(part("second", "label", label, 30))
      </subviews>
      <constraints><constraint firstAttribute="height" constant="130" id="height"/></constraints></stackView>
      """,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """)
    #expect(["image", "first", "second"].map { loaded.frame($0)?.height } == [130, 0, 0])
  }

  @Test("A label without text outside a stack view has no size") func emptyLabel() {
    let loaded = xib(
      """
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="empty">
      <rect key="frame" x="0" y="0" width="42" height="21"/></label>
      """,
      """
      <constraint firstItem="empty" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="empty" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """)
    #expect(loaded.frame("empty")?.size == .zero)
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
    let loaded = xib(
      field,
      """
      <constraint firstItem="field" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="field" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="field" firstAttribute="height" constant="80" id="3"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="field" secondAttribute="trailing" id="4"/>
      <constraint firstItem="label" firstAttribute="baseline" secondItem="field" secondAttribute="baseline" id="5"/>
      """)
    let middle = loaded.frame("label").map { abs($0.midY - 40) }
    #expect(middle.map { $0 <= 1 } == true)
  }

  @Test("A view's semantic content attribute does not mirror the view's own constraints")
  func semanticDirection() {
    let loaded = xib(
      view("mirrored", (0, 0, 414, 896), "semanticContentAttribute=\"forceRightToLeft\""),
      CanvasSample.pins("mirrored", "root"))
    #expect(loaded.frame("mirrored") == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test("A toolbar at the bottom of the screen is 49 points high, and a toolbar above it 44")
  func stackedToolbars() {
    func toolbar(_ id: String) -> String {
      """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="414" height="10"/></toolbar>
      """
    }
    let loaded = xib(
      toolbar("upper") + toolbar("lower"),
      """
      <constraint firstItem="lower" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="1"/>
      <constraint firstItem="lower" firstAttribute="top" secondItem="upper" secondAttribute="bottom" id="2"/>
      """)
    #expect(loaded.frame("lower")?.height == 49)
    #expect(loaded.frame("upper")?.height == 44)
  }
}
