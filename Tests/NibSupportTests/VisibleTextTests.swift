import Testing

@testable import NibSupport

/// Text of documents and file names, made safe for a terminal.
@Suite struct VisibleTextTests {
  @Test(
    "Control characters and direction overrides in a line become visible",
    arguments: [
      ("plain", "plain"), ("", ""), ("Dörr 元素 👍🏽", "Dörr 元素 👍🏽"), ("\u{1B}[2J", "␛[2J"),
      ("\u{1B}]52;c;eA==\u{7}", "␛]52;c;eA==␇"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{0}\u{7F}\t", "␀␡␉"),
      ("a\r\nb\nc", "a␍␊b␊c"), ("a\u{2028}b\u{2029}c\u{85}", "a␤b␤c\u{FFFD}"),
      ("photo\u{202E}gnp.xib", "photo\u{FFFD}gnp.xib"), ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
      ("שלום\u{200F}", "שלום\u{200F}"), ("\u{FFFF}", "\u{FFFD}"),
    ])
  func line(_ text: String, shown: String) {
    #expect(Array(VisibleText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test("Line feeds remain in text of several lines") func lines() {
    #expect(VisibleText.lines("a\nb\u{1B}\n") == "a\nb␛\n")
    #expect(VisibleText.lines("ä\r\n") == "ä␍\n")
  }

  @Test("No control character remains in a line") func terminalCommands() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for shown in VisibleText.line(String(scalar)).unicodeScalars {
        #expect(shown.properties.generalCategory != .control)
        #expect(VisibleText.isHarmless(shown))
      }
    }
  }
}
