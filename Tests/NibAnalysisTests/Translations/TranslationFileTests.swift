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
}
