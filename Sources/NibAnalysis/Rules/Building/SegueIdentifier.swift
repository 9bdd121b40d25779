import NibCore

extension CheckRule {
  static let segueIdentifier = CheckRule(
    "segue-identifier", .building, .warning, "A segue of a controller has no identifier.",
    details: """
      A segue that starts from a controller and not from a control is performed only by code, with \
      `performSegue(withIdentifier:sender:)`. Relationships and the segues of container views are not examined.
      """,
    advice: "Give the segue an identifier, or delete it.",
    xcode: [text],
    wrong: .segueToDetail(#"kind="show""#),
    right: .segueToDetail(#"kind="show" identifier="showDetail""#),
    find: { context in
      context.elements.compactMap { segue in
        guard segue.isNamed("segue"), (segue["identifier"] ?? "").isEmpty,
          let kind = segue["kind"], !["relationship", "embed"].contains(kind),
          segue.parent?.parent?.isController ?? false
        else { return nil }
        return context.finding(
          "only code can perform this segue, and it has no identifier: give it one, or delete it",
          xcode: text, at: segue)
      }
    })

  private static let text = "Segues initiated directly from view controllers must have an identifier"
}
