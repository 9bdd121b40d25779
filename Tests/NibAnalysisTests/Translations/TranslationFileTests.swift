import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Findings about translations that cannot be read.
@Suite struct TranslationFileTests {
  @Test("check reports the file, the line and the column") func check() throws {
    let folder = try TemporaryFolder(["de.lproj/Card.strings": "\"a\" = \"A\";\n\"b\" = B\""])
    let view =
      "<objects><view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></objects>"
    let document = CheckSample.document("XIB", view, file: folder.path + "/Card.xib")
    let found = NibCheck(document).diagnostics.filter { $0.id == "unreadable-translation" }
    #expect(found.map { "\($0.location?.description ?? "")" } == ["\(folder.path)/de.lproj/Card.strings:2:8"])
    #expect(
      found.map(\.message) == [
        "this is not a valid strings file: ';' is expected after the value of 'b', not '\"'"
      ])
  }

  /// The findings of a rule in a document with a label, beside files with translations.
  private static func findings(
    _ rule: String, _ files: [String: String], languages: [String]? = nil
  ) throws -> [Diagnostic] {
    let folder = try TemporaryFolder(files)
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let objects = "<objects><label text=\"A\" id=\"l\">\(frame)</label></objects>"
    let document = CheckSample.document("XIB", objects, file: folder.path + "/Card.xib")
    let configuration = CheckConfiguration(only: [rule], languages: languages?.map { LanguageName($0) })
    return NibCheck(document, configuration: configuration).diagnostics
  }

  @Test("Outdated translations into several languages are reported together") func outdated() throws {
    let entry = { (value: String) in
      "/* Class = \"UILabel\"; text = \"A\"; ObjectID = \"l\"; Outdated = \"\(value)\"; OldText = \"Old\"; */\n"
        + "\"l.text\" = \"\(value)\";\n"
    }
    let files = ["de": "Alt", "fr": "Vieux"].map { ("\($0.key).lproj/Card.strings", entry($0.value)) }
    let found = try Self.findings("outdated-translation", Dictionary(uniqueKeysWithValues: files))
    #expect(
      found.map(\.message) == [
        "the text of 'l.text' changed from \"Old\" to \"A\"; check the translation \"Alt\""
      ])
    #expect(found.map(\.single.count) == [2])
    #expect(found.map { $0.notes.map(\.message) } == [["the same in fr.lproj/Card.strings:2"]])
  }

  @Test(
    "Only the translations into the chosen languages are checked, also those that their regions use",
    arguments: [
      (nil, ["da", "de", "fr"]), (["de"], ["de"]), (["de-AT", "fr"], ["de", "fr"]), (["es"], []), ([], []),
    ] as [([String]?, [String])])
  func languages(chosen: [String]?, found: [String]) throws {
    let stale = "\"old.text\" = \"O\";\n"
    let files = ["da", "de", "fr"].map { ("\($0).lproj/Card.strings", stale + "\"l.text\" = \"\";\n") }
    for rule in ["stale-translation", "empty-translation"] {
      let all = try Self.findings(rule, Dictionary(uniqueKeysWithValues: files), languages: chosen)
      let places = all.flatMap(\.single).compactMap {
        $0.location?.file.split(separator: "/").dropLast().last
      }
      #expect(places.map(String.init).sorted() == found.map { "\($0).lproj" })
    }
  }

  @Test("Stale keys of an object in several languages are reported together") func staleKeys() throws {
    let stale = "\"old.text\" = \"O\";\n\"l.text\" = \"B\";\n\"l.prompt\" = \"P\";\n"
    let files = ["da", "de", "fr"].map { ("\($0).lproj/Card.strings", stale) }
    let found = try Self.findings("stale-translation", Dictionary(uniqueKeysWithValues: files))
    #expect(found.map { $0.location?.line } == [1, 3])
    #expect(found.map(\.single.count) == [3, 3])
    #expect(found[0].message == "'Card.xib' has no object 'old', so this translation is not used")
    #expect(
      found.map { $0.notes.map(\.message) } == [
        ["the same in de.lproj/Card.strings:1, fr.lproj/Card.strings:1"],
        ["the same in de.lproj/Card.strings:3, fr.lproj/Card.strings:3"],
      ])
    #expect(found.allSatisfy { $0.location?.file.hasSuffix("da.lproj/Card.strings") ?? false })
  }

  @Test("Twenty thousand keys are compared") func manyKeys() throws {
    let count = 20_000
    let lines = (0..<count).map { "\"o\($0).text\" = \"T\";\n" }.joined()
    let found = try Self.findings("stale-translation", ["de.lproj/Card.strings": lines])
    #expect(found.count == count && found.last?.location?.line == count)
  }

  // MARK: Texts that code sets

  @Test(
    "Keys that code uses are not stale",
    arguments: [
      (#"let a = NSLocalizedString("Bottom Third", tableName: "Card", comment: "")"#, 0),
      (#"let a = NSLocalizedString(key, tableName: "Card", comment: "")"#, 0),
      (#"let a = String(localized: "Bottom Third", table: "Card")"#, 0), (#"let a = "Card""#, 1), (nil, 1),
    ] as [(String?, Int)])
  func keysOfCode(code: String?, count: Int) throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"Bottom Third":{},"l.text":{},"old-id-001.text":{}}}"#
    let found = try Self.messages("stale-translation", ["Card.xcstrings": catalog], code: code)
    #expect(found.count == count + 1)
    #expect(found.contains { $0.contains("old-id-001") })
  }

  @Test("Two documents with the same translations give the same findings") func documentsOfOneName() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <objects><label text="A" id="l"/></objects></document>
      """
    let folder = try TemporaryFolder([
      "Card.xib": text, "Card.storyboard": text,
      "de.lproj/Card.strings": "\"old.text\" = \"O\";\n",
    ])
    let found = try ["xib", "storyboard"].map { ending in
      let path = folder.path + "/Card.\(ending)"
      let document = try NibReader.read(Array(text.utf8), file: path)
      return NibCheck(document, configuration: CheckConfiguration(only: ["stale-translation"])).diagnostics
    }
    #expect(
      found[0].map(\.message) == [
        "'Card.storyboard' and 'Card.xib' have no object 'old', so this translation is not used"
      ])
    #expect(found[0] == found[1])
  }

  /// The messages of a rule about a label with an outlet, and another one, in a program with the given code.
  private static func messages(_ rule: String, _ files: [String: String], code: String?) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let objects = """
      <objects><view id="v" customClass="Card">\(frame)<subviews><label text="Name" id="l">\(frame)</label>
      <label text="Town" id="t">\(frame)</label><label text="Label" id="p">\(frame)</label></subviews>
      <connections><outlet property="name" destination="l" id="o"/></connections></view></objects>
      """
    let program = code.map {
      NibProgram(files: [("Card.swift", Array("class Card: UIView { func f() { \($0) } }".utf8))])
    }
    return NibCheck(
      CheckSample.document("XIB", objects, file: folder.path + "/Card.xib"),
      project: CheckProject(program: program), configuration: CheckConfiguration(only: [rule])
    ).diagnostics.map(\.message)
  }

  @Test(
    "Texts that the code sets need no translation, and are counted apart",
    arguments: [
      (nil, ["2 of 2 texts have no translation into 'de': 'Name' (l.text), 'Town' (t.text)"]),
      (
        "name.text = a",
        ["1 of 2 texts have no translation into 'de': 'Town' (t.text); the code sets 1 more"]
      ),
      (
        "name.isHidden = a", ["2 of 2 texts have no translation into 'de': 'Name' (l.text), 'Town' (t.text)"]
      ),
    ] as [(String?, [String])])
  func missingSetByCode(code: String?, messages: [String]) throws {
    #expect(try Self.messages("missing-translation", ["de.lproj/Card.strings": ""], code: code) == messages)
  }

  @Test("Languages that lack the same texts are one finding") func missingInLanguages() throws {
    let files = [
      "de.lproj/Card.strings": "", "fr.lproj/Card.strings": "",
      "it.lproj/Card.strings": "\"l.text\" = \"Nome\";\n",
      "ja.lproj/Card.strings": "",
    ]
    let found = try Self.findings("missing-translation", files)
    #expect(found.count == 1 && found.flatMap(\.single).count == 3)
    #expect(
      found.flatMap(\.notes).map(\.message).contains("these texts have no translation either into fr, ja"),
      "\(found)")
  }

  @Test("An empty translation of a text that the code sets hides nothing") func emptySetByCode() throws {
    let files = ["de.lproj/Card.strings": "\"l.text\" = \"\";\n\"t.text\" = \"\";\n"]
    #expect(try Self.messages("empty-translation", files, code: nil).count == 2)
    #expect(
      try Self.messages("empty-translation", files, code: "name.text = a") == [
        "the text 'Town' is empty in 'de'"
      ])
  }

  @Test("A text that differs by number is not used by documents, so that it needs a translation")
  func plurals()
    throws
  {
    let plural = #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"P"}}}}}"#
    let unit = #"{"stringUnit":{"state":"translated","value":"T"}}"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"l.text":{"localizations":{"de":\#(plural)}},"#
      + #""t.text":{"localizations":{"de":\#(unit)}}}}"#
    #expect(
      try Self.messages("missing-translation", ["Card.xcstrings": catalog], code: nil) == [
        "1 of 2 texts have no translation into 'de': 'Name' (l.text)"
      ])
  }
}
