import NibCore

extension CheckRule {
  static let hasInitialViewController = CheckRule(
    "has-initial-view-controller", .style, .warning, isOnByDefault: false,
    "A storyboard has no initial view controller.",
    details: """
      `instantiateInitialViewController()` returns nil for such a storyboard, and references without an identifier have no \
      destination.
      """,
    advice: "Turn *Is Initial View Controller* on for one controller.",
    wrong: storyboard(""), right: storyboard("initialViewController=\"first\""),
    find: { context in
      let root = context.document.root
      guard context.document.kind.container == .storyboard, root["initialViewController"] == nil else {
        return []
      }
      return [
        context.finding(
          "the storyboard has no initial view controller; turn on 'Is Initial View Controller' for one",
          at: root)
      ]
    })

  private static func storyboard(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
      <scenes>
      \(scene("", id: "first"))
      </scenes>
      </document>
      """, name: "Example.storyboard")
  }

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
        else {
          return nil
        }
        return context.finding(
          "\(controller.objectClassName) does not hide the bottom bar; turn on 'Hide Bottom Bar on Push'",
          at: controller, attribute: "hidesBottomBarWhenPushed")
      }
    })
}
