import Testing

@testable import NibResources

/// The number of glyphs of which glyphs of TrueType fonts consist.
@Suite struct GlyfCompositesTests {
  /// The bytes of numbers with two bytes each.
  private static func bytes(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  /// A font whose glyphs consist of the given glyphs; an empty list is a simple glyph.
  private static func composites(_ glyphs: [[Int]]) -> GlyfComposites {
    var data: [UInt8] = []
    var places: [Int] = []
    for parts in glyphs {
      places.append(data.count / 2)
      data += bytes([parts.isEmpty ? 1 : 0xFFFF, 0, 0, 0, 0])
      for (index, part) in parts.enumerated() {
        // Offsets of one byte each; every second component has a scale.
        let scale = index % 2 == 1
        data += bytes(
          [(index + 1 < parts.count ? 0x20 : 0) | (scale ? 0x8 : 0), part, 0] + (scale ? [0] : []))
      }
    }
    return GlyfComposites { tag in
      switch tag.description {
      case "glyf": data
      case "loca": bytes(places)
      default: []
      }
    }
  }

  @Test("Simple glyphs, letters with accents and missing glyphs are small") func small() {
    var font = Self.composites([[], [], [0, 1], [2, 1, 0]])
    let results = [0, 1, 2, 3, 4000].map { font.isSmall($0) }
    #expect(results == [true, true, true, true, true])
  }

  @Test("Glyphs that each contain the next one twice are not small") func doubling() {
    let count = 40
    var font = Self.composites((0..<count).map { $0 + 1 < count ? [$0 + 1, $0 + 1] : [] })
    let results = [0, count - 1, count - 5].map { font.isSmall($0) }
    #expect(results == [false, true, true])
  }

  @Test("Glyphs with too many parts, too great a depth or themselves inside are not small") func others() {
    var wide = Self.composites([[], Array(repeating: 0, count: 300), Array(repeating: 0, count: 200)])
    let isSmall = [1, 2].map { wide.isSmall($0) }
    #expect(isSmall == [false, true])
    var deep = Self.composites((0..<30).map { $0 == 0 ? [] : [$0 - 1] })
    let isDeepSmall = deep.isSmall(29)
    #expect(!isDeepSmall)
    var cycle = Self.composites([[1], [0], [2, 2]])
    let areCyclesSmall = (0..<3).map { cycle.isSmall($0) }
    #expect(areCyclesSmall == [false, false, false])
  }

  @Test("A damaged table has small glyphs") func damaged() {
    var empty = GlyfComposites { _ in [] }
    let isEmptySmall = empty.isSmall(0)
    #expect(isEmptySmall)
    var cut = GlyfComposites { $0.description == "glyf" ? [0xFF, 0xFF, 0, 0] : [0, 0, 0, 0] }
    let isCutSmall = cut.isSmall(0)
    #expect(isCutSmall)
  }
}
