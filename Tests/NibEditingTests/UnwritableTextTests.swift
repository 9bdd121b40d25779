import NibFormats
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

  @Test("Tabs and line breaks are written") func others() throws {
    #expect(try EditedXib.message(.set(PropertyEdit("lab-el-001", "text", "a\tb\r\nc\u{85}\u{2028}"))) == nil)
  }
}
