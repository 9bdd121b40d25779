import NibCore

extension CheckRule {
  /// Problems with constraints that loading and layout report.
  static let constraintReadingRules: [CheckRule] = [
    CheckRule(
      "malformed-constraint", .layout, .warning,
      "A constraint has an attribute, multiplier or number that is not valid, or an item that has no frame.",
      advice: "Correct it.",
      wrong: constrained(#"firstAttribute="widht" constant="40""#),
      right: constrained(#"firstAttribute="width" constant="40""#)),
    CheckRule(
      "zero-row-height", .layout, .warning, "The constraints of a table cell give its row a height of 0.",
      details: "The standard height is used, as in UIKit.",
      advice: "Connect the content from the top to the bottom of the cell."),
  ]

  private static func constrained(_ attributes: String) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <constraints>
        <constraint \(attributes) id="c"/>
      </constraints>
    </view>
    """
  }
}
