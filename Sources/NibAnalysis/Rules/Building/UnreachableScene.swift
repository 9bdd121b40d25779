import NibCore

extension CheckRule {
  static let unreachableScene = CheckRule(
    "unreachable-scene", .building, .warning,
    "Nothing in the storyboard leads to a scene, and code cannot name it.",
    details: """
      The controller of the scene is not the initial one, is not the destination of a segue, and has no storyboard \
      identifier. Xcode leaves the scene out of the compiled storyboard. References from other storyboards need an \
      identifier, too.
      """,
    advice: "Add a segue or a storyboard identifier, or delete the scene.",
    xcode: [text("…"), older], wrong: scene(""), right: scene("storyboardIdentifier=\"Detail\" "),
    find: { context in
      guard context.document.kind.container == .storyboard else { return [] }
      let destinations = Set(
        context.elements.filter { $0.isNamed("segue") }.compactMap { $0["destination"] })
      let initial = context.document.root["initialViewController"]
      return context.sceneControllers.compactMap { controller in
        guard let id = controller.id, id != initial, (controller["storyboardIdentifier"] ?? "").isEmpty,
          !destinations.contains(id)
        else { return nil }
        let advice = (initial ?? "").isEmpty ? "make it the initial view controller, " : ""
        return context.finding(
          "nothing leads to the scene of \(ObjectName(controller).inSentence), and it has no storyboard identifier: "
            + "\(advice)add a segue or an identifier, or delete it", xcode: text(ObjectTitle.of(controller)),
          at: controller)
      }
    })

  private static func text(_ scene: String) -> String {
    "“\(scene)“ is unreachable because it has no entry points, and no identifier for runtime access via "
      + "-[UIStoryboard instantiateViewControllerWithIdentifier:]."
  }

  /// The text of Xcode 5 and 6.
  private static let older =
    "Scene is unreachable due to lack of entry points and does not have an identifier for runtime access via "
    + "-instantiateViewControllerWithIdentifier:."

  private static func scene(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController \(attributes)id="detail" sceneMemberID="viewController"/>
      </objects></scene>
      """)
  }
}
