import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibDrawing
@testable import NibResources

/// Texts in images: their order, their outlines and their pixels.
@Suite struct VectorFontTests {
  /// The folder with the fonts of the tests, which is removed after each test.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func shaped(_ string: String) -> String {
    String(String.UnicodeScalarView(ShapedText(string).presentationForms.map(\.scalar)))
  }

  private static func scalars(_ string: String) -> [UInt32] { shaped(string).unicodeScalars.map(\.value) }

  @Test("Right-to-left words run from right to left, and numbers and Latin words in them do not") func order()
  {
    #expect(Self.shaped("Label 12") == "Label 12")
    #expect(Self.shaped("אבג") == "גבא")
    #expect(Self.shaped("ab אב גד cd") == "ab דג בא cd")
    #expect(Self.shaped("אב 12 גד") == "דג 12 בא")
    #expect(Self.shaped("אב abc 12") == "abc 12 בא")
    #expect(Self.shaped("(אב)") == "(בא)")
  }

  // The Arabic letter of the tests is dal, whose form alone is U+FEA9. Escapes keep the order of these lines readable.

  @Test("Signs in European numbers of a right-to-left text belong to the number") func numberSigns() {
    for number in ["12:30", "25.50", "1,250", "1.2.3", "3/4", "1-2", "50%", "$5", "1\u{A0}000"] {
      #expect(Self.shaped("\u{5D0} \(number)") == "\(number) \u{5D0}", "\(number)")
    }
    #expect(Self.shaped("\u{5D0} 5 %") == "% 5 \u{5D0}", "the sign is not next to the number")
    #expect(Self.shaped("\u{5D0} 1::2") == "2::1 \u{5D0}", "only a single sign separates numbers")
    #expect(Self.shaped("\u{5D0} 12.") == ".12 \u{5D0}", "the sign is not between numbers")
    #expect(Self.shaped("\u{5D0} abc 5%") == "abc 5% \u{5D0}")
    #expect(Self.shaped("abc \u{5D0} 12:30") == "abc 12:30 \u{5D0}")
    #expect(Self.shaped("abc 12:30 \u{5D0}") == "abc 12:30 \u{5D0}")
  }

  @Test("After Arabic letters, only separators belong to numbers") func arabicNumberSigns() {
    for number in [
      "12:30", "25.50", "1.2.3", "3/4", "1\u{60C}5", "\u{662}\u{665}\u{66B}\u{665}\u{660}",
      "\u{661}\u{66C}\u{662}\u{665}\u{660}", "\u{661}\u{662}/\u{663}",
    ] { #expect(Self.shaped("\u{62F} \(number)") == "\(number) \u{FEA9}", "\(number)") }
    #expect(Self.shaped("\u{62F} 1-2") == "2-1 \u{FEA9}")
    #expect(Self.shaped("\u{62F} 50%") == "%50 \u{FEA9}")
    #expect(Self.shaped("\u{62F} \u{665}\u{660}\u{66A}") == "\u{66A}\u{665}\u{660} \u{FEA9}")
    #expect(Self.shaped("12:30 \u{62F}") == "\u{FEA9} 12:30")
    // Arabic digits do not belong to a word that runs from left to right, unlike European ones.
    #expect(Self.shaped("abc 25 \u{5D0}") == "abc 25 \u{5D0}")
    #expect(Self.shaped("abc \u{662}\u{665} \u{5D0}") == "abc \u{5D0} \u{662}\u{665}")
  }

  @Test("The brackets of a pair have one direction, by the text in them and before them") func brackets() {
    #expect(Self.shaped("\u{5D0} (abc) def") == "def (abc) \u{5D0}")
    #expect(Self.shaped("\u{62F} (abc) def") == "def (abc) \u{FEA9}")
    #expect(Self.shaped("abc (\u{5D0}) 12") == "abc (\u{5D0}) 12")
    #expect(Self.shaped("\u{5D0} [abc (12)] 3") == "3 [abc (12)] \u{5D0}")
    #expect(Self.shaped("ab (\u{5D0} cd) \u{5D1}") == "ab (\u{5D0} cd) \u{5D1}")
    #expect(Self.shaped("\u{5D0} (12)") == "(12) \u{5D0}")
    #expect(Self.shaped("\u{5D0} ab (cd)") == "ab (cd) \u{5D0}", "the text before has the direction of cd")
    #expect(Self.shaped("\u{5D0} ab (-) cd") == "ab (-) cd \u{5D0}", "without letters as other signs")
    #expect(Self.shaped("\u{5D0} (ab] cd") == "ab] cd) \u{5D0}", "not a pair")
    let many = String(repeating: "(", count: 100_000)
    #expect(Self.scalars("\u{5D0}" + many).count == 100_001)
  }

  @Test("Arabic letters get the forms that connect them, and lam and alef form one letter") func arabic() {
    #expect(Self.scalars("سلام") == [0xFEE1, 0xFEFC, 0xFEB3])
    #expect(Self.scalars("ددب") == [0xFE8F, 0xFEA9, 0xFEA9])
  }

  @Test("A zero width non-joiner separates letters in Arabic script, and is not drawn") func nonJoiner() {
    #expect(Self.scalars("بی\u{200C}ب") == [0xFE8F, 0xFBFD, 0xFE91])
  }

  @Test(
    "Joined letters are drawn with the glyphs and the width that were measured, and marks above their letters"
  )
  func joined() throws {
    var font = FontBuilder(
      "Small-Regular",
      [
        "ب": 900, "\u{FE91}": 300, "\u{FE90}": 800, "ل": 700, "ا": 250, "\u{FEFB}": 450, " ": 200,
        "\u{64E}": 90,
      ])
    font.isFilled = true
    let face = try #require(try FontFile(font.bytes).face(named: font.name))
    let string = "بب\u{64E} لا"
    let width = FontMeasure(NamedFontMetrics.metrics(of: font.name), glyphs: face, size: 10, emojiEm: 1)
      .width(of: string)
    #expect(abs(width - 17.5) < 1e-9)
    var text = VectorText(
      string: string, origin: .zero, width: width, face: .named(font.name), size: 10,
      color: ColorComponents(white: 0))
    text.fontFile = face
    let glyphs = try #require(VectorFonts(machine: try machine()).glyphs(of: text))
    #expect(glyphs.map { ($0.x * 100).rounded() } == [0, 450, 650, 1450, 800])
    #expect(glyphs.map { ($0.width * 100).rounded() } == [450, 200, 800, 300, 0])
    #expect(glyphs.allSatisfy { $0.outline != nil && abs($0.unit.width - 0.01) < 1e-9 })
    // All glyphs of the font have the same height, so that the mark must be moved above the letter.
    #expect(glyphs.map { ($0.rise * 100).rounded() } == [0, 0, 0, 0, 740])
  }

  @Test("Marks on lam and alef are above both, and a second mark is above the first", arguments: [1, 2])
  func marksOnLigature(count: Int) throws {
    var font = FontBuilder(
      "Small-Regular",
      ["ل": 700, "ا": 250, "\u{FEFB}": 450, "\u{64E}": 90, "\u{650}": 90, "\u{651}": 90])
    font.isFilled = true
    let face = try #require(try FontFile(font.bytes).face(named: font.name))
    func rises(_ string: String) throws -> [CGFloat] {
      var text = VectorText(
        string: string, origin: .zero, width: 4.5, face: .named(font.name), size: 10,
        color: ColorComponents(white: 0))
      text.fontFile = face
      let glyphs = try #require(VectorFonts(machine: try machine()).glyphs(of: text))
      return glyphs.map { ($0.rise * 100).rounded() }
    }
    let marks = ["\u{651}", "\u{64E}"].prefix(count).joined()
    #expect(try rises("ل\(marks)ا") == [0, 740, 1480].prefix(count + 1).map { $0 })
    #expect(try rises("ل\u{650}ا") == [0, -740])
  }

  @Test("In SVG, texts with right-to-left letters say in which direction they run, and where they start")
  func svgDirection() throws {
    func start(_ string: String) throws -> String {
      let text = VectorText(
        string: string, origin: CGPoint(x: 10, y: 20), width: 30, face: .named("A-Regular"), size: 10,
        color: ColorComponents(white: 0))
      let group = try VectorSVG.part([.text(text)]).group
      let lines = group.split(separator: "\n")
      return String(lines[1].prefix { $0 != "f" })
    }
    #expect(try start("ab 12") == "<text x=\"10\" y=\"20\" ")
    #expect(try start("\u{5D0}:") == "<text x=\"40\" y=\"20\" direction=\"rtl\" unicode-bidi=\"embed\" ")
    #expect(try start("(5) \u{627}") == "<text x=\"40\" y=\"20\" direction=\"rtl\" unicode-bidi=\"embed\" ")
    #expect(try start("ab \u{627}") == "<text x=\"10\" y=\"20\" direction=\"ltr\" unicode-bidi=\"embed\" ")
  }

  @Test(
    "Cells of a text that runs from right to left keep their colors, and the space after it stays where it is"
  )
  func cellColors() {
    let canvas = CellCanvas(size: CellSize(columns: 6, rows: 1))
    var (red, green) = (CellStyle.plain, CellStyle.plain)
    red.foreground = CellColor(rgb: 0xFF0000)
    green.foreground = CellColor(rgb: 0x00FF00)
    canvas.put("א", at: CellPoint(column: 1, row: 0), style: red)
    canvas.put("ב", at: CellPoint(column: 2, row: 0), style: green)
    let seen = SeenRow(canvas, row: 0)
    let cells = canvas.bounds.columnRange.map { seen.seen(canvas[row: 0, column: $0], column: $0) }
    #expect(cells.map(\.text) == [" ", "ב", "א", " ", " ", " "])
    #expect(cells[1].style.foreground == green.foreground)
    #expect(cells[2].style.foreground == red.foreground)
  }

  @Test("Invisible characters are left out, and accents are composed") func invisible() {
    #expect(Self.shaped("a\u{200B}b\u{FE0F}") == "ab")
    #expect(Self.scalars("e\u{301}") == [0xE9])
  }

  @Test("Marks do not separate Arabic letters, and of very many marks on a letter the first are drawn")
  func marks() {
    #expect(Self.scalars("ب\u{64E}ب") == [0xFE90, 0x64E, 0xFE91])
    let many = "q" + String(repeating: "\u{323}", count: 5_000) + "q\u{323}"
    #expect(Self.scalars(many).count == 1 + ShapedText.maximumMarks + 2)
  }

  @Test("A long number in a right-to-left text is ordered in one pass") func longNumber() {
    let number = String(repeating: "12", count: 100_000)
    #expect(Self.shaped("א\(number)") == "\(number)א")
    #expect(Self.shaped("אa\(number)") == "a\(number)א")
  }

  @Test("Control characters have no glyphs") func control() {
    #expect(Self.shaped("a\tb\u{7F}") == "ab")
    #expect(Self.shaped("ä\tb\u{85}") == "äb")
  }

  @Test("A contour without points on the curve begins in the middle of two control points") func contour() {
    var outline = GlyphOutline()
    outline.add(
      contour: [(0, 0), (2, 0), (2, 2), (0, 2)].map {
        GlyphOutline.Node(place: CGPoint(x: $0.0, y: $0.1), kind: .quadratic)
      })
    #expect(outline.parts.first == .start(CGPoint(x: 0, y: 1)))
    #expect(outline.parts.last == .quadratic(CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 1)))
    #expect(outline.parts.count == 5)
  }

  @Test("A filled polygon covers exactly its area, also where a hole or an edge divides a pixel") func fill()
  {
    func area(_ polygons: [[(Double, Double)]]) -> Double {
      guard let fill = VectorFill(polygons.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }) else { return -1 }
      return fill.rows.reduce(0) { sum, row in
        sum + fill.columns.reduce(0) { $0 + fill.coverage(column: $1, row: row) }
      }
    }
    let square = [(0.25, 0.5), (10.25, 0.5), (10.25, 10.5), (0.25, 10.5)]
    #expect(abs(area([square]) - 100) < 1e-9)
    #expect(abs(area([[(-3.3, 1.7), (8.1, 2.9), (2.2, 9.6)]]) - 0.5 * abs(11.4 * 7.9 - 5.5 * 1.2)) < 1e-9)
    #expect(abs(area([square, [(2, 2), (2, 4), (4, 4), (4, 2)]]) - 96) < 1e-9)
    #expect(VectorFill([[CGPoint(x: 0, y: Double.nan)]]) == nil)
  }

  /// Two fonts of the machine: one that is preferred for texts, and one with other characters.
  private func machine() throws -> MachineFonts {
    for (name, file, letters) in [
      ("Inter-Regular", "Inter-Regular.ttf", ["A": 600, "B": 600] as [Character: Int]),
      ("Inter-Bold", "Inter-Bold.ttf", ["A": 700]), ("Other", "Zhei.ttf", ["日": 1000]),
    ] {
      var font = FontBuilder(name, letters)
      font.isFilled = true
      try folder.write(font.bytes, to: "fonts/\(file)")
    }
    return MachineFonts(folders: [Disk.folder(of: try folder.write("", to: "fonts/x"))], store: FontStore())
  }

  @Test("A font of the machine is chosen by family and weight, and another one for characters that it lacks")
  func machineFonts() throws {
    let fonts = try machine()
    #expect(fonts.face(MachineFonts.Style(weight: .regular, isItalic: false))?.name == "Inter-Regular")
    #expect(fonts.face(MachineFonts.Style(weight: .semibold, isItalic: false))?.name == "Inter-Bold")
    #expect(fonts.face(MachineFonts.Style(weight: .regular, isItalic: true))?.name == "Inter-Regular")
    #expect(fonts.face(MachineFonts.Style(weight: .regular, isItalic: false, isMonospaced: true)) == nil)
    #expect(fonts.face(for: "日")?.name == "Other")
    #expect(fonts.face(for: "☃") == nil)
  }

  /// Fonts of a machine for Japanese, Chinese and Korean, whose letters have different widths.
  private func machineForChineseCharacters() throws -> MachineFonts {
    let fonts = [
      ("Inter-Regular", 600, "A"), ("NotoSansHK-Regular", 1_000, "日"), ("NotoSansJP-Bold", 900, "日"),
      ("NotoSansJP-Regular", 800, "日の"), ("NotoSerifJP-Bold", 700, "日の"), ("NotoSansKR-Regular", 600, "日가"),
      ("NotoSansSC-Regular", 500, "日"),
    ]
    for (name, width, letters) in fonts {
      var font = FontBuilder(name, Dictionary(uniqueKeysWithValues: letters.map { ($0, width) }))
      font.isFilled = true
      try folder.write(font.bytes, to: "han/\(name).ttf")
    }
    return MachineFonts(folders: [Disk.folder(of: try folder.write("", to: "han/x"))], store: FontStore())
  }

  @Test(
    "The font for Chinese characters is that of the language, in the weight of the text",
    arguments: [
      (HanWriting.japanese, FontWeight.bold, "NotoSansJP-Bold"),
      (.japanese, .regular, "NotoSansJP-Regular"), (.korean, .bold, "NotoSansKR-Regular"),
      (.simplifiedChinese, .regular, "NotoSansSC-Regular"), (.hongKong, .regular, "NotoSansHK-Regular"),
      (.traditionalChinese, .regular, "NotoSansHK-Regular"),
    ])
  func hanFonts(writing: HanWriting, weight: FontWeight, name: String) throws {
    let fonts = try machineForChineseCharacters()
    let style = MachineFonts.HanStyle(writing, MachineFonts.Style(weight: weight, isItalic: false))
    #expect(fonts.face(for: "日", style)?.name == name)
    #expect(
      fonts.face(for: "の", style)?.name == "NotoSansJP-Regular", "the only ones without serifs that have it")
  }

  @Test(
    "Kana and hangul say which language a text is in, unless the language is known, but not in cells",
    arguments: [
      ("日", nil, false, 5), ("日の", nil, false, 8), ("日가", nil, false, 6), ("日", .japanese, false, 8),
      ("日の", .simplifiedChinese, false, 5), ("日の", nil, true, 10),
    ] as [(String, HanWriting?, Bool, CGFloat)])
  func hanText(string: String, writing: HanWriting?, isMonospaced: Bool, width: CGFloat) throws {
    var text = VectorText(
      string: string, origin: .zero, width: 0, face: .system(.regular), size: 10,
      color: ColorComponents(white: 0))
    text.hanWriting = writing
    text.isMonospaced = isMonospaced
    text.fontFile =
      isMonospaced ? try machine().face(MachineFonts.Style(weight: .regular, isItalic: false)) : nil
    let glyphs = try #require(VectorFonts(machine: try machineForChineseCharacters()).glyphs(of: text))
    #expect(abs((glyphs.first?.width ?? 0) * 10 - width) < 1e-9)
  }

  @Test("Letters that no font of the machine has are remarked on, but emoji and icons are not")
  func missingLetters()
    throws
  {
    let fonts = try machine()
    #expect(fonts.remarkOnMissingLetters(of: ["A日", "☃👍", "é"]) == nil)
    #expect(
      fonts.remarkOnMissingLetters(of: ["日本", "שלום"]) == """
        no font of this machine has Chinese, Japanese and Korean, Hebrew letters, so images show boxes in their place; \
        install such a font (on Debian and Ubuntu: 'apt install fonts-noto-cjk fonts-noto-core')
        """)
    #expect(
      fonts.remarkOnMissingLetters(of: ["日本"])?.hasPrefix(
        "no font of this machine has Chinese, Japanese and Korean letters, so") == true)
    let drawing = try machine()
    func draw(_ string: String) {
      _ = VectorFonts(machine: drawing).glyphs(
        of: VectorText(
          string: string, origin: .zero, width: 20, face: .system(.regular), size: 10,
          color: ColorComponents(white: 0)))
    }
    draw("AB日☃")
    #expect(drawing.remarkOnMissingLetters == nil)
    draw("ไทย")
    #expect(drawing.remarkOnMissingLetters?.contains("has Thai letters") == true)
  }

  @Test("Letters of a script that a font has without them are named") func missingLettersOfScript() throws {
    var font = FontBuilder("Other", ["ب": 900, "ا": 300])
    font.isFilled = true
    try folder.write(font.bytes, to: "arabic/Other.ttf")
    let folders = [Disk.folder(of: try folder.write("", to: "arabic/x"))]
    let fonts = MachineFonts(folders: folders, store: FontStore())
    #expect(fonts.remarkOnMissingLetters(of: ["با"]) == nil)
    #expect(
      fonts.remarkOnMissingLetters(of: ["باہ", "ไท"]) == """
        no font of this machine has Thai letters and the Arabic letters ہ, so images show boxes in their place; \
        install such a font (on Debian and Ubuntu: 'apt install fonts-noto-core')
        """)
  }

  @Test("Glyphs fill the width of the text, and a character that no font has is drawn with strokes")
  func line() throws {
    let fonts = VectorFonts(machine: try machine())
    func glyphs(_ string: String, width: CGFloat) -> [VectorFonts.Glyph] {
      fonts.glyphs(
        of: VectorText(
          string: string, origin: .zero, width: width, face: .system(.regular), size: 10,
          color: ColorComponents(white: 0))) ?? []
    }
    #expect(glyphs("AB", width: 12).map(\.x) == [0, 6])
    #expect(glyphs("AB", width: 14).map(\.x) == [0.5, 7.5])
    #expect(abs((glyphs("AB", width: 6).last?.x ?? 0) - 3) < 1e-9)
    #expect(glyphs("A日☃", width: 22).map { $0.outline == nil } == [false, false, true])
    #expect(
      VectorFonts.strokes.glyphs(
        of: VectorText(
          string: "A", origin: .zero, width: 6, face: .system(.regular), size: 10,
          color: ColorComponents(white: 0))) == nil)
  }

  @Test("Only the visible glyphs of a long line are made, at the places that they have in the whole line")
  func longLine() throws {
    let fonts = VectorFonts(machine: try machine())
    let text = VectorText(
      string: String(repeating: "AB日☃", count: 5_000), origin: .zero, width: 50_000, face: .system(.regular),
      size: 10, color: ColorComponents(white: 0))
    let all = try #require(fonts.glyphs(of: text))
    #expect(all.count == 20_000)
    let shown = try #require(fonts.glyphs(of: text, in: VisibleLinePart(left: 1_000, right: 1_100)))
    let expected = all.filter { $0.x + $0.width >= 1_000 && $0.x <= 1_100 }
    #expect(shown.map(\.x) == expected.map(\.x))
    #expect((30...60).contains(shown.count))
    let strokes = VectorLetters(text, in: VisibleLinePart(left: 1_000, right: 1_100)).letters
    #expect((30...60).contains(strokes.count))
  }

  @Test(
    "A circled letter without a font is its letter in a circle, and other characters are boxes with their number"
  )
  func substitutes() {
    func texts(_ scalar: Unicode.Scalar, scale: Double) -> [String] {
      let text = VectorText(
        string: "", origin: .zero, width: 10, face: .system(.regular), size: 10,
        color: ColorComponents(white: 0))
      return GlyphSubstitute(scalar, in: text, scale: scale).items.compactMap { item in
        if case .text(let text) = item { text.string } else { nil }
      }
    }
    #expect(texts("ⓘ", scale: 1) == ["i"])
    #expect(texts("⑫", scale: 1) == ["12"])
    #expect(texts("東", scale: 2) == ["67", "71"])
    #expect(texts("👍", scale: 2) == ["1F", "44D"])
    #expect(texts("👍", scale: 1).isEmpty)
  }

  @Test("The pixels of a glyph are those of its outline") func pixels() throws {
    let text = VectorText(
      string: "A", origin: CGPoint(x: 2, y: 9), width: 6, face: .system(.regular), size: 10,
      color: ColorComponents(white: 0))
    let image = try VectorRaster.image(
      of: VectorPicture(size: CGSize(width: 10, height: 10), items: [.text(text)]), scale: 1,
      background: ColorComponents(white: 1),
      fonts: VectorFonts(machine: try machine()))
    func isDark(_ x: Int, _ y: Int) -> Bool { image.bytes[4 * (10 * y + x)] == 0 }
    // A rectangle of 5 x 7 pixels that ends at the baseline.
    for y in 0..<10 {
      for x in 0..<10 { #expect(isDark(x, y) == ((2..<7).contains(x) && (2..<9).contains(y))) }
    }
  }
}
