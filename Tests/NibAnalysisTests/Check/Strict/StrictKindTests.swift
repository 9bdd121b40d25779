import Testing

@testable import NibAnalysis
@testable import NibCore

/// Custom classes of another kind than their element, and classes that replace static content.
@Suite struct StrictKindTests {
  private func kinds(_ element: String, _ superclass: String) -> [String] {
    let objects = "<\(element) id=\"x\" customClass=\"Thing\"/>"
    return StrictSample.xib(objects, [("App/Thing.swift", "class Thing\(superclass) {}")])
      .filter { $0.contains(" class-kind:") }
  }

  @Test(
    "A class that is a subclass of its element's class is not reported",
    arguments: [
      ("view", ": UIScrollView"), ("view", ": UIControl"), ("button", ": UIButton"),
      ("viewController", ": UITableViewController"),
      ("tableViewCell", ": UITableViewCell"), ("customObject", ": NSObject"), ("view", ": LibraryView"),
      ("containerView", ": UIView"),
      ("tapGestureRecognizer", ": UITapGestureRecognizer"),
      ("collectionReusableView", ": UICollectionViewCell"),
    ])
  func fitting(element: String, superclass: String) { #expect(kinds(element, superclass) == []) }

  @Test(
    "A class of another kind than its element is reported",
    arguments: [
      ("label", ": UIButton", "warning class-kind: Thing is a UIButton, not a UILabel"),
      ("button", ": UIControl", "warning class-kind: Thing is a UIControl, not a UIButton"),
      ("tableView", ": UIView", "warning class-kind: Thing is a UIView, not a UITableView"),
      ("view", ": NSObject", "error class-kind: Thing is an NSObject, not a UIView"),
      ("view", ": UIViewController", "error class-kind: Thing is a UIViewController, not a UIView"),
      (
        "tableViewController", ": UIViewController",
        "note class-kind: Thing is a UIViewController, not a UITableVi"
      ),
      (
        "tableViewCell", ": UITableViewHeaderFooterView",
        "note class-kind: Thing is a UITableViewHeaderFooterView"
      ),
      ("viewController", ": UIView", "error class-kind: Thing is a UIView, not a UIViewController"),
      ("view", "", "error class-kind: Thing is not a UIView"),
      (
        "navigationController", ": UIViewController",
        "warning class-kind: Thing is a UIViewController, not a UINavi"
      ),
    ])
  func other(element: String, superclass: String, start: String) {
    let found = kinds(element, superclass)
    #expect(found.count == 1 && found[0].hasPrefix(start), "\(found)")
  }

  @Test("A cell's class on its content view is reported") func contentView() {
    func found(_ superclass: String) -> [String] {
      StrictSample.xib(
        "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\" customClass=\"Thing\"/></tableViewCell>",
        [("App/Thing.swift", "class Thing: \(superclass) {}")]
      ).filter { $0.contains(" class-kind:") }
    }
    #expect(
      found("UITableViewCell").first?.hasPrefix("warning class-kind: Thing is a UITableViewCell, but") == true
    )
    #expect(found("UIView") == [])
    #expect(
      found("NSObject").first == """
        error class-kind: Thing is an NSObject, not a UIView: set a subclass of UIView, or replace the object | \
        Thing is declared here App/Thing.swift:1
        """)
  }

  // MARK: Static content

  private func content(
    _ code: String, file: String = "App/Settings.swift",
    cell: String = "<tableViewCell id=\"c\"/><tableViewCell id=\"d\"/>"
  ) -> [String] {
    let scene = """
      <tableViewController id="t" customClass="Settings" sceneMemberID="viewController">\
      <tableView key="view" dataMode="static" id="v"><sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection>\
      </sections></tableView></tableViewController>
      """
    return StrictSample.storyboard(scene, [(file, code)]).filter { $0.contains(" static-content:") }
  }

  private static let sections = "override func numberOfSections(in tableView: UITableView) -> Int"
  private static let rows =
    "override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int"
  private static let cells =
    "override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell"

  @Test("A static table without cells loses nothing") func noStaticCells() {
    let code = "class Settings: UITableViewController { \(Self.sections) { return 2 } }"
    #expect(content(code, cell: "") == [])
    #expect(content(code).count == 1)
  }

  @Test(
    "Static content that the class replaces is reported",
    arguments: [
      (sections + " { return 0 }", "it returns 0, but there is 1 static section"),
      (sections + " { 3 }", "it returns 3, but there is 1 static section"),
      (rows + " { return 0 }", "it returns 0, but the static sections have 2 rows"),
      (
        rows + " { items.count }",
        "it returns the number of other objects, but the static sections have 2 rows"
      ),
      (
        rows + " { return items?.count ?? 0 }",
        "it returns the number of other objects, but the static sections have 2 rows"
      ),
      (cells + " { return UITableViewCell() }", "its cells are shown instead of the 2 static cells"),
    ])
  func replaced(method: String, end: String) {
    let found = content("class Settings: UITableViewController { \(method) }")
    #expect(found.count == 1 && found[0].contains(end), "\(found)")
  }

  @Test(
    "Overrides that keep the static content are not reported",
    arguments: [
      sections + " { return 1 }", rows + " { return 2 }", rows + " { if isHidden { return 0 }; return 2 }",
      sections + " { if isPlain { return 2 }; return 1 }",
      sections + " { if isPlain { return 3 }; return 2 }",
      sections + " { guard isOpen else { return 3 }; return 2 }", sections + " { Section.allCases.count }",
      sections + " { switch kind { case 0: return 3; default: return 2 } }",
      rows + " { if section == 0 { return 2 }; return items.count }", rows + " { isOpen ? 2 : items.count }",
      cells + " { return path.row == 0 ? nameCell : mailCell }", cells + " { allCells[path.row] }",
      sections + " { super.numberOfSections(in: tableView) }", rows + " { isOpen ? 2 : 1 }",
      cells + " { let cell = super.tableView(t, cellForRowAt: path); return cell }", "func other() {}",
    ])
  func kept(method: String) { #expect(content("class Settings: UITableViewController { \(method) }") == []) }

  @Test("A superclass and an implementation in Objective-C replace static content, too") func otherClasses() {
    #expect(
      content("class Base: UITableViewController { \(Self.sections) { 0 } }\nclass Settings: Base {}").count
        == 1)
    let method = "- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView"
    let interface = "@interface Settings : UITableViewController\n\(method);\n@end\n"
    #expect(
      content(interface + "@implementation Settings\n\(method) { return 0; }\n@end", file: "App/Settings.m")
        .count == 1)
    #expect(content(interface, file: "App/Settings.h") == [])
  }
}
