import NibCore

extension CheckRule {
  static let outletToPrototype = CheckRule(
    "outlet-to-prototype", .building, .error,
    "An outlet leads from outside a prototype cell to the cell or to an object in it.",
    details: """
      UIKit makes any number of cells from a prototype, so an outlet cannot stand for one of them. Xcode does not compile \
      the document. The same applies to the headers and footers of collections. Outlets between objects in a cell, and \
      outlets from a cell to an object outside it, are allowed.
      """,
    advice: "Declare the outlet in a class of the cell, and connect it from the cell.",
    xcode: [text(property: "…", from: "…", to: "…")],
    wrong: list(controller: outlet, cell: ""), right: list(controller: "", cell: outlet),
    find: { context in
      context.elements.compactMap { outlet in
        guard outlet.isNamed("outlet") || outlet.isNamed("outletCollection"),
          let destination = outlet["destination"].flatMap(context.document.object(id:)),
          let content = destination.repeatedContent,
          let source = outlet.parent?.parent, !source.isInside(content)
        else { return nil }
        let property = outlet["property"] ?? ""
        return context.finding(
          "the outlet '\(property)' leads into content that is created many times: connect it from the cell",
          xcode: text(property: property, from: source.xcodeClassName, to: destination.xcodeClassName),
          at: outlet, notes: [Diagnostic.Note("this content is repeated", at: content.location)])
      }
    })

  private static func text(property: String, from source: String, to destination: String) -> String {
    "The \(property) outlet from the \(source) to the \(destination) is invalid. "
      + "Outlets cannot be connected to repeating content."
  }

  private static let outlet =
    #"<connections><outlet property="nameLabel" destination="name" id="o"/></connections>"#

  private static func list(controller: String, cell: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <tableViewController customClass="List" id="list" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Name" customClass="NameCell" id="cell">
                <rect key="frame" x="0" y="0" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0" y="0" width="393" height="44"/>
                  <subviews>
                    <label text="Name" id="name"><rect key="frame" x="16" y="11" width="45" height="21"/></label>
                  </subviews>
                </tableViewCellContentView>
                \(cell)
              </tableViewCell>
            </prototypes>
          </tableView>
          \(controller)
        </tableViewController>
      </objects></scene>
      """)
  }
}
