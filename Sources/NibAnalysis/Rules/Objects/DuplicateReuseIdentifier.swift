import NibCore

extension CheckRule {
  static let duplicateReuseIdentifier = CheckRule(
    "duplicate-reuse-identifier", .objects, .warning,
    "Two prototype cells of a table or collection have the same reuse identifier.",
    details: """
      `dequeueReusableCell(withIdentifier:for:)` creates only one of them, so the other one is never shown. Supplementary \
      views of different kinds can have the same identifier. Xcode 10 did not compile such a collection view; Xcode 11.4 does.
      """,
    advice: "Give each prototype its own identifier, or delete the one that is not used.",
    wrong: table("Contact", "Contact"), right: table("Contact", "Group"),
    find: { context in
      context.elements.filter(\.listsPrototypes).flatMap { list in
        context.repetitions(
          of: "reuseIdentifier", "reuse identifier", of: "prototype", in: list.children)
      }
    })

  private static func table(_ first: String, _ second: String) -> RuleExample {
    """
    <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="200"/>
      <prototypes>
        \(cell(first, id: "c1", top: 0))
        \(cell(second, id: "c2", top: 44))
      </prototypes>
    </tableView>
    """
  }

  private static func cell(_ identifier: String, id: String, top: Int) -> String {
    """
    <tableViewCell reuseIdentifier="\(identifier)" id="\(id)">
      <rect key="frame" x="0" y="\(top)" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }
}
