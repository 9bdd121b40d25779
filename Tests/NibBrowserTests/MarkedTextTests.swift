import TestSupport
import Testing

@testable import NibBrowser

/// The marks of words in the versions of a conflict.
@Suite struct MarkedTextTests {
  /// The rows as texts, with marked runs in brackets.
  private func rows(_ line: String, common: Set<String>, columns: Int) -> [String] {
    MarkedText.lines(of: line[...], common: common, columns: columns).map { row in
      row.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined()
    }
  }

  @Test("A word that is broken over two rows has the mark of the whole word") func brokenWords() {
    let line = "<label\tadjustsFontForContentSizeCategory=\"YES\" text=\"B\">"
    let rest: Set = ["<label", "adjustsFontForContentSizeCategory=\"YES\""]
    #expect(
      rows(line, common: rest, columns: 24) == [
        "<label adjustsFontFor", "ContentSize", "Category=\"YES\" [text=\"B\">]",
      ])
    #expect(
      rows(line, common: ["<label", "text=\"B\">"], columns: 24) == [
        "<label [adjustsFontFor]", "[ContentSize]", "[Category=\"YES\"] text=\"B\">",
      ])
  }

  @Test("Characters that a terminal obeys do not shift the marks") func controlCharacters() {
    let line = "  a=\"\u{1B}x\" b=\"2\" c=\"3\""
    #expect(
      rows(line, common: ["a=\"\u{1B}x\"", "c=\"3\""], columns: 80) == ["  a=\"␛x\" [b=\"2\"] c=\"3\""])
  }
}
