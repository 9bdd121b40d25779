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

  static let reuseIdentifierClass = CheckRule(
    "reuse-identifier-class", .style, .warning, isOnByDefault: false,
    "The reuse identifier of a cell or reusable view is not the name of its class.",
    details: """
      Cells without a custom class are not examined, and neither are the cells of static tables, which are not reused.
      """,
    advice: "Use the name of the class as the reuse identifier.",
    wrong: cell("reuseIdentifier=\"contact\" customClass=\"ContactCell\""),
    right: cell("reuseIdentifier=\"ContactCell\" customClass=\"ContactCell\""),
    find: { context in
      context.elements.compactMap { element in
        guard reusableElements.contains(where: element.isNamed), let customClass = element["customClass"],
          element["reuseIdentifier"] != customClass,
          !(element.parent?.parent?.isNamed("tableViewSection") ?? false)
        else { return nil }
        guard let identifier = element["reuseIdentifier"] else {
          return context.finding(
            "\(customClass) has no reuse identifier; use the name of the class", at: element,
            attribute: "customClass")
        }
        return context.finding(
          "the reuse identifier is '\(identifier)', but the class is '\(customClass)'; use the class name for both",
          at: element, attribute: "reuseIdentifier")
      }
    })

  private static let reusableElements = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static func cell(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
  }

  /// A scene whose view controller has the given attributes.
  static func scene(_ attributes: String, id: String = "controller") -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
      <viewController id="\(id)" \(attributes)/>
    </objects></scene>
    """
  }
}
