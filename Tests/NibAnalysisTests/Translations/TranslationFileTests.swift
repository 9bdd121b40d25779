import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Reading strings files and string catalogs, and the places at which they cannot be read.
@Suite struct TranslationFileTests {
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
      ("<plist><dict><key>a</key>", ["a"], "1:26"), ("<plist><dict/></plist>", [], nil),
      ("bplist00", [], "1:1"),
    ] as [(String, [String], String?)])
  func strings(text: String, keys: [String], place: String?) {
    let file = StringsFile(Array(text.utf8))
    #expect(file.keys == keys)
    #expect(place == file.problem.map { Self.place($0, in: text) })
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
    #expect(file.keys == keys)
    #expect(place == file.problem.map { Self.place($0, in: text) })
  }

  private static func place(_ problem: TranslationProblem, in text: String) -> String {
    let place = SourceLocation(of: problem.offset, in: Array(text.utf8), file: "")
    return "\(place.line):\(place.column)"
  }

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
}
