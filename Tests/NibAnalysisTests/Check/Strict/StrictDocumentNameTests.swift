import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The names of documents in code and in property lists, and what code expects of the documents' objects.
@Suite struct StrictDocumentNameTests {
  private static let ids: Set<String> = [
    "unknown-storyboard", "unknown-nib", "start-storyboard", "top-level-class", "unwind-action",
    "effect-view-code",
  ]

  /// The findings in a document of a program with the files.
  private static func findings(in name: String, _ files: [String: String]) throws -> [Diagnostic] {
    let folder = try TemporaryFolder(files)
    defer { withExtendedLifetime(folder) {} }
    let document = try NibReader.read(
      Array((files[name] ?? "").utf8), file: folder.url.appendingPathComponent(name).path)
    return NibStrictCheck(document, program: NibProgram(sourcesIn: [folder.url.path])).diagnostics.filter {
      ids.contains($0.id)
    }
  }

  private static func texts(_ found: [Diagnostic]) -> [String] { found.map { "\($0.severity) \($0.id)" } }

  private static let storyboard = RuleExample(
    """
    <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"/></objects></scene>
    """
  ).document
  private static let nib = RuleExample("<view id=\"card\"/>").document

  // MARK: Names in code

  @Test(
    "Code names a storyboard or nib that the program has",
    arguments: [
      "UIStoryboard(name: \"@Main\", bundle: nil)", "UIStoryboard.init(name: \"@Main\", bundle: .main)",
      "UIStoryboard(name: \"@Main\", bundle: Bundle(for: Home.self))",
      "UIStoryboard(name: Names.main, bundle: nil)", "UIStoryboard(name: Board.@Main.rawValue, bundle: nil)",
      "UINib(nibName: \"@Card\", bundle: Bundle(for: type(of: self)))",
      "Bundle.main.loadNibNamed(\"@Card\", owner: self, options: nil)",
      "Bundle(for: Home.self).loadNibNamed(\"@Card\", owner: self)",
      "UINib(nibName: String(describing: @Card.self), bundle: nil)",
      "Home(nibName: \"@Card\", bundle: nil)", "super.init(nibName: \"@Card\", bundle: nil)",
    ])
  func names(call: String) throws {
    for (prefix, isRight) in [("", true), ("X", false)] {
      let source = """
        class Home: UIViewController { func f() { \(call.replacing("@", with: prefix)) } }
        class Card: UIView {}
        class XCard: UIView {}
        enum Names { static let main = "\(prefix)Main" }
        enum Board: String { case Main, XMain }
        """
      let found = try Self.findings(
        in: "Main.storyboard",
        ["Main.storyboard": Self.storyboard, "Card.xib": Self.nib, "Home.swift": source])
      let isStoryboard = call.contains("UIStoryboard")
      let expected = isStoryboard ? "warning unknown-storyboard" : "warning unknown-nib"
      #expect(Self.texts(found) == (isRight ? [] : [expected]))
      #expect(found.allSatisfy { $0.location?.line == 1 })
    }
  }

  @Test(
    "Objective-C names documents, too",
    arguments: [
      "[UIStoryboard storyboardWithName:@\"@Main\" bundle:nil]",
      "[UINib nibWithNibName:@\"@Card\" bundle:[NSBundle mainBundle]]",
      "[[NSBundle mainBundle] loadNibNamed:@\"@Card\" owner:self options:nil]",
      "[[Home alloc] initWithNibName:@\"@Card\" bundle:nil]", "[super initWithNibName:@\"@Card\" bundle:nil]",
    ])
  func objectiveC(call: String) throws {
    for (prefix, count) in [("", 0), ("X", 1)] {
      let source = """
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)open { \(call.replacing("@Main", with: prefix + "Main").replacing("@Card", with: prefix + "Card")); }
        @end
        """
      let found = try Self.findings(
        in: "Main.storyboard",
        ["Main.storyboard": Self.storyboard, "Card.xib": Self.nib, "Home.m": source])
      #expect(found.count == count)
    }
  }

