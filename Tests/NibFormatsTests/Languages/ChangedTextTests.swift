import NibSupport
import TestSupport
import Testing

@testable import NibFormats

/// Files with translations of texts that have changed in the document.
@Suite struct ChangedTextTests {
  private static func document(_ labels: KeyValuePairs<String, String>) throws -> NibDocument {
    let objects = labels.map { "<label id='\($0.key)' text='\($0.value)'/>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func plan(
    _ strings: StringsFile, _ document: NibDocument, renamed: [String: String] = [:],
    others: [NibDocument] = [], known: KnownTexts = KnownTexts()
  ) -> TranslationPlan {
    let entries = strings.entries.map {
      TranslationPlan.Entry(key: $0.key, comment: $0.comment, value: $0.value)
    }
    return TranslationPlan(
      entries,
      TranslationPlan.Target(
        document, renamed: renamed, knownTexts: known, others: others, developments: others))
  }

  private static func strings(comment text: String, id: String = "aaa-aa-aaa") -> String {
    "/* Class = \"UILabel\"; text = \"\(text)\"; ObjectID = \"\(id)\"; Note = \"N\"; */\n\"\(id).text\" = \"Alt\";\n"
  }

  @Test("The comment of a strings file gets the new text, and the translation stays") func comment() throws {
    let text = "// Title\n\n" + Self.strings(comment: "Old \\\"text\\\"") + "\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let file = StringsFile(Array(text.utf8))
    let document = try Self.document(["aaa-aa-aaa": "New /* text */&#10;x", "bbb-bb-bbb": "Changed"])
    let plan = Self.plan(file, document)
    #expect(plan.changed.map(\.oldText) == ["Old \"text\""])
    #expect(plan.changed.map(\.entry) == [0])
    let result = try file.updated(plan)
    #expect(
      String(decoding: result, as: UTF8.self)
        == text.replacing("Old \\\"text\\\"", with: "New /* text * /\\nx")
        .replacing("\"N\";", with: "\"N\"; Outdated = \"Alt\"; OldText = \"Old \\\"text\\\"\";"))
    #expect(Self.plan(StringsFile(result), document).isEmpty)
  }

  /// A strings file after the changes for a document.
  private static func synced(_ text: String, _ document: NibDocument) throws -> String {
    let file = StringsFile(Array(text.utf8))
    return String(decoding: try file.updated(plan(file, document)), as: UTF8.self)
  }

