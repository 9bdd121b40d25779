import Testing

@testable import NibAnalysis
@testable import NibCore

/// The edge cases of the rules about the conventions of a project.
@Suite struct StyleRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    /// The messages, in the order of the document.
    let expected: [String]

    init(_ rule: String, _ example: RuleExample, _ expected: String...) {
      (self.rule, self.example, self.expected) = (rule, example, expected)
    }

    var testDescription: String { "\(rule): \(example.content)" }
  }

  private static func scene(_ attributes: String, element: String = "viewController", _ content: String = "")
    -> String
  {
    "<scene sceneID=\"s\"><objects><\(element) \(attributes)>\(content)</\(element)></objects></scene>"
  }

  private static func document(_ root: String, _ content: String) -> RuleExample {
    RuleExample(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"21701\" "
        + "\(root)>\(content)<objects/></document>")
  }

  private static let cases: [Case] = [
    // A storyboard with several scenes, one named Main, a controller without a class and a variant for the iPad.
    Case(
      "custom-class-name",
      RuleExample(
        scene("id=\"a\" customClass=\"X\"") + scene("id=\"b\" customClass=\"Y\""), name: "A.storyboard")),
    Case("custom-class-name", RuleExample(scene("id=\"a\" customClass=\"X\""), name: "Main.storyboard")),
    Case("custom-class-name", RuleExample(scene("id=\"a\""), name: "A.storyboard")),
    Case("custom-class-name", RuleExample(scene("id=\"a\" customClass=\"A\""), name: "A~ipad.storyboard")),
    Case(
      "custom-class-name",
      RuleExample(
        scene("id=\"a\" customClass=\"X\""), name: "B.storyboard", options: ["ignored-files": ["B"]])),
    Case(
      "custom-class-name",
      RuleExample(
        scene("id=\"a\" customClass=\"X\"", element: "tableViewController"), name: "Main~ipad2.storyboard"),
      "the class of the only scene is 'X', but the storyboard is named 'Main~ipad2'; use one name for both"),

    Case("storyboard-viewcontroller-id", RuleExample(scene("id=\"a\""))),
    Case(
      "storyboard-viewcontroller-id", RuleExample(scene("id=\"a\" customClass=\"X\"")),
      "X has no storyboard ID; use the name of the class"),
    Case(
      "storyboard-viewcontroller-id", RuleExample(scene("id=\"a\" storyboardIdentifier=\"X\"")),
      "the controller has the storyboard ID 'X', but no custom class"),
    Case(
      "storyboard-viewcontroller-id",
      RuleExample(scene("id=\"a\" storyboardName=\"X\"", element: "viewControllerPlaceholder"))),

    // Static cells are not reused; cells in prototypes, collection views and xibs are.
    Case(
      "reuse-identifier-class",
      RuleExample(
        """
        <tableView dataMode="static" id="t"><sections><tableViewSection id="s"><cells>
        <tableViewCell id="c" customClass="StaticCell"/></cells></tableViewSection></sections></tableView>
        """)),
    Case(
      "reuse-identifier-class",
      RuleExample(
        """
        <tableView dataMode="prototypes" id="t"><prototypes><tableViewCell id="c" customClass="ACell"/>
        <tableViewCell id="d"/></prototypes></tableView>
        """), "ACell has no reuse identifier; use the name of the class"),
    Case(
      "reuse-identifier-class",
      RuleExample(
        """
        <collectionView id="v"><cells><collectionViewCell id="c" reuseIdentifier="b" customClass="BCell"/></cells>
        <collectionReusableView key="sectionHeaderView" id="h" customClass="Header"/></collectionView>
        """),
      "the reuse identifier is 'b', but the class is 'BCell'; use the class name for both",
      "Header has no reuse identifier; use the name of the class"),

    // Both sides of a constraint, and the view that contains a constraint without items.
    Case(
      "relative-to-margin",
      RuleExample(
        """
        <view id="a" customClass="Card"><constraints>
        <constraint firstAttribute="topMargin" secondItem="b" secondAttribute="bottomMargin" id="x"/>
        <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerXWithinMargins" \
        id="y"/></constraints><subviews><label text="T" id="b"/></subviews></view>
        """),
      "the constraint is relative to topMargin of Card; use an edge or the safe area",
      "the constraint is relative to bottomMargin of UILabel; use an edge or the safe area",
      "the constraint is relative to centerXWithinMargins of Card; use an edge or the safe area"),

    Case(
      "stackview-background-color",
      RuleExample(
        "<stackView id=\"s\" customClass=\"Row\"><color key=\"backgroundColor\" name=\"Tint\"/></stackView>"
          + "<stackView id=\"t\"><color key=\"tintColor\" name=\"Tint\"/></stackView>"
          + "<view id=\"v\"><color key=\"backgroundColor\" name=\"Tint\"/></view>"),
      "Row has a background color, which is not visible before iOS 14"),

    Case(
      "enable-autolayout", document("useAutolayout=\"NO\"", ""),
      "the document does not use Auto Layout; turn it on in the file inspector"),
    Case(
      "use-trait-collections", withOption("enabled", "false", document("useTraitCollections=\"YES\"", "")),
      "the document uses trait collections; turn off 'Use Trait Variations' in the file inspector"),
    Case("use-trait-collections", withOption("enabled", "false", document("useTraitCollections=\"NO\"", ""))),
    Case("use-trait-collections", withOption("enabled", "no", document("", ""))),
    Case(
      "view-as-device", document("", ""),
      "the document names no device; choose iPhone SE (3rd generation) (retina4_7) in 'View as', and save it"),
    Case("view-as-device", withOption("device", "iPhone 15", document("", "<device id=\"retina6_12\"/>"))),
    Case(
      "view-as-device", withOption("device", "iPhone 15", document("", "<device id=\"future\"/>")),
      "the document was saved for 'future'; choose iPhone 15 (retina6_12) in 'View as'"),

    Case("has-initial-view-controller", RuleExample("<view id=\"v\"/>")),
    Case("has-single-view-controller", RuleExample("<view id=\"v\"/>")),
    Case(
      "has-single-view-controller",
      RuleExample(scene("id=\"a\"") + scene("id=\"b\"") + scene("id=\"c\"", element: "navigationController")),
      "the storyboard has 3 view controllers; move all but one to other storyboards"),
    Case("hides-bottom-bar", RuleExample("<viewController id=\"a\"/>")),
    Case(
      "hides-bottom-bar",
      withOption(
        "excluded-classes", ["A", "UITabBarController"],
        RuleExample(
          scene("id=\"a\" customClass=\"A\"") + scene("id=\"b\"", element: "tabBarController")
            + scene("id=\"c\" hidesBottomBarWhenPushed=\"NO\""))),
      "UIViewController does not hide the bottom bar; turn on 'Hide Bottom Bar on Push'"),
  ]

  private static func withOption(_ name: String, _ value: RuleValue, _ example: RuleExample) -> RuleExample {
    RuleExample(example.content, name: example.name, files: example.files, options: [name: value])
  }

  @Test("Rules about conventions find what they describe, and nothing else", arguments: cases)
  func findings(testCase: Case) throws {
    let rule = try #require(CheckRule.named(testCase.rule))
    let found = try CheckRuleTests.findings(in: testCase.example, only: rule)
    #expect(found.map(\.message) == testCase.expected)
  }

  @Test("Rules about conventions are off by default") func defaults() {
    for rule in CheckRule.all where rule.topic == .style {
      #expect(!rule.isOnByDefault && rule.severity == .warning, "\(rule.id)")
    }
  }

  // MARK: Classes and modules

  private static let files = [
    "A/Card.swift": "public class Card: UIView {}", "A/Inner/Skipped.swift": "class Skipped: UIView {}",
    "B/Card.swift": "public class Card: UIView {}", "B/Old.m": "@interface Old : UIView\n@end\n",
    "Labels.swift": "class Base: UILabel {}\nclass Title: Base {}\nclass Other: UILabel {}",
  ]

  private static let modules: RuleValue = .members([
    "ModuleA": .members(["included": ["A"], "excluded": ["A/Inner"]]),
    "ModuleB": .members(["included": ["B", "*/Inner"]]),
  ])

  @Test(
    "A custom class must name one of the modules that declare it",
    arguments: [
      ("Card", "ModuleA", nil), ("Card", "ModuleB", nil),
      (
        "Card", "Else",
        "Card is declared in the module 'ModuleA' or 'ModuleB', but the document names the module 'Else'"
      ),
      (
        "Card", nil, "Card is declared in the module 'ModuleA' or 'ModuleB', but the document names no module"
      ),
      ("Skipped", nil, "Skipped is declared in the module 'ModuleB', but the document names no module"),
      ("Old", nil, nil), ("Unknown", nil, nil), ("Base", nil, nil),
    ] as [(String, String?, String?)])
  func customModule(name: String, module: String?, expected: String?) throws {
    let attribute = module.map { "customModule=\"\($0)\"" } ?? ""
    let example = RuleExample(
      "<view id=\"v\" customClass=\"\(name)\" \(attribute)/>", files: Self.files,
      options: ["modules": Self.modules])
    let rule = try #require(CheckRule.named("custom-module"))
    let found = try CheckRuleTests.findings(in: example, only: rule)
    #expect(found.map(\.message) == [expected].compactMap { $0 })
  }

  @Test(
    "A class must be a base class or a subclass of one",
    arguments: [
      ("label", "Base", nil), ("label", "Title", nil), ("button", nil, nil),
      ("label", nil, "UILabel is used directly; use one of these classes: Base, Fancy"),
      (
        "label", "Other",
        "Other is not a subclass of a base class for UILabel; use one of these classes: Base, Fancy"
      ),
      ("label", "Fancy", nil),
      (
        "label", "Unknown",
        "Unknown is not a subclass of a base class for UILabel; use one of these classes: Base, Fancy"
      ),
    ] as [(String, String?, String?)])
  func useBaseClass(element: String, name: String?, expected: String?) throws {
    let attribute = name.map { "customClass=\"\($0)\"" } ?? ""
    let example = RuleExample(
      "<\(element) id=\"v\" \(attribute)/>", files: Self.files,
      options: ["classes": .members(["UILabel": ["Base", "Fancy"]])])
    let rule = try #require(CheckRule.named("use-base-class"))
    let found = try CheckRuleTests.findings(in: example, only: rule)
    #expect(found.map(\.message) == [expected].compactMap { $0 })
  }
}
