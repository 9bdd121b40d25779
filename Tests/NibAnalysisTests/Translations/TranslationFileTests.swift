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
  private static func findings(_ rule: String, _ files: [String: String]) throws -> [Diagnostic] {
    let folder = try TemporaryFolder(files)
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let objects = "<objects><label text=\"A\" id=\"l\">\(frame)</label></objects>"
    let document = CheckSample.document("XIB", objects, file: folder.path + "/Card.xib")
    return NibCheck(document, configuration: CheckConfiguration(only: [rule])).diagnostics
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
}
