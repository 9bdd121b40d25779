import Testing

@testable import NibCells

@Suite struct TerminalGlyphTests {
  /// The glyphs of a text as one string, with a dot after each wide glyph.
  private func shown(_ text: String) -> String {
    text.flatMap(TerminalGlyph.glyphs(of:)).map { glyph in
      var scalars = String.UnicodeScalarView([glyph.base])
      scalars.append(contentsOf: glyph.marks)
      return String(scalars) + (glyph.columns == 2 ? "." : "")
    }.joined()
  }

  static let texts = [
    ("Dörr", "Dörr"), ("元素", "元.素."), ("o\u{308}\u{323}", "o\u{308}\u{323}"),
    ("👨‍👩‍👧!", "👨.!"), ("👍🏽", "👍."), ("🏽", "🏽."), ("🇩🇪🇫🇷", "DEFR"), ("🇩", "D"),
    ("❤\u{FE0F}", "❤"), ("1\u{FE0F}\u{20E3}", "1\u{20E3}"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴."),
    ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}."),
    ("a\u{200B}b\u{AD}c\u{202E}d\u{2066}e", "abcde"), ("\u{301}x", "x"),
    ("\u{1B}[31m", "␛[31m"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{0}\u{7F}", "␀␡"), ("a\tb", "a b"),
    ("a\nb\r\nc\u{2028}d\u{85}e", "a␊b␍c␤d\u{FFFD}e"),
    ("का", "का"), ("क\u{94D}\u{200D}ष", "क\u{94D}ष"),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "a\u{301}\u{302}\u{303}\u{304}"),
  ]

  @Test("Text becomes glyphs that terminals show with the same widths", arguments: texts)
  func glyphs(of text: String, expected: String) {
    #expect(Array(shown(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("Noncharacters are replaced by U+FFFD", arguments: [0xFFFF, 0xFFFE, 0xFDD0, 0x1FFFE] as [UInt32])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TerminalGlyph.glyphs(of: Character(scalar)).map(\.base) == ["\u{FFFD}"])
  }

  @Test("No glyph is a control character") func controlCharacters() {
    for value in UInt32(0)..<0x100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in TerminalGlyph.glyphs(of: Character(scalar)) {
        #expect(glyph.base.properties.generalCategory != .control)
      }
    }
  }
}
