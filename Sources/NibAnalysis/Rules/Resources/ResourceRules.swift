import NibCore

extension CheckRule {
  static let missingFont = CheckRule(
    "missing-font", .resources, .note, "A font is neither part of iOS nor in a font file of the project.",
    details: """
      The message names the file that the document lists for the font, and says how its texts are measured instead. \
      Reported once per document, at the first use.
      """,
    advice: "Add the font file, or correct the name of the font.",
    wrong: """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="Futurist-Bold" family="Futurist" pointSize="17"/>
      </label>
      """,
    right: """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/>
      </label>
      """,
    find: { context in context.missingFonts })

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
          !(context.projectFiles?.documents(named: name).contains { DocumentName.isStoryboard($0) } ?? false)
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
