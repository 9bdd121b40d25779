import Testing

@testable import NibSupport

/// Text that CI systems would obey.
@Suite struct CommandTextTests {
  @Test(
    "Commands at the beginning of a line, and in words with brackets, are broken",
    arguments: [
      ("::error::x", ":∶error::x"), ("a\n  ::stop-commands::t", "a\n  :∶stop-commands::t"),
      ("\u{A0}::x", "\u{A0}:∶x"), ("a ##[error]b", "a #♯[error]b"), ("##vso[task.x]", "#♯vso[task.x]"),
      ("a\r::x", "a\r:∶x"),
      ("##teamcity[x]", "#♯teamcity[x]"), ("###[x]", "##♯[x]"),
    ])
  func broken(text: String, expected: String) { #expect(VisibleText.withoutCommands(text) == expected) }

  @Test(
    "Other text stays as it is",
    arguments: ["a::b", "a ::x", ": :x", "## heading", "a##b", "[##]", "", ":", "#[x]", ": ##"])
  func other(text: String) { #expect(VisibleText.withoutCommands(text) == text) }

  @Test("Paths that begin with a sign get a prefix") func paths() {
    let names = ["-x.xib", "::x.xib", "+a", "#b", "a.xib", "é.xib", "/a", "./-a", "../a", "_a", "1", "in/-x"]
    #expect(
      names.map(ShellText.unmistakable) == [
        "./-x.xib", "./::x.xib", "./+a", "./#b", "a.xib", "é.xib", "/a", "./-a", "../a", "_a", "1", "in/-x",
      ])
  }
}

/// Lines of files whose encoding is not known.
@Suite struct ByteLinesTests {
  private func lines(_ text: String, _ change: (inout ByteLines) -> Void) -> String {
    var lines = ByteLines(Array(text.utf8))
    change(&lines)
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  @Test(
    "A new line has the line break of the others",
    arguments: [("a\n", "a\nb\n"), ("a\r\n", "a\r\nb\r\n"), ("", "b\n"), ("a", "a\nb\n")])
  func appending(text: String, expected: String) { #expect(lines(text) { $0.append("b") } == expected) }

  @Test("Removed lines take their line breaks with them") func removing() {
    #expect(lines("a\nb\r\na") { $0.removeAll("a") } == "b\r\n")
    #expect(lines("a\r\n") { $0.removeLastBreak() } == "a")
    #expect(lines("\n") { $0.removeLastBreak() } == "")
  }
}
