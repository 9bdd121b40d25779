import NibCore

extension CheckRule {
  /// Finds external objects that no source file passes to a nib (docs/behaviours.md A28).
  static let externalObject = CheckRule(
    "external-object", .loading, .warning,
    "A placeholder stands for an external object that no source file passes.",
    advice: "Pass it in `UINib.OptionsKey.externalObjects`.",
    wrong: external(passed: "acount"), right: external(passed: "account"),
    strict: { context in
      context.placeholders.compactMap { element, identifier in
        guard !["IBFilesOwner", "IBFirstResponder", "IBExit"].contains(identifier),
          !context.program.sources.externalObjects.contains(identifier)
        else { return nil }
        return context.finding(
          "Could not find an external object named '\(identifier)' for the nib '\(context.nibName)'. No "
            + "source file passes one in the options under UINib.OptionsKey.externalObjects.",
          at: element, attribute: "placeholderIdentifier")
      }
    })

  private static func external(passed name: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="account" id="account"/>
      <view id="card"/>
      """, name: "Card.xib",
      files: [
        "Card.swift": """
        func makeCard(for account: Account) -> [Any] {
          UINib(nibName: "Card", bundle: nil)
            .instantiate(withOwner: nil, options: [.externalObjects: ["\(name)": account]])
        }

        """
      ])
  }
}
