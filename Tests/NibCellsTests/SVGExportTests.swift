import TestSupport
import Testing

@testable import NibCells
@testable import NibFormats

/// Canvases that are written as SVG. A cell is 24 x 48 units.
@Suite struct SVGExportTests {
  private func elements(_ draw: (CellCanvas) -> Void) -> [String] {
    let canvas = CellCanvas(12, 3)
    draw(canvas)
    return SVGDrawing(canvas).elements.split(separator: "\n").map(String.init)
  }

  /// Whether the XML scanner of the document readers accepts the text.
  private func isWellFormed(_ text: String) -> Bool { (try? XMLScanner.scan(Array(text.utf8))) != nil }

  @Test("Words with single spaces are one text with the length of their cells") func words() {
    let lines = elements { $0.put("Hello you", at: CellPoint(1, 1)) }
    #expect(lines == [#"<text x="24" y="84" textLength="216">Hello you</text>"#])
  }

  @Test("Several spaces or a change of style begin a new text") func separateTexts() {
    let lines = elements {
      $0.put("a  b", at: .zero)
      $0.put("c", at: CellPoint(4, 0), style: CellStyle(attributes: [.bold, .italic]))
    }
    #expect(
      lines == [
        #"<text x="0" y="36">a</text>"#, #"<text x="72" y="36">b</text>"#,
        #"<text x="96" y="36" font-weight="bold" font-style="italic">c</text>"#,
      ])
  }

  @Test("Characters that need another font are centered in their cells") func otherFonts() {
    let lines = elements { $0.put("a元★", at: .zero) }
    #expect(
      lines == [
        #"<text x="0" y="36">a</text>"#, #"<text x="48" y="36" text-anchor="middle">元</text>"#,
        #"<text x="84" y="36" text-anchor="middle">★</text>"#,
      ])
  }

  /// Each case is a style, the attributes of the background's path, or `nil` if it has none, and those of the text.
  static let styles: [(CellStyle, background: String?, glyph: String)] = [
    (.plain, nil, ""),
    (CellStyle(foreground: CellColor(rgb: 0x007AFF)), nil, ##" fill="#007aff""##),
    (CellStyle(background: .black), ##" fill="#000000""##, ""),
    (CellStyle(attributes: .reverse), "", #" class="paper""#),
    (CellStyle(attributes: [.reverse, .dim]), "", #" class="paper" fill-opacity="0.6""#),
    (
      CellStyle(foreground: .white, background: .black, attributes: .reverse), ##" fill="#ffffff""##,
      ##" fill="#000000""##
    ),
    (CellStyle(foreground: .default, background: .default, attributes: .dim), nil, #" fill-opacity="0.6""#),
  ]

  @Test("A style becomes the fills of the text and of its background", arguments: styles)
  func fills(style: CellStyle, background: String?, glyph: String) {
    let lines = elements { $0.put("x", at: .zero, style: style) }
    let shape = background.map {
      [#"<g shape-rendering="crispEdges">"#, "<path\($0) d=\"M0 0h24v48h-24z\"/>", "</g>"]
    }
    #expect(lines == (shape ?? []) + ["<text x=\"0\" y=\"36\"\(glyph)>x</text>"])
  }

  @Test("Underlines and strikethroughs continue at spaces") func rules() {
    let lines = elements {
      $0.put("a b", at: .zero, style: CellStyle(attributes: [.underline, .strikethrough]))
    }
    #expect(lines.contains(#"<path d="M0 24h72v3h-72zM0 39h72v3h-72z"/>"#))
  }

  @Test("Adjacent backgrounds of the same color are one rectangle") func backgrounds() {
    let lines = elements { $0.tint(CellRect(1, 0, 4, 3), background: .black) }
    #expect(lines[1] == ##"<path fill="#000000" d="M24 0h96v144h-96z"/>"##)
  }

  @Test("A box is drawn as four lines") func box() {
    let lines = elements { $0.drawBox(CellRect(0, 0, 5, 3), lines: .light) }
    #expect(
      lines[1] == #"<path d="M12 24h3v99h-3zM12 24h99v3h-99zM108 24h3v99h-3zM12 120h99v3h-99z"/>"#)
    #expect(lines.count == 3)
  }

  @Test("The cursor is a translucent block") func cursor() {
    let lines = elements { $0.cursor = CellPoint(2, 1) }
    #expect(lines[1] == #"<path fill-opacity="0.4" d="M48 48h24v48h-24z"/>"#)
  }

  @Test("The SVG document is well-formed for any text") func hostileText() throws {
    let canvas = CellCanvas(20, 1)
    canvas.put("<a href=\"x\">&\u{1B}]\u{0}\u{FFFE}", at: .zero)
    let text = SVGExport(title: "A & B\n<\u{8}>").text(of: [
      SVGExport.Section(canvas, heading: "\u{1B}[31m\"x\" & <y>"), SVGExport.Section(CellCanvas(0, 0)),
    ])
    #expect(isWellFormed(text))
    #expect(text.contains("<title>A &amp; B &lt;\u{FFFD}&gt;</title>"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("The description contains the heading and the text for screen readers") func description() {
    let canvas = CellCanvas(8, 2)
    canvas.put("One", at: .zero)
    canvas.put("<Two>", at: CellPoint(0, 1))
    let text = SVGExport().text(of: [SVGExport.Section(canvas, heading: "Head")])
    #expect(text.contains("<desc>Head\nOne\n&lt;Two&gt;\n</desc>"))
  }

  @Test("The colors are light, dark, or chosen by the viewer's preference") func appearances() {
    let canvas = CellCanvas(1, 1)
    let colors = SVGExport.Appearance.allCases.map { appearance in
      let text = SVGExport(appearance: appearance).text(of: canvas)
      return (text.contains("#1f2328"), text.contains("#e6edf3"), text.contains("prefers-color-scheme"))
    }
    #expect(colors.map(\.0) == [true, false, true])
    #expect(colors.map(\.1) == [false, true, true])
    #expect(colors.map(\.2) == [false, false, true])
  }

  @Test("A canvas of any size gives well-formed SVG", arguments: [(0, 0), (1, 1), (7, 3), (300, 100)])
  func anySize(columns: Int, rows: Int) {
    let text = SVGExport(title: "A title longer than the drawing").text(of: CellCanvas(columns, rows))
    #expect(isWellFormed(text))
    #expect(!text.contains("NaN") && !text.contains("=\"-"))
  }
}
