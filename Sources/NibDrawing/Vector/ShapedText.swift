import NibCore

/// The characters of a line with their joined forms, and the order in which they are drawn from left to right.
///
/// The order is a part of the Unicode bidirectional algorithm that suffices for single lines: runs of letters in one
/// direction, with numbers, brackets and the signs between them, but without explicit embeddings.
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

  private enum Direction {
    case left, right
    /// A letter from right to left after which numbers are Arabic ones.
    case arabic
    case number, arabicNumber
    /// A sign that belongs to the numbers of any kind, or of the European kind, that it separates.
    case separator, europeanSeparator
    /// A sign that belongs to the European number next to it, such as a percent sign.
    case terminator
    case neutral
  }

  /// Whether a letter runs from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Numbers and their signs.
    case 0x600...0x607, 0x609...0x60A, 0x60C, 0x60E...0x60F, 0x660...0x66C, 0x6DD, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func direction(of scalar: Unicode.Scalar) -> Direction {
    if isRightToLeft(scalar) {
      switch scalar.value {
      case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F: return .right
      default: return .arabic
      }
    }
    switch scalar.value {
    case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD: return .arabicNumber
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: return .separator
    case 0x2B, 0x2D, 0x2212: return .europeanSeparator
    case 0x23, 0x25, 0xB0, 0xB1, 0x609...0x60A, 0x66A, 0x2030...0x2034: return .terminator
    default: break
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .number
    case .currencySymbol: return .terminator
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .left
    default: return .neutral
    }
  }

  /// Whether a line runs from right to left as a whole, because its first letter does; `nil` if it has no such letters, so
  /// that its order is that of reading.
  static func lineRunsRightToLeft(_ string: String) -> Bool? {
    let scalars = visibleScalars(of: string)
    return scalars.contains(where: isRightToLeft) ? base(of: scalars) == .right : nil
  }

  /// The direction of a line, which is that of its first letter.
  private static func base(of scalars: [Unicode.Scalar]) -> Direction {
    let isWord: (Direction) -> Bool = { $0 == .left || $0 == .right || $0 == .arabic }
    let first: Direction = scalars.lazy.map(direction).first(where: isWord) ?? .left
    return first == .left ? .left : .right
  }

  /// The levels as in the algorithm: characters with an even level run from left to right.
  private static func levels(of scalars: [Unicode.Scalar]) -> [Int] {
    let base = base(of: scalars)
    return directions(of: scalars, base).map { direction in
      switch direction {
      case .left: base == .left ? 0 : 2
      case .number, .arabicNumber: 2
      default: 1
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
    joinNumbers(&directions)
    // A number after a word that runs from left to right belongs to this word.
    var word = base
    for index in directions.indices {
      switch directions[index] {
      case .left, .right: word = directions[index]
      case .number where word == .left: directions[index] = .left
      default: break
      }
    }
    joinBrackets(&directions, of: scalars, base)
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

  /// Gives numbers the signs that belong to them, and makes other signs neutral: the rules W2 to W6 of the algorithm.
  private static func joinNumbers(_ directions: inout [Direction]) {
    // After an Arabic letter, the usual digits are as Arabic ones.
    var isArabic = false
    for index in directions.indices {
      switch directions[index] {
      case .left, .right: isArabic = false
      case .arabic:
        isArabic = true
        directions[index] = .right
      case .number where isArabic: directions[index] = .arabicNumber
      default: break
      }
    }
    // A single separator between two numbers of the same kind.
    for index in directions.indices.dropFirst().dropLast() {
      let before = directions[index - 1]
      guard before == directions[index + 1] else { continue }
      switch (directions[index], before) {
      case (.separator, .number), (.separator, .arabicNumber), (.europeanSeparator, .number):
        directions[index] = before
      default: break
      }
    }
    for signs in directions.indices.runs(where: { directions[$0] == .terminator }) {
      let isOfNumber = [signs.lowerBound - 1, signs.upperBound].contains {
        directions.indices.contains($0) && directions[$0] == .number
      }
      for index in signs { directions[index] = isOfNumber ? .number : .neutral }
    }
    for index in directions.indices where [.separator, .europeanSeparator].contains(directions[index]) {
      directions[index] = .neutral
    }
  }

  /// Gives the two brackets of a pair one direction: the rule N0 of the algorithm. It is that of the line if some text
  /// between them has it, and otherwise, if there is other text between them, that of the text before them if this has
  /// the direction of the text between them. Numbers count as right-to-left.
  private static func joinBrackets(
    _ directions: inout [Direction], of scalars: [Unicode.Scalar], _ base: Direction
  ) {
    func side(_ direction: Direction) -> Direction? {
      switch direction {
      case .neutral: nil
      case .left: .left
      default: .right
      }
    }
    let pairs = bracketPairs(in: scalars)
    var before = base
    for index in directions.indices {
      if let end = pairs[index] {
        let sides = Set(directions[index + 1..<end].compactMap(side))
        if !sides.isEmpty {
          directions[index] = sides.contains(base) ? base : before
          directions[end] = directions[index]
        }
      }
      before = side(directions[index]) ?? before
    }
  }

  /// The index of the closing bracket for that of each opening bracket which has one.
  private static func bracketPairs(in scalars: [Unicode.Scalar]) -> [Int: Int] {
    let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]
    var pairs: [Int: Int] = [:]
    var open: [(index: Int, end: Unicode.Scalar)] = []
    for (index, scalar) in scalars.enumerated() {
      if let end = closing[scalar] {
        // The limit of the algorithm. It also bounds the time that nested brackets take.
        guard open.count < 63 else { return [:] }
        open.append((index, end))
      } else if let match = open.lastIndex(where: { $0.end == scalar }) {
        pairs[open[match].index] = index
        open.removeSubrange(match...)
      }
    }
    return pairs
  }

  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    ]
    return pairs[scalar] ?? scalar
  }
}
