import NibCore

extension CheckRule {
  static let stackViewBackgroundColor = CheckRule(
    "stackview-background-color", .style, .warning, isOnByDefault: false,
    "A stack view has a background color.",
    details: "Before iOS 14, stack views did not draw their background, so the color was not visible.",
    advice: "Put the stack view into a view with this color, or remove the color.",
    wrong: stackView(
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"),
    right: stackView(""),
    find: { context in
      context.elements.compactMap { element in
        guard element.isNamed("stackView"),
          let color = element.children(named: "color").first(where: { $0.key == "backgroundColor" })
        else { return nil }
        return context.finding(
          "\(element.objectClassName) has a background color, which is not visible before iOS 14", at: color)
      }
    })

  private static func stackView(_ color: String) -> RuleExample {
    RuleExample(
      """
      <stackView id="stack"><rect key="frame" x="0" y="0" width="100" height="20"/>
        \(color)
      </stackView>
      """)
  }
}
