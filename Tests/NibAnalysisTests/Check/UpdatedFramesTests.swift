import NibCore
import TestSupport
import Testing

@testable import NibAnalysis

/// The frames that Interface Builder would save.
@Suite struct UpdatedFramesTests {
  @Test("The frame of a view in an embedded controller is right if it is that of the controller's own scene")
  func embedded() throws {
    func document(width: Int) throws -> NibDocument {
      let text = SmallNibs.storyboard(
        """
        <scene sceneID="s1"><objects><viewController id="outer"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><containerView fixedFrame="YES" id="container">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <connections><segue destination="inner" kind="embed" id="segue"/></connections></containerView></subviews></view>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="inner"><view key="view" id="view">
        <rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="\(width)" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="c1"/></constraints></view></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="c2"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="view" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="view" secondAttribute="top" id="c4"/></constraints></view>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="300" height="100"/>
        </viewController></objects></scene>
        """)
      return try NibReader.read(Array(text.utf8), file: "Main.storyboard")
    }
    #expect(UpdatedFrames(of: try document(width: 300)).edits.isEmpty)
    #expect(UpdatedFrames(of: try document(width: 250)).edits.map(\.view) == ["a"])
  }

  @Test(
    "A chosen label gets the place and the size that its constraints and its text give, also with runtime attributes",
    arguments: [
      "",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
      </userDefinedRuntimeAttributes>
      """,
    ])
  func chosenLabel(attributes: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="50" y="60" width="200" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\(attributes)</label></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      </constraints></view></objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Label.xib")
    let all = UpdatedFrames(of: document).edits
    #expect(all.map(\.frame.x) == [16] && all.map(\.frame.y) == [20])
    #expect(all.map(\.frame.width) == [41.5])
    for chosen in ["a", "root"] { #expect(UpdatedFrames(of: document, inside: [chosen]).edits == all) }
    #expect(UpdatedFrames(of: document, inside: ["other"]).edits.isEmpty)
  }

  @Test("A view without an id, which no edit can name, keeps its frame and does not prevent other updates")
  func withoutID() throws {
    func label(_ attributes: String, y: Int) -> String {
      """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="0" y="\(y)" width="200" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(label("id=\"a\"", y: 20))
      <stackView axis="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="80" width="200" height="21"/><subviews>\(label("", y: 0))</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="c4"/>
      </constraints></view></objects></document>
      """
    let edits = UpdatedFrames(of: try NibReader.read(Array(text.utf8), file: "Label.xib")).edits
    #expect(edits.map(\.view) == ["a"] && edits.map(\.frame.width) == [41.5])
  }
}
