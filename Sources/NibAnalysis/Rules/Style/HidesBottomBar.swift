import NibCore

extension CheckRule {
  static let hidesBottomBar = CheckRule(
    "hides-bottom-bar", .style, .warning, isOnByDefault: false,
    "A view controller of a storyboard does not hide the bottom bar when it is pushed.",
    advice: "Turn *Hide Bottom Bar on Push* on, or name the class in the option `excluded-classes`.",
    wrong: RuleExample(scene("")), right: RuleExample(scene("hidesBottomBarWhenPushed=\"YES\"")),
    options: [
      Option("excluded-classes", "The classes of controllers that may show the bottom bar.", standard: [])
    ],
    find: { context in
      let excluded = Set(context.option("excluded-classes").texts)
      return context.sceneControllers.compactMap { controller in
        guard controller["hidesBottomBarWhenPushed"] != "YES", !excluded.contains(controller.objectClassName)
        else { return nil }
        return context.finding(
          "\(controller.objectClassName) does not hide the bottom bar; turn on 'Hide Bottom Bar on Push'",
          at: controller, attribute: "hidesBottomBarWhenPushed")
      }
    })
}
