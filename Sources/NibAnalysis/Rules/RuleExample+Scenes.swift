import NibCore

extension RuleExample {
  /// A table view controller whose table has a prototype with the reuse identifier `Card`.
  ///
  /// - Parameter className: the custom class of the controller.
  static func prototypes(of className: String? = nil, files: [String: String]) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <tableViewController \(customClass(className))id="list" sceneMemberID="viewController">
          <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Card" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
      </objects></scene>
      """, files: files)
  }

  /// A controller with a segue to itself.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the segue besides its destination and id.
  ///   - className: the custom class of the controller.
  static func segue(_ attributes: String, of className: String? = nil, files: [String: String]) -> RuleExample
  {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController \(customClass(className))id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          <connections>
            <segue destination="list" \(attributes) id="segue"/>
          </connections>
        </viewController>
      </objects></scene>
      """, files: files)
  }

  /// A controller with a segue to another one.
  ///
  /// - Parameter attributes: the attributes of the segue besides its destination and id.
  static func segueToDetail(_ attributes: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <connections>
          <segue destination="detail" \(attributes) id="segue"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="detail" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }

  /// A screen of 393 by 852 points with a label of 60 by 21 points.
  static func screen(left: Int = 20, top: Int = 120) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <label text="Name" fixedFrame="YES" id="name">
              <rect key="frame" x="\(left)" y="\(top)" width="60" height="21"/>
            </label>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    """
  }

  private static func customClass(_ name: String?) -> String { name.map { "customClass=\"\($0)\" " } ?? "" }
}
