import NibSupport
import TestSupport
import Testing

@testable import NibResources

/// The metrics that are read from font files. The files are built by the tests.
@Suite struct FontFileTests {
  private func face(_ font: FontBuilder) throws -> FontFileFace {
    try #require(try FontFile(font.bytes).face(named: font.name))
  }

  @Test("A face has the advances of its glyphs in em, and none for other characters") func advances() throws {
    var font = FontBuilder("Small-Regular", ["A": 600, "é": 550, " ": 250])
    font.unitsPerEm = 2000
    let face = try face(font)
    #expect(face.advance(of: "A") == 0.3)
    #expect(face.advance(of: "é") == 0.275)
    #expect(face.advance(of: " ") == 0.125)
    #expect(face.advance(of: "B") == nil)
    #expect(face.advance(of: "\u{1F600}") == nil)
  }

  @Test("The line height is that of the table hhea, without its line gap") func lineHeight() throws {
    var font = FontBuilder("Small-Regular", ["A": 600])
    font.heights = (1069, -293, 50)
    let face = try face(font)
    #expect(face.ascender == 1.069)
    #expect(face.descender == 0.293)
    #expect(face.lineGap == 0)
  }

  @Test("The heights of the table OS/2 are used if the font says so, or if hhea has none")
  func typographicHeights()
    throws
  {
    var font = FontBuilder("Small-Regular", ["A": 600])
    font.typographicHeights = (750, -250, 100)
    let face = try face(font)
    #expect([face.ascender, face.descender, face.lineGap] == [0.75, 0.25, 0])
  }

  @Test(
    "A font with heights that no font has is damaged",
    arguments: [
      (32767, -483, 33.25), (0, 0, 0), (-800, -200, -0.6), (50, -20, 0.07), (100, 700, -0.6),
    ] as [(Int, Int, Double)])
  func impossibleHeights(ascender: Int, descender: Int, em: Double) {
    var font = FontBuilder("Small-Regular", ["A": 600])
    font.heights = (ascender, descender, 0)
    let failure = #expect(throws: FontFile.Failure.self) {
      _ = try FontFile(font.bytes).face(named: font.name)
    }
    #expect(
      failure?.description == "the font cannot be read: its lines cannot be \(NibNumber.text(em)) em high")
  }

  @Test("A font whose typographic heights cannot be right is damaged, if they are used")
  func impossibleTypographicHeights() {
    var font = FontBuilder("Small-Regular", ["A": 600])
    font.typographicHeights = (-1, -1, -1)
    #expect(throws: FontFile.Failure.broken("its lines cannot be 0 em high")) {
      _ = try FontFile(font.bytes).face(named: font.name)
    }
  }

  @Test("A font in which no glyph has a width is damaged") func noWidths() throws {
    let font = FontBuilder("Small-Regular", ["A": 600])
    var bytes = font.bytes
    let entry = try #require(
      stride(from: 12, to: 12 + 16 * 10, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("hhea".utf8) })
    let start = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(start + 34..<start + 36, with: [0, 0])
    #expect(throws: FontFile.Failure.broken("its table 'hhea' states that no glyph has a width")) {
      _ = try FontFile(bytes).face(named: font.name)
    }
  }

  @Test("Kerning comes from the table kern if there is no kerning in GPOS") func kernTable() throws {
    var font = FontBuilder("Small-Regular", ["A": 600, "V": 600, "W": 800])
    font.kern = [("WA", -40), ("AV", -80), ("AW", -60)]
    let face = try face(font)
    #expect(face.kerning("A", "V") == -0.08)
    #expect(face.kerning("A", "W") == -0.06)
    #expect(face.kerning("W", "A") == -0.04)
    #expect(face.kerning("V", "A") == 0)
    #expect(face.kerning("A", "x") == 0)
  }

  @Test("Pairs of glyphs in GPOS are used instead of the table kern", arguments: [false, true])
  func pairs(isExtension: Bool) throws {
    var font = FontBuilder("Small-Regular", ["A": 600, "V": 600, "W": 800])
    font.kern = [("WA", -400)]
    font.gpos = [[.pairs([("AV", -80), ("AW", -60), ("VA", -70)], isExtension: isExtension)]]
    let face = try face(font)
    #expect(face.kerning("A", "V") == -0.08)
    #expect(face.kerning("A", "W") == -0.06)
    #expect(face.kerning("V", "A") == -0.07)
    #expect(face.kerning("W", "A") == 0)
  }

  @Test("Classes of glyphs in GPOS apply to pairs that an earlier part of the lookup does not have")
  func classes()
    throws
  {
    var font = FontBuilder("Small-Regular", ["A": 600, "À": 600, "T": 600, "V": 600, "o": 500, "é": 500])
    font.gpos = [
      [
        .pairs([("To", -110)]),
        .classes(left: ["AÀ", "T"], right: ["TV", "oé"], units: [[0, -50, 0], [5, 0, -90]]),
      ]
    ]
    let face = try face(font)
    #expect(face.kerning("T", "o") == -0.11)
    #expect(face.kerning("T", "é") == -0.09)
    #expect(face.kerning("À", "V") == -0.05)
    #expect(face.kerning("A", "T") == -0.05)
    #expect(face.kerning("A", "o") == 0)
    #expect(face.kerning("T", "A") == 0.005)
    #expect(face.kerning("o", "T") == 0)
  }

  @Test("The distances of several lookups are added") func lookups() throws {
    var font = FontBuilder("Small-Regular", ["A": 600, "V": 600])
    font.gpos = [[.pairs([("AV", -80)])], [.pairs([("AV", 10)]), .pairs([("AV", 100)])]]
    #expect(try face(font).kerning("A", "V") == -0.07)
  }

  @Test("A collection contains each of its fonts under its PostScript name") func collection() throws {
    let fonts = [FontBuilder("Small-Regular", ["A": 600]), FontBuilder("Small-Bold", ["A": 700])]
    let file = try FontFile(FontBuilder.collection(fonts))
    #expect(file.names == ["Small-Bold", "Small-Regular"])
    #expect(try file.face(named: "Small-Regular")?.advance(of: "A") == 0.6)
    #expect(try file.face(named: "Small-Bold")?.advance(of: "A") == 0.7)
    #expect(try file.face(named: "Small-Light") == nil)
  }

  @Test(
    "Files that are not fonts are rejected",
    arguments: ["", "no", "not a font", "wOF2 compressed", "%!PS-AdobeFont"])
  func notFonts(text: String) {
    #expect(throws: FontFile.Failure.notAFont) { try FontFile(Array(text.utf8)) }
  }

  @Test("A font whose PostScript name is not valid has no names") func invalidName() throws {
    #expect(try FontFile(FontBuilder("Small Regular", ["A": 600]).bytes).names == [])
  }

  @Test("Several threads can measure the same face") func threads() async throws {
    let face = try face(FontBuilder("Small-Regular", ["A": 600, "B": 500]))
    await withTaskGroup(of: Double.self) { group in
      for index in 0..<100 {
        group.addTask { face.advance(of: index.isMultiple(of: 2) ? "A" : "B") ?? 0 }
      }
      var total = 0.0
      for await advance in group { total += advance }
      #expect((total * 10).rounded() == 550)
    }
  }
}
