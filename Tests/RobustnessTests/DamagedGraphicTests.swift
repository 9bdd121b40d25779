import NibCore
import TestSupport
import Testing

@testable import NibDrawing

/// Damaged PDF and SVG files: each is drawn or refused in a short time.
@Suite struct DamagedGraphicTests {
  private static let pdf = SmallPDF.file(
    "q 1 0 0 1 2 2 cm 1 0 0 rg 0 0 8 8 re W* n 1 w [2 1] 0 d 1 J 1 j 0 0 m 1 2 3 4 5 6 c 9 9 l h B /F Do /A sh Q",
    resources:
      "/XObject<</F 5 0 R>>/Shading<</A<</ShadingType 3/ColorSpace/DeviceGray/Coords[4 4 0 4 4 8]/Function<</FunctionType 2/Domain[0 1]/N 1>>>>>>",
    objects: [SmallPDF.stream("0 0 9 9 re S", "/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>")])

  private static let svg = Array(
    """
    <svg width="24" height="24" viewBox="0 0 24 24"><defs><linearGradient id="g"><stop offset="0.5" stop-color="#123"/>\
    </linearGradient><clipPath id="c"><circle r="9"/></clipPath></defs><g transform="matrix(1 0 0 1 2e1 3)" opacity=".5">\
    <path d="M1 2a3 4 5 0 1 6 7c1 2 3 4 5 6z" fill="url(#g)" stroke="red" stroke-dasharray="1 2" clip-path="url(#c)"/></g></svg>
    """.utf8)

  /// Words that make numbers huge, or break the structure.
  private static let words = [
    "99999999999999999999", "-1", "0", "1e999", "nan", "[", "<<", ">>", "(", "q", "Q", "/F Do", "endobj",
    "5 0 R", "\"", "<", "1e-9",
  ]

  @Test("Files with changed bytes are drawn or refused", arguments: 0..<400)
  func changed(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for (isPDF, original) in [
      (true, Self.pdf), (false, Self.svg), (true, SmallPDF.compressed(box: "0 0 9 9", "0 0 9 9 re f")),
    ] {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 5..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &random)))
        default:
          bytes.insert(contentsOf: Array((Self.words.randomElement(using: &random) ?? "").utf8), at: place)
        }
        if bytes.count < 40 { break }
      }
      let graphic = isPDF ? try? PDFContentReader.graphic(bytes) : try? SVGReader.graphic(bytes)
      let image = graphic?.image(size: CGSize(width: 24, height: 24), pixelsPerPoint: 2)
      #expect(image.map { $0.width <= 1024 } ?? true)
    }
  }

  @Test("Bombs are refused") func bombs() throws {
    // Each element uses the one before twice.
    let uses = (1...40).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }
      .joined()
    let svg = "<svg width='9' height='9'><path id='a0' d='M0 0h9v9'/>\(uses)</svg>"
    #expect(throws: GraphicBuilder.Failure.tooComplex) { try SVGReader.graphic(Array(svg.utf8)) }
    let deep = String(repeating: "[", count: 100_000)
    _ = try PDFContentReader.graphic(SmallPDF.file("\(deep) 0 0 9 9 re f"))
    let nested = SmallPDF.file(String(repeating: "q ", count: 100_000) + "0 0 9 9 re f")
    _ = try PDFContentReader.graphic(nested)
  }
}
