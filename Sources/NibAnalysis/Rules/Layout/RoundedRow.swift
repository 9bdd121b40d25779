import NibCore

extension CheckRule {
  package static let roundedRow = CheckRule(
    "rounded-row", .layout, .warning,
    "The constraints of a row need a height with a fraction of a pixel, which UIKit rounds, so that they conflict.",
    details: """
      A row that sizes itself is as high as its constraints require. UIKit rounds this height up to a whole pixel, logs \
      "Unable to simultaneously satisfy constraints", and breaks one of the constraints. Aspect ratios and multipliers \
      often cause this. No size on the canvas avoids it. The message says what the content needs; notes list the \
      constraints. A conflict of at most one pixel of the device, which nobody sees, is not reported.
      """,
    advice: "Give one of the constraints the priority 999, such as the aspect ratio.",
    wrong: cell(priority: ""), right: cell(priority: #" priority="999""#),
    find: { $0.ownFindings(in: $0.conflicts) })

  /// A cell with an image view of 375 points that has an aspect ratio of 21:9, which gives it a height of 160.714, and 161 in a
  /// row that is rounded: two thirds of a point too high for its width.
  private static func cell(priority: String) -> RuleExample {
    """
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="161"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="161"/>
        <subviews>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="photo">
            <rect key="frame" x="0" y="0" width="375" height="161"/>
            <constraints>
              <constraint firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="21:9"\(priority)
                id="c1"/>
            </constraints>
          </imageView>
        </subviews>
        <constraints>
          <constraint firstItem="photo" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
          <constraint firstItem="photo" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" id="c4"/>
          <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" id="c5"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }
}
