import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules about the views of table and collection view controllers, and about outlets of segues.
@Suite struct ControllerRuleTests {
  private func findings(_ rule: String, _ objects: String) -> [String] {
    RuleSample.findings(rule, objects).map(\.message)
  }

  @Test(
    "A controller that needs a table or a collection as its view has no other view",
    arguments: [
      ("tableViewController", "tableView", nil), ("tableViewController", "view", "table view"),
      ("tableViewController", "scrollView", "table view"),
      ("collectionViewController", "collectionView", nil),
      ("collectionViewController", "tableView", "collection view"), ("viewController", "view", nil),
    ] as [(String, String, String?)])
  func rootView(controller: String, view: String, expected: String?) {
    let objects = "<\(controller) id=\"c\"><\(view) key=\"view\" id=\"v\"/></\(controller)>"
    let messages = expected.map { expected in
      [
        "the view of a \(expected) controller is not a \(expected): make the \(expected) its view, or use a plain view "
          + "controller"
      ]
    }
    #expect(findings("controller-root-view", objects) == messages ?? [])
  }

  @Test("UIKit creates the table of a controller without a view") func noView() {
    #expect(findings("controller-root-view", "<tableViewController id=\"c\"/>") == [])
  }

  @Test("Each outlet and outlet collection of a segue is reported, but not those of its source")
  func outlets() {
    func controller(_ segue: String) -> String {
      """
      <viewController id="c"><view key="view" id="v"/>
        <connections>
          <outlet property="box" destination="v" id="o1"/>
          <segue destination="c" kind="show" id="s">\(segue)</segue>
        </connections>
      </viewController>
      """
    }
    let connections =
      "<connections><outlet property=\"box\" destination=\"v\" id=\"o2\"/>"
      + "<outletCollection property=\"boxes\" destination=\"v\" id=\"o3\"/></connections>"
    #expect(
      findings("segue-outlet", controller(connections)) == [
        "a segue has no outlets, so UIKit raises an exception for 'box': remove the outlet",
        "a segue has no outlets, so UIKit raises an exception for 'boxes': remove the outlet",
      ])
    #expect(findings("segue-outlet", controller("")) == [])
    let inner = "<connections><segue kind=\"commit\" id=\"t\"/></connections>"
    #expect(findings("segue-outlet", controller(inner)) == [])
  }
}
