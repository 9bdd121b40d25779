import Testing

@testable import NibTerm

/// Names in comments on pull requests are text, not links or mentions.
@Suite struct MarkdownTextTests {
  @Test(
    "Addresses and issues are not links",
    arguments: [
      ("see http://a.example/b", "see http:<!-- -->//a.example/b"),
      ("WWW.a.example", "WWW.<!-- -->a.example"),
      ("GH-12", "GH-<!-- -->12"), ("a@b.example", "a@<!-- -->b.example"), ("b/c#1", "b/c#<!-- -->1"),
      ("<http://a>", "\\<http:<!-- -->//a\\>"), ("[a](b:c)", "\\[a\\](b:c)"),
    ])
  func links(text: String, expected: String) { #expect(MarkdownText.escaped(text) == expected) }

  @Test(
    "Other signs stay as they are",
    arguments: ["a: b", "x.www", "3.5", "a-1", "GH-a", "UILabel:0:/", "Card.xib", ""])
  func other(text: String) { #expect(MarkdownText.escaped(text) == text) }
}
