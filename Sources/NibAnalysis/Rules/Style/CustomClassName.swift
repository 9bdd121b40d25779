import NibCore

extension CheckRule {
  static let customClassName = CheckRule(
    "custom-class-name", .style, .warning, isOnByDefault: false,
    "The view controller of a storyboard with one scene does not have the name of the storyboard.",
    details: "Storyboards with several scenes, and controllers without a custom class, are not examined.",
    advice: "Rename the storyboard or the class.",
    wrong: RuleExample(scene("customClass=\"SettingsViewController\""), name: "Profile.storyboard"),
    right: RuleExample(scene("customClass=\"Profile\""), name: "Profile.storyboard"),
    options: [
      Option("ignored-files", "The names of storyboards that are not examined.", standard: ["Main"])
    ],
    find: { context in
      guard let name = context.documentName, !context.option("ignored-files").texts.contains(name),
        context.document.objectLists.count == 1, let controller = context.sceneControllers.first,
        let customClass = controller["customClass"], customClass != name
      else { return [] }
      return [
        context.finding(
          "the class of the only scene is '\(customClass)', but the storyboard is named '\(name)'; use one name "
            + "for both", at: controller, attribute: "customClass")
      ]
    })
}
