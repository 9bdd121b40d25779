import Testing

@testable import NibAnalysis
@testable import NibCore

/// Nibs of controllers, cells and views that load nibs.
@Suite struct StrictNibTests {
  private static let viewNotSet =
    "view-outlet: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Card\" nib but the "
    + "view outlet "
    + "was not set."

  @Test("B11: A controller's own nib must connect its view") func viewOutlet() {
    let source = [("App/CardController.swift", "class CardController: UIViewController {}")]
    let connected = StrictSample.owner("CardController", connections: StrictSample.outlet("view", to: "l"))
    #expect(StrictSample.xib(StrictSample.owner("CardController"), source) == ["error \(Self.viewNotSet)"])
    #expect(StrictSample.xib(connected + StrictSample.label, source) == [])
    let own = [
      ("App/CardController.swift", "class CardController: UIViewController { override func loadView() {} }")
    ]
    #expect(StrictSample.xib(StrictSample.owner("CardController"), own) == [])
  }

  @Test(
    "A7: Code that loads the nib without an owner cannot set outlets of File's Owner",
    arguments: [
      ("App/Card.swift", "Bundle.main.loadNibNamed(\"Card\", owner: #, options: nil)"),
      ("App/Card.swift", "NSBundle.mainBundle().loadNibNamed(\"Card\", owner: #, options: nil)"),
      ("App/Card.swift", "Bundle.main.loadNibNamed(String(describing: self), owner: #)"),
      ("App/Card.swift", "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: #, options: nil)"),
      ("App/Card.swift", "UINib(nibName: \"Card\", bundle: nil).instantiateWithOwner(#, options: nil)"),
      ("App/Card.swift", "nib.instantiate(withOwner: #)"),
      ("App/Card.m", "[[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:# options:nil];"),
      ("App/Card.m", "[[UINib nibWithNibName:@\"Card\" bundle:nil] instantiateWithOwner:# options:nil];"),
    ])
  func noOwner(file: String, call: String) {
    let objects =
      StrictSample.owner("Card", connections: StrictSample.outlet("title", to: "l")) + StrictSample.label
    func findings(_ owner: String, nib: String = "Card") -> [String] {
      let code = call.replacing("#", with: owner).replacing("\"Card", with: "\"" + nib)
      let source =
        file.hasSuffix(".m")
        ? """
        @interface Card : UIView
        @property IBOutlet UILabel *title;
        @end
        @implementation Card
        - (void)f { \(code) }
        @end
        """
        : """
        class Card: UIView {
          static let nib = UINib(nibName: "\(nib)", bundle: nil)
          @IBOutlet var title: UILabel!
          func f() { \(code) }
        }
        """
      return StrictSample.xib(objects, [(file, source)])
    }
    let found = findings("nil")
    #expect(found.count == 1)
    let exception = StrictSample.undefined("title", "NSObject")
    #expect(found.first?.hasPrefix(exception + " | code loads this nib without an owner") == true)
    #expect(findings("self") == [])
    if !call.contains("describing") { #expect(findings("nil", nib: "Other") == []) }
  }

  @Test("B10: A view's nib that a controller would load as its own because of its name is reported")
  func similarName() {
    func check(_ body: String = "", _ use: String = "let card = CardViewController()") -> [String] {
      StrictSample.xib(
        StrictSample.owner() + StrictSample.label, file: "App/CardView.xib",
        [
          ("App/CardViewController.swift", "class CardViewController: UIViewController { \(body) }"),
          ("App/Use.swift", use),
        ])
    }
    let found = check()
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "warning view-outlet: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"CardView\" "
          + "nib but the "
          + "view outlet was not set. | CardViewController looks for a nib named 'CardView' first") == true)
    #expect(check("", "let card = [[CardViewController alloc] init];").count == 1)
    // The controller is not created, it gets the name of a nib, or it creates its view itself.
    #expect(check("", "") == [])
    #expect(check("", "let card = CardViewController(nibName: \"Card\", bundle: nil)") == [])
    #expect(check("init() { super.init(nibName: \"Other\", bundle: nil) }") == [])
    #expect(check("init() { super.init(nibName: nil, bundle: nil) }").count == 1)
    #expect(check("init() { self.view = UILabel() }") == [])
    let helper =
      "extension UIViewController { convenience init(type: Any) { self.init(nibName: name, bundle: nil) } }"
    #expect(check("", "let card = CardViewController() \n \(helper)") == [])
  }

  @Test("B11: The table view outlet of a table view controller sets its view") func tableViewOutlet() {
    let owner = StrictSample.owner("CardController", connections: StrictSample.outlet("tableView", to: "t"))
    let nib = owner + "<tableView id=\"t\"/>"
    func source(_ superclass: String) -> [(String, String)] {
      [("App/C.swift", "class CardController: \(superclass) { @IBOutlet var tableView: UITableView! }")]
    }
    #expect(StrictSample.xib(nib, source("UITableViewController")) == [])
    #expect(StrictSample.xib(nib, source("UIViewController")) == ["error \(Self.viewNotSet)"])
  }

  @Test("E13: A table view controller requires a table view as its view") func tableController() {
    let source = [("App/List.swift", "class CardController: UITableViewController {}")]
    let objects = StrictSample.owner("CardController", connections: StrictSample.outlet("view", to: "l"))
    #expect(
      StrictSample.xib(objects + StrictSample.label, source) == [
        "error not-the-view: -[UITableViewController loadView] loaded the \"Card\" nib but didn't get a "
          + "UITableView."
      ])
    let scene = """
      <viewController id="c" customClass="CardController" sceneMemberID="viewController">\
      <view key="view" id="v"/>\
      </viewController>
      """
    #expect(
      StrictSample.storyboard(scene, source) == [
        "error not-the-view: -[UITableViewController loadView] instantiated view controller with identifier "
          + "\"UIViewController-c\" from storyboard \"Main\", but didn't get a UITableView."
          + " | CardController is declared here App/List.swift:1"
      ])
  }

  @Test("E13: A controller whose init(coder:) does not call that of its superclass creates its view itself")
  func notDecoded() {
    let scene = "<viewController id=\"c\" customClass=\"C\"><view key=\"view\" id=\"v\"/></viewController>"
    func swift(_ body: String) -> [String] {
      let controller = "class C: UITableViewController { required init?(coder: NSCoder) { \(body) } }"
      return StrictSample.storyboard(scene, [("App/C.swift", controller)])
    }
    #expect(swift("self.init(style: .plain)") == [])
    #expect(swift("super.init(style: .plain)") == [])
    #expect(swift("super.init(coder: coder)").count == 1)
    func objectiveC(_ body: String) -> [String] {
      let method = "- (instancetype)initWithCoder:(NSCoder *)coder"
      return StrictSample.storyboard(
        scene,
        [
          ("App/C.h", "@interface C : UITableViewController\n\(method);\n@end"),
          ("App/C.m", "@implementation C\n\(method) { \(body) }\n@end"),
        ])
    }
    #expect(objectiveC("return [self initWithStyle:UITableViewStylePlain];") == [])
    #expect(objectiveC("return self = [super initWithCoder:coder];").count == 1)
  }

  private static let cell = """
    <tableViewCell id="c" reuseIdentifier="card"><rect key="frame" x="0" y="0" width="9" height="9"/>\
    <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/></tableViewCell>
    """

  private static func registering(_ call: String) -> [(String, String)] {
    [("App/List.swift", "class List: UIViewController { override func viewDidLoad() { \(call) } }")]
  }

  private static let invalid =
    "cell-nib: invalid nib registered for identifier (card) - nib must contain exactly one top level "
    + "object which "
    + "must be a UITableViewCell instance"

  @Test("D5: A registered nib must contain one cell and nothing else") func cellNib() {
    let objects = Self.cell + "<tapGestureRecognizer id=\"t\"/>"
    let source = Self.registering(
      "table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"card\")")
    #expect(StrictSample.xib(objects, source) == ["error \(Self.invalid) | registered here App/List.swift:1"])
    #expect(
      StrictSample.xib(objects) == [
        "warning cell-nib: the nib cannot be registered for cells, because it has other top-level objects than "
          + "its UITableViewCell | the only cell of the nib App/Card.xib:2"
      ])
    #expect(StrictSample.xib(Self.cell, source) == [])
    #expect(StrictSample.xib(StrictSample.label, source).count == 1)
  }

  @Test("D6: The identifier in the nib must be the registered one") func reuseIdentifier() {
    let source = [
      (
        "App/List.m",
        """
        @implementation List
        - (void)viewDidLoad {
          [table registerNib:[UINib nibWithNibName:@"Card" bundle:nil] forCellReuseIdentifier:@"other"];
        }
        @end
        """
      )
    ]
    #expect(
      StrictSample.xib(Self.cell, source) == [
        "error reuse-identifier: cell reuse indentifier in nib (card) does not match the identifier "
          + "used to register "
          + "the nib (other) | registered here App/List.m:3"
      ])
  }

  @Test("D8, A7: Cells are loaded without an owner") func ownerOfCells() {
    let objects = StrictSample.owner(connections: StrictSample.outlet("table", to: "c")) + Self.cell
    let source = Self.registering(
      "table.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"card\")")
    let found = StrictSample.xib(objects, source)
    #expect(
      found.contains { $0.hasPrefix(StrictSample.undefined("table", "NSObject") + " | registered here") })
    #expect(StrictSample.xib(objects).allSatisfy { $0.hasPrefix("note file-owner") })
  }

  @Test("D22: The rules for cells also apply to collection views") func collectionCells() {
    let source = Self.registering(
      "list.register(UINib(nibName: \"Card\", bundle: nil), forCellWithReuseIdentifier: \"card\")")
    #expect(
      StrictSample.xib(StrictSample.label, source) == [
        "error cell-nib: invalid nib registered for identifier (card) - nib must contain exactly one "
          + "top level object "
          + "which must be a UICollectionReusableView instance | registered here App/List.swift:1"
      ])
  }

  @Test(
    "The type of the receiver or UIKit's method decides whether a nib is registered for a table",
    arguments: [
      ("list.add(nibName: \"Card\", forCellReuseIdentifier: \"card\")", "UITableView", true),
      ("self.list.add(nibName: \"Card\", forCellReuseIdentifier: \"card\")", "UICollectionView", false),
      ("tableView.add(nibName: \"Card\", forCellReuseIdentifier: \"card\")", "Int", true),
      ("collectionView?.add(nibName: \"Card\", forCellReuseIdentifier: \"card\")", "Int", false),
      ("other.add(nibName: \"Card\", forCellReuseIdentifier: \"card\")", "Int", false),
      (
        "other.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"card\")", "Int", true
      ),
      (
        "other.registerNib(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: \"card\")", "Int",
        true
      ),
    ])
  func receivers(call: String, type: String, isForTable: Bool) {
    let source =
      "class List: UIViewController { var list: \(type)!\noverride func viewDidLoad() { \(call) } }"
    let found = StrictSample.xib(
      "<collectionViewCell id=\"c\" reuseIdentifier=\"card\"/>", [("App/List.swift", source)])
    #expect(found.contains { $0.hasPrefix("error cell-nib") } == isForTable)
  }

  @Test("D20, M4: Diagnostics of loading are reported too") func loadingDiagnostics() {
    let objects = """
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>\
      <subviews><view id="v"/></subviews></button>
      <tableView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/><prototypes>
      \(Self.cell)</prototypes></tableView>
      """
    let ids = StrictSample.xib(objects).map { $0.prefix { $0 != ":" } }
    #expect(ids == ["warning button-subviews", "warning prototypes-in-xib"])
  }

  @Test(
    "A30: A class that loads the nib that contains it is an error",
    arguments: [
      ("override init(frame: CGRect) { super.init(frame: frame); load() }", false),
      ("required init?(coder: NSCoder) { super.init(coder: coder); load() }", true),
      (
        "override func awakeFromNib() { UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self) }",
        true
      ),
      ("required init?(coder: NSCoder) { super.init(coder: coder); own() }", true),
      ("required init?(coder: NSCoder) { super.init(coder: coder); other() }", false),
    ])
  func recursion(initializer: String, isRecursive: Bool) {
    let source = (
      "App/Card.swift",
      """
      class Card: UIView {
        \(initializer)
        func load() { Bundle.main.loadNibNamed("Card", owner: self, options: nil) }
        func own() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self) }
        func other() { Bundle.main.loadNibNamed("Other", owner: self) }
        static func made() -> Any? { Bundle.main.loadNibNamed("Card", owner: nil)?.first }
      }
      """
    )
    let message =
      "error recursive-nib: nib 'Card' loads itself: the class Card loads it in its initializer and is "
      + "set on a view "
      + "inside it. Set the class on File's Owner, not on the root view. | Card is declared here "
      + "App/Card.swift:1"
    #expect(StrictSample.xib(StrictSample.view("Card"), [source]) == (isRecursive ? [message] : []))
    #expect(StrictSample.xib(StrictSample.owner("Card") + StrictSample.label, [source]) == [])
  }
}
