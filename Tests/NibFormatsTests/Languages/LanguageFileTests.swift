import TestSupport
import Testing

@testable import NibFormats

/// Reading strings files and string catalogs, and the places at which they cannot be read.
@Suite struct LanguageFileTests {
  @Test(
    "The first text of a strings file that cannot be read is reported, and the other keys are found",
    arguments: [
      ("/* A comment */\n\"a.text\" = \"A\"; // another\nb.text = B;\n", ["a.text", "b.text"], nil),
      ("\"a.text\";", ["a.text"], nil), ("", [], nil), ("\"a\" = \"it is \\\"so\\\"\";", ["a"], nil),
      ("\"a.text\" = \"A\"\n\"b.text\" = \"B\";\n\"c.text\" = \"C\";", ["a.text", "c.text"], "2:1"),
      ("\"a.text\" \"A\";\n\"b.text\" = \"B\";", ["a.text", "b.text"], "1:10"),
      ("\"a.text\" = ;\n\"b.text\" = \"B\";", ["a.text", "b.text"], "1:12"),
      ("\"a.text\" = \"A;\n", ["a.text"], "1:12"), ("\"a\" = \"A\"; /* open", ["a"], "1:12"),
      ("\"a\" = \"A\";\n= \"B\";", ["a", "B"], "2:1"), ("\"a\0\" = \"A\";", [], "1:3"),
      ("<plist><dict><key>a</key>", [], "1:8"), ("<plist><dict/></plist>", [], nil),
      ("bplist00", [], "1:1"),
      ("a = 1;\n/* A\n \"b\" = \"B; \\\"/*\";\r/* C */\nc = 2;", ["a", "c"], "2:1"),
      ("/* A /* N\n\"b\"= \"B\";\n/* C */\nc = 2;", ["c"], "1:1"), ("/* A /* B */\na = 1;", ["a"], nil),
      ("/*\n\"a\" = \"A\";\n*/\nb = 2;", ["b"], nil), ("/* \"a\" = \"A\"; /* B */\nb = 2;", ["b"], nil),
      ("/* A\n\"a\" = \"A\";\n/* B */\nb = B\nc = C;", ["b"], "5:1"),
      ("/* A\n\"a\" = \"A\";\n/* B */\nb = 2; /* open", ["b"], "4:8"),
      ("/*\n\"a\" /* B\n\"c\" = \"C\"; */\nb = 2;", ["b"], nil),
      ("a = { \"b\" = \"};\"; c = (1; <00>); };\nd = 2;", ["a", "d"], nil),
      ("a = { b = c;\nd = 2;", ["a", "d"], "1:5"),
      ("a = \"1\";\nb = \"x\\U0000\";\nc = \"\\0\";", ["a", "b", "c"], "2:5"),
      ("a = \"\\U0001\";", ["a"], nil),
    ] as [(String, [String], String?)])
  func strings(text: String, keys: [String], place: String?) {
    let file = StringsFile(Array(text.utf8))
    #expect(file.entries.map(\.key) == keys)
    #expect(place == file.problem.map { Self.place($0, in: text) })
  }

  @Test("A file with many values without an end is read in linear time", .timeLimit(.minutes(1)))
  func openValues() {
    let count = 50_000
    let file = StringsFile(Array(String(repeating: "a = {b;\n", count: count).utf8))
    #expect(file.entries.count == count)
    #expect(file.problem?.message == "this value has no closing bracket")
    #expect(file.problem?.offset == 4)
  }

  @Test(
    "The first text of a string catalog that is not JSON is reported",
    arguments: [
      (
        "{\"strings\": {\"a.text\": {\"extractionState\": \"manual\"}, \"b.text\": {}}}\n",
        ["a.text", "b.text"], nil
      ),
      ("{\"version\": 1.0, \"strings\": {\"a\": {\"x\": [true, null, -1e3]}}}", ["a"], nil),
      ("{\"strings\": {\"a\": {}, \"b\" {}}}", ["a", "b"], "1:27"),
      ("{\"strings\": {\n  \"a\": {},\n}}", ["a"], "3:1"), ("{\"strings\": {\"a\": {}}", ["a"], "1:22"),
      ("{\"strings\": {\"a\": yes}}", ["a"], "1:19"), ("[] []", [], "1:4"), ("", [], "1:1"),
    ] as [(String, [String], String?)])
  func catalog(text: String, keys: [String], place: String?) {
    let file = StringCatalog(Array(text.utf8))
    #expect(file.entries.map(\.key) == keys)
    #expect(place == file.problem.map { Self.place($0, in: text) })
  }

  @Test("Markers of a merge conflict are the first problem of a file") func conflict() {
    let message = "this line marks an unresolved merge conflict; resolve the conflict first"
    let text = "\n<<<<<<< HEAD\n\"a\" = \"A\";\n=======\n\"a\" = \"B\";\n>>>>>>> other\n"
    for strings in [String(text.dropFirst()), "b = c;" + text, "<plist><dict>" + text + "</dict></plist>"] {
      let file = StringsFile(Array(strings.utf8))
      #expect(file.problem?.message == message)
      #expect(file.problem?.isTolerated == false)
    }
    #expect(StringsFile(Array(("b = c;" + text).utf8)).problem?.offset == 7)
    let catalog = "{\"strings\": {\n<<<<<<< HEAD\n\"a\": {}\n=======\n\"b\": {}\n>>>>>>> other\n}}"
    #expect(StringCatalog(Array(catalog.utf8)).problem?.message == message)
  }

