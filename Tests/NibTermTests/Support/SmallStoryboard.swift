/// A storyboard with one scene.
enum SmallStoryboard {
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><label text="Hi" id="l"><rect key="frame" x="8" y="8" width="20" height="21"/></label></subviews>
        </view>
      </viewController></objects></scene></scenes></document>
    """
}
