import Testing

@testable import NibCells

@Suite struct LineGlyphsTests {
  /// Of the 128 box-drawing characters, 109 have names that describe arms. The others are dashes, arcs and
  /// diagonals.
  @Test("Every box-drawing character is found by the arms in its Unicode name") func namedGlyphs() {
    var checked = 0
    for value in UInt32(0x2500)...0x257F {
      guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name,
        let arms = arms(named: name)
      else { continue }
      checked += 1
      #expect(LineGlyphs.scalar(for: arms, trait: .plain) == scalar, "\(name)")
    }
    #expect(checked == 109)
  }

  /// The arms in a name such as BOX DRAWINGS DOWN LIGHT AND LEFT HEAVY; `nil` for dashes, arcs and diagonals.
  private func arms(named name: String) -> LineArms? {
    let words = name.split(separator: " ").dropFirst(2)
    var weights: [Substring: LineArms.Weight] = [:]
    var waiting: [Substring] = []
    var last: LineArms.Weight?
    for word in words {
      if let weight = LineGlyphsTests.weights[word] {
        for direction in waiting { weights[direction] = weight }
        // A weight before directions applies to those that follow; a weight after them does not.
        last = waiting.isEmpty ? weight : nil
        waiting = []
      } else if let directions = LineGlyphsTests.directions[word] {
        for direction in directions {
          if let last { weights[direction] = last } else { waiting.append(direction) }
        }
      } else if word != "AND" {
        return nil
      }
    }
    return LineArms(
      up: weights["UP"] ?? .none, right: weights["RIGHT"] ?? .none, down: weights["DOWN"] ?? .none,
      left: weights["LEFT"] ?? .none)
  }

  private static let weights: [Substring: LineArms.Weight] = [
    "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
  ]
  private static let directions: [Substring: [Substring]] = [
    "UP": ["UP"], "DOWN": ["DOWN"], "LEFT": ["LEFT"], "RIGHT": ["RIGHT"],
    "VERTICAL": ["UP", "DOWN"], "HORIZONTAL": ["LEFT", "RIGHT"],
  ]

  static let approximations: [(LineArms, LineTrait, Unicode.Scalar)] = [
    (LineArms(up: .double, down: .light), .plain, "║"),
    (LineArms(right: .double), .plain, "═"),
    (LineArms(up: .heavy, right: .double, down: .heavy, left: .double), .plain, "╬"),
    (LineArms(up: .light, right: .double, down: .light, left: .heavy), .plain, "╪"),
    (LineArms(right: .light, down: .light, left: .light), .rounded, "┬"),
    (LineArms(right: .heavy, down: .light), .rounded, "┍"),
    (LineArms(right: .heavy, left: .heavy), .dashed, "━"),
    (LineArms(right: .light, left: .light), .dashed, "┄"),
    (.none, .plain, " "),
  ]

  @Test("Arms without a character of their own get a similar character", arguments: approximations)
  func approximated(arms: LineArms, trait: LineTrait, expected: Unicode.Scalar) {
    #expect(LineGlyphs.scalar(for: arms, trait: trait) == expected)
  }

  /// Each row of the matrix is a weight of the horizontal line, and each column a weight of the vertical line:
  /// light, heavy, double.
  @Test("Two crossing lines become the junction of their weights") func crossings() {
    let weights: [LineArms.Weight] = [.light, .heavy, .double]
    let matrix = weights.map { horizontal in
      String(
        String.UnicodeScalarView(
          weights.map { vertical in
            let line = LineArms(right: horizontal, left: horizontal)
            let other = LineArms(up: vertical, down: vertical)
            return LineGlyphs.scalar(for: line.merged(with: other), trait: .plain)
          }))
    }
    #expect(matrix == ["┼╂╫", "┿╋╬", "╪╬╬"])
  }

  @Test("Each arm of merged lines has the greater of the two weights") func merging() {
    let a = LineArms(up: .light, right: .heavy)
    let b = LineArms(up: .heavy, right: .light, left: .double)
    #expect(a.merged(with: b) == LineArms(up: .heavy, right: .heavy, left: .double))
    #expect(b.merged(with: a) == a.merged(with: b))
  }
}
