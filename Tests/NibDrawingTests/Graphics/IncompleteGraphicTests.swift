import NibCore
import TestSupport
import Testing

@testable import NibDrawing

/// PDF and SVG files that are incomplete, and parts of files that are not drawn.
@Suite struct IncompleteGraphicTests {
  @Test("A file that was cut off is refused, or nothing is missing") func cutOff() throws {
    let whole = SmallPDF.file(
      box: "0 0 8 8", "1 0 0 rg 0 0 4 8 re f /F Do", resources: "/XObject<</F 5 0 R>>",
      objects: [SmallPDF.stream("0 0 1 rg 4 0 4 8 re f", "/Subtype/Form/BBox[0 0 8 8]")])
    let expected = try PDFContentReader.graphic(whole)
    for length in stride(from: 8, to: whole.count, by: 3) {
      do throws(GraphicBuilder.Failure) {
        let graphic = try PDFContentReader.graphic(Array(whole[..<length]))
        #expect(graphic == expected, "\(length)")
      } catch {
        #expect(error != .tooComplex, "\(length)")
      }
    }
    #expect(throws: GraphicBuilder.Failure.broken("the file is not complete")) {
      try PDFContentReader.graphic(Array(whole[..<(whole.count / 2)]))
    }
  }

  @Test("A file with damaged compressed data is refused") func damagedData() throws {
    let whole = SmallPDF.compressed(box: "0 0 9 9", "0 0 9 9 re f")
    _ = try PDFContentReader.graphic(whole)
    let place = try #require(whole.firstIndex(of: Array("0 0 9 9 re f".utf8), from: 0))
    // Another operand, whose checksum is another one, and a header that is not zlib's.
    for (offset, byte) in [(0, UInt8(ascii: "4")), (-7, 0)] {
      var bytes = whole
      bytes[place + offset] = byte
      #expect(throws: GraphicBuilder.Failure.broken("its compressed data are damaged")) {
        try PDFContentReader.graphic(bytes)
      }
    }
  }

  @Test("Objects that the file does not contain are missing") func missing() {
    let form = SmallPDF.file("0 0 24 24 re f /F Do", resources: "/XObject<</F 9 0 R>>")
    #expect(throws: GraphicBuilder.Failure.leftOut([.missing])) { try PDFContentReader.graphic(form) }
    let text = String(decoding: SmallPDF.file("0 g"), as: UTF8.self)
    let content = Array(text.replacingOccurrences(of: "Contents 4 0", with: "Contents 9 0").utf8)
    #expect(throws: GraphicBuilder.Failure.broken("the content of its page is missing")) {
      try PDFContentReader.graphic(content)
    }
  }

  @Test(
    "Effects that are not drawn are noted",
    arguments: [
      ("<path d='M0 0h9v9' filter='url(#f)'/>", [.filter]),
      ("<g style='mix-blend-mode: multiply'><path d='M0 0h9v9'/></g>", [.blending]),
      ("<path d='M0 0h9v9' stroke='red' marker-end='url(#m)'/>", [.marker]),
      ("<style>g > path{fill:red}</style><path d='M0 0h9v9'/>", [.selector]),
      ("<pattern id='p'/><path d='M0 0h9v9' stroke='url(#p)'/>", [.pattern]),
      ("<path d='M0 0h9v9'/><use href='#other'/>", [.missing]),
      ("<path d='M0 0h9v9'/><foreignObject width='2' height='2'/>", [.markup]),
      ("<path d='M0 0h9v9'/><foreignObject width='2' height='2' requiredExtensions='x'/>", []),
      ("<path d='M0 0h9v9'/><path d='M0 0h2v2' fill='lab(50% 0 0)'/>", [.color]),
      ("<path d='M0 0h9v9'/><path d='M0 0h2v2' fill='var(--a)' stroke='none'/>", [.color]),
      ("<path d='M0 0h9v9' filter='none' opacity='.5' marker='none'/>", []),
    ] as [(String, Set<GraphicBuilder.LeftOut>)])
  func effects(content: String, parts: Set<GraphicBuilder.LeftOut>) throws {
    let svg = "<svg width='24' height='24'>\(content)</svg>"
    #expect(try SVGReader.graphic(Array(svg.utf8)).leftOut == parts)
  }

  @Test("An image in a PDF file is read once") func images() throws {
    let image = SmallPDF.stream(
      "ff0000>",
      "/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode")
    let bytes = SmallPDF.file(
      box: "0 0 8 8", "q 4 0 0 4 0 0 cm /I Do Q 4 0 0 4 4 4 cm /I Do", resources: "/XObject<</I 5 0 R>>",
      objects: [image])
    let drawn = try GraphicPixels(pdf: bytes)
    #expect([drawn[1, 6], drawn[6, 1], drawn[1, 1]] == [0xFF00_00FF, 0xFF00_00FF, 0])
  }

  @Test("A path that is transparent as a whole needs no group") func faded() throws {
    let svg = "<svg width='8' height='8'><path d='M0 0h8v8' fill='#000' opacity='.5'/></svg>"
    guard case .path(let path)? = try SVGReader.graphic(Array(svg.utf8)).items.first else {
      Issue.record("no path")
      return
    }
    #expect(path.fill == .color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.5)))
  }
}
