import NibCore

extension CheckRule {
  static let relativeToMargin = CheckRule(
    "relative-to-margin", .style, .warning, isOnByDefault: false,
    "A constraint is relative to the margin of a view.",
    details: """
      Layout margins depend on the device, on the traits and on the view's ancestors. Some projects therefore use only \
      edges and safe areas.
      """,
    advice: "Turn *Relative to margin* off in the menu of the constraint's item, and adapt the constant.",
    wrong: centered("leadingMargin"), right: centered("leading"),
    find: { context in
      context.elements.filter { $0.isNamed("constraint") }.flatMap { constraint in
        [("first", constraint["firstAttribute"]), ("second", constraint["secondAttribute"])].compactMap {
          side in
          guard let attribute = side.1, margins.contains(attribute) else { return nil }
          let item = constraint["\(side.0)Item"].flatMap(context.document.object(id:))
          let owner = constraint.parent?.parent
          let name = (item ?? owner).map(\.objectClassName) ?? "the view"
          return context.finding(
            "the constraint is relative to \(attribute) of \(name); use an edge or the safe area",
            at: constraint,
            attribute: "\(side.0)Attribute")
        }
      }
    })

  private static let margins: Set<String> = [
    "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  private static func centered(_ attribute: String) -> RuleExample {
    RuleExample(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>
          <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="8" y="40" width="20" height="20"/>
            <constraints>
              <constraint firstAttribute="width" constant="20" id="w"/>
              <constraint firstAttribute="height" constant="20" id="h"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="\(attribute)" id="x"/>
          <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="y"/>
        </constraints>
      </view>
      """)
  }
}
