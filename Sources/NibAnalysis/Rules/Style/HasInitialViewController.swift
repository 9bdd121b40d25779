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
}
