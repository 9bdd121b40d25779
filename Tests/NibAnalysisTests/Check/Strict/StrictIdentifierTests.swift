import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The identifiers of segues, scenes and cells that code uses.
@Suite struct StrictIdentifierTests {
  private static func document(_ scenes: String) -> String { RuleExample(scenes).document }

  private static func scene(
    _ className: String, identifier: String = "", segue: String? = nil, cell: String? = nil
  ) -> String {
    let table =
      cell.map {
        "<tableView id=\"t-\(className)\"><prototypes><tableViewCell reuseIdentifier=\"\($0)\" id=\"p-\(className)\"/>"
          + "</prototypes></tableView>"
      } ?? ""
    let connection =
      segue.map {
        "<connections><segue kind=\"show\" identifier=\"\($0)\" destination=\"\(className)\" id=\"s\"/></connections>"
      } ?? ""
    return """
      <scene sceneID="s-\(className)"><objects>
      <viewController customClass="\(className)" storyboardIdentifier="\(identifier)" id="\(className)" \
      sceneMemberID="viewController"><view key="view" id="v-\(className)"><subviews>\(table)</subviews></view>\
      \(connection)</viewController></objects></scene>
      """
  }

  /// The findings in `Main.storyboard` of a program.
  private static func findings(
    _ main: String, _ sources: [String: String], _ documents: [String: String] = [:]
  ) throws -> [String] {
    let files = sources.merging(documents) { first, _ in first }
      .merging(["Main.storyboard": document(main)]) { first, _ in first }
    let folder = try TemporaryFolder(files)
    let file = folder.path + "/Main.storyboard"
    let read = try NibReader.read(Array((files["Main.storyboard"] ?? "").utf8), file: file)
    let ids = [
      "unknown-segue", "unknown-scene", "unknown-cell", "segue-without-perform", "unknown-segue-class",
    ]
    return NibStrictCheck(read, program: NibProgram(sourcesIn: [folder.path])).diagnostics
      .filter { ids.contains($0.id) }.map { "\($0.severity) \($0.id)" }
  }

  // MARK: Segues

