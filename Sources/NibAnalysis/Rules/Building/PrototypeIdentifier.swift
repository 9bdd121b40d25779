import NibCore

extension CheckRule {
  static let prototypeIdentifier = CheckRule(
    "prototype-identifier", .building, .warning, "A prototype cell has no reuse identifier.",
    details: "Code cannot create the cell without an identifier.",
    advice: "Enter an identifier in the attributes inspector, or delete the prototype.",
    xcode: [tableText, collectionText], wrong: table(""), right: table(#"reuseIdentifier="Name" "#),
    find: { context in
      context.elements.compactMap { cell in
        guard cell.isPrototypeCell, (cell["reuseIdentifier"] ?? "").isEmpty else { return nil }
        let isOfTable = cell.parent?.isNamed("prototypes") ?? false
        return context.finding(
          "\(ObjectName(cell).inSentence) is a prototype without a reuse identifier: give it one, or delete it",
          xcode: isOfTable ? tableText : collectionText, at: cell)
      }
    })

  private static let tableText = "Prototype table cells must have reuse identifiers"
  private static let collectionText = "Prototype collection view cells must have reuse identifiers"

  private static func table(_ attributes: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <prototypes>
            <tableViewCell \(attributes)id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
    </objects></scene>
    """
  }
}
