import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// The states that the inspector shows for constraints of every kind.
@Suite struct InspectorConstraintTests {
  /// A screen with constraints on margins, guides, baselines, ratios of positions, and scrolled content.
  private static let screen = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
      <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="go"><state key="normal" title="Go"/></button>
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="page"><constraints>
          <constraint firstAttribute="width" constant="900" id="pageWidth"/>
          <constraint firstAttribute="height" constant="50" id="pageHeight"/></constraints></view>
        </subviews><constraints>
          <constraint firstItem="page" firstAttribute="leading" secondItem="scroll" \
    secondAttribute="leading" \
    id="inLeading"/>
          <constraint firstItem="page" firstAttribute="top" secondItem="scroll" secondAttribute="top" \
    id="inTop"/>
          <constraint firstAttribute="trailing" secondItem="page" secondAttribute="trailing" id="inTrailing"/>
          <constraint firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="inBottom"/>
        </constraints></scrollView>
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="one" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" \
    constant="10" id="margin"/>
        <constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="20" \
    id="guide"/>
        <constraint firstItem="two" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="one" \
    secondAttribute="trailing" constant="30" id="room"/>
        <constraint firstItem="two" firstAttribute="firstBaseline" secondItem="one" \
    secondAttribute="firstBaseline" id="baseline"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="two" secondAttribute="trailing" \
    constant="40" id="trailing"/>
        <constraint firstItem="go" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" \
    multiplier="0.5" id="ratio"/>
        <constraint firstItem="go" firstAttribute="top" secondItem="one" secondAttribute="bottom" \
    constant="8" \
    id="below"/>
        <constraint firstItem="go" firstAttribute="width" constant="500" priority="1" id="weak"/>
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    id="left"/>
        <constraint firstItem="scroll" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" \
    id="right"/>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="go" secondAttribute="bottom" \
    id="top"/>
        <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="bottom"/>
        <constraint firstItem="one" firstAttribute="width" constant="10" id="off" installed="NO"/>
      </constraints></view>
    """)

  @Test(
    "L11: The state of every kind of constraint is found, in both layout directions",
    arguments: [false, true])
  func states(isRightToLeft: Bool) throws {
    var options = LayoutOptions()
    options.isRightToLeft = isRightToLeft
    let loaded = LoadedDocument(try InspectedNib.document(Self.screen), options: options)
    let inspected = InspectedDocument(loaded, pictures: Picture.all(of: loaded))
    var others: [String] = []
    for element in loaded.document.root.descendants where element.isNamed("constraint") {
      let state = inspected.state(of: element)
      guard state != .holds else { continue }
      others.append("\(element.id ?? "") \(ConstraintSection.text(of: state).prefix { !$0.isNumber })")
    }
    #expect(others == ["room holds, ", "weak gives way by ", "off not in use"])
  }
}
