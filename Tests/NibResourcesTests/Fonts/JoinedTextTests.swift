import TestSupport
import Testing

@testable import NibResources

/// The joined forms of letters in Arabic script, and the glyphs that fonts have for them.
@Suite struct JoinedTextTests {
  private static func forms(_ text: String) -> [JoinedText.Form?] {
    JoinedText(Array(text.unicodeScalars)).letters.map(\.form)
  }

  private static func presented(_ text: String) -> [UInt32] {
    JoinedText(Array(text.unicodeScalars)).presentationForms.map(\.scalar.value)
  }

  private func face(_ advances: [Character: Int], _ gsub: [FontBuilder.Substitution] = []) throws
    -> FontFileFace
  {
    var font = FontBuilder("Small-Regular", advances)
    font.gsub = gsub
    return try #require(try FontFile(font.bytes).face(named: font.name))
  }

  /// The width of a text in a font of 1000 points, which is that in the units of the fonts of these tests.
  private func width(_ text: String, _ face: FontFileFace) -> Double {
    FontMeasure(NamedFontMetrics.metrics(of: face.name), glyphs: face, size: 1000, emojiEm: 1).width(of: text)
      .rounded()
  }

  @Test("Letters get the forms that connect them") func arabic() {
    #expect(Self.forms("سلام") == [.initial, .medial, .final, .isolated])
    #expect(Self.forms("ددب") == [.isolated, .isolated, .isolated])
    #expect(Self.forms("بab12ب") == [.isolated, nil, nil, nil, nil, .isolated])
    #expect(Self.presented("سلام") == [0xFEB3, 0xFEFC, 0xFEE1])
  }

  @Test("Letters of Urdu, Persian and other languages are joined, too") func otherLanguages() {
    #expect(Self.presented("پھر") == [0xFB58, 0xFBAD, 0xFEAE])
    #expect(Self.presented("ہیں") == [0xFBA8, 0xFBFF, 0xFB9F])
    #expect(Self.forms("\u{750}\u{8A0}\u{8AA}") == [.initial, .medial, .final])
    #expect(Self.presented("\u{649}\u{649}\u{649}") == [0xFBE8, 0xFBE9, 0xFEF0])
  }

  @Test("Marks and a zero width joiner do not separate letters, but a zero width non-joiner does")
  func separation() {
    #expect(Self.forms("ب\u{64E}\u{651}ب") == [.initial, nil, nil, .final])
    #expect(Self.presented("می\u{200C}خو") == [0xFEE3, 0xFBFD, 0xFEA7, 0xFEEE])
    #expect(Self.presented("ب\u{200D}") == [0xFE91])
    #expect(Self.presented("ل\u{64E}ا") == [0xFEFB, 0x64E])
  }

