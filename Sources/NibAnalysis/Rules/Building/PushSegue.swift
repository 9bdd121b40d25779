import NibCore

extension CheckRule {
  static let pushSegue = CheckRule(
    "push-segue", .building, .warning, "A segue has the kind Push, which Show has replaced in iOS 8.",
    details: "Not reported if the document is built for an earlier version than iOS 8.",
    advice: "Choose *Show (e.g. Push)* as the kind of the segue.",
    xcode: [text],
    wrong: .segueToDetail(#"kind="push" identifier="showDetail""#),
    right: .segueToDetail(#"kind="show" identifier="showDetail""#),
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
}
