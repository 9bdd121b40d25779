import NibCore
import TestSupport
import Testing

@testable import NibDrawing

/// Drawings of PDF files.
@Suite struct PDFDrawingTests {
  private func pixels(
    _ content: String, box: String = "0 0 8 8", page: String = "", resources: String = "",
    catalog: String = "", objects: [String] = []
  ) throws -> GraphicPixels {
    try GraphicPixels(
      pdf: SmallPDF.file(
        box: box, content, page: page, resources: resources, catalog: catalog, objects: objects))
  }

  @Test("A rectangle is filled in its place, measured from the bottom") func fill() throws {
    let drawn = try pixels("1 0 0 rg 2 1 3 2 re f")
    #expect(drawn.size == [8, 8])
    #expect(
      (0..<8).map(drawn.row) == Array(repeating: "........", count: 5) + ["..###...", "..###...", "........"])
    #expect(drawn[2, 5] == 0xFF00_00FF)
  }

  @Test(
    "Colors of all kinds are red",
    arguments: [
      "1 0 0 rg", "0 1 1 0 k", "/DeviceRGB cs 1 0 0 sc", "/I cs 1 0 0 scn", "/X cs 1 scn", "/S cs 1 scn",
      "/DeviceCMYK cs 0 1 1 0 sc",
    ])
  func colors(setting: String) throws {
    let resources = """
      /ColorSpace<</I[/ICCBased 5 0 R]/X[/Indexed/DeviceRGB 1<0000ffff0000>]\
      /S[/Separation/Red/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>]>>
      """
    let drawn = try pixels(
      "\(setting) 0 0 8 8 re f", resources: resources, objects: [SmallPDF.stream("", "/N 3")])
    #expect(drawn[4, 4] == 0xFF00_00FF)
  }

  @Test("Areas that are surrounded twice are holes only by one of the rules") func evenOdd() throws {
    let path = "0 0 8 8 re 2 2 4 4 re"
    #expect(try pixels("\(path) f").row(4) == "########")
    #expect(try pixels("\(path) f*").row(4) == "##....##")
  }

  @Test("Lines have a width, ends and dashes") func lines() throws {
    #expect(try pixels("2 w 2 4 m 6 4 l S").row(4) == "..####..")
    #expect(try pixels("2 w 2 J 2 4 m 6 4 l S").row(3) == ".######.")
    #expect(try pixels("2 w [2 1] 0 d 0 4 m 8 4 l S").row(4) == "##.##.##")
    #expect(try pixels("1 j 2 w 1 1 6 6 re S").row(0) == "+######+")
    #expect(try pixels("0 j 2 w 1 1 6 6 re S").row(0) == "########")
  }

  @Test("Transforms, clips and saved states apply to what follows") func states() throws {
    let drawn = try pixels("q 2 2 4 4 re W n 0 1 0 rg 0 0 8 8 re f Q 0 0 1 rg 1 0 0 1 7 0 cm 0 0 1 1 re f")
    #expect(drawn.row(4) == "..####..")
    #expect(drawn[7, 7] == 0x0000_FFFF)
    #expect(drawn[3, 3] == 0x00FF_00FF)
  }

  @Test("A page is turned") func rotation() throws {
    let drawn = try pixels("0 0 2 1 re f", box: "0 0 8 4", page: "/Rotate 90")
    #expect(drawn.size == [4, 8])
    #expect((0..<3).map(drawn.row) == ["#...", "#...", "...."])
  }

  @Test("Forms are drawn in their place, and groups are transparent as a whole") func forms() throws {
    let resources = "/XObject<</F 5 0 R>>/ExtGState<</G<</ca .5>>>>"
    let form = SmallPDF.stream(
      "0 0 4 4 re f 0 0 4 4 re f", "/Subtype/Form/BBox[0 0 2 4]/Matrix[1 0 0 1 1 0]/Group<</S/Transparency>>")
    let drawn = try pixels("/G gs 0 g /F Do", resources: resources, objects: [form])
    #expect(drawn.row(7) == ".++.....")
    #expect(drawn[1, 7] & 0xFF == 128)
  }

  @Test("Colors change along axial shadings") func shading() throws {
    let resources = """
      /Shading<</A<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 8 0]/Extend[true true]\
      /Function<</FunctionType 2/Domain[0 1]/N 1>>>>>>
      """
    let drawn = try pixels("/A sh", resources: resources)
    let brightness = (0..<8).map { Int(drawn[$0, 4] >> 24) }
    #expect(brightness == brightness.sorted())
    #expect(brightness[0] < 30 && brightness[7] > 225)
  }

  @Test("A mask of brightness hides parts") func mask() throws {
    let resources = "/ExtGState<</M<</SMask<</S/Luminosity/G 5 0 R>>>>>>"
    let form = SmallPDF.stream("1 g 0 0 4 8 re f", "/Subtype/Form/BBox[0 0 8 8]/Group<</S/Transparency>>")
    #expect(try pixels("/M gs 0 0 8 8 re f", resources: resources, objects: [form]).row(4) == "####....")
  }

  @Test("Pixels in a file are drawn from the top") func image() throws {
    let image = SmallPDF.stream(
      "ff0000 00ff00 0000ff ffffff>",
      "/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode")
    let drawn = try pixels("8 0 0 8 0 0 cm /I Do", resources: "/XObject<</I 5 0 R>>", objects: [image])
    #expect(drawn[1, 1] == 0xFF00_00FF)
    #expect(drawn[6, 1] == 0x00FF_00FF)
    #expect(drawn[1, 6] == 0x0000_FFFF)
  }

  @Test("A drawing without a small part is drawn, and one without a large part is not") func leftOut() throws
  {
    #expect(try pixels("0 0 8 8 re f BT /F 1 Tf (a) Tj ET").row(0) == "########")
    let text = "BT /F 8 Tf (abc) Tj ET"
    #expect(throws: GraphicBuilder.Failure.leftOut([.text])) { try pixels("0 0 8 8 re f \(text)") }
    #expect(throws: GraphicBuilder.Failure.leftOut([.text])) { try pixels("BT /F 1 Tf (a) Tj ET") }
    #expect(try pixels("").row(0) == "........")
  }

  @Test("Forms that draw themselves and endless content are refused") func hostile() {
    let form = SmallPDF.stream("/F Do /F Do", "/Subtype/Form/Resources<</XObject<</F 5 0 R>>>>")
    #expect(throws: GraphicBuilder.Failure.tooComplex) {
      try pixels("/F Do", resources: "/XObject<</F 5 0 R>>", objects: [form])
    }
    let layers = String(repeating: "0 0 8 8 re f ", count: 1000)
    #expect(throws: GraphicBuilder.Failure.tooComplex) { try pixels(layers) }
    #expect(throws: GraphicBuilder.Failure.self) { try GraphicPixels(pdf: Array("%PDF-1.4".utf8)) }
  }

  @Test(
    "Content of layers that are off is not drawn",
    arguments: [
      ("/D<</OFF[5 0 R]>>", "/OC /A BDC @ EMC", "....####"),
      ("/D<</OFF[6 0 R]>>", "/OC /A BDC @ EMC", "########"),
      ("/D<</BaseState/OFF>>", "/OC /A BDC @ EMC", "....####"),
      ("/D<</BaseState/OFF/ON[5 0 R]>>", "/OC /A BDC @ EMC", "########"),
      ("/D<</OFF[5 0 R]>>", "/OC /A BDC /Span BMC @ EMC EMC", "....####"),
      ("/D<</OFF[5 0 R]>>", "/OC /B BDC @ EMC", "########"),
      ("/D<</OFF[5 0 R]>>", "/OC /M BDC @ EMC", "########"),
      ("/D<</OFF[5 0 R 6 0 R]>>", "/OC /M BDC @ EMC", "....####"),
      ("/D<</OFF[5 0 R]>>", "/OC /N BDC @ EMC", "....####"), ("/D<</OFF[5 0 R]>>", "/F Do", "....####"),
      ("/D<</OFF[6 0 R]>>", "/F Do", "########"),
    ])
  func layers(settings: String, content: String, row: String) throws {
    let left = "0 0 4 8 re f"
    let drawn = try pixels(
      content.replacingOccurrences(of: "@", with: left) + " 4 0 4 8 re f",
      resources: "/Properties<</A 5 0 R/B 6 0 R/M 7 0 R/N 8 0 R>>/XObject<</F 9 0 R>>",
      catalog: "/OCProperties<</OCGs[5 0 R 6 0 R]\(settings)>>",
      objects: [
        "<</Type/OCG/Name(a)>>", "<</Type/OCG/Name(b)>>", "<</Type/OCMD/OCGs[5 0 R 6 0 R]>>",
        "<</Type/OCMD/OCGs[5 0 R 6 0 R]/P/AllOn>>",
        SmallPDF.stream(left, "/Subtype/Form/BBox[0 0 8 8]/OC 5 0 R"),
      ])
    #expect(drawn.row(4) == row)
  }
}