  @Test(
    "A name that may be in another bundle, or is only known when the program runs, is not reported",
    arguments: [
      "UIStoryboard(name: \"Other\", bundle: resourceBundle)",
      "UIStoryboard(name: \"Other\", bundle: Bundle(identifier: \"a.b\"))",
      "UIStoryboard(name: \"Other\", bundle: Bundle(for: Library.self))",
      "UIStoryboard(name: \"Other\" + suffix, bundle: nil)", "UIStoryboard(name: name, bundle: nil)",
      "UIStoryboard(name: isPad ? \"Other\" : \"More\", bundle: nil)",
      "UINib(nibName: String(describing: T.self), bundle: nil)",
      "UINib(nibName: String(describing: Self.self), bundle: nil)",
      "libraryBundle.loadNibNamed(\"Other\", owner: self)",
      "Bundle.main.loadNibNamed(\"Other\", owner: self, topLevelObjects: nil)",
      "Drawn(nibName: \"Other\", bundle: nil)", "Unknown(nibName: \"Other\", bundle: nil)",
    ])
  func uncertain(call: String) throws {
    let source = """
      class Home: UIViewController { func f<T: UIView>(name: String) { \(call) } }
      class Drawn: UIViewController { override func loadView() {} }
      """
    let found = try Self.findings(
      in: "Main.storyboard", ["Main.storyboard": Self.storyboard, "Home.swift": source])
    #expect(Self.texts(found) == [])
  }

