import NibCompare
import NibCore
import Testing

/// Changed frames and findings that follow from changes.
@Suite struct LayoutConsequencesTests {
  @Test("The outermost view whose frame changed is listed, with the number of views inside") func frames()
    throws
  {
    func document(_ width: Int) throws -> NibDocument {
      try ComparedNibs.document(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>
          </subviews>
          <constraints>
            <constraint firstAttribute="width" constant="\(width)" id="w"/>
            <constraint firstAttribute="height" constant="50" id="h"/>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l"/>
            <constraint firstItem="inner" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="t"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="o"/>
            <constraint firstItem="inner" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
          </constraints>
        </view>
        """,
        constraints: """
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
          """)
    }
    let comparison = DocumentComparison(try document(100), try document(120))
    let layout = LayoutConsequences(
      comparison.matching, options: LayoutOptions(), scenesOf: comparison.changedScenes)
    #expect(layout.changes.map(\.newID) == ["box"])
    #expect(layout.changes.map(\.countInside) == [1])
    #expect(layout.changes.map(\.text) == ["20 wider"])
  }

  @Test(
    "Without a device, both versions are laid out at their saved sizes",
    arguments: [
      (nil, 0, CGSize(width: 600, height: 600)), (nil, 1, nil),
      ("retina4_7", 1, CGSize(width: 375, height: 667)),
    ] as [(String?, Int, CGSize?)])
  func savedSizes(device: String?, others: Int, screen: CGSize?) throws {
    // Half of the 600 points of the canvas are 300 points; half of another screen are not.
    func document(isShare: Bool) throws -> NibDocument {
      let scenes = (0...others).map { number in
        let width =
          isShare
          ? "secondItem=\"root\(number)\" secondAttribute=\"width\" multiplier=\"0.5\"" : "constant=\"300\""
        return """
          <scene sceneID="s\(number)"><objects>
            <viewController id="c\(number)" sceneMemberID="viewController">
              <view key="view" id="root\(number)">
                <rect key="frame" x="0" y="0" width="\(600 - number * 200)" height="600"/>
                <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="box\(number)"/>
                </subviews>
                <constraints>
                  <constraint firstItem="box\(number)" firstAttribute="width" \(width) id="w\(number)"/>
                  <constraint firstItem="box\(number)" firstAttribute="height" constant="50" id="h\(number)"/>
                  <constraint firstItem="box\(number)" firstAttribute="leading" secondItem="root\(number)" \
          secondAttribute="leading" id="x\(number)"/>
                  <constraint firstItem="box\(number)" firstAttribute="top" secondItem="root\(number)" \
          secondAttribute="top" id="y\(number)"/>
                </constraints>
              </view>
            </viewController>
          </objects></scene>
          """
      }
      let element = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
      return try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9532" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          \(element)<scenes>\(scenes.joined())</scenes>
        </document>
        """)
    }
    let comparison = DocumentComparison(try document(isShare: true), try document(isShare: false))
    let layout = LayoutConsequences(comparison.matching, options: LayoutOptions(), scenesOf: nil)
    #expect(layout.screenSize == screen)
    #expect(layout.changes.map(\.newID).contains("box0") == (device != nil))
  }
}
