import NibCore

extension RuleExample {
  /// A view with a label at (16, 20).
  ///
  /// - Parameter constraints: the constraints between the view and the label: the attribute of both, and the constant.
  static func label(pinned constraints: (attribute: String, constant: Int)...) -> RuleExample {
    let list = constraints.enumerated().map { number, pin in
      "    <constraint id=\"c\(number + 1)\" firstItem=\"name\" firstAttribute=\"\(pin.attribute)\" secondItem=\"root\" "
        + "secondAttribute=\"\(pin.attribute)\" constant=\"\(pin.constant)\"/>"
    }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="16" y="20" width="45" height="21"/>
          </label>
        </subviews>
        <constraints>
      \(list.joined(separator: "\n"))
        </constraints>
      </view>
      """
  }

  /// A view with a box of 40 by 40 points at (16, 20).
  ///
  /// - Parameters:
  ///   - flag: a further attribute of the box, after a space.
  ///   - leading: the constraint of its leading edge, without the first item and the id.
  ///   - top: the constraint of its top edge, without the first item and the id.
  static func box(
    flag: String = "",
    leading: String = #"firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16""#,
    top: String = #"firstAttribute="top" secondItem="root" secondAttribute="top" constant="20""#
  ) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <view\(flag) translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="20" width="40" height="40"/>
          <constraints>
            <constraint firstAttribute="width" constant="40" id="c1"/>
            <constraint firstAttribute="height" constant="40" id="c2"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" \(leading) id="c3"/>
        <constraint firstItem="box" \(top) id="c4"/>
      </constraints>
    </view>
    """
  }
}
