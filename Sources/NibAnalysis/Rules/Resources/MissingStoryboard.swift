import NibCore

extension CheckRule {
  static let missingStoryboard = CheckRule(
    "missing-storyboard", .resources, .note,
    "A reference names a storyboard that is not in the project.",
    details: "Storyboards that are checked together with the document count as well.",
    advice: "Check the whole project, or correct the name.",
    wrong: scene(referringTo: "Setings"), right: scene(referringTo: "Settings"),
    find: { context in
      guard let storyboards = context.project.storyboards else { return [] }
      let references = context.document.objectLists.flatMap {
        $0.children(named: "viewControllerPlaceholder")
      }
      return references.compactMap { element in
        guard element["bundleIdentifier"] == nil, let name = element["storyboardName"],
          !storyboards.contains(name),
          context.projectFiles?.storyboards(named: name).isEmpty ?? true
        else { return nil }
        let place =
          context.projectFiles == nil
          ? "this document's folder: correct the name, or check the whole project"
          : "the project: correct the name, or check the folder that contains it too"
        return context.finding(
          "no storyboard named '\(name)' in \(place)", at: element, attribute: "storyboardName")
      }
    })

  private static func scene(referringTo name: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewControllerPlaceholder storyboardName="\(name)" id="ref" sceneMemberID="viewController"/>
      </objects></scene>
      """, files: ["Settings.storyboard": RuleExample("<scene sceneID=\"t\"><objects/></scene>").document])
  }
}
