import Testing

@testable import NibResources

@Suite struct OpenFontTests {
  @Test(
    "The style of a font follows from its PostScript name",
    arguments: [
      ("Lato-SemiboldItalic", 600, true), ("SourceSansPro-LightIt", 300, true), ("Ubuntu", 400, false),
      ("Inter-Regular_Bold", 700, false), ("DMSans-9ptRegular_SemiBold", 600, false),
      ("Sora-XBold", nil, false),
    ] as [(String, Int?, Bool)])
  func style(name: String, weight: Int?, isItalic: Bool) {
    let parts = FontName(name)
    #expect(parts?.weight == weight)
    #expect(parts?.isItalic ?? false == isItalic)
  }

  @Test(
    "A face that is not in the table has the measurements of the closest one of its family",
    arguments: [
      ("OpenSans", "OpenSans-Regular"), ("OpenSans-SemiBold", "OpenSans-Semibold"),
      ("Figtree-Semibold", "Figtree-SemiBold"),
      ("DMSans-9ptRegular_Bold", "DMSans-Bold"), ("Inter18pt-Medium", "Inter-Medium"),
      ("MontserratRoman-SemiBold", "Montserrat-SemiBold"), ("Rubik-BoldItalic", "Rubik-Bold"),
      ("Sora-Light", "Sora-Regular"),
    ])
  func relatives(name: String, relative: String) throws {
    let font = try #require(OpenFont.relative(ofFontNamed: name))
    let expected = try #require(OpenFont.font(named: relative))
    #expect(font.lineHeight == expected.lineHeight)
    #expect("RaQ.".unicodeScalars.allSatisfy { font.advance(of: $0) == expected.advance(of: $0) })
  }

  @Test(
    "Fonts of unknown families have no relatives", arguments: ["SomeFont-Bold", "Lat-Bold", "Roboto-Wide"])
  func strangers(name: String) {
    #expect(OpenFont.relative(ofFontNamed: name) == nil)
  }

  @Test("The names are in ascending order, each with the digits of a face") func names() {
    #expect(OpenFontTable.names == OpenFontTable.names.sorted())
    #expect(OpenFontTable.names.count == OpenFontTable.faces.count)
    for name in OpenFontTable.names {
      let height = OpenFont.font(named: name)?.lineHeight ?? 0
      #expect((0.8...2).contains(height), "\(name): \(height)")
    }
  }

  @Test("All Hangul syllables and all icons have one width") func representatives() throws {
    let nanum = try #require(OpenFont.font(named: "NanumGothic"))
    let syllables: [Unicode.Scalar] = ["가", "힣"]
    #expect(syllables.map { nanum.advance(of: $0) } == [0.94, 0.94])
    #expect(OpenFont.font(named: "FontAwesome5Free-Solid")?.advance(of: "\u{F015}") == 1)
    #expect(OpenFont.font(named: "Lato-Bold")?.advance(of: "가") == nil)
  }
}