  @Test(
    "A segue belongs to the scenes of the class that performs it",
    arguments: [
      ("Home", "func f()", "note unknown-segue"), ("Sub", "func f()", "note unknown-segue"),
      ("Other", "func f()", "warning unknown-segue"),
      ("Home", "override func viewDidLoad()", "warning unknown-segue"),
      ("Home", "override func viewDidLoad() { if a { f() } }; func f()", "note unknown-segue"),
    ])
  func segues(className: String, method: String, finding: String) throws {
    let source = """
      class Home: UIViewController { \(method) { performSegue(withIdentifier: "detail", sender: nil) } }
      class Sub: Home {}
      class Other: UIViewController {}
      """
    let other = Self.document(Self.scene(className, segue: "detail"))
    #expect(
      try Self.findings(Self.scene("Home"), ["Home.swift": source], ["Pad.storyboard": other]) == [finding])
    #expect(try Self.findings(Self.scene("Home", segue: "detail"), ["Home.swift": source]) == [])
  }

  @Test(
    "A segue or scene of the storyboard for another device is missing in code that runs in this one",
    arguments: [
      ("open", "warning"), ("Pad", "note"), ("viewDidAppear", "warning"), ("ask", "note"),
    ])
  func devices(method: String, severity: String) throws {
    let list = """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string></dict></plist>
      """
    let action = """
      <scene sceneID="b"><objects><placeholder placeholderIdentifier="IBFirstResponder" id="r"/>
      <barButtonItem id="i"><connections><action selector="open:" destination="Home" id="a"/></connections>
      </barButtonItem></objects></scene>
      """
    for (code, id) in [
      ("performSegue(withIdentifier: \"detail\", sender: nil)", "unknown-segue"),
      ("storyboard?.instantiateViewController(withIdentifier: \"Home\")", "unknown-scene"),
    ] {
      // A program that asks for the device may run the code only there.
      let run = method == "ask" ? "func open() { if UIDevice.current.userInterfaceIdiom == .pad {} }" : ""
      let name = method == "ask" ? "show" : method == "open" ? "show" : method
      let source = """
        class Home: UIViewController { @IBAction func open(_ sender: Any) { load { self.show() } }
        \(run)
        func \(name)() { \(code) } }
        """
      let files = [
        "Info.plist": list,
        "Pad.storyboard": Self.document(Self.scene("Home", identifier: "Home", segue: "detail")),
      ]
      #expect(
        try Self.findings(Self.scene("Home") + action, ["Home.swift": source], files) == ["\(severity) \(id)"]
      )
      // Without the list, the storyboards may be for any device.
      let other = ["Pad.storyboard": files["Pad.storyboard"] ?? ""]
      #expect(
        try Self.findings(Self.scene("Home") + action, ["Home.swift": source], other)
          == ["\(method == "viewDidAppear" ? "warning" : "note") \(id)"])
    }
  }

  @Test(
    "A scene that only another storyboard of the class has is missing where the code always runs",
    arguments: [
      ("- (void)viewDidLoad { @; }", "warning"), ("- (void)viewWillAppear:(BOOL)animated { @; }", "warning"),
      ("- (void)viewDidLoad { if (self.isPad) { @; } }", "note"), ("- (void)open:(id)sender { @; }", "note"),
    ])
  func sceneOfOtherStoryboard(method: String, severity: String) throws {
    let call = "[self.storyboard instantiateViewControllerWithIdentifier:@\"Item\"]"
    let source = """
      @interface Home : UIViewController
      @end
      @implementation Home
      \(method.replacing("@", with: call))
      @end
      """
    let pad = Self.document(Self.scene("Home", identifier: "Item"))
    #expect(
      try Self.findings(Self.scene("Home"), ["Home.m": source], ["Pad.storyboard": pad])
        == ["\(severity) unknown-scene"])
  }

  @Test(
    "A custom segue performs something",
    arguments: [
      ("customClass=\"Fade\"", "class Fade: UIStoryboardSegue {}", false), ("", "", false),
      ("customClass=\"UIStoryboardSegue\"", "", false),
      (
        "customClass=\"Fade\"",
        "class Fade: Base {}; class Base: UIStoryboardSegue { override func perform() {} }", true
      ),
      ("customClass=\"Fade\"", "class Fade: Library {}", true),
      ("customClass=\"Fade\"", "class Fade: UIStoryboardSegue { override func perform() {} }", true),
    ])
  func customSegues(attribute: String, source: String, isRight: Bool) throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><connections>
      <segue kind="custom" \(attribute) identifier="fade" destination="c" id="g"/></connections></viewController>
      </objects></scene>
      """
    #expect(
      try Self.findings(scene, ["Fade.swift": source]) == (isRight ? [] : ["warning segue-without-perform"]))
  }

  @Test(
    "The method that creates the first controller of a container may be that of the controller that shows it",
    arguments: [("relationship", true), ("show", false)])
  func creation(kind: String, isRight: Bool) {
    let container = """
      <navigationController id="n" sceneMemberID="viewController"><connections>
      <segue kind="\(kind)" relationship="rootViewController" destination="n" destinationCreationSelector="make:" \
      id="s"/></connections></navigationController>
      """
    let source =
      "class Home: UIViewController { @IBSegueAction func make(_ coder: NSCoder) -> Home? { nil } }"
    let found = StrictSample.storyboard(container, [("Home.swift", source)])
    #expect(found.contains { $0.contains("unrecognized-selector") } == !isRight)
    // No controller has the method.
    #expect(StrictSample.storyboard(container, []).contains { $0.contains("unrecognized-selector") })
  }

  // MARK: Scenes

  @Test(
    "A scene that code asks for is in the storyboard",
    arguments: [
      "storyboard?.instantiateViewController(withIdentifier: \"@\")",
      "self.storyboard!.instantiateViewControllerWithIdentifier(\"@\")",
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"@\")",
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"@\") { c in nil }",
      "let board = UIStoryboard(name: \"Main\", bundle: nil)\nboard.instantiateViewController(withIdentifier: \"@\")",
      "other.board.instantiateViewController(withIdentifier: \"@\")",
    ])
  func scenes(call: String) throws {
    for (name, expected) in [("Detail", []), ("Detial", ["warning unknown-scene"])] {
      let source = "class Home: UIViewController { func f() { \(call.replacing("@", with: name)) } }"
      #expect(
        try Self.findings(Self.scene("Home", identifier: "Detail"), ["Home.swift": source]) == expected)
    }
  }

  @Test("Objective-C asks for scenes, too") func objectiveC() throws {
    for call in [
      "[self.storyboard instantiateViewControllerWithIdentifier:@\"Gone\"]",
      "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateViewControllerWithIdentifier:@\"Gone\"]",
      "UIStoryboard *s = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil]; [s instantiateViewControllerWithIdentifier:@\"Gone\"]",
    ] {
      let source = """
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)open { \(call); }
        @end
        """
      #expect(
        try Self.findings(Self.scene("Home"), ["Home.m": source]) == ["warning unknown-scene"])
    }
  }

  @Test("A scene of another storyboard, or with a name that is made when the program runs, is not missing")
  func otherScenes() throws {
    let other = Self.document(Self.scene("Other", identifier: "Detail"))
    for call in [
      "UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\")",
      "board.instantiateViewController(withIdentifier: \"Detail\")",
      "storyboard?.instantiateViewController(withIdentifier: \"Detail\" + suffix)",
      "storyboard?.instantiateViewController(withIdentifier: name)",
    ] {
      let source = "class Home: UIViewController { func f(name: String) { \(call) } }"
      #expect(
        try Self.findings(Self.scene("Home"), ["Home.swift": source], ["Other.storyboard": other]) == [])
    }
  }

  @Test(
    "The name of a storyboard is known only if every constant that it can mean is known",
    arguments: [
      (
        "Other.K.board",
        "class Other { struct K { static let board = Names.other } }; enum Names { static let other = \"Other\" }",
        false
      ),
      (
        "Other.K.board",
        "class Other { struct K { static let board = Names.main } }; enum Names { static let main = \"Main\" }",
        true
      ),
      ("Other.K.board", "class Other { struct K { static let board = make(1) } }", false),
      (
        "Other.K.board", "class Base { struct K { static let board = \"Other\" } }; class Other: Base {}",
        false
      ),
      (
        "Other.K.board", "class Other { typealias K = Names }; enum Names { static let board = \"Other\" }",
        false
      ),
      ("K.board", "class Other { struct K { static let board = \"Other\" } }", true),
      ("App.Names.board", "enum Names { static let board = \"Main\" }", true),
      ("Alias.board", "typealias Alias = Names; enum Names { static let board = \"Main\" }", true),
      ("model.board", "let board = \"Main\"", false),
      ("Names.board", "enum Names { static let board = Names.main; static let main = \"Main\" }", true),
      ("Names.board", "enum Names { static var board: String { isPad ? \"Main\" : \"Other\" } }", false),
      (
        "Names.board",
        "enum Names { static let board = Others.board }; enum Others { static let board = Names.board }",
        false
      ),
      ("Names.board", "enum Names { static let board = \"Main\"; func open(board: String) {} }", true),
    ])
  func nestedConstants(name: String, source: String, isKnown: Bool) throws {
    let home = """
      class Home: UIViewController {
        struct K { static let board = "Main" }
        func f() { UIStoryboard(name: \(name), bundle: nil).instantiateViewController(withIdentifier: "Detail") }
      }
      """
    let other = Self.document(Self.scene("Other", identifier: "Detail"))
    #expect(
      try Self.findings(
        Self.scene("Home"), ["Home.swift": home, "Other.swift": source], ["Other.storyboard": other])
        == (isKnown ? ["warning unknown-scene"] : []))
  }

  @Test(
    "A parameter hides a constant only in its function",
    arguments: [
      ("func f(name: Board) { @ }", false), ("init?(_ name: Board = .main) { @ }", false),
      ("func g(name: Board) {} func f() { @ }", true), ("func f() { boards.map { name in @ } }", false),
      ("func f() { boards.map { index, name in @ } }", false),
      ("func f(name: String = \"Main\") { @ }", true),
    ])
  func hiddenConstants(body: String, isKnown: Bool) throws {
    let call = "UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: \"Detail\")"
    let source = """
      let name = "Main"
      class Home: UIViewController { \(body.replacing("@", with: call)) }
      """
    let other = Self.document(Self.scene("Other", identifier: "Detail"))
    #expect(
      try Self.findings(Self.scene("Home"), ["Home.swift": source], ["Other.storyboard": other])
        == (isKnown ? ["warning unknown-scene"] : []))
  }

  // MARK: Cells

  @Test(
    "A cell that code dequeues has a prototype or is registered",
    arguments: [
      ("t.dequeueReusableCell(withIdentifier: \"Cell\", for: p)", "", false),
      ("t.dequeueReusableCell(withIdentifier: \"cell\", for: p)", "", true),
      ("t.dequeueReusableCell(withIdentifier: \"Cell\")", "", true),
      ("t.dequeueReusableCell(withIdentifier: \"Cell\")!", "", false),
      ("t.dequeueReusableCell(withIdentifier: \"Cell\") as! Card", "", false),
      ("t.dequeueReusableCellWithIdentifier(\"Cell\", forIndexPath: p)", "", false),
      ("t.dequeueReusableCell(withReuseIdentifier: \"Cell\", for: p)", "", false),
      ("t.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: \"Head\", for: p)", "", false),
      ("t.dequeueReusableCell(withIdentifier: Home.id, for: p)", "static let id = \"Cell\"", false),
      (
        "t.dequeueReusableCell(withIdentifier: \"Cell\", for: p)",
        "func r() { t.register(Card.self, forCellReuseIdentifier: \"Cell\") }", true
      ),
      (
        "t.dequeueReusableCell(withIdentifier: \"Cell\", for: p)",
        "func r() { t.register(Card.self, forCellReuseIdentifier: make()) }", true
      ),
      ("t.dequeueReusableCell(withIdentifier: \"Cell\", for: p)", "func r() { set(\"Cell\") }", true),
    ])
  func cells(call: String, code: String, isRight: Bool) throws {
    let source = "class Home: UIViewController { func f() { \(call) }\n\(code) }"
    #expect(
      try Self.findings(Self.scene("Home", cell: "cell"), ["Home.swift": source])
        == (isRight ? [] : ["warning unknown-cell"]))
  }

  @Test(
    "A data source that the controller creates dequeues prototypes, too",
    arguments: [
      ("Cell", "Source", "var source = Source()", "", false),
      ("Cell", "Source", "var source: Source?", "", false),
      ("cell", "Source", "var source = Source()", "", true),
      // Nothing says that the scene uses this class.
      ("Cell", "Other", "var source = Source()", "", true),
      (
        "Cell", "Source", "var source = Source()",
        "func r() { t.register(Card.self, forCellReuseIdentifier: \"Cell\") }", true
      ),
    ])
  func dataSources(identifier: String, className: String, property: String, code: String, isRight: Bool)
    throws
  {
    let source = """
      class Home: UIViewController { \(property)\n\(code) }
      class \(className): NSObject, UITableViewDataSource {
        func f() { t.dequeueReusableCell(withIdentifier: "\(identifier)", for: p) }
      }
      """
    #expect(
      try Self.findings(Self.scene("Home", cell: "cell"), ["Home.swift": source])
        == (isRight ? [] : ["warning unknown-cell"]))
    // Without a table, the object makes cells for another scene.
    #expect(try Self.findings(Self.scene("Home"), ["Home.swift": source]) == [])
  }
}
