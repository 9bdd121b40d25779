import NibCore

/// The characters of a line with their joined forms, and the order in which they are drawn from left to right.
///
/// The order is a part of the Unicode bidirectional algorithm that suffices for single lines: runs of letters in one
/// direction, with numbers and the signs between them, but without explicit embeddings.
struct ShapedText {
  /// The largest number of marks that are drawn above and below one letter. No language needs as many; it is also the
  /// limit of Unicode's Stream-Safe Text Format.
  static let maximumMarks = 30

  /// The characters in the order of reading. Signs that run from right to left are mirrored.
  let text: JoinedText
  /// The indices of the characters from left to right.
  let order: [Int]
  /// The levels of the characters: those with an odd level run from right to left. Empty if all run from left to right.
  private let levels: [Int]

  init(_ string: String) { self.init(Self.visibleScalars(of: string)) }

  /// - Parameter scalars: characters that `visibleScalars(of:)` has returned.
  init(_ scalars: [Unicode.Scalar]) {
    let text = JoinedText(scalars)
    guard scalars.contains(where: Self.isRightToLeft) else {
      self.text = text
      order = Array(scalars.indices)
      self.levels = []
      return
    }
    let levels = Self.levels(of: scalars)
    var letters = text.letters
    for index in letters.indices where levels[index] % 2 == 1 {
      letters[index].scalar = Self.mirrored(letters[index].scalar)
    }
    self.text = JoinedText(letters: letters)
    order = Self.order(levels)
    self.levels = levels
  }

  /// Whether the character at an index runs from right to left.
  func runsRightToLeft(_ index: Int) -> Bool { !levels.isEmpty && levels[index] % 2 == 1 }

  /// The characters from left to right, with the characters of Unicode for joined letters. Each has the index of the
  /// first of its letters.
  var presentationForms: [(index: Int, scalar: Unicode.Scalar)] {
    var forms = [Unicode.Scalar?](repeating: nil, count: text.letters.count)
    for form in text.presentationForms { forms[form.index] = form.scalar }
    return order.compactMap { index in forms[index].map { (index, $0) } }
  }

  /// The characters of a string that are drawn or join letters, composed with their marks.
  static func visibleScalars(of string: String) -> [Unicode.Scalar] {
    // ASCII has no characters to compose.
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string.unicodeScalars.filter { 32..<127 ~= $0.value } }
    return Array(visible(string).nibComposed.unicodeScalars)
  }

  /// The string without control characters, which have no width, and without the marks of a letter after the first
  /// `maximumMarks`. Of the invisible characters, those that join or separate letters are kept for Arabic script.
  private static func visible(_ string: String) -> String {
    var shown = String.UnicodeScalarView()
    var marks = 0
    let isJoined = JoinedText.isNeeded(for: string)
    for scalar in string.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint || isJoined && 0x200C...0x200D ~= scalar.value {
      switch scalar.properties.generalCategory {
      case .control: continue
      case .format: break
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

  /// The levels as in the algorithm: characters with an even level run from left to right.
  private static func levels(of scalars: [Unicode.Scalar]) -> [Int] {
    let base = scalars.lazy.map(direction).first { $0 == .left || $0 == .right } ?? .left
    return directions(of: scalars, base).map { direction in
      switch direction {
      case .left: base == .left ? 0 : 2
      case .number: 2
      case .right, .neutral: 1
      }
    }
  }

  /// The indices of characters from left to right.
  private static func order(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      for run in order.indices.runs(where: { levels[order[$0]] >= level }) { order[run].reverse() }
    }
    return order
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
