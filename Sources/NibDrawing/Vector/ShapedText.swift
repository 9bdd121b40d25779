import Foundation
import NibCore

/// Puts the characters of a line into the order in which they are drawn from left to right, and joins Arabic letters.
///
/// This is a part of the Unicode bidirectional algorithm that suffices for single lines: runs of letters in one
/// direction, with numbers and the signs between them, but without explicit embeddings.
enum ShapedText {
  /// The scalars from left to right, without those that are invisible.
  static func scalars(of string: String) -> [Unicode.Scalar] {
    let composed = Array(string.precomposedStringWithCanonicalMapping.unicodeScalars).filter {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    guard composed.contains(where: isRightToLeft) else { return composed }
    return ordered(ArabicForms.joined(composed))
  }

  private enum Direction { case left, right, number, neutral }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
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
    var directions = scalars.map(direction)
    let base = directions.first { $0 == .left || $0 == .right } ?? .left
    // A number after a word that runs from left to right belongs to this word.
    for index in directions.indices where directions[index] == .number {
      let strong = directions[..<index].last { $0 == .left || $0 == .right } ?? base
      if strong == .left { directions[index] = .left }
    }
    // Signs between two runs of the same direction belong to them, and others to the line.
    var start = 0
    while start < directions.count {
      guard directions[start] == .neutral else {
        start += 1
        continue
      }
      let end = directions[start...].firstIndex { $0 != .neutral } ?? directions.count
      // Numbers count as right-to-left here.
      let before: Direction = start > 0 ? (directions[start - 1] == .left ? .left : .right) : base
      let after: Direction = end < directions.count ? (directions[end] == .left ? .left : .right) : base
      for index in start..<end { directions[index] = before == after ? before : base }
      start = end
    }
    // Levels as in the algorithm: even ones run from left to right.
    let levels = directions.map { direction in
      switch direction {
      case .left: base == .left ? 0 : 2
      case .number: 2
      case .right, .neutral: 1
      }
    }
    var order = Array(scalars.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { levels[$0] % 2 == 1 ? mirrored(scalars[$0]) : scalars[$0] }
  }

  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    ]
    return pairs[scalar] ?? scalar
  }
}

/// The joined forms of Arabic letters, which Unicode contains as characters of their own.
enum ArabicForms {
  /// The forms of each letter in the order isolated, final, initial, medial; two for a letter that is only joined to the
  /// one before it. The key is the letter, or lam and alef.
  private static let forms: [String: [Unicode.Scalar]] = {
    var forms: [String: [Unicode.Scalar]] = [:]
    for value in UInt32(0xFE80)...0xFEFC {
      guard let scalar = Unicode.Scalar(value) else { continue }
      forms[
        String(scalar).decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping,
        default: []
      ]
      .append(scalar)
    }
    return forms
  }()

  /// Replaces letters with the forms that connect them. The order stays that of reading.
  static func joined(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var letters: [String] = []
    for scalar in scalars {
      if scalar.properties.isJoinedAlef, letters.last == "\u{644}" {
        letters[letters.count - 1].unicodeScalars.append(scalar)
      } else {
        letters.append(String(scalar))
      }
    }
    return letters.indices.flatMap { index -> [Unicode.Scalar] in
      let own = forms[letters[index]] ?? []
      guard !own.isEmpty else { return Array(letters[index].unicodeScalars) }
      let before = neighbor(of: index, by: -1, in: letters)
      let after = neighbor(of: index, by: 1, in: letters)
      let joinsBefore = own.count > 1 && before.map(joinsNext) == true
      let joinsAfter = own.count > 2 && after.map(joinsPrevious) == true
      let form = (joinsBefore ? 1 : 0) + (joinsAfter ? 2 : 0)
      return [own[min(form, own.count - 1)]]
    }
  }

  /// The next letter in a direction, without marks above and below letters.
  private static func neighbor(of index: Int, by step: Int, in letters: [String]) -> String? {
    var place = index + step
    while letters.indices.contains(place) {
      let isMark = letters[place].unicodeScalars.first?.properties.generalCategory == .nonspacingMark
      if !isMark { return letters[place] }
      place += step
    }
    return nil
  }

  private static func joinsNext(_ letter: String) -> Bool {
    (forms[letter]?.count ?? 0) > 2 || letter == "\u{640}"
  }

  private static func joinsPrevious(_ letter: String) -> Bool {
    (forms[letter]?.count ?? 0) > 1 || letter == "\u{640}"
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character is an alef, which forms one glyph with a lam before it.
  fileprivate var isJoinedAlef: Bool {
    [
      "ARABIC LETTER ALEF", "ARABIC LETTER ALEF WITH MADDA ABOVE", "ARABIC LETTER ALEF WITH HAMZA ABOVE",
      "ARABIC LETTER ALEF WITH HAMZA BELOW",
    ].contains(name ?? "")
  }
}