  @Test("The types of joining agree with the forms that Unicode has") func types() {
    // A noon ghunna is joined on both sides, but only has two forms.
    for code in UInt32(0x620)...0x6D5 where code != 0x6BA {
      guard let letter = Unicode.Scalar(code) else { continue }
      let count = JoinedText.Form.allCases.filter { PresentationForms.scalar(of: letter, $0) != nil }.count
      if count == 4 { #expect(JoiningType(letter) == .both, "\(code)") }
      if count == 2 { #expect(JoiningType(letter) == .previous, "\(code)") }
    }
  }

  @Test(
    "Only texts with letters of scripts that run from right to left are examined",
    arguments: [
      ("Größe Ω Ж 日本 é 👍", false), ("ab ب", true), ("שלום", true), ("\u{8A0}", true),
    ])
  func isNeeded(text: String, expected: Bool) { #expect(JoinedText.isNeeded(for: text) == expected) }

  @Test("The width is that of the joined forms that the font has as characters, and marks have none")
  func characters() throws {
    let face = try face([
      "ب": 900, "\u{FE91}": 300, "\u{FE92}": 310, "\u{FE90}": 800, "\u{64E}": 400, "A": 600, "1": 500,
      " ": 250,
      "ل": 700, "ا": 250, "\u{FEDF}": 280, "\u{FE8E}": 260, "\u{FEFB}": 450, "د": 420, "ی": 777,
    ])
    #expect(width("ببب", face) == 300 + 310 + 800)
    #expect(width("ب\u{64E}ب\u{64E}", face) == 300 + 800)
    #expect(width("ب A1 ب", face) == 900 + 250 + 600 + 500 + 250 + 900)
    #expect(width("بد", face) == 300 + 420, "without a character for the final form, the isolated letter")
    #expect(width("لا", face) == 450)
    #expect(width("ل\u{64E}ا", face) == 450)
    #expect(width("بی\u{200C}ب", face) == 300 + 777 + 900)
    #expect(width("A1", face) == 1100)
  }

  @Test("The forms of the table GSUB are used before those of characters", arguments: [false, true])
  func substitutions(isExtension: Bool) throws {
    let face = try face(
      [
        "پ": 900, "\u{FB58}": 1, "ھ": 700, "ر": 400, "\u{E001}": 310, "\u{E002}": 320, "\u{E003}": 330,
        "\u{E004}": 340,
      ],
      [
        FontBuilder.Substitution("init", [("پ", "\u{E001}")], isExtension: isExtension),
        FontBuilder.Substitution("medi", [("ھ", "\u{E002}"), ("پ", "\u{E004}")], isExtension: isExtension),
        FontBuilder.Substitution("fina", [("ر", "\u{E003}")], isExtension: isExtension),
      ])
    #expect(width("پھر", face) == 310 + 320 + 330)
    #expect(width("پپر", face) == 310 + 340 + 330)
    #expect(width("ھ", face) == 700)
  }

  @Test("Ligatures of joined forms have one width", arguments: [false, true])
  func ligatures(isExtension: Bool) throws {
    let forms = [
      FontBuilder.Substitution("init", [("ل", "\u{E001}")]),
      FontBuilder.Substitution("fina", [("ا", "\u{E002}")]),
    ]
    let advances: [Character: Int] = [
      "ل": 700, "ا": 250, "\u{E001}": 310, "\u{E002}": 240, "\u{E003}": 420, "\u{64E}": 100,
    ]
    let ligature = FontBuilder.Substitution(
      "rlig", [("\u{E001}\u{E002}", "\u{E003}")], isExtension: isExtension, ignoresMarks: !isExtension)
    #expect(width("لا", try face(advances, forms)) == 310 + 240)
    let face = try face(advances, forms + [ligature])
    #expect(width("لالا", face) == 840)
    #expect(width("ل\u{64E}ا", face) == (isExtension ? 550 : 420))
  }

  @Test("The characters of a text in several lines have the widths of the whole text") func elements() throws
  {
    let folder = try TemporaryFolder()
    var font = FontBuilder(
      "Small-Regular",
      [
        "ب": 900, "\u{FE91}": 300, "\u{FE90}": 800, "ل": 700, "ا": 250, "\u{FEFB}": 450, " ": 200,
        "\u{64E}": 90,
      ])
    font.unitsPerEm = 1000
    try folder.write(font.bytes, to: "Project/Small.ttf")
    try folder.write("", to: "Project/P.xcodeproj/x")
    let xib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>"
    let document = try NibReader.read(Array(xib.utf8), file: try folder.write(xib, to: "Project/A.xib"))
    let metrics = TextMetrics(.device(scale: 2), fonts: ProjectFonts(of: document, store: FontStore()))
    let text = "بب\u{64E} لا 👍"
    let font10 = UIFont(nibName: "Small-Regular", size: 10)
    let measured = metrics.measured(StyledText(text, font: font10))
    #expect(measured.elements.map { ($0.advance * 100).rounded() } == [300, 800, 200, 450, 0, 200, 1420])
    #expect(abs(metrics.width(of: text, font: font10) - 33.7) < 1e-9)
  }
}
