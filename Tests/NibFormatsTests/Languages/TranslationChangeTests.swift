import TestSupport
import Testing

@testable import NibFormats

/// Changes of strings files and string catalogs.
@Suite struct TranslationChangeTests {
  /// A document with labels, given by their ids and texts.
  private static func document(_ labels: KeyValuePairs<String, String>, note: String? = nil) throws
    -> NibDocument
  {
    let notes =
      note.map { "<attributedString key='userComments'><fragment content='\($0)'/></attributedString>" } ?? ""
    let objects = labels.map { "<label id='\($0.key)' text='\($0.value)'>\(notes)</label>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func synced(
    _ text: String, _ document: NibDocument, renamed: [String: String] = [:], prune: Bool = false
  ) throws -> String {
    let file = StringsFile(Array(text.utf8))
    let target = TranslationPlan.Target(document, renamed: renamed, removesStale: prune)
    let plan = TranslationPlan(file.entries.map(\.key), target)
    return String(decoding: try file.updated(plan), as: UTF8.self)
  }

  private static let one = """
    /* Class = "UILabel"; text = "A"; ObjectID = "aaa-aa-aaa"; */
    "aaa-aa-aaa.text" = "Ä";

    """

  @Test("The strings file of a document has the comments and the order of Xcode") func export() throws {
    let document = try Self.document(
      ["b10-aa-aaa": "Two\"", "B9a-aa-aaa": "One", "aaa-aa-aaa": "A"], note: "Say &quot;A&quot;")
    #expect(
      document.stringsText == """
        /* Class = "UILabel"; text = "A"; ObjectID = "aaa-aa-aaa"; Note = "Say \\"A\\""; */
        "aaa-aa-aaa.text" = "A";

        /* Class = "UILabel"; text = "One"; ObjectID = "B9a-aa-aaa"; Note = "Say \\"A\\""; */
        "B9a-aa-aaa.text" = "One";

        /* Class = "UILabel"; text = "Two\\""; ObjectID = "b10-aa-aaa"; Note = "Say \\"A\\""; */
        "b10-aa-aaa.text" = "Two\\"";

        """)
  }

