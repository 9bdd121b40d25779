import NibCore
import TestSupport
import Testing

@testable import NibDrawing

/// Small PDF and SVG files that ask for much work: each is drawn or refused in a short time.
@Suite struct HostileGraphicTests {
  /// Draws a file, and checks the time that it takes. Tests are not optimized and usually take far less.
  private func draw(_ read: () throws -> VectorGraphic) -> GraphicBuilder.Failure? {
    var failure: GraphicBuilder.Failure?
    let seconds = ProcessorTime.seconds {
      do {
        _ = try read().image(size: CGSize(width: 24, height: 24), pixelsPerPoint: 1)
      } catch {
        failure = error as? GraphicBuilder.Failure
      }
    }
    #expect(seconds < 4)
    return failure
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(
    "Content streams",
    arguments: [
      // Inline images without an end, and with an end that is a part of another word.
      (many("BI ", 30_000), nil), (many("BI EIx ", 30_000), nil),
      // Brackets that are not closed.
      (many("[", 100_000) + many("<<", 100_000), nil),
      (many("0 0 9 9 re W n ", 5000) + "0 0 9 9 re f", nil),
      (many("0 0 9 9 re W n 0 0 9 9 re f ", 5000), GraphicBuilder.Failure.tooComplex),
      // Parts in the same clip are collected without copies of those before.
      ("0 0 9 9 re W n " + many("0 0 .1 .1 re f ", 9000), nil),
      ("[.0001] 0 d " + many("0 0 m 24 24 l S ", 2000), .tooComplex),
      ("1 J 1 j 20 w 0 0 m " + many("1 900000 20 -900000 9 3 c ", 10_000) + "S", .tooComplex),
      ("0 0 m " + many("20 1 l 1 7 l ", 4000) + "S", nil),
      ("9999999 0 0 9999999 9999999 0 cm " + "9999999 0 0 9999999 9999999 0 cm 0 0 9 9 re f", nil),
      (
        many("9999999 0 0 9999999 9999999 0 cm ", 60) + "0 0 9 9 re W n 0 0 9 9 re f BT /F 9 Tf (a) Tj ET",
        nil
      ),
    ] as [(String, GraphicBuilder.Failure?)])
  func content(content: String, expected: GraphicBuilder.Failure?) {
    let failure = draw { try PDFContentReader.graphic(SmallPDF.file(content)) }
    if let expected { #expect(failure == expected) }
  }

  @Test("Resources that are used very often")
  func resources() {
    let group = SmallPDF.stream("0 0 1 1 re f", "/Subtype/Form/BBox[0 0 24 24]/Group<</S/Transparency>>")
    let form = SmallPDF.stream(Self.many(" ", 50_000), "/Subtype/Form/BBox[0 0 24 24]")
    let states = "/ExtGState<</H<</ca .5>>/N<</ca 0>>>>/XObject<</F 5 0 R/G 6 0 R/M 99 0 R>>"
    func draw(_ content: String) -> GraphicBuilder.Failure? {
      self.draw {
        try PDFContentReader.graphic(SmallPDF.file(content, resources: states, objects: [form, group]))
      }
    }
    #expect(draw(Self.many("/F Do ", 20_000)) == .tooComplex)
    #expect(draw("/H gs " + Self.many("/G Do ", 20_000)) == .tooComplex)
    #expect(draw("/N gs " + Self.many("/G Do ", 20_000)) == nil)
    #expect(draw(Self.many("/M Do ", 20_000)) == .leftOut([.missing]))
  }

  @Test("Functions that are long, or consist of each other")
  func functions() {
    let count = 64
    func stitched(_ inner: Int) -> String {
      let bounds = (1..<count).map { "\(Double($0) / Double(count))" }.joined(separator: " ")
      return "<</FunctionType 3/Domain[0 1]/Bounds[\(bounds)]/Encode[\(Self.many("0 1 ", count))]"
        + "/Functions[\(Self.many("\(inner) 0 R ", count))]>>"
    }
    let shading = "/Shading<</A<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 8 0]/Function 5 0 R>>>>"
    let nested = [stitched(6), stitched(7), stitched(8), "<</FunctionType 2/Domain[0 1]/N 1>>"]
    let long = SmallPDF.stream(
      "{\(Self.many("dup pop ", 900))}", "/FunctionType 4/Domain[0 1]/Range[0 1]")
    for objects in [nested, [long]] {
      let failure = draw {
        try PDFContentReader.graphic(
          SmallPDF.file(Self.many("/A sh ", 5000), resources: shading, objects: objects))
      }
      #expect(failure == .tooComplex)
    }
  }

  @Test(
    "SVG files",
    arguments: [
      ("<style>\(many("/* a */", 20_000))</style>", nil), ("<style>\(many("/*", 50_000))</style>", nil),
      (
        "<style>.a{\(many("b:c;", 5000))}</style>" + many("<g class='\(many("a ", 20))'/>", 2000), nil
      ),
      (
        "<clipPath id='c'>\(many("<rect width='1' height='1'/>", 5000))</clipPath>"
          + many("<rect width='9' height='9' clip-path='url(#c)'/>", 2000), .tooComplex
      ),
      (
        "<clipPath id='c'>\(many("<g/>", 5000))</clipPath>"
          + many("<rect width='9' height='9' clip-path='url(#c)'/>", 2000), .tooComplex
      ),
      (
        "<linearGradient id='g'>\(many("<stop offset='.5'/>", 5000))</linearGradient>"
          + many("<rect width='1' height='1' fill='url(#g)'/>", 1000), nil
      ),
      (many("<g opacity='.5'><path d='M0 0h9v9'/><path d='M0 0h9v9'/></g>", 5000), .tooComplex),
      (many("<g opacity='0'><path d='M0 0h9v9'/></g>", 5000), nil),
      ("<path d='M0 0\(many("l3 1l-2 2", 10_000))'/>", nil),
      ("<path id='a' d='M0 0L\(many("1", 100_000)) 2'/>" + many("<use href='#a'/>", 5000), nil),
      (
        "<path id='a' transform='\(many("scale(1)", 5000))' d='M0 0h9'/>" + many("<use href='#a'/>", 5000),
        nil
      ),
      (many("<path d='M0 0h24' stroke='red' stroke-dasharray='1e-6'/>", 3000), .tooComplex),
      ("<path d='M1e30 nanL1e30 5A1e300 1e-300 0 0 1 5 5' transform='scale(1e30)'/>", nil),
      ("<rect x='1e6' width='1e30' height='1e6' stroke-width='1e6' stroke='red'/>", nil),
      (many("<g>", 200) + many("</g>", 200), .tooComplex), (many("<text>", 200) + many("</text>", 200), nil),
      ("<mask id='m'><rect mask='url(#m)' width='9' height='9'/></mask><use href='#m'/>", nil),
      (
        "<mask id='m'><rect mask='url(#m)' width='9' height='9'/></mask><rect mask='url(#m)' width='9' height='9'/>",
        .tooComplex
      ),
    ] as [(String, GraphicBuilder.Failure?)])
  func svg(content: String, expected: GraphicBuilder.Failure?) {
    let failure = draw { try SVGReader.graphic(Array("<svg width='24' height='24'>\(content)</svg>".utf8)) }
    if let expected { #expect(failure == expected) }
  }

  @Test("Gradients have at most 256 stops, with the first and the last one") func stops() {
    let stops = (0..<1000).map {
      GraphicGradient.Stop(place: Double($0) / 999, color: ColorComponents(white: Double($0) / 999))
    }
    let limited = GraphicGradient.limited(stops)
    #expect(limited.count == 256)
    #expect(limited.first == stops.first)
    #expect(limited.last == stops.last)
  }

  @Test("Drawings of very many layers have fewer pixels") func layers() throws {
    func side(_ count: Int) throws -> Int {
      let rows = Self.many("<rect width='8' height='8'/>", count)
      let graphic = try SVGReader.graphic(Array("<svg width='8' height='8'>\(rows)</svg>".utf8))
      return Int((1000 * graphic.reduction(width: 1000, height: 1000)).rounded())
    }
    #expect(try [side(1), side(60), side(256)] == [1000, 1000, 500])
  }

  @Test("Dashes beyond the limit are a solid line") func dashes() {
    var stroke = GraphicStroke(paint: .color(ColorComponents(white: 0)), dashes: [1e-6])
    let line = PathOutline.Line(points: [.zero, CGPoint(x: 24, y: 0)], isClosed: false)
    #expect(OutlineStroke(stroke, along: [line], detail: 1).areas.count == 1)
    stroke.dashes = [2]
    #expect(OutlineStroke(stroke, along: [line], detail: 1).areas.count == 6)
  }
}
