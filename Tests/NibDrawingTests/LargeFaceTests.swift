import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// The faces of large text: sets of letters that are several rows high.
@Suite struct LargeFaceTests {
  @Test("Every face has all ASCII characters, each with ink and the height of the face") func complete() {
    for face in LargeFace.all {
      for value in UInt8(33)...126 {
        let character = Character(Unicode.Scalar(value))
        let glyph = face.sheetGlyph(character)
        #expect(glyph?.rows.count == face.height, "\(character) of \(face.height)")
        #expect(glyph.map { (1...5).contains($0.width) } == true, "\(character) of \(face.height)")
        #expect(glyph?.rows.contains { $0 != 0 } == true, "\(character) of \(face.height)")
      }
      #expect(face.sheetGlyph(" ")?.width == face.space)
      #expect(face.height % 2 == 0)
    }
  }

  @Test("No two letters or digits of a face look the same") func distinct() {
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    for face in LargeFace.all {
      let pictures = all.compactMap { character in face.sheetGlyph(character).map { (character, $0) } }
      let same = Dictionary(grouping: pictures, by: \.1).values.filter { $0.count > 1 }
      #expect(same.map { String($0.map(\.0)) } == [], "\(face.height)")
    }
  }

  @Test("Letters and digits that are easily confused differ in at least two pixels") func confusable() {
    let pairs = [
      "ao", "ae", "ce", "co", "eo", "Il", "I1", "l1", "O0", "OQ", "S5", "B8", "Z2", "uv", "ft", "gq",
    ]
    for face in LargeFace.all {
      for pair in pairs {
        let glyphs = pair.compactMap { face.sheetGlyph($0) }
        let difference = zip(glyphs[0].rows, glyphs[1].rows).reduce(abs(glyphs[0].width - glyphs[1].width)) {
          $0 + ($1.0 ^ $1.1).nonzeroBitCount
        }
        #expect(difference >= 2, "\(pair) of \(face.height)")
      }
    }
  }

  @Test("Sextants have three rows of pixels per row of cells") func sextants() {
    #expect(LargeScale.heights(rows: 2, blocks: .sextants).map(\.face) == [2])
    #expect(LargeScale.heights(rows: 3, blocks: .sextants).map(\.rows) == [3, 2])
    var bitmap = LargeBitmap(size: CellSize(columns: 3, rows: 1), blocks: .sextants)
    bitmap.fill(columns: 0..<1, rows: 0..<1, run: 0)
    bitmap.fill(columns: 2..<4, rows: 0..<2, run: 0)
    bitmap.fill(columns: 4..<6, rows: 0..<3, run: 0)
    #expect(bitmap.blocks(row: 0).map(\.glyph) == ["\u{1FB00}", "\u{1FB0E}", "█"])
  }

  @Test("Accents are drawn where a face has space for them, and no letter loses its accent") func accents() {
    let (tall, medium) = (LargeFace.all[1], LargeFace.all[2])
    for face in LargeFace.all {
      for letter: Character in [
        "é", "è", "ë", "á", "à", "ä", "å", "ã", "ñ", "õ", "ó", "ö", "ú", "ü", "í", "ï", "ç", "ß", "Ä", "Ö",
        "Ü", "Å",
        "Ñ", "Ç", "Ø", "ø", "Æ", "æ", "œ", "ł",
      ] {
        let glyph = face.glyphs(for: letter)?.first
        let base = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first.map(
          Character.init)
        #expect(glyph?.rows.count == face.height, "\(letter) of \(face.height)")
        #expect(base == letter || glyph != base.flatMap(face.sheetGlyph), "\(letter) of \(face.height)")
      }
    }
    #expect(tall.glyphs(for: "ü")?.first?.rows[0] == 0b01010)
    #expect(tall.glyphs(for: "Ü")?.first?.rows[2] == 0b10001)
    #expect(tall.glyphs(for: "ş")?.first?.rows[7] == 0b00100)
    #expect(tall.glyphs(for: "–") == tall.sheetGlyph("–").map { [$0] })
    // A text with one of these characters is drawn in smaller letters, or at normal size.
    for missing: Character in ["日", "Ж", "😀", "א"] {
      for face in LargeFace.all { #expect(face.glyphs(for: missing) == nil, "\(missing) of \(face.height)") }
    }
    for missing: Character in ["ê", "É", "ž"] { #expect(medium.glyphs(for: missing) == nil, "\(missing)") }
  }

  @Test("Enlarged letters have smooth slopes, round corners and straight ends") func smooth() {
    func picture(_ rows: [Substring]) -> [String] {
      let glyph = LargeGlyph(rows.map(\.utf8)).doubled
      return glyph.rows.indices.map { y in
        (0..<glyph.width).map { glyph.isInk($0, y) ? "#" : "." }.joined()
      }
    }
    #expect(picture(["#"]) == ["##", "##"])
    #expect(picture(["#", "#"]) == ["##", "##", "##", "##"])
    #expect(picture(["#.", ".#"]) == ["##..", "###.", ".###", "..##"])
    #expect(picture(["##", "#."]) == [".###", "####", "###.", "##.."])
  }

  @Test("Sizes are sorted from large to small, and the smallest face is never enlarged") func heights() {
    #expect(LargeScale.heights(rows: 1) == [])
    #expect(LargeScale.heights(rows: 2) == [])
    #expect(LargeScale.heights(rows: 5).map(\.rows) == [4, 3])
    #expect(LargeScale.heights(rows: 8).map(\.rows) == [8, 6, 4, 3])
    #expect(LargeScale.heights(rows: 8).map(\.face) == [1, 0, 1, 2])
    let scale = LargeScale(face: 0, pixelWidth: 1, pixelHeight: 2)
    #expect(scale.widest.pixelWidth == 4)
    #expect(scale.narrowest.pixelWidth == 2)
  }
}
