import Foundation
import TestSupport
import Testing

@testable import NibResources

/// The generated tables must agree with the data files. After a change of the data, run the generator.
@Suite struct FontTableTests {
  private struct FontFile: Decodable {
    struct Era: Decodable { var table: [[Double]] }
    struct Delta: Decodable { var glyphs: [String: Double] }
    struct Kerning: Decodable {
      var left: [String: String]
      var right: [String: String]
      var pairs: [String: Double]
    }

    struct NamedFont: Decodable {
      var ratio: Double
      var tracking: Double?
      var lineHeight: Double
    }

    /// Fonts by name. The JSON object also contains a `note`, which is text and not a font.
    struct NamedFonts: Decodable {
      var fonts: [String: NamedFont] = [:]

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for key in container.allKeys where key.stringValue != "note" {
          fonts[key.stringValue] = try container.decode(NamedFont.self, forKey: key)
        }
      }

      struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
    }

    var eras: [String: Era]
    var namedFonts: NamedFonts
    var advances: [String: [String: Double]]
    var displayDelta: Delta
    var kerning: Kerning
  }

  private struct NamedFontFile: Decodable {
    var helveticaNeue: [String: [String: Double]]
    var fonts: [String: FontFile.NamedFont]
  }

  private static let file = Result { try contents("system-font.json", as: FontFile.self) }
  private static let namedFile = Result { try contents("named-fonts.json", as: NamedFontFile.self) }

  private static func contents<File: Decodable>(_ name: String, as: File.Type) throws -> File {
    let data = try Data(contentsOf: SourcePackage.root.appending(path: "Scripts/data/\(name)"))
    return try JSONDecoder().decode(File.self, from: data)
  }

  private func glyph(_ character: Character) throws -> Glyph {
    var found: Glyph?
    Glyph.forEach(in: character) { found = $0 }
    return try #require(found, "no glyph for \(character)")
  }

  /// The index of a character in the generated tables.
  private func index(_ character: String) throws -> Int {
    guard case .measured(let index) = try glyph(Character(character)).kind else {
      throw MissingGlyph(character: character)
    }
    return index
  }

  private struct MissingGlyph: Error { var character: String }

  @Test("The generated widths of characters equal those of the data file") func advances() throws {
    let file = try Self.file.get()
    for weight in FontWeight.allCases {
      let table = try #require(file.advances["\(weight)"])
      #expect(table.count == AdvanceTables.glyphCount)
      for (character, width) in table {
        let position = try weight.rawValue * AdvanceTables.glyphCount + index(character)
        let stored = Double(AdvanceTables.system[position])
        if stored != (width * 10).rounded() { Issue.record("\(weight) \(character): \(stored)") }
      }
    }
    for (character, delta) in file.displayDelta.glyphs {
      let stored = try AdvanceTables.displayDelta[index(character)]
      if Double(stored) != (delta * 10).rounded() { Issue.record("display \(character): \(stored)") }
    }
  }

  @Test("The generated kerning equals that of the data file") func kerning() throws {
    let file = try Self.file.get()
    let measure = FontMeasure(
      system: .regular, isItalic: false, size: 2048, era: .ios14, emojiEm: 1)
    for (pair, expected) in file.kerning.pairs {
      let names = pair.split(separator: "|", omittingEmptySubsequences: false)
      try #require(names.count == 2, "\(pair)")
      let left = try #require(file.kerning.left[String(names[0])]?.first)
      let right = try #require(file.kerning.right[String(names[1])]?.first)
      // A period before a digit has another distance in large text.
      if left == "." && right.isNumber { continue }
      let kern = try measure.kerning(glyph(left), glyph(right))
      if abs(kern - expected) > 0.051 { Issue.record("\(pair): \(kern), not \(expected)") }
    }
  }

  @Test("The generated metrics of named fonts equal those of the data files") func namedFonts() throws {
    let first = try Self.file.get().namedFonts.fonts
    let fonts = try first.merging(Self.namedFile.get().fonts) { $1 }
    for (name, metrics) in NamedFontTable.metrics {
      let font = try #require(fonts[name])
      #expect(font.ratio == metrics.ratio && font.lineHeight == metrics.lineHeight, "\(name)")
      #expect(metrics.tracking == font.tracking ?? 0, "\(name)")
    }
    #expect(
      fonts.count == NamedFontTable.metrics.count + 3, "the table omits the two old system fonts and `*`")
  }

  @Test("The generated widths of Helvetica Neue equal those of the data file") func helveticaNeue() throws {
    let file = try Self.namedFile.get().helveticaNeue
    let tables = [
      ("regular", AdvanceTables.helveticaNeue), ("bold", AdvanceTables.helveticaNeueBold),
      ("thin", AdvanceTables.helveticaNeueThin),
    ]
    for (face, table) in tables {
      for (character, width) in try #require(file[face]) {
        let stored = try table[index(character)]
        if Double(stored) != width * 10 { Issue.record("\(face) \(character): \(stored)") }
      }
    }
  }

  @Test(
    "The generated tracking of each era of the system font equals that of the data file",
    arguments: [("ios9", FontEra.ios9), ("ios11", .ios11), ("ios14", .ios14)])
  func tracking(name: String, era: FontEra) throws {
    let table = try #require(Self.file.get().eras[name]?.table)
    for row in table {
      let found = era.adjustment(at: row[0])
      #expect(abs(found.display - row[1]) < 1e-9)
      #expect(abs(found.tracking * 2048 - row[2]) < 1e-9)
    }
  }
}
