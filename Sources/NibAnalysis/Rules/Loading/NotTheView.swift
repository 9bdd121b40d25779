import NibCore

extension CheckRule {
  static let notTheView = CheckRule(
    "not-the-view", .loading, .error,
    "The view of a table view controller is not a table view, or that of a collection view controller is not a collection view.",
    details: """
      Not reported for classes whose `init(coder:)` does not call that of the superclass, because they create their \
      view themselves.
      """,
    advice: "Set the view's class, or the controller's.",
    wrong: tableScene(view: "view"), right: tableScene(view: "tableView"),
    strict: { $0.controllers })

  private static func tableScene(view: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="controller" sceneMemberID="viewController">
        <\(view) key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></\(view)>
      </tableViewController>
    </objects></scene>
    """
  }
}
