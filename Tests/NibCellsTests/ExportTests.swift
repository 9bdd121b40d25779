import TestSupport
import Testing

@testable import NibCells

@Suite struct ExportTests {
  private let red = CellColor(rgb: 0xFF0000)
  private let blue = CellColor(rgb: 0x007AFF)

  private func sample() -> CellCanvas {
    let canvas = CellCanvas(12, 3)
    canvas.put("Dörr 元", at: .zero, style: CellStyle(foreground: red, attributes: .bold))
    canvas.put("ok", at: CellPoint(1, 1), style: CellStyle(foreground: .white, background: blue))
    canvas.put("no", at: CellPoint(3, 1), style: CellStyle(foreground: red, background: blue))
    return canvas
  }

  @Test("Plain text has no styles; it can be untrimmed or limited to ASCII") func plainText() {
    #expect(TextExport().text(of: sample()) == "Dörr 元\n okno\n\n")
    #expect(
      TextExport(trimsRows: false).rows(of: sample()) == ["Dörr 元     ", " okno       ", "            "])
    #expect(TextExport(asciiOnly: true).text(of: sample()) == "Dorr ??\n okno\n\n")
  }

  static let depths: [(ColorDepth, String)] = [
    (.monochrome, "^[1mDörr 元^[m\n okno\n\n"),
    (.ansi8, "^[1;31mDörr 元^[m\n ^[37;44mok^[31mno^[m\n\n"),
    (.ansi16, "^[1;91mDörr 元^[m\n ^[97;104mok^[91mno^[m\n\n"),
    (.indexed256, "^[1;38;5;196mDörr 元^[m\n ^[38;5;231;48;5;33mok^[38;5;196mno^[m\n\n"),
    (
      .trueColor,
      "^[1;38;2;255;0;0mDörr 元^[m\n ^[38;2;255;255;255;48;2;0;122;255mok^[38;2;255;0;0mno^[m\n\n"
    ),
  ]

  @Test("ANSI text has styles in the colors of its depth", arguments: depths)
  func ansi(depth: ColorDepth, expected: String) {
    let text = ANSIExport(depth: depth).text(of: sample())
    #expect(
      text == expected.split(separator: "^", omittingEmptySubsequences: false).joined(separator: "\u{1B}"))
  }

  @Test("Trailing blanks with a background color are written") func trailingBlanks() {
    let canvas = CellCanvas(4, 1)
    canvas.tint(CellRect(1, 0, 2, 1), background: blue)
    #expect(ANSIExport(depth: .ansi8).text(of: canvas) == " \u{1B}[44m  \u{1B}[m\n")
    #expect(ANSIExport(depth: .monochrome).text(of: canvas) == "\n")
  }

  static let changes: [(CellStyle, CellStyle, String)] = [
    (.plain, .plain, ""),
    (CellStyle(attributes: .bold), CellStyle(attributes: .dim), "[0;2m"),
    (CellStyle(attributes: [.bold, .dim]), CellStyle(attributes: .bold), "[0;1m"),
    (CellStyle(attributes: [.bold, .underline]), CellStyle(attributes: .bold), "[24m"),
    (CellStyle(foreground: .white, attributes: .reverse), CellStyle(foreground: .white), "[27m"),
    (CellStyle(foreground: .white, background: .black), CellStyle(background: .black), "[39m"),
    (CellStyle(attributes: .italic), CellStyle(attributes: [.italic, .strikethrough]), "[9m"),
    (CellStyle(foreground: .white, attributes: [.bold, .italic]), .plain, "[m"),
  ]

  @Test("A change of style is written as the shortest sequence", arguments: changes)
  func shortestChange(from: CellStyle, to: CellStyle, expected: String) {
    let old = TerminalStyle(from, depth: .ansi8)
    let new = TerminalStyle(to, depth: .ansi8)
    #expect(new.sequence(after: old) == (expected.isEmpty ? "" : "\u{1B}" + expected))
  }

  @Test("A golden has the text, the styles with a legend, and the cursor") func golden() {
    let canvas = sample()
    canvas.cursor = CellPoint(2, 1)
    #expect(
      GoldenExport.text(of: canvas) == """
        0         10
        012345678901
        Dörr 元     │
         okno       │
                    │
        styles
        aaaaaaa.....│
        .bbcc.......│
        ............│
        a = bold, #ff0000
        b = #ffffff on #007aff
        c = #ff0000 on #007aff
        cursor at column 2, row 1

        """)
  }

  @Test("The golden of a canvas without styles is only its text") func goldenWithoutStyles() {
    let canvas = CellCanvas(3, 1)
    #expect(GoldenExport.text(of: canvas) == "0\n012\n   │\n")
  }

  @Test("Each of 300 styles has a separate letter of one column") func styleLetters() {
    var letters = StyleLetters()
    let given = (0..<300).map { letters.letter(for: CellStyle(foreground: CellColor(rgb: $0))) }
    #expect(Set(given).count == 300)
    #expect(given.allSatisfy { CellText.columns(of: $0) == 1 })
    #expect(letters.legend.count == 300)
    #expect(letters.letter(for: CellStyle(foreground: CellColor(rgb: 27))) == given[27])
  }
}
