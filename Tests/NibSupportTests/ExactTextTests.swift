import Testing

@testable import NibSupport

/// Signs with a meaning that are followed by a combining accent, with which they are one `Character`.
@Suite struct ExactTextTests {
  @Test("A sign is found although an accent follows it or a mark precedes it") func searches() {
    for text in ["-\u{301}x", "-x"] { #expect(text.beginsExactly(with: "-")) }
    for text in ["x\u{600}/", "x/"] { #expect(text.endsExactly(with: "/")) }
    for text in ["a\"\u{301}b", "a\u{600}\"b", "\""] { #expect(text.containsExactly("\"")) }
    #expect(!"a".endsExactly(with: "ba") && !"a".beginsExactly(with: "ab") && !"ab".containsExactly("ba"))
    #expect("a'\u{301}'".replacingExactly("'", with: "''") == "a''\u{301}''")
    // The two ways to write an accent differ.
    #expect(!"e\u{301}".beginsExactly(with: "é") && !"é".containsExactly("e"))
  }

  @Test(
    "A word for a shell is one word, whatever follows a quotation mark",
    arguments: [
      ("a'\u{301};touch b", "'a'\\''\u{301};touch b'"), ("a\u{600}'$(b)'", "'a\u{600}'\\''$(b)'\\'''"),
      ("My App", "'My App'"), ("App", "App"), ("", "''"),
    ])
  func shellWord(text: String, expected: String) {
    #expect(ExactText(ShellText.word(text)) == ExactText(expected))
  }

  @Test("A path for a shell is not an option") func shellPath() {
    #expect(["-x y", "-x", "a"].map(ShellText.path) == ["'./-x y'", "./-x", "a"])
  }

  @Test(
    "A raw literal of Swift has more signs than any end of a literal in the text",
    arguments: [
      ("a", "#"), ("\"\"\"#\u{301}b", "##"), ("\u{600}\"\"\"#b", "##"), ("\\#\u{301}(b)", "##"),
      ("\"\"\"", "#"),
      ("\"\"\"##\u{301} \"\"\"#", "###"),
    ])
  func rawLiteral(text: String, marks: String) {
    #expect(ExactText(text.rawLiteral) == ExactText("\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"))
  }
}
