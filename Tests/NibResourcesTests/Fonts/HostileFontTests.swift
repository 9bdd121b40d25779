import TestSupport
import Testing

@testable import NibResources

/// Damaged font files: every file gives an error or numbers, and never a crash or an endless loop.
@Suite struct HostileFontTests {
  /// A font with all tables that are read.
  private static let font: [UInt8] = {
    var font = FontBuilder(
      "Small-Regular", ["A": 600, "V": 610, "T": 500, "o": 400, "é": 400, " ": 200, "ل": 700, "ا": 250])
    font.typographicHeights = (750, -250, 0)
    font.kern = [("AV", -80), ("To", -30)]
    font.gpos = [
      [.pairs([("AV", -80), ("VA", -70)], isExtension: true)],
      [
        .pairs([("To", -50)]),
        .classes(left: ["T", "AV"], right: ["oé", "T"], units: [[0, -90, 0], [0, 0, -60]]),
      ],
    ]
    font.gsub = [
      FontBuilder.Substitution("init", [("ل", "V")], isExtension: true),
      FontBuilder.Substitution("fina", [("ا", "T")]),
      FontBuilder.Substitution("rlig", [("VT", "o"), ("VTT", "A")], ignoresMarks: true),
    ]
    return font.bytes
  }()

  /// Reads everything that is read of fonts.
  private func measure(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes) else { return }
    for name in file.names {
      guard let face = try? file.face(named: name) else { continue }
      let texts: [Unicode.Scalar] = ["A", "V", "T", "o", "é", " ", "x", "\u{10FFFF}"]
      for left in texts {
        #expect(abs(face.advance(of: left) ?? 0) < 65_536)
        for right in texts { #expect(abs(face.kerning(left, right)) < 65_536 * 64) }
      }
      for text in ["لا", "للاا\u{64E}ا A"] {
        let joined = JoinedText(Array(text.unicodeScalars))
        let glyphs = face.glyphs(of: joined)
        #expect(glyphs.count == joined.letters.count)
        for case .letter(let number) in glyphs {
          #expect(abs(face.advance(ofGlyph: number)) < 65_536)
          _ = face.outline(ofGlyph: number)
        }
      }
      #expect(abs(face.ascender + face.descender + face.lineGap) < 65_536)
    }
  }

  @Test("A font that ends anywhere can be read or is rejected") func truncated() {
    for count in Self.font.indices { measure(Array(Self.font.prefix(count))) }
  }

  @Test(
    "A font with any byte changed can be read or is rejected",
    arguments: [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8])
  func changedBytes(value: UInt8) {
    for index in Self.font.indices {
      var bytes = Self.font
      bytes[index] = value
      measure(bytes)
    }
  }

  @Test("Fonts with random changes can be read or are rejected", arguments: 0..<20) func randomChanges(
    seed: UInt64
  ) {
    var random = SmallRandom(state: seed &* 7919 &+ 1)
    for _ in 0..<500 {
      var bytes =
        seed.isMultiple(of: 2) ? Self.font : FontBuilder.collection([FontBuilder("A", ["A": 1])]) + Self.font
      for _ in 0...random.below(8) {
        let position = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[position] = UInt8(random.below(256))
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(UInt8(random.below(256)), at: position)
        default:
          for index in position..<min(position + 4, bytes.count) {
            bytes[index] = random.below(2) == 0 ? 0 : 0xFF
          }
        }
      }
      measure(bytes)
    }
  }

  @Test("A collection that declares billions of fonts is rejected") func hugeCollection() {
    let bytes: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: FontFile.Failure.self) { try FontFile(bytes) }
  }
}

/// A small random number generator, so that a seed always gives the same changes.
private struct SmallRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
