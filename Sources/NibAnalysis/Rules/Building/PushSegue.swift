import NibCore

extension CheckRule {
  static let pushSegue = CheckRule(
    "push-segue", .building, .warning, "A segue has the kind Push, which Show has replaced in iOS 8.",
    details: "Not reported if the document is built for an earlier version than iOS 8.",
    advice: "Choose *Show (e.g. Push)* as the kind of the segue.",
    xcode: [text], wrong: scene("push"), right: scene("show"),
    find: { context in
      let segues = context.elements.filter { $0.isNamed("segue") && $0["kind"] == "push" }
      guard !segues.isEmpty, context.deploymentTarget.map({ $0 >= IOSVersion(8) }) ?? true else { return [] }
      return segues.map {
        context.finding(
          "segues of the kind Push are deprecated since iOS 8: choose Show", xcode: text, at: $0,
          attribute: "kind")
      }
    })

  private static let text = "Push segues are deprecated in iOS 8.0 and later"

  private static func scene(_ kind: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <connections>
          <segue destination="detail" kind="\(kind)" identifier="showDetail" id="segue"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="detail" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }
}
