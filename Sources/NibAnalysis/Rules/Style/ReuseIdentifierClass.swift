import NibCore

extension CheckRule {
  static let reuseIdentifierClass = CheckRule(
    "reuse-identifier-class", .style, .warning, isOnByDefault: false,
    "The reuse identifier of a cell or reusable view is not the name of its class.",
    details: """
      Cells without a custom class are not examined, and neither are the cells of static tables, which are not reused.
      """,
    advice: "Use the name of the class as the reuse identifier.",
    wrong: cell("reuseIdentifier=\"contact\" customClass=\"ContactCell\""),
    right: cell("reuseIdentifier=\"ContactCell\" customClass=\"ContactCell\""),
    find: { context in
      context.elements.compactMap { element in
        guard reusableElements.contains(where: element.isNamed), let customClass = element["customClass"],
          element["reuseIdentifier"] != customClass,
          !(element.parent?.parent?.isNamed("tableViewSection") ?? false)
        else { return nil }
        guard let identifier = element["reuseIdentifier"] else {
          return context.finding(
            "\(customClass) has no reuse identifier; use the name of the class", at: element,
            attribute: "customClass")
        }
        return context.finding(
          "the reuse identifier is '\(identifier)', but the class is '\(customClass)'; use the class name for both",
          at: element, attribute: "reuseIdentifier")
      }
    })

  private static let reusableElements = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static func cell(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
  }
}
