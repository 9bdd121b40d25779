import NibFormats
import NibSupport
import Testing

@testable import NibEditing

/// Texts with characters that XML cannot contain.
@Suite struct UnwritableTextTests {
  @Test(
    "The error names the character",
    arguments: [
      ("a\u{0}b", "U+0000"), ("\u{1B}[1m", "U+001B"), ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}", "U+FFFF"),
    ])
  func values(text: String, point: String) throws {
    let reason = "has the character \(point), which a document cannot contain"
    for property in ["text", "userLabel", "accessibility.label", "runtime.caption"] {
      #expect(
        try EditedXib.message(.set(PropertyEdit("lab-el-001", property, text)))
          == "the value of '\(property)' \(reason)")
    }
    var constraint = NewConstraint(.init("lab-el-001", "width"))
    constraint.identifier = text
    #expect(try EditedXib.message(.addConstraint(constraint)) == "the value of 'identifier' \(reason)")
    let segue = Connection.Kind.segue(kind: "show", identifier: text)
    #expect(
      try EditedXib.message(.connect(Connection("lab-el-001", segue, "lab-el-001")))
        == "the value of 'identifier' \(reason)")
  }

  @Test("Only the texts that a replacement changes are checked") func replacements() throws {
    let unknown = TextReplacement([ExactText("unknown.text"): "\u{1}", ExactText("lab-el-001.text"): "New"])
    #expect(
      try EditedXib.changes(.replaceTexts(unknown)).filter { $0.hasPrefix("+") }.map { $0.contains("New") }
        == [true])
    let text = EditedXib.text.replacing("Title", with: "T\u{FFFD}")
    let unchanged = TextReplacement([ExactText("lab-el-001.text"): "T\u{FFFD}"])
    #expect(try EditedXib.changes(.replaceTexts(unchanged), in: text) == [])
    let changed = TextReplacement([ExactText("lab-el-001.text"): "\u{1}"])
    #expect(
      try EditedXib.message(.replaceTexts(changed))
        == "the value of 'lab-el-001.text' has the character U+0001, which a document cannot contain")
  }

  @Test("Tabs and line breaks are written") func others() throws {
    #expect(try EditedXib.message(.set(PropertyEdit("lab-el-001", "text", "a\tb\r\nc\u{85}\u{2028}"))) == nil)
  }
}
