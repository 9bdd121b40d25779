import NibCore

extension CheckRule {
  static let sharedStoryboardIdentifier = CheckRule(
    "shared-storyboard-identifier", .building, .error,
    "Two storyboards of a target that use storyboard references have an identifier in common, for a version before iOS 9.",
    details: """
      Before iOS 9, UIKit cannot follow references to other storyboards, so Xcode joins the storyboards, which fails if an \
      identifier occurs twice. Examined only if the deployment target of the project is known.
      """,
    advice: "Rename one of the controllers, or raise the deployment target to iOS 9.",
    xcode: [text("…", and: "…", identifier: "…", target: "…")], wrong: storyboard("Detail"),
    right: storyboard("Settings"),
    find: { context in
      guard context.document.kind.container == .storyboard, let target = context.projectDeploymentTarget,
        target < IOSVersion(9), let program = context.project.program, let files = context.projectFiles
      else { return [] }
      let file = context.document.file
      let name = DocumentName.nibName(of: file)
      let isInTarget = { (other: DocumentSummary) in
        DocumentName.isStoryboard(other.file) && DocumentName.nibName(of: other.file) != name
          && program.projects.shareTarget(file, other.file)
      }
      let objects = context.document.objectLists.flatMap(\.children).filter {
        !($0["storyboardIdentifier"] ?? "").isEmpty
      }
      guard
        context.elements.contains(where: { $0.isNamed("viewControllerPlaceholder") })
          || files.summaries.documentsWithReferences(besides: file).contains(where: isInTarget)
      else { return [] }
      return objects.compactMap { object in
        let identifier = object["storyboardIdentifier"] ?? ""
        let others = files.summaries.documents(withScene: identifier, besides: file)
        guard let other = others.first(where: isInTarget) else { return nil }
        let names = [file, other.file].map { Disk.name(of: $0) }
        return context.finding(
          "the identifier '\(identifier)' also occurs in \(names[1]), which does not work before iOS 9: rename one of them",
          xcode: text(names[0], and: names[1], identifier: identifier, target: target.description),
          at: object,
          attribute: "storyboardIdentifier")
      }
    })

  private static func text(_ file: String, and other: String, identifier: String, target: String) -> String {
    "Deploying Storyboard References to iOS \(target) requires that your storyboards do not share any view controller "
      + "identifiers. \(file) and \(other) both contain a view controller with identifier \"\(identifier)\"."
  }

  private static func storyboard(_ identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="\(identifier)" id="settings" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="t"><objects>
        <viewControllerPlaceholder storyboardName="Detail" id="reference" sceneMemberID="viewController"/>
      </objects></scene>
      """,
      files: [
        "Detail.storyboard": RuleExample(
          """
          <scene sceneID="t"><objects>
            <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"/>
          </objects></scene>
          """
        ).document,
        "project.yml": "options: {deploymentTarget: {iOS: 8.0}}\n",
      ])
  }
}
