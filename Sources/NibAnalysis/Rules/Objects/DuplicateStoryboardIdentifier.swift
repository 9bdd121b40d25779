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
      var first: [ExactText: NibElement] = [:]
      return context.document.objectLists.flatMap(\.children).compactMap { object in
        guard let identifier = object["storyboardIdentifier"], !identifier.isEmpty else { return nil }
        guard let other = first[text: identifier] else {
          first[text: identifier] = object
          return nil
        }
        return context.finding(
          "the storyboard identifier '\(identifier)' belongs to another scene, too: rename one of them",
          at: object, attribute: "storyboardIdentifier",
          notes: [Diagnostic.Note("the other scene is here", at: other.location)])
      }
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