  private static func place(_ problem: LanguageProblem, in text: String) -> String {
    let place = SourceLocation(of: problem.offset, in: Array(text.utf8), file: "")
    return "\(place.line):\(place.column)"
  }

  @Test(
    "Keys, values and comments of strings files",
    arguments: [
      ("/* A */\n\"a\" = \"x\"; // not b\nb = 'y';\n// C\n\"c\"=\"\";", ["A|a|x", "-|b|y", "C|c|"]),
      ("/* old */ /* new */ \"a\";", ["new|a|a"]), ("a /* in */ = /* the */ b /* middle */;", ["-|a|b"]),
      (#""a" = "\"\n\t\\\U00e9\351\101\'é\x";"#, ["-|a|\"\n\t\\é\u{D8}A'éx"]),
      (#""a" = "\UD83D\UDE00";"#, ["-|a|😀"]), ("{ a = b; c = (1, 2); }", ["-|a|b", "-|c|nil"]),
      ("a/b = \"x\";", ["-|a/b|x"]),
      (
        "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>x &amp; y</string><key>b</key><dict/></dict></plist>",
        ["-|a|x & y", "-|b|nil"]
      ),
    ] as [(String, [String])])
  func entries(text: String, entries: [String]) {
    let file = StringsFile(Array(text.utf8))
    #expect(file.entries.map { "\($0.comment ?? "-")|\($0.key)|\($0.value ?? "nil")" } == entries)
    #expect(file.problem == nil)
    for entry in file.entries where file.form == .text {
      #expect(file.text.utf8[entry.range.lowerBound] == file.text.utf8[entry.keyRange.lowerBound])
    }
  }

  @Test(
    "UTF-16 is read and written with and without a byte order mark", arguments: [true, false], [true, false])
  func utf16(isBigEndian: Bool, hasMark: Bool) {
    let units = (hasMark ? [0xFEFF] : []) + Array("\"a\" = \"é😀\";\r\n".utf16)
    let bytes = units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
    let file = StringsFile(bytes)
    #expect(file.entries.map(\.value) == ["é😀"])
    #expect(file.text.lineBreak == "\r\n")
    #expect(file.text.encoded(file.text.utf8) == bytes)
  }

  @Test("Lines and columns of a file with a byte order mark") func places() throws {
    let file = StringsFile([0xEF, 0xBB, 0xBF] + Array("a = b;\n  \"c\" = \"d\";".utf8))
    let table = TranslationTable(file, language: "de", file: "x")
    #expect(table.texts.map { "\($0.location) \($0.valueLocation)" } == ["x:1:1 x:1:5", "x:2:3 x:2:9"])
    #expect(table.texts.map(\.location.offset) == [3, 12])
  }

  @Test("Languages, devices, plurals and states of a string catalog") func catalogTexts() throws {
    let file = StringCatalog(
      Array(
        """
        {"sourceLanguage" : "en", "strings" : {
          "a.text" : {"comment" : "Class = \\"UILabel\\";", "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : {"stringUnit" : {"state" : "translated", "value" : "A\\u00e9"}},
              "fr" : {"variations" : {"device" : {
                "ipad" : {"stringUnit" : {"state" : "new", "value" : "tablet"}},
                "other" : {"stringUnit" : {"state" : "new", "value" : "all"}}}}}}},
          "b.text" : {"shouldTranslate" : false, "localizations" : {"de" : {"variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "new", "value" : "one"}},
            "other" : {"stringUnit" : {"state" : "new", "value" : "many"}}}}}}}
        }}
        """.utf8))
    #expect(file.problem == nil)
    #expect(file.sourceLanguage == "en")
    #expect(file.languages == ["de", "fr"])
    #expect(file.entries.map(\.shouldTranslate) == [true, false])
    #expect(file.entries[0].comment == "Class = \"UILabel\";")
    let german = TranslationTable(file, language: "de", file: "x")
    #expect(
      german.texts.map { "\($0.value) \($0.state?.rawValue ?? "") \($0.hasPlurals)" } == [
        "Aé translated false", "many new true",
      ])
    let french = TranslationTable(file, language: "fr", file: "x")
    #expect(french["a.text"]?.value == "all")
    #expect(french["a.text"]?.deviceValues == ["ipad": "tablet", "other": "all"])
    #expect(french["b.text"] == nil)
  }

  @Test("Many blank lines in a comment without an end are read once")
  func blankLines() {
    let blank = String(repeating: "\n", count: 100_000)
    let open = StringsFile(Array("/* A\(blank)/* B */\na = 1;".utf8))
    #expect(open.entries.map(\.key) == ["a"])
    #expect(open.problem == nil)
    let swallowed = StringsFile(
      Array("/* A\(blank)\"b\"\(blank)= \"B\"\(blank);\(blank)/* C */\na = 1;".utf8))
    #expect(swallowed.problem?.isTolerated == true)
    #expect(swallowed.problem?.message.contains("the entry 'b'") == true)
  }

  @Test("The last of several entries with a key is used") func repeatedKeys() {
    let file = StringsFile(Array("a = x; a = y;".utf8))
    #expect(TranslationTable(file, language: "de", file: "")["a"]?.value == "y")
  }
}
