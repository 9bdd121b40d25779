import Testing

@testable import NibCore

/// A controller that records the segues that it prepares for.
final class SegueController: UITableViewController {
  private(set) var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kind = "\(type(of: segue.destination))"
    prepared.append("\(segue.identifier ?? "-") to \(kind)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.nibStaticContent == nil ? 3 : super.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard tableView.nibStaticContent == nil else {
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "proto", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@Suite struct TableStoryboardTests {
  private static func cell(_ id: String, _ attributes: String = "", connections: String = "") -> String {
    """
    <tableViewCell \(attributes) textLabel="\(id)l" style="IBUITableViewCellStyleDefault" id="\(id)">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>
          <label text="\(id)" id="\(id)l"><rect key="frame" x="16" y="0" width="343" height="44"/></label>
        </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  private static let rowSegue = "<segue destination=\"detail\" kind=\"show\" identifier=\"row\" id=\"s1\"/>"

  private static let table = """
    <tableViewController storyboardIdentifier="list" id="list" customClass="SegueController" \
    customModule="NibCoreTests">
      <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" id="tv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>
          \(cell("p", "reuseIdentifier=\"proto\"", connections: rowSegue))
        </prototypes>
        <connections>
          <outlet property="dataSource" destination="list" id="o1"/>
          <outlet property="delegate" destination="list" id="o2"/>
        </connections>
      </tableView>
      <navigationItem key="navigationItem" title="List" id="ni">
        <barButtonItem key="rightBarButtonItem" title="Add" id="add">
          <connections><segue destination="form" kind="presentation" identifier="add" id="s2"/></connections>
        </barButtonItem>
      </navigationItem>
      <connections><segue destination="detail" kind="show" identifier="code" id="s3"/></connections>
    </tableViewController>
    """

  private static let form = """
    <tableViewController storyboardIdentifier="form" id="form" customClass="SegueController" \
    customModule="NibCoreTests">
      <tableView key="view" style="grouped" dataMode="static" rowHeight="44" id="fv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <sections>
          <tableViewSection headerTitle="Name" id="sec1">
            <cells>\(cell("f1"))\(cell("f2", "rowHeight=\"60\""))</cells>
          </tableViewSection>
          <tableViewSection footerTitle="End" id="sec2"><cells>\(cell("f3"))</cells></tableViewSection>
        </sections>
        <connections>
          <outlet property="dataSource" destination="form" id="o3"/>
          <outlet property="delegate" destination="form" id="o4"/>
        </connections>
      </tableView>
    </tableViewController>
    """

  private static let detail = """
    <viewController storyboardIdentifier="detail" id="detail">
      <view key="view" id="dv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
          <containerView id="box">
            <rect key="frame" x="0.0" y="100" width="375" height="200"/>
            <connections><segue destination="inner" kind="embed" id="s4"/></connections>
          </containerView>
        </subviews>
      </view>
    </viewController>
    """

  private static func storyboard(_ scenes: [String]) throws -> UIStoryboard {
    let list = scenes.enumerated().map {
      "<scene sceneID=\"sc\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14490" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tabs">
      <scenes>\(list.joined())</scenes>
      </document>
      """
    return UIStoryboard(nibDocument: try NibReader.read([UInt8](text.utf8), file: "Main.storyboard"))
  }

  private static func main() throws -> UIStoryboard {
    try storyboard([
      """
      <tabBarController id="tabs"><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="form" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """,
      """
      <navigationController id="nav"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController>
      """, table, form, detail,
      "<viewController id=\"inner\"><view key=\"view\" id=\"iv\"/></viewController>",
    ])
  }

  /// In 34 of 42 saved grouped tables, the footer view is as far below the last row as `sectionFooterHeight` says, and in
  /// most plain tables it is just below the row.
  @Test(
    "On the canvas, the footer view of a grouped table is below the footer of the last section",
    arguments: [("grouped", 118), ("plain", 100)])
  func footerView(style: String, y: CGFloat) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="form">
      <scenes><scene sceneID="s"><objects><tableViewController id="form">
        <tableView key="view" style="\(style)" dataMode="static" rowHeight="44" sectionHeaderHeight="18" \
        sectionFooterHeight="18" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <view key="tableFooterView" id="foot"><rect key="frame" x="0" y="0" width="375" height="44"/></view>
          <sections><tableViewSection id="sec"><cells>
            <tableViewCell rowHeight="44" id="c"><rect key="frame" x="0" y="56" width="375" height="44"/></tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
      </tableViewController></objects></scene></scenes>
      </document>
      """
    let loaded = LoadedDocument(try NibReader.read([UInt8](text.utf8), file: "F.storyboard"))
    let views = loaded.roots.flatMap(\.view.nibTree)
    #expect(views.first { $0.nibOrigin?.id == "foot" }?.frame.minY == y)
  }

  @Test("The label of a style has the same margin in a row below the bottom of the table")
  func styledRowBelow() throws {
    func cell(_ id: String, y: Int) -> String {
      """
      <tableViewCell rowHeight="44" style="IBUITableViewCellStyleDefault" textLabel="\(id)-l" id="\(id)">
        <rect key="frame" x="0" y="\(y)" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <subviews><label text="Name" id="\(id)-l"><rect key="frame" x="1" y="0" width="300" height="44"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="form">
      <scenes><scene sceneID="s"><objects><tableViewController id="form">
        <tableView key="view" style="grouped" dataMode="static" rowHeight="44" sectionFooterHeight="18" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections><tableViewSection id="sec"><cells>\(cell("in", y: 56))\(cell("below", y: 700))</cells></tableViewSection></sections>
        </tableView>
      </tableViewController></objects></scene></scenes>
      </document>
      """
    let loaded = LoadedDocument(try NibReader.read([UInt8](text.utf8), file: "F.storyboard"))
    let views = loaded.roots.flatMap(\.view.nibTree)
    let left = { (id: String) in views.first { $0.nibOrigin?.id == id }?.frame.minX }
    #expect(left("in-l") != nil && left("in-l") != 1 && left("below-l") == left("in-l"))
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  @Test("E17 K8: A storyboard's relationship segues give containers their children")
  func relationships() throws {
    let tabs = try #require(try Self.main().nibInitialController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(navigation.viewControllers.map { "\(type(of: $0))" } == ["SegueController"])
    #expect(navigation.viewControllers[0].storyboard?.document === tabs.storyboard?.document)
  }

  @Test("A storyboard's prototype cells are registered with their table") func prototypes() throws {
    let list = try #require(try Self.main().nibController(withIdentifier: "list") as? SegueController)
    let window = window(list)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    #expect(list.tableView.visibleCells.map { $0.reuseIdentifier } == ["proto", "proto", "proto"])
    #expect(window.subviews == [list.view])
  }

  @Test("The header titles of a running table with prototype cells are headings") func headings() throws {
    let list = try #require(try Self.main().nibController(withIdentifier: "list") as? SegueController)
    let source = ListSource(1)
    source.headers = ["Fruit"]
    source.makeCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    list.tableView.dataSource = source
    let window = window(list)
    let header = try #require(list.tableView.headerView(forSection: 0))
    #expect(header.nibAccessibility?.traits == .header)
    #expect(list.tableView.dataSource === source)
    #expect(window.subviews == [list.view])
  }

  @Test("M8: Rows, controls and code perform segues and call prepare(for:sender:)") func segues() throws {
    let tabs = try #require(try Self.main().nibInitialController() as? UITabBarController)
    let window = window(tabs)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? SegueController)
    window.nibSend(.key(KeyPress(.enter)))
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.children.count == 1)
    #expect(navigation.topViewController?.view.subviews.first?.subviews.first?.frame.height == 200)
    navigation.popViewController(animated: false)
    list.performSegue(withIdentifier: "code", sender: nil)
    navigation.popViewController(animated: false)
    let add = try #require(list.navigationItem.rightBarButtonItem)
    try nibSendAction(#require(add.action), to: add.target, from: add, for: nil)
    #expect(list.presentedViewController is SegueController)
    #expect(
      list.prepared == [
        "row to UIViewController", "code to UIViewController", "add to SegueController",
      ])
  }

  @Test("A static table shows the cells, header titles and footer titles of the storyboard")
  func staticTable() throws {
    try NibEnvironment.$current.withValue(.phone) {
      let form = try #require(try Self.main().nibController(withIdentifier: "form") as? SegueController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = form
      window.layoutIfNeeded()
      #expect(form.tableView.visibleCells.map { $0.textLabel?.text } == ["f1", "f2", "f3"])
      #expect(form.tableView.visibleCells.map(\.frame.height) == [44, 60, 44])
      #expect(form.tableView.headerView(forSection: 0)?.textLabel?.text == "Name")
      #expect(form.tableView.footerView(forSection: 1)?.textLabel?.text == "End")
    }
  }

  @Test("Unknown storyboards, controllers and segues raise UIKit's errors word for word")
  func unknownNames() throws {
    let storyboard = try Self.main()
    let list = try storyboard.nibController(withIdentifier: "list")
    func reason(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch { return (error as? NibException)?.reason }
    }
    #expect(
      reason { _ = try storyboard.nibController(withIdentifier: "x") }
        == "Storyboard (\(nibDescription(of: storyboard, separator: ": "))) doesn't contain a view "
        + "controller with identifier 'x'")
    #expect(
      reason { try list.nibPerformSegue(withIdentifier: "x", sender: nil) }
        == "Receiver (\(nibDescription(of: list, separator: ": "))) has no segue with identifier 'x'")
    #expect(
      reason { _ = try StoryboardFiles.document(named: "Nowhere", bundle: .main) }
        == "Could not find a storyboard named 'Nowhere' in bundle NSBundle "
        + "<\(Bundle.main.bundlePath)> (loaded)"
    )
  }

  @Test("A scene that contains itself is reported and left out") func recursiveScene() throws {
    let storyboard = try Self.storyboard([
      """
      <tabBarController id="tabs"><connections>
      <segue destination="tabs" kind="relationship" relationship="viewControllers" id="r1"/>
      </connections></tabBarController>
      """
    ])
    let tabs = try #require(try storyboard.nibInitialController() as? UITabBarController)
    #expect(tabs.viewControllers == [])
    #expect(storyboard.nibDiagnostics.map(\.id) == ["recursive-scene"])
  }

  @Test("D20: Prototype cells in a xib are ignored, with a warning") func prototypesInXib() throws {
    let table = """
      <tableView dataMode="prototypes" id="tv">
      <prototypes>\(Self.cell("p", "reuseIdentifier=\"proto\""))</prototypes>
      </tableView>
      """
    let nib = makeNib(table)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? UITableView)
    #expect(try view.nibDequeueCell("proto") == nil)
    #expect(nib.nibDiagnostics.map(\.id) == ["prototypes-in-xib"])
  }

  @Test("D20: The prototypes of a collection view in a xib are ignored, with a warning for each kind")
  func collectionPrototypesInXib() throws {
    func nib(_ content: String) -> UINib {
      makeNib(
        """
        <collectionView dataMode="prototypes" id="cv">
        <collectionViewFlowLayout key="collectionViewLayout" id="l"/>\(content)</collectionView>
        """)
    }
    let full = nib(
      """
      <cells><collectionViewCell reuseIdentifier="proto" id="p"/><collectionViewCell id="q"/></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="top" id="h"/>
      <collectionReusableView key="sectionFooterView" reuseIdentifier="end" id="f"/>
      """)
    let view = try #require(try full.nibInstantiate(withOwner: nil).first as? UICollectionView)
    #expect(throws: NibException.self) {
      try view.nibDequeueCell("proto", for: IndexPath(item: 0, section: 0))
    }
    #expect(full.nibDiagnostics.map(\.id) == Array(repeating: "prototypes-in-xib", count: 3))
    let empty = nib("<cells/>")
    _ = try empty.nibInstantiate(withOwner: nil)
    #expect(empty.nibDiagnostics.isEmpty)
  }

  @Test("E13: A table view controller's view must be a table view") func otherView() throws {
    let nib = makeNib(
      "<tableViewController id=\"c\" nibName=\"Odd\"><view key=\"view\" id=\"v\"/></tableViewController>")
    let controller = try #require(try nib.nibInstantiate(withOwner: nil).first as? UITableViewController)
    do {
      _ = try controller.nibTableView()
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        (error as? NibException)?.reason
          == "-[UITableViewController loadView] loaded the \"Odd\" nib but didn't get a UITableView.")
    }
  }
}
