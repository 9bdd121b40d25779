import TestSupport
import Testing

@testable import NibCells

/// The shapes of box-drawing, block and braille characters, in cells of 24 x 48 units.
@Suite struct SVGGlyphShapeTests {
  private func drawn(_ scalar: Unicode.Scalar) throws -> SVGGlyphShape {
    try #require(SVGGlyphShape.shape(of: scalar))
  }

  /// The units of the cell that the rectangles of a shape cover.
  private func covered(_ shape: SVGGlyphShape) -> Set<CellPoint> {
    var points: Set<CellPoint> = []
    for part in shape.rectangles {
      for y in part.y..<part.y + part.height {
        for x in part.x..<part.x + part.width { points.insert(CellPoint(x, y)) }
      }
    }
    return points
  }

  @Test("Every line, block and braille character has a shape inside its cell") func shapes() throws {
    for value in [0x2500...0x259F, 0x2801...0x28FF].joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let shape = try drawn(scalar)
      #expect(!shape.rectangles.isEmpty || !shape.outline.isEmpty, "\(scalar)")
      for part in shape.rectangles {
        #expect(part.width > 0 && part.height > 0, "\(scalar)")
        #expect(
          part.x >= 0 && part.y >= 0 && part.x + part.width <= 24 && part.y + part.height <= 48, "\(scalar)")
      }
    }
    #expect(SVGGlyphShape.shape(of: "A") == nil)
  }

  /// Checks all combinations of weights except double.
  @Test("Arms are connected and reach the edges of the cell with the width of their weight")
  func arms() throws {
    let edges: [LineArms.Weight: Set<Int>] = [
      .none: [], .light: [24, 25, 26], .heavy: Set(21...29), .double: [21, 22, 23, 27, 28, 29],
    ]
    for bits in UInt8.min...UInt8.max {
      let arms = LineArms(bits: bits)
      guard ![arms.up, arms.right, arms.down, arms.left].contains(.double), arms != .none else { continue }
      let points = covered(try drawn(LineGlyphs.scalar(for: arms, trait: .plain)))
      #expect(Set(points.filter { $0.column == 0 }.map(\.row)) == edges[arms.left])
      #expect(Set(points.filter { $0.column == 23 }.map(\.row)) == edges[arms.right])
      #expect(Set(points.filter { $0.row == 0 }.map { $0.column + 12 }) == edges[arms.up])
      #expect(Set(points.filter { $0.row == 47 }.map { $0.column + 12 }) == edges[arms.down])
      #expect(isConnected(points), "\(LineGlyphs.scalar(for: arms, trait: .plain))")
    }
  }

  private func isConnected(_ points: Set<CellPoint>) -> Bool {
    guard let first = points.first else { return true }
    var rest = points
    var open = [first]
    rest.remove(first)
    while let point = open.popLast() {
      for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
        let next = CellPoint(point.column + dx, point.row + dy)
        if rest.remove(next) != nil { open.append(next) }
      }
    }
    return rest.isEmpty
  }

  /// The middle of each glyph with double lines: one character for every third unit, `#` where it is covered.
  static let doubles: [(Unicode.Scalar, [String])] = [
    ("╬", ["#.#", "...", "#.#"]), ("╔", ["###", "#..", "#.#"]), ("╗", ["###", "..#", "#.#"]),
    ("╚", ["#.#", "#..", "###"]), ("╝", ["#.#", "..#", "###"]), ("╠", ["#.#", "#..", "#.#"]),
    ("╣", ["#.#", "..#", "#.#"]), ("╦", ["###", "...", "#.#"]), ("╩", ["#.#", "...", "###"]),
    ("═", ["###", "...", "###"]), ("║", ["#.#", "#.#", "#.#"]), ("╫", ["#.#", "###", "#.#"]),
    ("╪", ["###", ".#.", "###"]), ("╟", ["#.#", "#.#", "#.#"]), ("╒", [".##", ".#.", ".##"]),
    ("╓", ["...", "###", "#.#"]), ("╤", ["###", "...", "###"]),
  ]

  @Test("The strokes of double lines are joined in the middle of the cell", arguments: doubles)
  func doubleLines(scalar: Unicode.Scalar, expected: [String]) throws {
    let points = covered(try drawn(scalar))
    let middle = stride(from: 22, to: 31, by: 3).map { y in
      stride(from: 10, to: 19, by: 3).map { points.contains(CellPoint($0, y)) ? "#" : "." }.joined()
    }
    #expect(middle == expected, "\(scalar)")
  }

  /// The number of eighths of the cell that each block element covers, and which corners it covers: upper left,
  /// upper right, lower left, lower right.
  static let blocks: [(Unicode.Scalar, eighths: Int, corners: String)] = [
    ("█", 8, "####"), ("▀", 4, "##.."), ("▄", 4, "..##"), ("▌", 4, "#.#."), ("▐", 4, ".#.#"),
    ("▁", 1, "..##"), ("▇", 7, "..##"), ("▏", 1, "#.#."), ("▉", 7, "#.#."), ("▔", 1, "##.."),
    ("▕", 1, ".#.#"), ("▖", 2, "..#."), ("▗", 2, "...#"), ("▘", 2, "#..."), ("▙", 6, "#.##"),
    ("▚", 4, "#..#"), ("▛", 6, "###."), ("▜", 6, "##.#"), ("▝", 2, ".#.."), ("▞", 4, ".##."),
    ("▟", 6, ".###"), ("░", 8, "####"),
  ]

  @Test("A block element covers its part of the cell", arguments: blocks)
  func blockElements(scalar: Unicode.Scalar, eighths: Int, corners: String) throws {
    let points = covered(try drawn(scalar))
    #expect(points.count == eighths * 24 * 48 / 8)
    let places = [CellPoint(0, 0), CellPoint(23, 0), CellPoint(0, 47), CellPoint(23, 47)]
    #expect(places.map { points.contains($0) ? "#" : "." }.joined() == corners)
  }

  @Test("Shades are drawn with 25, 50 and 75 percent opacity") func shades() throws {
    #expect(try ["░", "▒", "▓", "█"].map { try drawn($0).percent } == [25, 50, 75, 100])
  }

  @Test("A braille character has one rectangle for each dot") func brailleDots() throws {
    #expect(try drawn("⣿").rectangles.count == 8)
    #expect(try drawn("⢁").rectangles.map { [$0.x, $0.y] } == [[3, 3], [15, 39]])
  }

  @Test("Adjacent rectangles are merged into one") func mergedRectangles() {
    let cells = (0..<4).flatMap { row in
      (0..<5).map { SVGRectangle(x: $0 * 24, y: row * 48, width: 24, height: 48) }
    }
    #expect(SVGRectangle.merged(cells.reversed()) == [SVGRectangle(x: 0, y: 0, width: 120, height: 192)])
    let apart = [
      SVGRectangle(x: 0, y: 0, width: 2, height: 2), SVGRectangle(x: 3, y: 0, width: 2, height: 2),
    ]
    #expect(SVGRectangle.merged(apart) == apart)
  }
}