  @Test("A new key is inserted in order, or at the end of a file without order") func adding() throws {
    let document = try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B", "ccc-cc-ccc": "C"])
    let c = "\n/* Head */\n\"ccc-cc-ccc.text\" = \"Z\"; // z\n"
    let b =
      "/* Class = \"UILabel\"; text = \"B\"; ObjectID = \"bbb-bb-bbb\"; */\n\"bbb-bb-bbb.text\" = \"B\";\n"
    #expect(
      try Self.synced(Self.one + c, document) == Self.one + "\n/* Head */\n" + b
        + "\n\"ccc-cc-ccc.text\" = \"Z\"; // z\n")
    let unsorted = c.dropFirst() + "\n" + Self.one
    #expect(try Self.synced(unsorted, document) == unsorted + "\n" + b)
    #expect(try Self.synced("", try Self.document(["bbb-bb-bbb": "B"])) == b)
  }

  @Test("Nothing changes in a file that has all keys") func unchanged() throws {
    let text = "\u{FEFF}" + Self.one.replacing("\n", with: "\r\n") + "// end"
    #expect(try Self.synced(text, try Self.document(["aaa-aa-aaa": "A"])) == text)
  }

  @Test("Line breaks of the file are used") func lineBreaks() throws {
    let text = Self.one.replacing("\n", with: "\r\n")
    let result = try Self.synced(text, try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"]))
    #expect(result.hasPrefix(text))
    #expect(!result.replacing("\r\n", with: "").utf8.contains(10))
  }

  @Test("A key of an object with a new id gets this id, also in the comment") func moving() throws {
    let document = try Self.document(["new-aa-aaa": "A"])
    #expect(
      try Self.synced(Self.one, document, renamed: ["aaa-aa-aaa.text": "new-aa-aaa.text"])
        == Self.one.replacing("aaa-aa-aaa", with: "new-aa-aaa"))
  }

  @Test("Stale keys are removed only on demand, and keys of code never") func pruning() throws {
    let document = try Self.document(["aaa-aa-aaa": "A"])
    let stale =
      "\n/* Class = \"UILabel\"; text = \"X\"; ObjectID = \"xxx-xx-xxx\"; */\n\"xxx-xx-xxx.text\" = \"X\";\n"
    let code = "\n/* used by code */\n\"title.of.code\" = \"T\";\n"
    #expect(try Self.synced(Self.one + stale + code, document) == Self.one + stale + code)
    #expect(try Self.synced(Self.one + stale + code, document, prune: true) == Self.one + code)
    #expect(try Self.synced(Self.one + code + stale, document, prune: true) == Self.one + code)
  }

  @Test("A file whose ids are those of another document is not changed") func otherDocument() throws {
    let document = try Self.document(["zzz-zz-zzz": "Z"])
    #expect(try Self.synced(Self.one, document, prune: true) == Self.one)
  }

  @Test("Text in UTF-16 stays in UTF-16") func utf16() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.one.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let file = StringsFile(bytes)
    let document = try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"])
    let plan = TranslationPlan(file.entries.map(\.key), TranslationPlan.Target(document))
    let result = StringsFile(try file.updated(plan))
    #expect(try file.updated(plan).starts(with: bytes))
    #expect(result.entries.map(\.value) == ["Ä", "B"])
  }

  @Test("Values are replaced in their places") func values() throws {
    let file = StringsFile(Array("a = b; // c\n\"d\" = \"e\";".utf8))
    #expect(
      String(decoding: try file.replacing(["a": "x\"", "d": "e"]), as: UTF8.self)
        == "a = \"x\\\"\"; // c\n\"d\" = \"e\";")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aaa-aa-aaa.text" : {
          "comment" : "Class = \\"UILabel\\"; text = \\"A\\"; ObjectID = \\"aaa-aa-aaa\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "A"
              }
            }
          }
        },
        "empty" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test("A string catalog is written as Xcode writes it") func catalogChanges() throws {
    let file = StringCatalog(Array(Self.catalog.utf8))
    let document = try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"])
    let plan = TranslationPlan(["aaa-aa-aaa.text"], TranslationPlan.Target(document))
    let entry = Self.catalog.split(separator: "\n")[3...14].joined(separator: "\n") + "\n"
    let added = entry.replacing("aaa-aa-aaa", with: "bbb-bb-bbb").replacing("\"A", with: "\"B")
    let expected = Self.catalog.replacing("    \"empty\"", with: added + "    \"empty\"")
    #expect(String(decoding: try file.updated(plan), as: UTF8.self) == expected)
    let same = TranslationPlan(
      ["aaa-aa-aaa.text"], TranslationPlan.Target(try Self.document(["aaa-aa-aaa": "A"])))
    #expect(try file.updated(same) == Array(Self.catalog.utf8))
  }

  @Test(
    "A string catalog keeps its style: only the lines of new and changed entries differ",
    arguments: [
      (
        "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"aaa-aa-aaa.text\": {},\n\t\t\"zzz-zz-zzz.text\": {\"comment\": \"\\u00e9\\/\"}\n\t}\n}\n",
        "\t\t\"bbb-bb-bbb.text\": {\n\t\t\t\"comment\": \"C\",\n\t\t\t\"extractionState\": \"extracted_with_value\",\n\t\t\t\"localizations\": {\n\t\t\t\t\"en\": {\n\t\t\t\t\t\"stringUnit\": {\n\t\t\t\t\t\t\"state\": \"new\",\n\t\t\t\t\t\t\"value\": \"B\"\n\t\t\t\t\t}\n\t\t\t\t}\n\t\t\t}\n\t\t},\n"
      ),
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"aaa-aa-aaa.text\":{},\"zzz-zz-zzz.text\":{\"comment\":\"\\u00e9\\/\"}}}",
        "\"bbb-bb-bbb.text\":{\"comment\":\"C\",\"extractionState\":\"extracted_with_value\",\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"B\"}}}},"
      ),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"aaa-aa-aaa.text\": {}, \"zzz-zz-zzz.text\": {\"comment\": \"\\u00e9\\/\"}}}\r\n",
        "\"bbb-bb-bbb.text\": {\"comment\": \"C\", \"extractionState\": \"extracted_with_value\", \"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"B\"}}}}, "
      ),
    ])
  func catalogStyle(text: String, entry: String) throws {
    let document = try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B", "zzz-zz-zzz": "Z"])
    let file = StringCatalog(Array(text.utf8))
    let plan = TranslationPlan(file.entries.map(\.key), TranslationPlan.Target(document))
    let comment = #"Class = \"UILabel\"; text = \"B\"; ObjectID = \"bbb-bb-bbb\";"#
    let place = text.contains("\t") ? "\t\t\"zzz" : "\"zzz"
    let expected = text.replacing(
      place, with: entry.replacing("\"C\"", with: "\"\(comment)\"") + place)
    #expect(String(decoding: try file.updated(plan), as: UTF8.self) == expected)
  }

  @Test("An entry that is removed from or moved in a string catalog leaves the other lines as they are")
  func catalogMoves() throws {
    let text =
      #"{"strings":{"aaa-aa-aaa.text":{"comment":"A"},  "old-id-001.text":{"comment":"B","x":1},"zzz-zz-zzz.text":{}}}"#
    let file = StringCatalog(Array(text.utf8))
    let document = try Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"])
    let renamed = TranslationPlan.Target(
      document, renamed: ["old-id-001.text": "bbb-bb-bbb.text"], removesStale: true)
    let plan = TranslationPlan(file.entries.map(\.key), renamed)
    #expect(
      String(decoding: try file.updated(plan), as: UTF8.self)
        == #"{"strings":{"aaa-aa-aaa.text":{"comment":"A"},  "bbb-bb-bbb.text":{"comment":"B","x":1}}}"#)
  }

  @Test("Translations are added to a string catalog, and stale entries are marked") func catalogStates()
    throws
  {
    let stale = Self.catalog.replacing("\"empty\"", with: "\"old-id-001.text\" : {}, \"Key of code\"")
    let file = StringCatalog(Array(stale.utf8))
    let document = try Self.document(["aaa-aa-aaa": "A"])
    let plan = TranslationPlan(file.entries.map(\.key), TranslationPlan.Target(document))
    let result = StringCatalog(
      try file.updated(plan, values: ["de": ["aaa-aa-aaa.text": NewTranslation("Ä")]]))
    #expect(result.entries[0].localization("de")?.value == "Ä")
    #expect(result.entries[0].localization("de")?.state == .translated)
    #expect(result.entries.map(\.extractionState) == ["extracted_with_value", "stale", nil])
    #expect(file.keysToMark(plan) == ["old-id-001.text"])
    #expect(result.keysToMark(plan).isEmpty)
  }

  @Test("XLIFF is written and read") func xliff() throws {
    let units = [
      XLIFF.Unit(id: "a.text", source: "A & \"B\"\nC", target: "<Ä>", note: "Class = \"UILabel\";"),
      XLIFF.Unit(id: "b.text", source: " B ", target: nil, note: nil),
    ]
    let file = XLIFF.File(
      original: "App/Main.storyboard", sourceLanguage: "en", targetLanguage: "de", units: units)
    let read = try XLIFF(Array(XLIFF(files: [file]).text.utf8), file: "a.xliff")
    #expect(read.files.map(\.original) == ["App/Main.storyboard"])
    #expect(read.files.map(\.targetLanguage) == ["de"])
    #expect(read.files[0].units.map(\.id) == ["a.text", "b.text"])
    #expect(read.files[0].units.map(\.source) == ["A & \"B\"\nC", " B "])
    #expect(read.files[0].units.map(\.target) == ["<Ä>", nil])
  }

  @Test("A file that is not XLIFF is an error") func notXLIFF() {
    let error = #expect(throws: NibReadError.self) { try XLIFF(Array("<plist/>".utf8), file: "a.xliff") }
    #expect(error?.diagnostic.message == "the root element is <plist>, not <xliff>")
  }

  @Test("XLIFF 2.0 and XLIFF without files are errors, and prefixes of names are read") func forms() throws {
    for text in ["<xliff version='2.0'><file/></xliff>", "<xliff version='1.2'/>"] {
      #expect(throws: NibReadError.self) { try XLIFF(Array(text.utf8), file: "a.xliff") }
    }
    let text = """
      <x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file original="a.xib"><x:body>
      <x:trans-unit id="a"><x:source>A</x:source><x:target state="new">B</x:target></x:trans-unit>
      <x:trans-unit><x:source>A</x:source></x:trans-unit></x:body></x:file></x:xliff>
      """
    let file = try XLIFF(Array(text.utf8), file: "a.xliff").files[0]
    #expect(file.units.map(\.target) == ["B"])
    #expect(file.units.map(\.translation) == [nil])
    #expect(file.unnamed.map(\.line) == [3])
  }

  @Test(
    "The key of a unit is its id, or its name if a program gave the unit an id of its own",
    arguments: [
      ("id='a.text'", "a.text"), ("id='7' resname='a.text'", "a.text"), ("resname='a.text'", "a.text"),
      ("id='a.text' resname='b.text'", "a.text"), ("id='7' resname='x'", "7"),
      ("id='f1.3' resname='aaa-aa-aaa.text'", "aaa-aa-aaa.text"), ("id='1.3' resname='7.text'", "7.text"),
      ("id='8.text' resname='7.text'", "8.text"), ("id='f1.3' resname='b.text'", "f1.3"),
    ])
  func unitKeys(attributes: String, key: String) throws {
    let text = """
      <xliff version="1.2"><file original="a.xib"><body><trans-unit \(attributes)><source>A</source></trans-unit></body>
      </file></xliff>
      """
    #expect(try XLIFF(Array(text.utf8), file: "a.xliff").files[0].units.map(\.id) == [key])
  }

  /// Each case is the content of a target and the translation; `nil` if the file does not contain all of it.
  @Test(
    "The texts of inline elements of XLIFF stay in their places",
    arguments: [
      ("Haupt <ph id='1'>%@</ph> x", "Haupt %@ x"), ("<g id='1'>A</g> <g id='2'>B</g>", "A B"),
      (" z.B. <g id='1'>My</g> ", " z.B. My "), ("A<x id='2' equiv-text='%d'/> B", "A%d B"),
      ("A <x id='2'/>", nil), ("<mrk mtype='x'>A</mrk>&lt;", "A<"), ("A<!-- c --> B", "A B"),
    ] as [(String, String?)])
  func inlineElements(target: String, translation: String?) throws {
    let text = """
      <xliff version="1.2"><file original="a.xib"><body>
      <trans-unit id="a"><source>A</source><target>\(target)</target></trans-unit></body></file></xliff>
      """
    let file = try XLIFF(Array(text.utf8), file: "a.xliff").files[0]
    #expect(file.units.map(\.translation) == (translation.map { [$0] } ?? []))
    #expect(file.leftOut.map(\.location.line) == (translation == nil ? [2] : []))
  }

  @Test(
    "Translations without a text, of a text that is not translated, or with the key of another one are left out"
  )
  func leftOutTranslations() throws {
    let text = """
      <xliff version="1.2"><file original="a.xib"><body>
      <trans-unit id="a"><source>A</source><target>1</target></trans-unit>
      <trans-unit id="b"><target>B</target></trans-unit>
      <trans-unit id="c" translate="no"><source>C</source><target>C</target></trans-unit>
      <group translate="no"><trans-unit id="d"><source>D</source><target>D</target></trans-unit>
      <trans-unit id="e" translate="yes"><source>E</source><target>E</target></trans-unit></group>
      <trans-unit id="f" translate="no"><source>F</source></trans-unit>
      <trans-unit id="a"><source>A</source><target>2</target></trans-unit>
      <trans-unit id="a"><source>A</source></trans-unit></body></file></xliff>
      """
    let file = try XLIFF(Array(text.utf8), file: "a.xliff").files[0]
    #expect(file.units.map(\.id) == ["e", "f", "a", "a"])
    #expect(file.units.map(\.target) == ["E", nil, "2", nil])
    #expect(file.leftOut.map(\.id) == ["a", "b", "c", "d"])
    #expect(file.leftOut.map(\.reason) == [.repeated(line: 8), .noSource, .untranslatable, .untranslatable])
    #expect(file.leftOut.map(\.location.line) == [2, 3, 4, 5])
  }

  @Test("A translation in a string catalog replaces no text of a single device, and line breaks stay")
  func devices() throws {
    let text = """
      {"strings":{"aaa-aa-aaa.text":{"localizations":{"de":{"variations":{"device":{\
      "ipad":{"stringUnit":{"state":"translated","value":"P"}},\
      "other":{"stringUnit":{"state":"translated","value":"O"}}}}}}}}}\r\n
      """
    let catalog = StringCatalog(Array(text.utf8))
    let plan = TranslationPlan(
      catalog.entries.map(\.key), TranslationPlan.Target(try Self.document(["aaa-aa-aaa": "A"])))
    let bytes = try catalog.updated(plan, values: ["de": ["aaa-aa-aaa.text": NewTranslation("N")]])
    #expect(StringCatalog(bytes).entries[0].localization("de")?.devices == ["ipad": "P", "other": "N"])
    #expect(!String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "").utf8.contains(10))
  }

  @Test("Text that is not in the encoding of the file is a problem") func invalidEncoding() {
    #expect(StringsFile([0x22, 0xC4, 0x22, 0x3B]).problem?.offset == 1)
    #expect(StringsFile([0xFF, 0xFE, 0x61, 0x00, 0x3B, 0x00, 0x0A]).problem != nil)
    #expect(StringsFile(Array("\"Ä\";".utf8)).problem == nil)
  }

  @Test("Keys of runtime attributes and of unknown objects are not stale") func unknownTexts() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><label id="a"><userDefinedRuntimeAttributes/></label><futureView id="b"/></objects></document>
      """
    let keys = LocalizableKeys([try NibReader.read(Array(source.utf8), file: "a.xib")])
    #expect(keys.contains("a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"))
    #expect(keys.contains("b.caption"))
    #expect(!keys.contains("a.caption"))
  }

  @Test("Keys are sorted without case, and numbers by value") func order() {
    let keys = ["0ca.t", "1in.t", "1PJ.t", "1zE.t", "9.t", "21s.t", "100.t", "a2.t", "A10.t"]
    #expect(keys.reversed().sorted(by: LanguageKeyOrder.xcode.isBefore) == keys)
  }
}
