import NibCore

extension RuleExample {
  static func launchScreen(scenes: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" initialViewController="launch">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """, name: "LaunchScreen.storyboard")
  }

  /// A launch screen with one controller.
  ///
  /// - Parameters:
  ///   - controller: attributes of the controller.
  ///   - content: the content of its view.
  static func launchScreen(controller: String = "", content: String = "") -> RuleExample {
    launchScreen(
      scenes: """
        <scene sceneID="s"><objects>
          <viewController \(controller)id="launch" sceneMemberID="viewController">
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
              \(content)
            </view>
          </viewController>
        </objects></scene>
        """)
  }
}