  @Test(
    "A strings file says which translations are outdated until they are changed, or the text is the old one again"
  )
  func outdatedTranslations() throws {
    let old = Self.strings(comment: "Old")
    let document = try Self.document(["aaa-aa-aaa": "New"])
    let marked = try Self.synced(old, document)
    #expect(
      marked == """
        /* Class = "UILabel"; text = "New"; ObjectID = "aaa-aa-aaa"; Note = "N"; Outdated = "Alt"; OldText = "Old"; */
        "aaa-aa-aaa.text" = "Alt";

        """)
    let file = StringsFile(Array(marked.utf8))
    let plan = Self.plan(file, document)
    #expect(plan.isEmpty)
    #expect(plan.outdated.map(\.oldText) == ["Old"])
    #expect(file.entries[0].outdated?.oldText == "Old")
    // A second change of the text does not change what was translated.
    let second = try Self.synced(marked, try Self.document(["aaa-aa-aaa": "Newer"]))
    #expect(second == marked.replacing("text = \"New\"", with: "text = \"Newer\""))
    let back = try Self.document(["aaa-aa-aaa": "Old"])
    #expect(try Self.synced(second, back) == old)
    let translated = marked.replacing("\"Alt\";\n", with: "\"Neu\";\n")
    #expect(StringsFile(Array(translated.utf8)).entries[0].outdated == nil)
    #expect(
      try Self.synced(translated, document)
        == Self.strings(comment: "New").replacing("= \"Alt\"", with: "= \"Neu\""))
  }

  @Test(
    "The remark on an outdated translation is read with quotation marks, ends of comments and line breaks in it"
  )
  func marks() throws {
    let value = "A\"; */ \u{301}b\\"
    let text = "/* Class = \"UILabel\"; text = \"O\\\"; */\"; ObjectID = \"a\"; */\n"
      .replacing("*/\"", with: "* /\"")
    let file = StringsFile(Array((text + "\"a.text\" = \"\(StringsEscapes.escaped(value))\";\n").utf8))
    let document = try Self.document(["a": "New"])
    let result = StringsFile(try file.updated(Self.plan(file, document)))
    #expect(result.problem == nil)
    #expect(result.entries.map(\.value) == [value])
    #expect(result.entries[0].outdated?.oldText == "O\"; * /")
    #expect(Self.plan(result, document).isEmpty)
    let replaced = StringsFile(try result.replacing(["a.text": "Neu"]))
    #expect(replaced.entries[0].comment == #"Class = "UILabel"; text = "New"; ObjectID = "a";"#)
    let confirmed = StringsFile(try result.replacing([:], confirmed: Set(texts: ["a.text"])))
    #expect(confirmed.entries[0].comment == replaced.entries[0].comment)
    #expect(confirmed.entries.map(\.value) == [value])
  }

  @Test("A comment without an end swallows the next entry, but its text is not that of the entry after it")
  func unclosedComment() throws {
    let swallowed = Self.strings(comment: "High", id: "aaa-aa-aaa").replacing(" */", with: "")
    let file = StringsFile(Array((swallowed + Self.strings(comment: "Save", id: "bbb-bb-bbb")).utf8))
    #expect(file.entries.map(\.key) == ["bbb-bb-bbb.text"])
    #expect(
      file.problem
        == LanguageProblem(
          message:
            "this comment ends only with the next one, so that the entry 'aaa-aa-aaa.text' is a part of it",
          offset: 0, isTolerated: true))
    let plan = Self.plan(file, try Self.document(["aaa-aa-aaa": "High", "bbb-bb-bbb": "Save"]))
    #expect(plan.changed.isEmpty && plan.outdated.isEmpty)
    #expect(plan.added.map(\.key) == ["aaa-aa-aaa.text"])
    // The comment of a key without an object names another object, so that it does not show where the key belongs.
    let moved = Self.plan(file, try Self.document(["aaa-aa-aaa": "Low", "ccc-cc-ccc": "High"]))
    #expect(moved.moved.isEmpty)
  }

  @Test("A catalog gets no such remark, because it has states") func catalogMarks() throws {
    let entry = TranslationPlan.Entry(
      key: "a.text", comment: #"Class = "UILabel"; text = "Old"; ObjectID = "a";"#, hasStates: true)
    let plan = TranslationPlan([entry], TranslationPlan.Target(try Self.document(["a": "New"])))
    #expect(plan.changed.map(\.mark) == [nil])
    #expect(plan.outdated.isEmpty)
  }

  @Test(
    "Other escapes and white space in a comment are not another text, and neither is a comment of somebody else",
    arguments: [
      "/* Class = \"UILabel\"; text = \"A  B\"; ObjectID = \"aaa-aa-aaa\"; */",
      "/* Class = \"UILabel\"; text = \"A\\nB\"; ObjectID = \"aaa-aa-aaa\"; */",
      "/* Class = \"UILabel\"; text = \"A\\U000aB\"; ObjectID = \"aaa-aa-aaa\"; */",
      "/* Class = \"UILabel\"; title = \"X\"; ObjectID = \"aaa-aa-aaa\"; */", "/* text = \"X\" */", "",
      "/* Class = \"UILabel\"; text = \"X\"; ObjectID = \"bbb-bb-bbb\"; */",
    ])
  func sameText(comment: String) throws {
    let file = StringsFile(Array("\(comment)\n\"aaa-aa-aaa.text\" = \"Alt\";\n".utf8))
    let document = try Self.document(["aaa-aa-aaa": "A&#10;B"])
    #expect(Self.plan(file, document).isEmpty)
  }

  @Test("A copy of the old text, which nobody has translated, becomes a copy of the new one") func copies()
    throws
  {
    let file = StringsFile(Array(Self.strings(comment: "Alt").utf8))
    let document = try Self.document(["aaa-aa-aaa": "New"])
    var known = KnownTexts()
    known.add("Alt", of: "aaa-aa-aaa.text")
    let plan = Self.plan(file, document, known: known)
    #expect(plan.changed.map(\.isCopy) == [true])
    #expect(plan.doubts.isEmpty)
    let expected = Self.strings(comment: "New").replacing("\"Alt\"", with: "\"New\"")
    #expect(try String(decoding: file.updated(plan), as: UTF8.self) == expected)
    let moved = Self.plan(
      file, try Self.document(["new-aa-aaa": "New"]), renamed: ["aaa-aa-aaa.text": "new-aa-aaa.text"],
      known: known)
    #expect(
      try String(decoding: file.updated(moved), as: UTF8.self)
        == Self.strings(comment: "New", id: "new-aa-aaa").replacing("\"Alt\"", with: "\"New\""))
  }

  @Test(
    "A value that is the text in its comment stays, unless something else shows that the document had the text",
    arguments: ["Guardar", "حفظ"])
  func translatedComment(value: String) throws {
    let file = StringsFile(Array(Self.strings(comment: value).replacing("Alt", with: value).utf8))
    let document = try Self.document(["aaa-aa-aaa": "Save"])
    let plan = Self.plan(file, document)
    #expect(plan.changed.map(\.isCopy) == [false])
    #expect(plan.doubts.map(\.oldText) == [value])
    let result = String(decoding: try file.updated(plan), as: UTF8.self)
    #expect(
      result == """
        /* Class = "UILabel"; text = "Save"; ObjectID = "aaa-aa-aaa"; Note = "N"; Outdated = "\(value)"; OldText = "\(value)"; */
        "aaa-aa-aaa.text" = "\(value)";

        """)
    #expect(Self.plan(StringsFile(Array(result.utf8)), document).isEmpty)
  }

  @Test("The comment of a translation in another language shows what the text of the document was")
  func textOfOtherFile() throws {
    let key = "aaa-aa-aaa.text"
    func known(_ value: String, comment: String = "Old") -> KnownTexts {
      let comment = "Class = \"UILabel\"; text = \"\(comment)\"; ObjectID = \"aaa-aa-aaa\";"
      var known = KnownTexts()
      known.add([TranslationPlan.Entry(key: key, comment: comment, value: value)])
      return known
    }
    #expect(known("Alt").contains("Old", of: key))
    // Its comment can be translated, too.
    #expect(!known("Old").contains("Old", of: key))
    let file = StringsFile(Array(Self.strings(comment: "Old").replacing("Alt", with: "Old").utf8))
    let document = try Self.document(["aaa-aa-aaa": "New"])
    #expect(Self.plan(file, document, known: known("Alt")).changed.map(\.isCopy) == [true])
    #expect(
      Self.plan(file, document, known: known("Ancien", comment: "Older")).changed.map(\.isCopy) == [false])
    // The document has the language of the other file now.
    #expect(Self.plan(file, document, known: known("New")).changed.map(\.isCopy) == [false])
  }

  @Test(
    "JSON that is not a catalog is a problem, so that nothing of it is overwritten",
    arguments: [
      ("[{\"precious\":\"data\"}]", "the catalog must be an object in braces", 0),
      ("{\"strings\":[{\"precious\":\"data\"}]}", "'strings' must be an object in braces", 11),
      ("{\"strings\":{\"a\":\"b\"}}", "the entry must be an object in braces", 16),
      ("{\"strings\":{\"a\":{\"localizations\":[1]}}}", "'localizations' must be an object in braces", 33),
      (
        "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":5}}}}}}",
        "'value' must be a text", 62
      ),
    ])
  func shapes(text: String, message: String, offset: Int) {
    let problem = StringCatalog(Array(text.utf8)).problem
    #expect(problem?.message == message)
    #expect(problem?.offset == offset)
  }

  @Test("An object with a new id and a new text gets both in its comment, at once") func movedText() throws {
    let file = StringsFile(Array(Self.strings(comment: "Old").utf8))
    let document = try Self.document(["new-aa-aaa": "New"])
    let result = try file.updated(Self.plan(file, document, renamed: ["aaa-aa-aaa.text": "new-aa-aaa.text"]))
    #expect(
      String(decoding: result, as: UTF8.self)
        == Self.strings(comment: "New", id: "new-aa-aaa")
        .replacing("\"N\";", with: "\"N\"; Outdated = \"Alt\"; OldText = \"Old\";"))
  }

  @Test("A text that another document of the file still has has not changed") func sharedFile() throws {
    let file = StringsFile(Array(Self.strings(comment: "Old").utf8))
    let (new, old) = (try Self.document(["aaa-aa-aaa": "New"]), try Self.document(["aaa-aa-aaa": "Old"]))
    #expect(Self.plan(file, new, others: [old]).changed.isEmpty)
    #expect(Self.plan(file, new, others: [new]).changed.count == 1)
  }

  // MARK: String catalogs

  /// A catalog with one entry, in the form of Xcode.
  private static func catalog(text: String, source: String = "new", _ state: String, extra: String = "")
    -> String
  {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aaa-aa-aaa.text" : {
          "comment" : "Class = \\"UILabel\\"; text = \\"\(text)\\"; ObjectID = \\"aaa-aa-aaa\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "Alt"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "\(source)",
                "value" : "\(text)"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : ""
              }
            }\(extra)
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func updated(_ text: String, _ entry: TranslationPlan.Entry) throws -> String {
    let plan = TranslationPlan([entry], TranslationPlan.Target(try document(["aaa-aa-aaa": "New"])))
    return String(decoding: try StringCatalog(Array(text.utf8)).updated(plan), as: UTF8.self)
  }

  @Test("In a string catalog, the text of the development language changes, and translations need a review")
  func catalogReview() throws {
    let plural = """
      ,
            "pl" : {"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"P"}}}}}
      """
    let entry = TranslationPlan.Entry(key: "aaa-aa-aaa.text", documentText: "Old")
    #expect(
      try Self.updated(Self.catalog(text: "Old", "translated", extra: plural), entry)
        == Self.catalog(text: "New", "needs_review", extra: plural))
  }

  @Test("Entries of the developer stay as they are, and texts of the developer need no review")
  func ownTexts()
    throws
  {
    let text = Self.catalog(text: "Old", "translated")
    let manual = TranslationPlan.Entry(key: "aaa-aa-aaa.text", documentText: "Old", isManual: true)
    #expect(try Self.updated(text, manual) == text)
    let comment = "Class = \"UILabel\"; text = \"Old\"; ObjectID = \"aaa-aa-aaa\";"
    let own = TranslationPlan.Entry(key: "aaa-aa-aaa.text", comment: comment, hasOwnText: true)
    let ownText = Self.catalog(text: "Old", source: "translated", "translated")
    #expect(
      try Self.updated(ownText, own)
        == ownText.replacing("text = \\\"Old", with: "text = \\\"New"))
  }

  @Test("The texts for single devices need a review, too") func devices() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"aaa-aa-aaa.text":{"localizations":{"de":{"variations":{"device":{\
      "ipad":{"stringUnit":{"state":"translated","value":"P"}},\
      "other":{"stringUnit":{"state":"new","value":"O"}}}}}}}}}
      """
    let entry = TranslationPlan.Entry(key: "aaa-aa-aaa.text", documentText: "Old")
    #expect(
      try Self.updated(text, entry)
        == text.replacing("\"translated\",\"value\":\"P\"", with: "\"needs_review\",\"value\":\"P\""))
  }
}
