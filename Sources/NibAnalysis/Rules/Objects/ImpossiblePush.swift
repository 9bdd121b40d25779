import NibCore

extension CheckRule {
  static let impossiblePush = CheckRule(
    "impossible-push", .objects, .warning, "A segue of the kind Push cannot be performed.",
    details: """
      Its source is not in a navigation controller, or its destination is a navigation controller. The exception is \
      raised when the segue is performed. A source without a navigation controller is reported only if segues lead to \
      it from the initial controller. No segue may lead to it from a navigation controller, a split view controller or \
      a scene with a storyboard identifier. It is not reported if code seems to put the initial controller into a \
      navigation controller, or if other storyboards have references.
      """,
    advice:
      "Embed the source in a navigation controller, or choose *Present Modally* as the kind of the segue.",
    wrong: scenes(initial: "list", navigation: ""), right: scenes(initial: "first", navigation: navigation),
    find: { context in
      let segues = context.elements.filter { $0.isNamed("segue") && $0["kind"] == "push" }
      guard !segues.isEmpty else { return [] }
      let reach = NavigationReach(context.document)
      return segues.compactMap { segue in
        let source = segue.nibScene?.nibController
        if let id = source?.id, reach.isOutside(id), !context.mayEmbedInitialController {
          return context.finding(
            "\(source.map { ObjectName($0).inSentence } ?? "the source") is not in a navigation controller (UIKit: "
              + "\"\(NibSegue.reasonForNoNavigation(segue["identifier"]))\"): embed it in one, or present the destination "
              + "modally", at: segue, attribute: "kind")
        }
        let destination = segue["destination"].flatMap { context.document.object(id: $0) }
        guard let destination, destination.isNamed("navigationController") else { return nil }
        return context.finding(
          "the destination of this push segue is a navigation controller (UIKit: "
            + "\"\(NibException.pushingNavigation.reason)\"): let the segue lead to its root, or present it "
            + "modally", at: segue, attribute: "kind")
      }
    })

  /// A scene with a push segue.
  ///
  /// - Parameters:
  ///   - initial: the id of the initial controller.
  ///   - navigation: the scene of a navigation controller around the scene; empty if there is none.
  private static func scenes(initial: String, navigation: String) -> RuleExample {
    let scenes = RuleExample.segueToDetail(#"kind="push" identifier="showDetail""#).content
    return RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
      <scenes>\(navigation)
      \(scenes)
      </scenes>
      </document>
      """, name: "Example.storyboard")
  }

  private static let navigation = """

    <scene sceneID="r"><objects>
      <navigationController id="first" sceneMemberID="viewController">
        <connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
}

extension CheckContext {
  /// Whether code or another storyboard may put the initial controller into a navigation controller.
  fileprivate var mayEmbedInitialController: Bool {
    guard let program = project.program else { return false }
    let makesNavigation = program.words.count(ofWord: "UINavigationController") > 0
    let usesInitial = ["instantiateInitialViewController", "initWithRootViewController"].contains {
      program.words.count(ofWord: $0) > 0
    }
    return makesNavigation && usesInitial
      || !program.files.summaries.documentsWithReferences(besides: document.file).isEmpty
  }
}
