import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The problems that the texts of languages cause in layouts.
@Suite struct LanguageCheckTests {
  /// A label and a button beside each other, each with room for its text.
  private static let row = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <rect key="frame" x="16" y="20" width="80" height="21"/>
        <constraints><constraint firstAttribute="width" constant="80" id="c1"/></constraints></label>
      <label text="Age" translatesAutoresizingMaskIntoConstraints="NO" id="age">
        <rect key="frame" x="200" y="20" width="30" height="21"/></label>
      <label text="Town" translatesAutoresizingMaskIntoConstraints="NO" id="town">
        <rect key="frame" x="300" y="20" width="40" height="21"/></label>
    </subviews><constraints>
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
      <constraint firstItem="age" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="200" id="c4"/>
      <constraint firstItem="age" firstAttribute="top" secondItem="name" secondAttribute="top" id="c5"/>
      <constraint firstItem="town" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="300" id="c6"/>
      <constraint firstItem="town" firstAttribute="top" secondItem="name" secondAttribute="top" id="c7"/>
    </constraints></view>
    """)

  /// The findings as lines, with paths below the folder.
  private static func findings(
    _ strings: [String: String], languages: [String], in document: String = row,
    layouts: [LayoutOptions] = [LayoutOptions()], _ configuration: CheckConfiguration = CheckConfiguration()
  ) throws -> [String] {
    let folder = try TemporaryFolder(strings.merging(["Base.lproj/Row.xib": document]) { first, _ in first })
    let path = "\(folder.path)/Base.lproj/Row.xib"
    let document = try NibReader.read(try FileBytes.readDocument(path), file: path)
    return LanguageCheck(
      document, languages: languages.compactMap { ShownLanguage($0) }, layouts: layouts,
      configuration: configuration
    ).diagnostics.map { $0.rendered.replacing("\(folder.path)/", with: "") }
  }

  @Test("A translation that does not fit is reported at its place in the strings file") func truncated()
    throws
  {
    let found = try Self.findings(
      [
        "de.lproj/Row.strings":
          "/* Name */\n\"name.text\" = \"Vollständiger Name\";\n\"age.text\" = \"Alter\";"
      ],
      languages: ["de"])
    let lines = found.flatMap { $0.split(separator: "\n") }
    #expect(
      lines.first == """
        de.lproj/Row.strings:2:15: warning: "Vollständiger Name" in de does not fit into label "Name": it needs 148.5 pt, \
        gets 80 [truncated-translation]
        """)
    #expect(lines.last == "  Base.lproj/Row.xib:6:3: note: label \"Name\" is here")
    #expect(found.count == 1)
  }

  @Test("Texts that fit, and those of the development language, are not reported") func fitting() throws {
    let found = try Self.findings(
      [
        "de.lproj/Row.strings": "\"name.text\" = \"Name\";",
        "fr.lproj/Row.strings": "\"name.text\" = \"Nom\";",
        "es.lproj/Row.strings": "\"other.text\" = \"Nombre completo de la persona\";",
      ], languages: ["de", "fr", "es", "ja"])
    #expect(found.isEmpty)
    let tooLong = Self.row.replacing("text=\"Name\"", with: "text=\"Full name of a person\"")
    let same = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"Vollständiger Name\";"], languages: ["de"], in: tooLong)
    #expect(same.isEmpty)
  }

  @Test(
    "Texts that overlap, and views that leave the screen, are reported with the translation that is too long")
  func places() throws {
    let found = try Self.findings(
      [
        "de.lproj/Row.strings": "\"age.text\" = \"Alter in Jahren\";",
        "fr.lproj/Row.strings": "\"town.text\" = \"Ville de résidence\";",
      ],
      languages: ["de", "fr"])
    #expect(
      found.map { $0.split(separator: "\n").first.map(String.init) } == [
        """
        de.lproj/Row.strings:1:14: warning: label "Town" overlaps label "Age" (10 x 20.5 pt of both texts are in the same \
        place) with "Alter in Jahren" in de, but not in the development language [translated-layout]
        """,
        """
        fr.lproj/Row.strings:1:15: warning: label "Town" ends 59.5 pt beyond the right edge of the screen with "Ville de \
        résidence" in fr, but not in the development language [translated-layout]
        """,
      ])
  }

  /// Two buttons with margins around their titles, the second 100 points from the left.
  private static let buttons: String = {
    func button(_ id: String, _ title: String, _ margin: Int) -> String {
      """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="20" width="80" height="38"/>
        <inset key="contentEdgeInsets" minX="\(margin)" minY="10" maxX="\(margin)" maxY="10"/>
        <state key="normal" title="\(title)"/></button>
      """
    }
    func place(_ id: String, _ x: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(x)" \
      id="x-\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="y-\(id)"/>
      """
    }
    return SmallNibs.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(button("ok", "OK", 30))\(button("no", "No", 60))</subviews>
        <constraints>\(place("ok", 16))\(place("no", 100))</constraints></view>
      """)
  }()

  @Test("Margins of buttons may overlap, but not a title and a margin") func margins() throws {
    func found(_ title: String) throws -> [String] {
      try Self.findings(
        ["de.lproj/Row.strings": "\"ok.normalTitle\" = \"\(title)\";"], languages: ["de"], in: Self.buttons)
    }
    #expect(try found("Okay").isEmpty)
    #expect(
      try found("Zustimmen").map { $0.split(separator: "\n").first.map(String.init) } == [
        """
        de.lproj/Row.strings:1:20: warning: button "OK" is partly covered by button "No" with "Zustimmen" in de, but not \
        in the development language [translated-layout]
        """
      ])
  }

  @Test("A line break at the end of a text needs no room") func emptyLine() throws {
    let found = try Self.findings(
      [
        "de.lproj/Row.strings": "\"name.text\" = \"Name\\n\";",
        "fr.lproj/Row.strings": "\"name.text\" = \"Nom\\nb\";",
      ], languages: ["de", "fr"])
    #expect(found.count == 1)
    #expect(found.first?.contains("needs 2 lines, gets 1") == true)
  }

  /// Labels in a row, each at the end of the one before it.
  private static let chain = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <rect key="frame" x="16" y="20" width="45" height="21"/></label>
      <label text="Age" translatesAutoresizingMaskIntoConstraints="NO" id="age">
        <rect key="frame" x="200" y="20" width="30" height="21"/></label>
      <label text="Town" translatesAutoresizingMaskIntoConstraints="NO" id="town">
        <rect key="frame" x="300" y="20" width="40" height="21"/></label>
    </subviews><constraints>
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
      <constraint firstItem="age" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="139" id="c4"/>
      <constraint firstItem="age" firstAttribute="top" secondItem="name" secondAttribute="top" id="c5"/>
      <constraint firstItem="town" firstAttribute="leading" secondItem="age" secondAttribute="trailing" constant="70" id="c6"/>
      <constraint firstItem="town" firstAttribute="top" secondItem="name" secondAttribute="top" id="c7"/>
    </constraints></view>
    """)

  @Test("Several problems with one cause are one finding, at the translation that causes them") func cause()
    throws
  {
    let folder = try TemporaryFolder([
      "Base.lproj/Row.xib": Self.chain,
      "de.lproj/Row.strings":
        "\"name.text\" = \"Der vollständige Name der Person\";\n\"age.text\" = \"Alt\";\n\"town.text\" = \"Orte\";\n",
    ])
    let path = "\(folder.path)/Base.lproj/Row.xib"
    let document = try NibReader.read(try FileBytes.readDocument(path), file: path)
    let found = LanguageCheck(
      document, languages: [try #require(ShownLanguage("de"))], layouts: [LayoutOptions()],
      configuration: CheckConfiguration()
    ).diagnostics
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.kind == .translatedLayout)
    #expect(finding.location?.file == "\(folder.path)/de.lproj/Row.strings")
    #expect(finding.location?.line == 1)
    // Baselines still know both problems.
    #expect(finding.single.count == 2)
    #expect(
      finding.single.allSatisfy { $0.message.contains("with \"Der vollständige Name der Person\" in de") })
    #expect(finding.notes.last?.message.hasPrefix("it is also why label \"") == true)
  }

  @Test(
    "A translation with fewer characters, which is wider, is found as the cause of a problem of another view")
  func widerCharacters() throws {
    let found = try Self.findings(
      ["ja.lproj/Row.strings": "\"name.text\" = \"お名前を入力してください\";\n"], languages: ["ja"],
      in: Self.chain.replacing("text=\"Name\"", with: "text=\"Your last name\""))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ja.lproj/Row.strings:1:15: warning: label \"Age\" ends 18 pt ") == true)
  }

  @Test("A view that a translation pushes away is reported at this translation, not at its own one")
  func pushed() throws {
    let found = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"Namensliste hier\";\n\"town.text\" = \"Orte\";\n"],
      languages: ["de"], in: Self.chain)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("de.lproj/Row.strings:1:15: warning: label \"Town\" ends ") == true)
    #expect(found.first?.contains("with \"Namensliste hier\" in de") == true)
  }

  /// Two labels between the sides of a view, with equal compression resistances.
  private static let rivals = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <rect key="frame" x="16" y="20" width="45" height="21"/></label>
      <label text="Age" adjustsFontSizeToFit="NO" horizontalHuggingPriority="252" \
    translatesAutoresizingMaskIntoConstraints="NO" id="age">
        <rect key="frame" x="329" y="20" width="30" height="21"/></label>
    </subviews><constraints>
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="age" firstAttribute="top" secondItem="name" secondAttribute="top" id="c3"/>
      <constraint firstItem="age" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="name" \
    secondAttribute="trailing" constant="8" id="c4"/>
      <constraint firstAttribute="trailing" secondItem="age" secondAttribute="trailing" constant="16" id="c5"/>
    </constraints></view>
    """)

  @Test("Texts that compete for too little space are truncated, at the translation that is too long")
  func competingTexts() throws {
    let long = "Der sehr lange und wirklich vollständige Name der Person"
    let found = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"\(long)\";\n\"age.text\" = \"Alter\";"], languages: ["de"],
      in: Self.rivals)
    #expect(found.count == 1, "\(found)")
    let first = found.first?.split(separator: "\n").first.map(String.init) ?? ""
    #expect(
      first.hasPrefix(
        "de.lproj/Row.strings:1:15: warning: \"\(long)\" in de does not fit into label \"Name\": it needs "))
    #expect(
      first.hasSuffix(
        """
        , because label "Name" and label "Age" have the same horizontal compression resistance priority (750) \
        [truncated-translation]
        """), "\(first)")
    let short = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"Vorname\";"], languages: ["de"], in: Self.rivals)
    #expect(short.isEmpty)
    // The development language has the problem already.
    let known = Self.rivals.replacing("text=\"Name\"", with: "text=\"\(long)\"")
    let same = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"\(long)!\";"], languages: ["de"], in: known)
    #expect(same.isEmpty, "\(same)")
  }

  @Test("A place that the constraints do not determine in a language is reported") func ambiguousPlace()
    throws
  {
    // The text of the development language leaves no space between the labels, and is cut off.
    let document = Self.rivals.replacing(
      "text=\"Name\"",
      with: "text=\"The complete name of a person\" horizontalCompressionResistancePriority=\"749\""
    ).replacing("horizontalHuggingPriority=\"252\"", with: "")
      .replacing("relation=\"greaterThanOrEqual\"", with: "").replacing(
        "text=\"Age\"", with: "text=\"The age in years\"")
    let found = try Self.findings(
      ["de.lproj/Row.strings": "\"name.text\" = \"Name\";"], languages: ["de"], in: document)
    #expect(
      found.allSatisfy {
        $0.contains(" has an ambiguous horizontal position or width (label \"")
          && $0.contains("[translated-layout]")
      }, "\(found)")
    #expect(found.count == 1, "\(found)")
  }

  /// A label, a button at its right and a segmented control, in a view that does not fill a screen.
  private static let panel = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <label text="Date" translatesAutoresizingMaskIntoConstraints="NO" id="date">
        <rect key="frame" x="20" y="20" width="40" height="21"/></label>
      <label text="Place" translatesAutoresizingMaskIntoConstraints="NO" id="place">
        <rect key="frame" x="20" y="80" width="40" height="21"/></label>
      <label fixedFrame="YES" text="Save" adjustsFontSizeToFit="NO" id="save">
        <rect key="frame" x="20" y="110" width="50" height="21"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      <button buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="star">
        <rect key="frame" x="100" y="10" width="44" height="44"/><state key="normal" image="star"/>
        <constraints><constraint firstAttribute="width" constant="44" id="c1"/>
          <constraint firstAttribute="height" constant="44" id="c2"/></constraints></button>
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="kinds">
        <rect key="frame" x="20" y="140" width="160" height="33"/>
        <segments><segment title="Day"/><segment title="Week"/></segments>
        <constraints><constraint firstAttribute="width" constant="160" id="c3"/></constraints></segmentedControl>
    </subviews><constraints>
      <constraint firstItem="date" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c4"/>
      <constraint firstItem="date" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c5"/>
      <constraint firstItem="place" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c6"/>
      <constraint firstItem="place" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="c7"/>
      <constraint firstItem="star" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="c8"/>
      <constraint firstItem="star" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c9"/>
      <constraint firstItem="kinds" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c10"/>
      <constraint firstItem="kinds" firstAttribute="top" secondItem="root" secondAttribute="top" constant="140" id="c11"/>
    </constraints></view>
    """)

  @Test(
    "A text that leaves a view of any size or reaches over a control, and a segment that is too narrow, are reported",
    arguments: [
      ("place.text", "Ort der nächsten großen Versammlung", "label \"Place\" ends "),
      ("save.text", "Sichern und weiter", "\"Sichern und weiter\" in de does not fit into label \"Save\""),
      ("date.text", "Datum der Feier", "label \"Date\" overlaps button "),
      (
        "kinds.segmentTitles[1]", "Kalenderwoche",
        "\"Kalenderwoche\" in de does not fit into segmented control"
      ),
    ])
  func panels(key: String, text: String, expected: String) throws {
    let found = try Self.findings(
      ["de.lproj/Row.strings": "\"\(key)\" = \"\(text)\";"], languages: ["de"], in: Self.panel)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("de.lproj/Row.strings:1:") == true && found.first?.contains(expected) == true,
      "\(found)")
    let short = try Self.findings(
      ["de.lproj/Row.strings": "\"\(key)\" = \"Ja\";"], languages: ["de"], in: Self.panel)
    #expect(short.isEmpty)
  }

  @Test("A problem is reported for the first device that has it") func devices() throws {
    let layouts = ["iPhone 15 Pro Max", "iPhone SE (3rd generation)", "iPhone 8"].map { name in
      var options = LayoutOptions()
      options.device = Device.named(name)
      return options
    }
    let found = try Self.findings(
      ["de.lproj/Row.strings": "\"town.text\" = \"Wohnort heute\";"], languages: ["de"], layouts: layouts)
    #expect(found.count == 1)
    #expect(found.first?.contains("on iPhone SE 3 with \"Wohnort heute\" in de") == true)
  }

  @Test("Rules can be switched off by the configuration and by comments") func switchedOff() throws {
    let strings = ["de.lproj/Row.strings": "\"name.text\" = \"Vollständiger Name\";"]
    let other = CheckConfiguration(only: ["constraint-conflict"])
    #expect(try Self.findings(strings, languages: ["de"], other).isEmpty)
    let disabled = Self.row.replacing(
      "<view id", with: "<!-- nibterm:disable truncated-translation --><view id")
    #expect(try Self.findings(strings, languages: ["de"], in: disabled).isEmpty)
  }

  // MARK: Texts that code sets

  /// The row in a view whose class has an outlet and which has a tag.
  private static let connected = row.replacing(
    "<view id=\"root\">",
    with:
      "<view id=\"root\" customClass=\"Row\"><connections><outlet property=\"nameLabel\" destination=\"name\" id=\"o1\"/></connections>"
  ).replacing("adjustsFontSizeToFit=\"NO\"", with: "tag=\"7\" adjustsFontSizeToFit=\"NO\"")

  /// The first lines of the findings for a name that is too long, in a program with a source file.
  private static func findings(_ code: String, file: String = "Row.swift") throws -> [String] {
    try findings([file: code])
  }

  /// The first lines of the findings for a name that is too long, in a program with source files.
  private static func findings(_ sources: [String: String]) throws -> [String] {
    let documents = [
      "Base.lproj/Row.xib": connected, "de.lproj/Row.strings": "\"name.text\" = \"Vollständiger Name\";",
    ]
    let folder = try TemporaryFolder(documents.merging(sources) { $1 })
    let path = "\(folder.path)/Base.lproj/Row.xib"
    let document = try NibReader.read(try FileBytes.readDocument(path), file: path)
    let program = NibProgram(sourcesIn: [folder.path])
    return LanguageCheck(
      document, languages: [try #require(ShownLanguage("de"))], layouts: [LayoutOptions()],
      configuration: CheckConfiguration(), project: CheckProject(program: program)
    ).diagnostics.flatMap { found in
      found.rendered.replacing("\(folder.path)/", with: "").split(separator: "\n").map(String.init)
    }
  }

  @Test("A text that the code sets is a note that names the place") func setByCode() throws {
    let found = try Self.findings(
      "import UIKit\nclass Row: UIView {\n  @IBOutlet var nameLabel: UILabel!\n  func f() { nameLabel.text = \"\" }\n}"
    )
    #expect(
      found.first == """
        de.lproj/Row.strings:1:15: note: "Vollständiger Name" in de does not fit into label "Name": it needs 148.5 pt, \
        gets 80; the code sets this text in Row.swift:4 [replaced-translation]
        """)
    #expect(found.last == "  Row.swift:4:24: note: the code sets this text here")
  }

  @Test(
    "Code of the class, of its subclasses, extensions and users sets a text; that of others does not",
    arguments: [
      ("class Row: UIView {}\nclass Sub: Row { func f() { nameLabel.text = a } }", true),
      ("class Base: UIView { func f() { nameLabel.text = a } }\nclass Row: Base {}", true),
      ("class Row: UIView {}\nextension Row { func f() { self.nameLabel?.attributedText = a } }", true),
      ("class Row: UIView {}\nclass C { func f(row: Row) { row.nameLabel.text = a } }", true),
      ("class Row: UIView {}\nclass C { func f() { get().nameLabel.text = a } }", true),
      ("class Row: UIView { func f() { (viewWithTag(7) as! UILabel).text = a } }", true),
      ("class Row: UIView { func f() { (viewWithTag(8) as! UILabel).text = a } }", false),
      ("class Row: UIView { func f() { nameLabel.placeholder = a } }", false),
      ("class Row: UIView {}\nclass C: UIView { func f() { nameLabel.text = a } }", false),
      (
        "class Row: UIView {}\nclass D: UIView {}\nclass C { func f(row: D) { row.nameLabel.text = a } }",
        false
      ),
      ("class Row: UIView {}\nclass C { func f(row: OtherCell) { row.nameLabel.text = a } }", false),
      (
        """
        class Row: UIView {}
        class D: UIView {}
        class C { func f() -> UIView {
          let row = make() as! D
          row.nameLabel.text = a
        } }
        """, false
      ),
      (
        """
        class Row: UIView {}
        class D: UIView {}
        class C { func f() -> D {
          let row: Row = UIView.load(D.self)
          row.nameLabel.text = a
        } }
        """, true
      ),
      (
        """
        class Row: UIView {}
        class D: UIView {}
        class C { func f() -> UIView {
          let row: D = make()
          row.nameLabel.text = a
        } }
        """, false
      ),
      (
        "protocol RowView {}\nclass Row: UIView, RowView {}\nclass C { func f(row: RowView) { row.nameLabel.text = a } }",
        true
      ),
    ])
  func setByRelatedCode(code: String, isSet: Bool) throws {
    let found = try Self.findings(code)
    #expect(found.first?.contains(isSet ? ": note: " : ": warning: ") == true, "\(found)")
  }

  /// A row, a view with the same outlet, and a controller with one of each.
  private static let header = """
    @interface Row : UIView
    @end
    @interface Other : UIView
    @property UILabel *nameLabel;
    @property Row *inner;
    @end
    @interface Controller : UIViewController {
      Other *_hidden;
    }
    @property Row *row;
    @property (nonatomic) Other *other;
    @end
    """

  @Test(
    "The header, the class extension and superclasses say which class a property has",
    arguments: [
      ("self.row.nameLabel.text = a;", true), ("_row.nameLabel.text = a;", true),
      ("[[self row].nameLabel setText:a];", true), ("self->_row->_nameLabel.text = a;", true),
      ("self.other.nameLabel.text = a;", false), ("_hidden.nameLabel.text = a;", false),
      ("self.extra.nameLabel.text = a;", false), ("self.unknown.nameLabel.text = a;", true),
      ("self.other.inner.nameLabel.text = a;", true), ("self.row.other.nameLabel.text = a;", true),
      ("Other *row = x;\nrow.nameLabel.text = a;", false),
    ])
  func setThroughProperty(code: String, isSet: Bool) throws {
    let sources = [
      "Controller.h": Self.header, "Controller.m": "@interface Controller ()\n@property Other *extra;\n@end",
      "Sub.m":
        "@interface Sub : Controller\n@end\n@implementation Sub (More)\n- (void)f {\n\(code)\n}\n@end",
    ]
    let found = try Self.findings(sources)
    #expect(found.first?.contains(isSet ? ": note: " : ": warning: ") == true, "\(found)")
  }

  @Test("The declaration of a property far away or in another file says which class it has")
  func setThroughDistantProperty() throws {
    let classes = "class Row: UIView {}\nclass D: UIView {}\n"
    let body = String(repeating: "func g() { print(1, 2, 3, 4, 5, 6, 7, 8) }\n", count: 40)
    func isSet(_ property: String) throws -> Bool {
      let code = classes + "class C: UIViewController {\n\(property)\n\(body)}"
      let use = "extension C { func f() { view1.nameLabel.text = a } }"
      return try Self.findings(["Row.swift": code, "Use.swift": use]).first?.contains(": note: ") == true
    }
    #expect(try isSet("let view1 = Row()"))
    #expect(try isSet("@IBOutlet weak var view1: Row!"))
    #expect(try !isSet("let view1 = D()"))
    #expect(try !isSet("@IBOutlet weak var view1: D!"))
  }

  @Test("Code in Objective-C sets texts, too") func setByObjectiveC() throws {
    let code =
      "@interface Row : UIView\n@end\n@implementation Row\n- (void)f { [_nameLabel setText:@\"\"]; }\n@end"
    #expect(
      try Self.findings(code, file: "Row.m").first?.contains("the code sets this text in Row.m:4") == true)
  }

  @Test("Pseudolanguages need no files") func pseudolanguage() throws {
    let found = try Self.findings([:], languages: ["double", "rtl"])
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix("Base.lproj/Row.xib:6:3: warning: \"Name Name\" in double does not fit") == true)
  }
}
