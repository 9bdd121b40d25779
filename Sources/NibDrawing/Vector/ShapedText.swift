import NibCore

/// Puts the characters of a line into the order in which they are drawn from left to right, and joins Arabic letters.
///
/// This is a part of the Unicode bidirectional algorithm that suffices for single lines: runs of letters in one
/// direction, with numbers and the signs between them, but without explicit embeddings.
enum ShapedText {
  /// The largest number of marks that are drawn above and below one letter. No language needs as many; it is also the
  /// limit of Unicode's Stream-Safe Text Format.
  static let maximumMarks = 30

  /// The scalars from left to right, without those that are invisible.
  static func scalars(of string: String) -> [Unicode.Scalar] {
    // ASCII has no characters to compose or to reorder.
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string.unicodeScalars.filter { 32..<127 ~= $0.value } }
    let composed = Array(visible(string).nibComposed.unicodeScalars)
    guard composed.contains(where: isRightToLeft) else { return composed }
    return ordered(ArabicForms.joined(composed))
  }

  /// The string without control characters, which have no width, and without the marks of a letter after the first
  /// `maximumMarks`.
  private static func visible(_ string: String) -> String {
    var shown = String.UnicodeScalarView()
    var marks = 0
    for scalar in string.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      switch scalar.properties.generalCategory {
      case .control: continue
      case .nonspacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks <= maximumMarks { shown.append(scalar) }
    }
    return String(shown)
  }

  private enum Direction { case left, right, number, neutral }

  /// Whether a letter runs from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x660...0x669, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func direction(of scalar: Unicode.Scalar) -> Direction {
    if isRightToLeft(scalar) { return .right }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .number
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .left
    default: return .neutral
    }
  }

  private static func ordered(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let base = scalars.lazy.map(direction).first { $0 == .left || $0 == .right } ?? .left
    // Levels as in the algorithm: even levels run from left to right.
    let levels = directions(of: scalars, base).map { direction in
      switch direction {
      case .left: base == .left ? 0 : 2
      case .number: 2
      case .right, .neutral: 1
      }
    }
    var order = Array(scalars.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      for run in order.indices.runs(where: { levels[order[$0]] >= level }) { order[run].reverse() }
    }
    return order.map { levels[$0] % 2 == 1 ? mirrored(scalars[$0]) : scalars[$0] }
  }

  /// The directions of characters in a line. Numbers and signs get them from the words around them.
  ///
  /// - Parameter base: the direction of the line.
  private static func directions(of scalars: [Unicode.Scalar], _ base: Direction) -> [Direction] {
    var directions = scalars.map(direction)
    // A number after a word that runs from left to right belongs to this word.
    var word = base
    for index in directions.indices {
      switch directions[index] {
      case .left, .right: word = directions[index]
      case .number where word == .left: directions[index] = .left
      case .number, .neutral: break
      }
    }
    // Signs between two runs of the same direction belong to these runs, and other signs to the line.
    func side(_ index: Int) -> Direction {
      guard directions.indices.contains(index) else { return base }
      // Numbers count as right-to-left here.
      return directions[index] == .left ? .left : .right
    }
    for signs in directions.indices.runs(where: { directions[$0] == .neutral }) {
      let (before, after) = (side(signs.lowerBound - 1), side(signs.upperBound))
      for index in signs { directions[index] = before == after ? before : base }
    }
    return directions
  }

  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    ]
    return pairs[scalar] ?? scalar
  }
}
