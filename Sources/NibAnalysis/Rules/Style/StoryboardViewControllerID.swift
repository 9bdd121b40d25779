import NibCore

extension CheckRule {
  static let storyboardViewControllerID = CheckRule(
    "storyboard-viewcontroller-id", .style, .warning, isOnByDefault: false,
    "The storyboard ID of a view controller is not the name of its class.",
    details: """
      With this convention, a program can create a controller from the name of its class. A controller with a custom \
      class needs an ID, and a controller with an ID needs a custom class.
      """,
    advice: "Use the name of the class as the storyboard ID.",
    wrong: RuleExample(scene("customClass=\"ProfileViewController\" storyboardIdentifier=\"profile\"")),
    right: RuleExample(
      scene("customClass=\"ProfileViewController\" storyboardIdentifier=\"ProfileViewController\"")),
    find: { context in
      context.sceneControllers.compactMap { controller -> Diagnostic? in
        switch (controller["storyboardIdentifier"], controller["customClass"]) {
        case (let identifier, let customClass) where identifier == customClass: nil
        case (let identifier?, let customClass?):
          context.finding(
            "the storyboard ID is '\(identifier)', but the class is '\(customClass)'; use the class name for both",
            at: controller, attribute: "storyboardIdentifier")
        case (let identifier?, nil):
          context.finding(
            "the controller has the storyboard ID '\(identifier)', but no custom class", at: controller,
            attribute: "storyboardIdentifier")
        case (nil, let customClass):
          context.finding(
            "\(customClass ?? "the controller") has no storyboard ID; use the name of the class",
            at: controller, attribute: "customClass")
        }
      }
    })
}
