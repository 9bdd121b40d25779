import NibCore

extension CheckRule {
  static let hasSingleViewController = CheckRule(
    "has-single-view-controller", .style, .warning, isOnByDefault: false,
    "A storyboard has several view controllers.",
    details: "References to other storyboards do not count.",
    advice: "Move the scenes to storyboards of their own: *Refactor to Storyboard* in Xcode's menu *Editor*.",
    wrong: RuleExample(scene("", id: "first") + "\n" + scene("", id: "second")),
    right: RuleExample(scene("", id: "first") + "\n" + reference),
    find: { context in
      let controllers = context.sceneControllers
      guard controllers.count > 1 else { return [] }
      let message =
        "the storyboard has \(controllers.count) view controllers; move all but one to other storyboards"
      let others = controllers[2...].map {
        Diagnostic.Companion(
          context.finding(message, at: $0),
          .note(Diagnostic.Note("\($0.objectClassName) is another one", at: $0.location)))
      }
      return [context.finding(message, at: controllers[1]).with(others)]
    })

  private static let reference = """
    <scene sceneID="reference-scene"><objects>
      <viewControllerPlaceholder storyboardName="Settings" id="reference"/>
    </objects></scene>
    """
}
