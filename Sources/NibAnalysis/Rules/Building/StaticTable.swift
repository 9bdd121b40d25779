import NibCore

extension CheckRule {
  static let staticTable = CheckRule(
    "static-table", .building, .error,
    "A table with static cells does not belong to a table view controller.",
    details: """
      Only `UITableViewController` shows static cells. Xcode does not compile the document. The element of the controller \
      counts, not its custom class: the controller must have been added as a *Table View Controller*.
      """,
    advice:
      "Use a table view controller, for example in a container view, or change *Content* to *Dynamic Prototypes*.",
    xcode: [text],
    wrong: scene(
      """
      <viewController id="list" sceneMemberID="viewController">
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
              <subviews>
                \(table(""))
              </subviews>
            </view>
          </viewController>
      """),
    right: scene(
      """
      <tableViewController id="list" sceneMemberID="viewController">
            \(table(#"key="view" "#))
          </tableViewController>
      """),
    find: { context in
      context.elements.compactMap { table in
        guard table.isNamed("tableView"), table["dataMode"] == "static",
          !(table.parent?.isNamed("tableViewController") ?? false)
        else { return nil }
        return context.finding(
          "static cells work only in the table of a table view controller: use one, or prototype cells",
          xcode: text, at: table, attribute: "dataMode")
      }
    })

  private static let text =
    "Static table views are only valid when embedded in UITableViewController instances"

  private static func scene(_ controller: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
          \(controller)
      </objects></scene>
      """)
  }

  private static func table(_ key: String) -> String {
    """
    <tableView \(key)dataMode="static" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <sections><tableViewSection id="section"><cells>
                  <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCell>
                </cells></tableViewSection></sections>
              </tableView>
    """
  }
}
