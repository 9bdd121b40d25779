import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

@Suite struct ReadableColorsTests {
  private static let white = CellColor.white, black = CellColor.black
  private static let gray = CellColor(rgb: 0x8E8E93), blue = CellColor(rgb: 0x007AFF)
  private static let magenta = CellColor(rgb: 0xFF00FF)

  static let cases: [(CellStyle, CellStyle)] = [
    // On the terminal's own background.
    (CellStyle(foreground: black), CellStyle()),
    (CellStyle(foreground: white), CellStyle()),
    (CellStyle(foreground: gray), CellStyle(attributes: .dim)),
    (CellStyle(foreground: blue), CellStyle(foreground: blue)),
    (CellStyle(foreground: CellColor(rgb: 0xFFFF66)), CellStyle()),
    // On a given background.
    (CellStyle(background: magenta), CellStyle(foreground: white, background: magenta)),
    (CellStyle(background: white), CellStyle(foreground: black, background: white)),
    (CellStyle(foreground: white, background: white), CellStyle(foreground: white, background: white)),
    (CellStyle(foreground: blue, background: white), CellStyle(foreground: blue, background: white)),
  ]

  @Test("Colors are replaced only on the terminal's own background", arguments: cases)
  func styles(_ style: CellStyle, _ expected: CellStyle) {
    #expect(ReadableColors.readable(style) == expected)
  }

  @Test("A page has the terminal's background unless it is painted on request") func page() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    root.backgroundColor = .systemBackground
    root.nibAdopt(phone)
    var renderer = TreeRenderer()
    #expect((renderer.canvas(for: root)[row: 0, column: 0].style.background ?? .default).isDefault)
    renderer.paintsPage = true
    #expect(renderer.canvas(for: root)[row: 0, column: 0].style.background == .white)
  }

  @Test("The runs of a wrapped text keep their colors") func wrappedRuns() {
    let label = TextView(frame: CGRect(x: 0, y: 0, width: 56, height: 32))
    label.shown = NibText(
      runs: [NibText.Run("one ", color: .red), NibText.Run("two three", color: .blue)], numberOfLines: 0)
    label.nibAdopt(phone)
    label.backgroundColor = .white
    var renderer = TreeRenderer()
    renderer.paintsPage = true
    let canvas = renderer.canvas(for: label)
    #expect(TextExport().rows(of: canvas) == ["one two", "three"])
    let colors = [(0, 0), (0, 4), (1, 0)].map { canvas[row: $0.0, column: $0.1].style.foreground?.rgb }
    #expect(colors == [0xFF0000, 0x0000FF, 0x0000FF])
  }
}
