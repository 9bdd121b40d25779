import NibCore

extension CheckRule {
  static let launchScreenObjects = CheckRule(
    "launch-screen-objects", .building, .error, "A launch screen has more than one top-level object.",
    details: """
      A launch screen is one view or one scene. Scenes that a navigation, tab bar or split view controller contains belong \
      to the scene of that controller. Xcode does not compile a document with others.
      """,
    advice: "Delete the other views or scenes, or move them to another document.",
    xcode: [text], wrong: .launchScreen(scenes: scene("launch") + "\n" + scene("welcome")),
    right: .launchScreen(scenes: scene("launch")),
    find: { context in
      guard context.isLaunchScreen else { return [] }
      let objects = context.launchObjects
      let shown = objects.filter(\.isViewOrController)
      guard let first = shown.first else {
        return objects.prefix(1).map {
          context.finding("a launch screen must be a view or a view controller", xcode: text, at: $0)
        }
      }
      let initial = context.document.root["initialViewController"]
      let kept = shown.first { $0.id == initial } ?? first
      return shown.filter { $0 != kept }.map {
        context.finding(
          "a launch screen can have only one top-level object: delete \(ObjectName($0).inSentence)",
          xcode: text,
          at: $0, notes: [Diagnostic.Note("this object is shown", at: kept.location)])
      }
    })

  private static let text =
    "Launch screens may only have one top level object, which must be a UIView or a kind of UIViewController."

  private static func scene(_ id: String) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
      <viewController id="\(id)" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }
}

extension CheckContext {
  /// The top-level objects of a launch screen, without placeholders and without controllers that another one contains.
  fileprivate var launchObjects: [NibElement] {
    let contained = Set(
      elements.filter { $0.isNamed("segue") && ["relationship", "embed"].contains($0["kind"]) }
        .compactMap { $0["destination"] })
    return document.objectLists.flatMap(\.children).filter { object in
      !["placeholder", "exit", "viewControllerPlaceholder"].contains(object.name)
        && !(object.id.map(contained.contains) ?? false)
    }
  }
}

extension NibElement {
  fileprivate var isViewOrController: Bool {
    isController || NibClassRegistry.builtInClass(forElement: name) is UIView.Type
  }
}
