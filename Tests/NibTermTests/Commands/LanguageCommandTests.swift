import Foundation
import Testing

/// Commands that show documents in a language.
@Suite struct LanguageCommandTests {
  private static let nib = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Save" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="save">
        <rect key="frame" x="16" y="20" width="37" height="21"/></label>
    </subviews><constraints>
      <constraint firstItem="save" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="save" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
    </constraints></view>
    """)

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Base.lproj/Card.xib": nib, "de.lproj/Card.strings": "\"save.text\" = \"Sichern\";\n",
      "ar.lproj/Card.strings": "\"save.text\" = \"حفظ\";\n",
    ])
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test("Texts are those of the language, and languages from right to left turn the layout") func layout()
    throws
  {
    let folder = try Self.folder()
    let usual = try Self.run(["layout", "Base.lproj/Card.xib", "save"], in: folder)
    #expect(usual.output.contains("\"frame\": [16, 20, 37, 21]"))
    let german = try Self.run(["layout", "Base.lproj/Card.xib", "save", "--language", "de"], in: folder)
    #expect(german.output.contains("\"frame\": [16, 20, 58, 21]"))
    let arabic = try Self.run(["layout", "Base.lproj/Card.xib", "save", "--language", "ar"], in: folder)
    #expect(arabic.output.contains("\"frame\": [335.5, 20, 23.5, 21]"))
    let turned = try Self.run(
      ["layout", "Base.lproj/Card.xib", "save", "--language", "ar", "--no-rtl"], in: folder)
    #expect(turned.output.contains("\"frame\": [16, 20, 23.5, 21]"))
    let double = try Self.run(["tree", "Base.lproj/Card.xib", "save", "--language", "double"], in: folder)
    #expect(double.output.contains("\"Save Save\""))
    let shown = try Self.run(["show", "Base.lproj/Card.xib", "Sichern", "--language", "de"], in: folder)
    #expect(shown.output.contains("Sichern"))
  }

  @Test("The title of a button's configuration is that of the language") func configuredButton() throws {
    let button = SmallNibs.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="add">
          <rect key="frame" x="0.0" y="0.0" width="70" height="35"/><state key="normal" title="Add"/>
          <buttonConfiguration key="configuration" style="plain" title="Add"/></button>
      </subviews></view>
      """)
    let folder = try TemporaryFolder([
      "Base.lproj/Card.xib": button,
      "de.lproj/Card.strings":
        "\"add.configuration.title\" = \"Hinzufügen\";\n\"add.normalTitle\" = \"Add\";\n",
    ])
    let run = try Self.run(
      ["layout", "Base.lproj/Card.xib", "--format", "text", "--language", "de"], in: folder)
    #expect(run.output.contains("\"Hinzufügen\""), "\(run.output)")
    #expect(!run.output.contains("\"Add\""), "\(run.output)")
  }

  @Test("A language without texts is mentioned, and an invalid name is an error") func names() throws {
    let folder = try Self.folder()
    let french = try Self.run(["show", "Base.lproj/Card.xib", "--language", "fr"], in: folder)
    #expect(french.status == 0)
    #expect(
      french.error == """
        Base.lproj/Card.xib: note: the document has no texts in 'fr', so that those of the development language are \
        shown: it is translated into ar, de [no-translation]

        """)
    let invalid = try Self.run(["show", "Base.lproj/Card.xib", "--language", "x!"], in: folder)
    #expect(invalid.status == 64)
  }

  @Test("A file with translations that cannot be read is named by all commands, and an export of it fails")
  func unreadable() throws {
    let folder = try Self.folder()
    try folder.write("\"save.text\" = \"Sichern\"\n\"b.text\" = \"B\";\n", to: "de.lproj/Card.strings")
    let message =
      "this is not a valid strings file: ';' is expected after the value of 'save.text', not '\"' "
      + "[unreadable-translation]\n"
    let card = "Base.lproj/Card.xib"
    for arguments in [
      ["show", card], ["tree", card], ["layout", card], ["explain", card, "save"],
      ["preview", card, "--draw", "--stress"],
    ] {
      let run = try Self.run(arguments + ["--language", "de"], in: folder)
      #expect(
        run.error.contains("de.lproj/Card.strings:2:1: warning: " + message), "\(arguments): \(run.error)")
    }
    let export = try Self.run(["strings", "export", "--language", "de", "-o", "de.xliff", card], in: folder)
    #expect(export.status == 1)
    #expect(export.error.contains("de.lproj/Card.strings:2:1: error: " + message), "\(export.error)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/de.xliff"))
    let other = try Self.run(["strings", "export", "--language", "ar", "-o", "ar.xliff", card], in: folder)
    #expect(other.status == 0 && !other.error.contains("unreadable"), "\(other.error)")
  }

  @Test("find searches translations, and the texts of a language") func find() throws {
    let folder = try Self.folder()
    let all = try Self.run(["find", "sichern", "."], in: folder)
    #expect(all.output == "Base.lproj/Card.xib:6:3: translation \"de: Sichern\" in label \"Save\" #save\n")
    let german = try Self.run(["find", "sichern", "--language", "de", "."], in: folder)
    #expect(german.output == "Base.lproj/Card.xib:6:3: text \"Sichern\" in label \"Sichern\" #save\n")
  }

  @Test("explain names the language whose text makes a view wider") func explain() throws {
    let folder = try Self.folder()
    let run = try Self.run(
      ["explain", "Base.lproj/Card.xib", "save", "width", "--language", "de"], in: folder)
    #expect(run.output.contains("with its text in de, which is 21 pt longer than \"Save\""))
  }

  @Test("Objects have the names of the language and of the development language") func objectNames() throws {
    let folder = try Self.folder()
    try folder.write(Self.nib.replacing("\"Save\"", with: "\"Keep it\""), to: "Base.lproj/Card.xib")
    func explanation(_ name: String) throws -> CommandRun {
      try Self.run(["explain", "Base.lproj/Card.xib", name, "--language", "de"], in: folder)
    }
    let expected = try explanation("save")
    #expect(expected.output.contains("Sichern"))
    for name in ["Sichern", "Keep it", "keep it"] {
      let run = try explanation(name)
      #expect(run.status == 0 && run.output == expected.output, "\(name): \(run.error)")
    }
    let unknown = try explanation("Other")
    #expect(unknown.status == 1 && unknown.error.contains("named 'Other'"))
  }

  @Test("L in the browser lists the languages, and shows them one by one or side by side") func browser()
    throws
  {
    let folder = try Self.folder()
    func screen(_ keys: String) throws -> String {
      try Self.run(["Base.lproj/Card.xib", "--screen", "110x30", "--keys", keys], in: folder).output
    }
    let list = try screen("L")
    for text in ["Arabic", "German", "development language", "each text twice", "all languages side by side"]
    {
      #expect(list.contains(text))
    }
    let german = try screen("L type:german Enter Tab")
    #expect(german.contains("Sichern") && german.contains("Card.xib (de)"))
    #expect(try screen("L type:german Enter L type:development Enter").contains("Save"))
    let sheet = try screen("L type:side Enter")
    #expect(sheet.contains("German (de)") && sheet.contains("Arabic (ar)") && sheet.contains("Sichern"))
  }

  @Test("preview shows the texts of several languages side by side") func preview() throws {
    let folder = try Self.folder()
    let preview = ["preview", "Base.lproj/Card.xib", "--draw", "--languages"]
    let run = try Self.run(preview + ["de,double"], in: folder)
    #expect(run.output.contains("1 row x 3 languages"))
    #expect(run.output.contains("Sichern") && run.output.contains("Save Save"))
    let all = try Self.run(preview + ["all, double,de"], in: folder)
    #expect(all.output.contains("1 row x 4 languages"))
    let twice = try Self.run(preview + ["de", "--language", "de"], in: folder)
    #expect(twice.status == 64)
  }

  @Test("check --languages reports what does not fit, in all formats") func check() throws {
    let folder = try Self.folder()
    try folder.write(
      Self.nib.replacing("width=\"37\"", with: "width=\"40\"").replacing(
        "<constraints>",
        with:
          "<constraints><constraint firstItem=\"save\" firstAttribute=\"width\" constant=\"40\" id=\"w\"/>"),
      to: "Base.lproj/Card.xib")
    let run = try Self.run(["check", "--languages", "all", "."], in: folder)
    #expect(
      run.output.contains(
        "de.lproj/Card.strings:1:15: warning: \"Sichern\" in de does not fit into label \"Save\""))
    let more = try Self.run(["check", "--languages", "all,double", "."], in: folder)
    #expect(more.output.contains("\"Sichern\" in de") && more.output.contains("double"))
    #expect(try Self.run(["check", "."], in: folder).output.isEmpty)
    let sarif = try Self.run(["check", "--languages", "de", "--reporter", "sarif", "."], in: folder)
    #expect(sarif.output.contains("\"uri\": \"de.lproj/Card.strings\""))
    _ = try Self.run(["check", "--languages", "all", "--write-baseline", "."], in: folder)
    let known = try Self.run(
      ["check", "--languages", "all", "--baseline", ".nibterm-baseline.json", "."], in: folder)
    #expect(known.output.isEmpty)
  }

  @Test("A language that no document has is an error, unless only changed documents are checked")
  func unknownLanguage() throws {
    let folder = try Self.folder()
    let unknown = try Self.run(["check", "--languages", "de,fr", "."], in: folder)
    #expect(unknown.error.hasPrefix("nibterm: error: no document is translated into 'fr'\n"))
    #expect(unknown.status == 1)
    #expect(try Self.run(["check", "--languages", "de,double", "."], in: folder).status == 0)
    try folder.write(Self.nib, to: "Base.lproj/Plain.xib")
    #expect(try Self.run(["check", "--languages", "de", "."], in: folder).status == 0)
  }

  @Test("check --devices reports what is wrong on other devices only") func devices() throws {
    let folder = try TemporaryFolder()
    let wide = SmallNibs.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="save">
          <rect key="frame" x="376" y="20" width="30" height="30"/><state key="normal" title="OK"/></button>
      </subviews><constraints>
        <constraint firstItem="save" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="376" id="c1"/>
        <constraint firstItem="save" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="save" firstAttribute="width" constant="30" id="c3"/>
      </constraints></view>
      """
    ).replacing("<objects>", with: "<device id=\"retina6_1\" orientation=\"portrait\"/><objects>")
    try folder.write(wide, to: "A.xib")
    let usual = try Self.run(["check", "--severity", "note", "."], in: folder)
    let run = try Self.run(
      ["check", "--severity", "note", "--devices", "iPhone 11,iPhone SE,iPhone 8", "."], in: folder)
    let new = run.lines.filter { $0.contains(" (on ") }
    #expect(new.contains { $0.hasSuffix(" (on iPhone SE 3) [off-screen]") }, "\(run.output)")
    // Each problem is reported for the first device that has it.
    #expect(!new.contains { $0.contains("(on iPhone 8)") || $0.contains("(on iPhone 11)") })
    #expect(usual.lines.allSatisfy(run.lines.contains))
    let sarif = try Self.run(
      ["check", "--severity", "note", "--devices", "iPhone SE", "--reporter", "sarif", "."], in: folder)
    #expect(sarif.output.contains("(on iPhone SE"))
    let invalid = try Self.run(["check", "--devices", "iPhone Zero", "."], in: folder)
    #expect(invalid.status == 64 && invalid.error.contains("No device named 'iPhone Zero'"))
    #expect(try Self.run(["check", "--devices", "iPhone SE", "--strict", "."], in: folder).status == 64)
  }

  @Test("check --devices reports a warning about what is a note on the canvas, with the name that was given")
  func severityOnDevice() throws {
    let folder = try TemporaryFolder()
    let title = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      initialViewController="c">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Title" fixedFrame="YES" id="title"><rect key="frame" x="20" y="5" width="60" height="21"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    try folder.write(title, to: "A.storyboard")
    let run = try Self.run(["check", "--severity", "note", "--devices", "iPhone 15", "."], in: folder)
    let found = run.lines.filter { $0.contains("[unsafe-area]") }
    #expect(found.filter { $0.contains(": note: ") }.count == 1, "\(run.output)")
    #expect(
      found.filter { $0.contains(": warning: ") && $0.contains("(on iPhone 15)") }.count == 1, "\(run.output)"
    )
  }
}
