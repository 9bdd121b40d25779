import NibCore

extension CheckRule {
  static let missingScene = CheckRule(
    "missing-scene", .project, .warning,
    "A reference names a scene that its storyboard does not have.",
    details: """
      A reference without a storyboard name means a scene of its own storyboard. A reference without an identifier needs \
      the storyboard's initial view controller. UIKit raises an exception when a segue leads to the reference. If several \
      storyboards of the project have the name, one of them must have the scene.
      """,
    advice: "Correct the identifier of the reference or that of the scene.",
    wrong: reference(to: "datail"), right: reference(to: "detail"),
    find: { context in
      context.document.objectLists.flatMap { $0.children(named: "viewControllerPlaceholder") }
        .compactMap { reference in
          context.problem(of: reference).map {
            context.finding(
              $0, at: reference,
              attribute: reference.hasText("referencedIdentifier") ? "referencedIdentifier" : "storyboardName"
            )
          }
        }
    })

  private static func reference(to identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="\(identifier)" id="ref"
          sceneMemberID="viewController"/>
      </objects></scene>
      """,
      files: [
        "Settings.storyboard": RuleExample(
          """
          <scene sceneID="t"><objects>
            <viewController storyboardIdentifier="detail" id="detail" sceneMemberID="viewController"/>
          </objects></scene>
          """
        ).document
      ])
  }
}

extension CheckContext {
  /// The problem of a reference whose storyboard does not have the scene; `nil` if there is no problem, or if no
  /// storyboard with the name is known.
  fileprivate func problem(of reference: NibElement) -> String? {
    let identifier = reference.hasText("referencedIdentifier") ? reference["referencedIdentifier"] : nil
    let missing =
      identifier.map { "no scene with the identifier '\($0)'" } ?? "no initial view controller"
    guard reference.hasText("storyboardName"), let name = reference["storyboardName"] else {
      // Without a name, the bundle is not used.
      return hasScene(identifier) ? nil : "this storyboard has \(missing)"
    }
    let paths = projectFiles?.storyboards(named: name) ?? []
    // A storyboard that cannot be read may have the scene.
    let hasScene = paths.contains { path in
      guard let scenes = projectFiles?.summary(of: path) else { return true }
      return identifier.map { scenes.sceneIdentifiers.contains(text: $0) } ?? scenes.hasInitialScene
    }
    return paths.isEmpty || hasScene ? nil : "the storyboard '\(name)' has \(missing)"
  }

  /// Whether the document has a scene with the storyboard identifier, or, if the identifier is `nil`, an initial scene.
  private func hasScene(_ identifier: String?) -> Bool {
    guard let identifier else { return document.root.hasText("initialViewController") }
    return elements.contains { $0.isController && $0["storyboardIdentifier"] == identifier }
  }
}

extension NibElement {
  /// Whether an attribute exists and is not empty.
  fileprivate func hasText(_ attribute: String) -> Bool { self[attribute].map { !$0.isEmpty } ?? false }
}
