import NibCore

extension CheckRule {
  package static let duplicateStoryboardIdentifier = CheckRule(
    "duplicate-storyboard-identifier", .objects, .warning,
    "Two scenes of a storyboard have the same storyboard identifier.",
    details: """
      `instantiateViewController(withIdentifier:)` creates only one of them. Xcode 5.1 did not compile such a storyboard; \
      recent versions do, without a message.
      """,
    advice: "Give each scene its own identifier.",
    wrong: storyboard("Page", "Page"), right: storyboard("Page", "Cover"),
    find: { context in
      guard context.document.kind.container == .storyboard else { return [] }
      return context.repetitions(
        of: "storyboardIdentifier", "storyboard identifier", of: "scene",
        in: context.document.objectLists.flatMap(\.children))
    })

  private static func storyboard(_ first: String, _ second: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="\(first)" id="one" sceneMemberID="viewController"/>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController storyboardIdentifier="\(second)" id="two" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }
}
