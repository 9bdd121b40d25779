import NibAnalysis
import NibCore
import Testing

/// The layout guides of controllers, which storyboards of Xcode 8 and earlier contain, in messages about conflicts.
@Suite struct LayoutGuideConflictTests {
  @Test("A conflict names the guide as Interface Builder does, with its height") func height() throws {
    let document = CheckSample.document(
      "Storyboard.XIB",
      """
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
          </layoutGuides>
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <view userLabel="bar" translatesAutoresizingMaskIntoConstraints="NO" id="bar"/>
            </subviews>
            <constraints>
              <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
              <constraint firstItem="bar" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
      constant="-20" id="c2"/>
              <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
              <constraint firstItem="bar" firstAttribute="width" constant="40" id="c4"/>
              <constraint firstItem="bar" firstAttribute="height" constant="40" id="c5"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
      """, file: "S.storyboard")
    var options = LayoutOptions()
    options.device = Device.all.first { $0.id == "retina4_7" }
    func conflicts() -> [Diagnostic] {
      NibCheck(document, options: options).diagnostics.filter { $0.id == "constraint-conflict" }
    }
    // In portrait, the status bar is 20 points high.
    #expect(conflicts().isEmpty)
    options.isLandscape = true
    let found = try #require(conflicts().first)
    #expect(
      found.message == """
        'view "bar".top == Top Layout Guide.bottom - 20' conflicts with the constraints below in the view \
        (667x375), and is broken by 20 points: remove one of them, or lower its priority
        """)
    #expect(found.notes.map(\.message) == ["view \"bar\".top == view.top", "Top Layout Guide.height == 0"])
  }
}
