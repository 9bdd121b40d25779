import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules that compare a document with the uses of its parts in the program's sources.
@Suite struct ProjectRuleTests {
  @Test(
    "An outlet is unused if nothing but its declaration mentions it",
    arguments: [
      ("@IBOutlet var title: UILabel!", true),
      ("@IBOutlet var title: UILabel!\n  func f() { title.text = nil }", false),
      ("@IBOutlet var title: UILabel! { didSet { title.text = nil } }", false),
      ("@IBOutlet var title: UILabel!  // title", true),
      ("@IBOutlet var title: UILabel!\n  func f() { print(\"\\(title)\") }", false),
      ("@IBOutlet var title: UILabel!\n  func f() { value(forKey: \"title\") }", false),
      ("@IBOutlet var title: UILabel!\n  func f() { value(forKey: \"ti\" + name) }", false),
      ("@IBOutlet private var title: UILabel!", true),
      ("@IBOutlet private var title: UILabel!\n  func f() { title = nil }", false),
      ("@IBOutlet private(set) var title: UILabel!", true),
    ])
  func outlets(declaration: String, isUnused: Bool) {
    let objects = """
      <view customClass="Card" id="v"><subviews><label id="l"/></subviews>
      <connections><outlet property="title" destination="l" id="o"/></connections></view>
      """
    let found = Self.ids(objects, "class Card: UIView {\n  \(declaration)\n}", only: "unused-outlet")
    #expect(found == (isUnused ? ["unused-outlet"] : []))
  }

  @Test("A private outlet is unused even if another class uses a property of the same name")
  func privateOutlet() {
    let objects = """
      <view customClass="Card" id="v"><subviews><label id="l"/></subviews>
      <connections><outlet property="title" destination="l" id="o"/></connections></view>
      """
    let other = ("Other.swift", "func f(_ other: Other) { other.title = nil }")
    for (access, isUnused) in [("private ", true), ("", false)] {
      let card = ("Card.swift", "class Card: UIView {\n  @IBOutlet \(access)var title: UILabel!\n}")
      let found = Self.ids(objects, sources: [card, other], only: "unused-outlet")
      #expect(found == (isUnused ? ["unused-outlet"] : []))
    }
  }

  @Test("An outlet that keeps a top-level object of a xib in memory is not unused") func keptObject() {
    let objects = """
      <view customClass="Card" id="v"><connections><outlet property="source" destination="o1" id="o"/></connections>
      </view><customObject customClass="Source" id="o1"/>
      """
    let source = "class Card: UIView { @IBOutlet var source: Source! }\nclass Source: NSObject {}"
    #expect(Self.ids(objects, source, only: "unused-outlet") == [])
  }

  @Test(
    "A prototype is used if the sources may name its identifier",
    arguments: [
      ("let a = 1", true), ("// settings-cell", true), ("let a = \"settings-cell\"", false),
      ("let a = R.reuseIdentifier.settingsCell", false), ("let a = Cells.SettingsCell", false),
      ("let a = \"\\(kind)-cell\"", false), ("let a = \"settings-\" + kind", false),
      ("let a = \"The settings-cell is broken\"", true),
    ])
  func prototypes(source: String, isUnused: Bool) {
    let objects = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="settings-cell" id="c"/></prototypes></tableView>
      """
    let found = Self.ids(objects, source, only: "never-dequeued")
    #expect(found == (isUnused ? ["never-dequeued"] : []))
  }

  @Test(
    "Objective-C literals, macros and formats count as uses",
    arguments: [
      "#define kCell @\"Row1\"", "static NSString *a = @\"Row1\";",
      "id a = [NSString stringWithFormat:@\"Row%d\", 1];",
      "id a = [@\"Row\" stringByAppendingString:b];",
    ])
  func objectiveC(source: String) {
    let objects = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Row1" id="c"/></prototypes></tableView>
      """
    #expect(Self.ids(objects, sources: [("List.m", source)], only: "never-dequeued") == [])
    #expect(Self.ids(objects, sources: [("List.m", "id a;")], only: "never-dequeued") == ["never-dequeued"])
  }

