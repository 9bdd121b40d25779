/// Small documents for tests.
package enum SmallNibs {
  /// A root view of 160 x 64 points with one label.
  package static func label(_ text: String) -> String {
    document(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="160" height="64"/>
        <subviews>
          <label fixedFrame="YES" text="\(text)" id="label">
            <rect key="frame" x="16" y="16" width="128" height="32"/>
          </label>
        </subviews>
      </view>
      """)
  }

  /// A root view of 160 x 64 points with a view that constraints give its saved frame, although it is marked as
  /// misplaced. `check --fix` removes the mark.
  package static let staleMark = document(
    """
    <view id="root">
      <rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews>
        <view misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="16" width="128" height="32"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="c2"/>
        <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c3"/>
        <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c4"/>
      </constraints>
    </view>
    """)

  /// A storyboard with the given scenes, as XML.
  package static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A xib with a File's Owner and the given objects, as XML.
  package static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(objects)
      </objects>
    </document>
    """
  }
}
