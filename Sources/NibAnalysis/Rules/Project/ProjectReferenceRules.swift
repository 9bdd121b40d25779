import NibCore

extension CheckRule {
  /// The rules about documents and scenes of the project that a document names.
  static let projectReferenceRules: [CheckRule] = [missingNib, missingScene]

  private static let missingNib = CheckRule(
    "missing-nib", .project, .warning, "A controller names a nib that is not in the project.",
    details: """
      UIKit raises "Could not load NIB in bundle" when the controller's view is needed. Only the attribute `nibName` of \
      a document is examined, not the names in code.
      """,
    advice: "Correct the name, or add the nib.",
    wrong: controller(nib: "Crad"), right: controller(nib: "Card"),
    find: { context in
      guard let files = context.projectFiles else { return [] }
      return context.elements.compactMap { element in
        guard element.isController, let name = element["nibName"], !name.isEmpty,
          !files.hasNib(named: name, beside: context.document.file)
        else { return nil }
        return context.finding(
          "no nib named '\(name)' in the project: correct the name, or add the nib", at: element,
          attribute: "nibName")
      }
    })

  private static let missingScene = CheckRule(
    "missing-scene", .project, .warning,
    "A reference names a scene that its storyboard does not have.",
    details: """
      A reference without an identifier needs the storyboard's initial view controller. UIKit raises an exception when a \
      segue leads to the reference. If several storyboards of the project have the name, one of them must have the scene.
      """,
    advice: "Correct the identifier of the reference or that of the scene.",
    wrong: reference(to: "datail"), right: reference(to: "detail"),
    find: { context in
      guard let files = context.projectFiles else { return [] }
      let references = context.document.objectLists.flatMap {
        $0.children(named: "viewControllerPlaceholder")
      }
      return references.compactMap { element in
        guard element["bundleIdentifier"] == nil, let name = element["storyboardName"] else { return nil }
        let identifier = element["referencedIdentifier"]
        let paths = files.documents(named: name).filter { $0.hasSuffix(".storyboard") }
        let text =
          identifier.map { "storyboardIdentifier=\"\($0.escapedForXML)\"" } ?? "initialViewController=\""
        guard !paths.isEmpty, !paths.contains(where: { files.storyboard($0, contains: text) }) else {
          return nil
        }
        let problem =
          identifier.map { "no scene with the identifier '\($0)'" } ?? "no initial view controller"
        return context.finding(
          "the storyboard '\(name)' has \(problem)", at: element,
          attribute: identifier == nil ? "storyboardName" : "referencedIdentifier")
      }
    })

  // MARK: Examples

  private static func controller(nib: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController nibName="\(nib)" id="controller" sceneMemberID="viewController"/>
      </objects></scene>
      """,
      files: [
        "Card.xib": RuleExample("<view id=\"card\"/>").document, "Card.swift": "class Card: UIView {}\n",
      ])
  }

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
  /// The documents and settings of the project; `nil` if they are not known.
  var projectFiles: ProgramFiles? {
    guard let program = project.program, !program.isTruncated, !program.documents.isEmpty else { return nil }
    return program.files
  }
}

extension ProgramFiles {
  /// Whether the project has a nib of that name, or the document's folder has a compiled one.
  fileprivate func hasNib(named name: String, beside document: String) -> Bool {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return !documents(named: name).isEmpty
      || FolderWalk.hasName(in: Disk.folder(of: document)) { $0 == "\(name).nib" }
  }
}

extension String {
  /// The text as Interface Builder writes it in the value of an attribute.
  fileprivate var escapedForXML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }
}
