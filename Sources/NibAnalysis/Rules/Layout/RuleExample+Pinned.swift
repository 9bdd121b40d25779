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
}