  @Test("Case and kind of the document are mentioned") func hints() throws {
    let source = """
      let a = UIStoryboard(name: "main", bundle: nil)
      let b = UIStoryboard(name: "Card", bundle: nil)
      """
    let found = try Self.findings(
      in: "Main.storyboard", ["Main.storyboard": Self.storyboard, "Card.xib": Self.nib, "A.swift": source])
    #expect(found.count == 2)
    let notes = found.flatMap(\.notes).map(\.message)
    #expect(
      notes == [
        "the file is named 'Main': devices distinguish between upper and lower case",
        "Card.xib is a nib, not a storyboard",
      ])
  }

  // MARK: Property lists

  private static func list(_ key: String, _ name: String) -> String {
    "<plist><dict>\n  <key>\(key)</key>\n  <string>\(name)</string>\n</dict></plist>\n"
  }

  @Test(
    "A property list names a storyboard for iOS",
    arguments: [
      ("UIMainStoryboardFile", "Main", []), ("UIMainStoryboardFile", "Mian", ["warning start-storyboard"]),
      ("UIMainStoryboardFile~ipad", "Mian", ["warning start-storyboard"]),
      ("UISceneStoryboardFile", "Mian", ["warning start-storyboard"]),
      ("UISceneStoryboardFile", "Mac", ["warning start-storyboard"]),
      ("UILaunchStoryboardName", "Card", []), ("UIMainStoryboardFile", "$(NAME)", []),
    ])
  func propertyLists(key: String, name: String, expected: [String]) throws {
    let mac = Self.storyboard.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing(
      "CocoaTouch.Storyboard", with: "Cocoa.Storyboard")
    let found = try Self.findings(
      in: "Main.storyboard",
      [
        "Main.storyboard": Self.storyboard, "Mac.storyboard": mac, "Card.xib": Self.nib,
        "Info.plist": Self.list(key, name),
      ])
    #expect(Self.texts(found) == expected)
    #expect(found.allSatisfy { $0.location?.line == 3 && $0.location?.column == 11 })
  }

  // MARK: Objects of nibs

  @Test(
    "Code expects the class of the top-level object",
    arguments: [
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)?.first as! Card", []),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)?.first as! UIView", []),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)!.first as! Other", ["error top-level-class"]),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)?[0] as? Other", ["warning top-level-class"]),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)![1] as! Other", []),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)!.last as! Other", []),
      (
        "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil)[0] as! Other",
        ["error top-level-class"]
      ),
      ("nib.instantiate(withOwner: nil).first as! Other", ["error top-level-class"]),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)!.first as! T", []),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)!.first as! Showing", []),
      ("Bundle.main.loadNibNamed(\"More\", owner: nil)!.first as! Other", ["warning unknown-nib"]),
      ("Bundle.main.loadNibNamed(\"Card\", owner: nil)!.first(where: { $0 is Other }) as! Other", []),
    ])
  func topLevel(call: String, expected: [String]) throws {
    let source = """
      class Card: UIView {}
      class Other: UIView { let nib = UINib(nibName: "Card", bundle: nil)
        func f() { \(call) } }
      protocol Showing {}
      """
    let card = RuleExample("<view customClass=\"Card\" id=\"a\"/><view customClass=\"Other\" id=\"b\"/>")
    let found = try Self.findings(in: "Card.xib", ["Card.xib": card.document, "Card.swift": source])
    #expect(Self.texts(found) == expected)
  }

  @Test("Code that loads a nib means the nearest one, and never a storyboard, which can have the same name")
  func namesake() throws {
    let source = """
      class Card: UIView { let card = Bundle.main.loadNibNamed("Card", owner: nil)!.first as! Card }
      """
    let files = ["Views/Card.xib": Self.nib, "Card.swift": source]
    for (namesake, document, expected) in [
      ("Card.storyboard", Self.storyboard, ["error top-level-class"]), ("Card.xib", Self.nib, []),
    ] {
      let found = try Self.findings(in: "Views/Card.xib", files.merging([namesake: document]) { $1 })
      #expect(Self.texts(found) == expected, "\(namesake)")
    }
  }

  // MARK: Unwind segues

  @Test(
    "The method of an unwind segue is in a class, and visible to Objective-C",
    arguments: [
      ("class Other: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }", true),
      ("extension UIViewController { @objc func back(_ segue: UIStoryboardSegue) {} }", true),
      ("@objcMembers class Other: UIViewController { func back(_ segue: UIStoryboardSegue) {} }", true),
      ("class Other: UIViewController { func back(_ segue: UIStoryboardSegue) {} }", false),
      ("class Other: UIViewController { @IBAction func backHome(_ segue: UIStoryboardSegue) {} }", false),
      ("class Other: UIViewController {}", false),
    ])
  func unwind(source: String, isRight: Bool) throws {
    let storyboard = RuleExample(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><connections>
      <segue destination="e" kind="unwind" unwindAction="back:" id="g"/></connections></viewController>
      <exit id="e" sceneMemberID="exit"/></objects></scene>
      """
    ).document
    let found = try Self.findings(in: "Main.storyboard", ["Main.storyboard": storyboard, "A.swift": source])
    #expect(Self.texts(found) == (isRight ? [] : ["warning unwind-action"]))
  }

  // MARK: Visual effect views

  @Test(
    "Code adds subviews to the content view of a visual effect view",
    arguments: [
      ("blur.addSubview(v)", false), ("self.blur?.insertSubview(v, at: 0)", false),
      ("blur.contentView.addSubview(v)", true), ("other.blur.addSubview(v)", true),
      ("let blur = UIView()\nblur.addSubview(v)", true),
      ("views.forEach { blur in blur.addSubview(v) }", true),
      ("plain.addSubview(v)", true),
    ])
  func effectViews(code: String, isRight: Bool) throws {
    let card = RuleExample(
      """
      <view customClass="Card" id="card"><subviews><visualEffectView id="v"/><view id="p"/></subviews>
      <connections><outlet property="blur" destination="v" id="o"/>
      <outlet property="plain" destination="p" id="q"/></connections></view>
      """)
    let source = """
      class Card: UIView {
        @IBOutlet var blur: UIVisualEffectView!
        @IBOutlet var plain: UIView!
        func add(_ v: UIView) { \(code) }
      }
      """
    let found = try Self.findings(in: "Card.xib", ["Card.xib": card.document, "Card.swift": source])
    #expect(Self.texts(found) == (isRight ? [] : ["warning effect-view-code"]))
  }
}
