import NibCore

extension CheckRule {
  static let staticContent = CheckRule(
    "static-content", .loading, .warning,
    "The controller of a table with static content answers the data source itself, so that static cells are not shown.",
    details: """
      Reported if the class overrides `numberOfSections(in:)`, `tableView(_:numberOfRowsInSection:)` or \
      `tableView(_:cellForRowAt:)` without calling `super`, and the number that it returns is not that of the static \
      content. Methods with several results or conditions are not reported, because they may hide cells on purpose.
      """,
    advice: "Remove the methods, or make the content of the table dynamic.",
    wrong: settings(method: "override func numberOfSections(in tableView: UITableView) -> Int { 0 }"),
    right: settings(method: "override func viewDidLoad() { super.viewDidLoad() }"))

  private static func settings(method: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <tableViewController customClass="Settings" id="settings" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <sections>
              <tableViewSection id="section">
                <cells>
                  <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                      <rect key="frame" x="0" y="0" width="320" height="44"/>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </tableViewController>
      </objects></scene>
      """, files: ["Settings.swift": "class Settings: UITableViewController {\n  \(method)\n}\n"])
  }
}
