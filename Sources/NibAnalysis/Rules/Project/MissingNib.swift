import NibCore

extension CheckRule {
  static let missingNib = CheckRule(
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
}

extension ProgramFiles {
  /// Whether the project has a nib of that name, or the document's folder has a compiled one.
  fileprivate func hasNib(named name: String, beside document: String) -> Bool {
    let name = Disk.name(of: name)
    return !documents(named: name).isEmpty
      || ProgramFiles.compiledNibs.value(in: Disk.folder(of: document)).contains("\(name).nib")
  }

  /// The names of the compiled nibs in a folder.
  private static let compiledNibs = FolderFact { names in Set(names.filter { $0.hasSuffix(".nib") }) }
}