  @Test(
    "A nib whose identifier is a constant is not reported, because the constant is used elsewhere",
    arguments: [("@\"Row1\"", true), ("kRow", false)])
  func registeredNib(identifier: String, isUnused: Bool) {
    let source = """
      static NSString * const kRow = @"\(isUnused ? "Other" : "Row1")";
      @implementation List
      - (void)viewDidLoad {
        UINib *nib = [UINib nibWithNibName:@"Card" bundle:nil];
        [self.tableView registerNib:nib forCellReuseIdentifier:\(identifier)];
      }
      - (UITableViewCell *)cell { return [self.tableView dequeueReusableCellWithIdentifier:kRow]; }
      @end
      """
    let objects = "<tableViewCell reuseIdentifier=\"Row1\" id=\"c\"/>"
    let found = Self.ids(objects, sources: [("List.m", source)], only: "never-dequeued")
    #expect(found == (isUnused ? ["never-dequeued"] : []))
  }

  @Test(
    "A document is dead if nothing mentions its name",
    arguments: [
      ("let a = 1", true), ("let a = \"Card\"", false), ("class Card {}", false),
      ("class CardController {}", false),
      ("let a = R.nib.card", false), ("let a = \"Ca\" + name", false),
    ])
  func deadNibs(source: String, isDead: Bool) {
    #expect(Self.ids("<view id=\"v\"/>", source, only: "dead-nib") == (isDead ? ["dead-nib"] : []))
  }

  @Test(
    "A project mentions a document only in its settings, with all line breaks", arguments: ["\n", "\r\n"])
  func projectSettings(lineBreak: String) throws {
    let list = "/* Card.xib */\(lineBreak)INFOPLIST_KEY_UIMainStoryboardFile = Main;\(lineBreak)"
    let example = RuleExample(
      "<view id=\"v\"/>", name: "Card.xib",
      files: ["App.xcodeproj/project.pbxproj": list, "App.swift": "let a = 1\n"])
    let rule = try #require(CheckRule.named("dead-nib"))
    #expect(try CheckRuleTests.findings(in: example, only: rule).map(\.id) == ["dead-nib"])
  }

  /// Each case is the attribute of a scene of another storyboard, and whether it is the identifier `it's`.
  @Test(
    "The identifiers of other storyboards count, however they are written",
    arguments: [
      ("storyboardIdentifier=\"it's\"", true), ("storyboardIdentifier=\"it&apos;s\"", true),
      ("storyboardIdentifier = \"it&#39;s\"", true), ("storyboardIdentifier='it&#x27;s'", true),
      ("storyboardIdentifier=\"it\"", false), ("title=\"it's\"", false),
      ("><!-- storyboardIdentifier=\"it's\" --></viewController><viewController", false),
    ])
  func identifiers(attribute: String, isKnown: Bool) throws {
    let list = RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController \(attribute) id="list" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let reference = RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewControllerPlaceholder storyboardName="List" referencedIdentifier="it's" id="r"/>
        <viewController storyboardIdentifier="it's" id="own" sceneMemberID="viewController"/>
      </objects></scene>
      """,
      files: [
        "List.storyboard": list.document,
        "project.yml": "options: {deploymentTarget: {iOS: 8.0}}\n",
      ])
    let missing = try #require(CheckRule.named("missing-scene"))
    #expect(try CheckRuleTests.findings(in: reference, only: missing).isEmpty == isKnown)
    let shared = try #require(CheckRule.named("shared-storyboard-identifier"))
    #expect(try CheckRuleTests.findings(in: reference, only: shared).isEmpty != isKnown)
  }

  /// The ids of the findings of one rule in `Card.xib`.
  private static func ids(_ objects: String, _ source: String, only rule: String) -> [String] {
    ids(objects, sources: [("App.swift", source)], only: rule)
  }

  private static func ids(_ objects: String, sources: [(String, String)], only rule: String) -> [String] {
    let document = CheckSample.document("XIB", "<objects>\(objects)</objects>", file: "Card.xib")
    let program = NibProgram(files: sources.map { ($0.0, Array($0.1.utf8)) })
    return NibCheck(
      document, project: CheckProject(program: program), configuration: CheckConfiguration(only: [rule])
    ).diagnostics.map(\.id)
  }
}
