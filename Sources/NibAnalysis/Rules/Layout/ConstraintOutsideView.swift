import NibCore

extension CheckRule {
  static let constraintOutsideView = CheckRule(
    "constraint-outside-view", .layout, .error,
    "A constraint names an object that is not inside the view that contains the constraint.",
    details: "UIKit raises an exception when the document is loaded. Merging by hand often causes this.",
    advice: "Move the constraint to a common ancestor.",
    wrong: """
      <view id="one"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <constraints>
          <constraint firstItem="two" firstAttribute="width" constant="40" id="w"/>
        </constraints>
      </view>
      <view id="two"><rect key="frame" x="0" y="0" width="40" height="100"/></view>
      """,
    right: """
      <view id="one"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      <view id="two"><rect key="frame" x="0" y="0" width="40" height="100"/></view>
      """,
    find: { $0.outsideConstraints },
    strict: { $0.installedConstraints.flatMap(\.outsideItems) })
}

extension CheckContext {
  /// The constraints with an item outside the view that they belong to.
  var outsideConstraints: [Diagnostic] { fact { installedConstraints.flatMap(\.outsideItems) } }
}

extension InstalledConstraint {
  /// The findings about items outside the view that the constraint belongs to.
  fileprivate var outsideItems: [Diagnostic] {
    element.outsideItemWords.map { word in
      Diagnostic(
        CheckRule.constraintOutsideView.kind,
        "\(word)=\"\(element[word] ?? "")\" is outside the <\(owner.name)> that the constraint belongs to, so UIKit "
          + "raises an exception: move the constraint to a common ancestor",
        at: element.location(ofAttribute: word), path: element.nibObjectPath)
    }
  }
}
