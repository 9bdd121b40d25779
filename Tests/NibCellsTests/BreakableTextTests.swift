import TestSupport
import Testing

@testable import NibCells

/// Breaking text into lines. ASCII text is processed as bytes, and other text as characters, by the same rules.
@Suite struct BreakableTextTests {
  /// Characters outside ASCII that are broken like `x`.
  private static let others: [Character] = ["ø", "e\u{301}\u{301}"]

  @Test("ASCII text is broken at the same places as other text", arguments: UInt64(1)...40, others)
  func equalBreaks(seed: UInt64, other: Character) {
    var random = SeededRandom(seed: seed)
    let letters = Array("xxxxx  -\n\t1.x")
    let text = String((0..<40).map { _ in letters.randomElement(using: &random) ?? "x" })
    let same = String(text.map { $0 == "x" ? other : $0 })
    let (bytes, characters) = (BreakableText(text), BreakableText(same))
    #expect(bytes.columns == characters.columns)
    for columns in [1, 2, 5, 11, 60] {
      for wrapping in CellText.Wrapping.allCases {
        let lines = bytes.lines(columns: columns, wrapping: wrapping)
        #expect(lines == characters.lines(columns: columns, wrapping: wrapping), "seed \(seed)")
        #expect(bytes.lineCount(columns: columns, wrapping: wrapping) == lines.count)
        #expect(bytes.lineCount(columns: columns, wrapping: wrapping, limit: 2) == min(2, lines.count))
      }
    }
  }

  @Test("A carriage return and a line feed are one line break") func lineBreaks() {
    #expect(CellText.lines(of: "a\r\nb", columns: 5) == ["a", "b"])
    #expect(CellText.columns(of: "a\r\nb") == 3)
  }
}
