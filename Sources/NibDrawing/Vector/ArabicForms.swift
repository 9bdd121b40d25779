import NibCore

/// The joined forms of Arabic letters, which Unicode contains as characters of their own.
enum ArabicForms {
  /// The forms of each letter in the order isolated, final, initial, medial; two for a letter that is only joined to
  /// the one before it. The key is the letter, or lam and alef.
  private static let forms: [String: [Unicode.Scalar]] = {
    var forms: [String: [Unicode.Scalar]] = [:]
    for value in UInt32(0xFE80)...0xFEFC {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let letter = String(scalar).decomposedStringWithCompatibilityMapping
      forms[letter.precomposedStringWithCanonicalMapping, default: []].append(scalar)
    }
    return forms
  }()

  /// Whether a character is the joined or isolated form of a letter.
  static func isForm(_ scalar: Unicode.Scalar) -> Bool {
    0xFB50...0xFDFF ~= scalar.value || 0xFE70...0xFEFC ~= scalar.value
  }

  /// Replaces letters with the forms that connect them. The order stays that of reading.
  static func joined(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var letters: [String] = []
    for scalar in scalars {
      if scalar.isJoinedAlef, letters.last == "\u{644}" {
        letters[letters.count - 1].unicodeScalars.append(scalar)
      } else {
        letters.append(String(scalar))
      }
    }
    let shapes = letters.map(Shape.init)
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var joinsBefore = false
    // Marks above and below letters do not separate them: the next letter is the one after the marks.
    var next = 0
    for (index, shape) in shapes.enumerated() {
      next = max(next, index + 1)
      while next < shapes.count, shapes[next].isMark { next += 1 }
      let joinsAfter = next < shapes.count && shapes[next].joinsPrevious
      if shape.forms.isEmpty {
        result += letters[index].unicodeScalars
      } else {
        let form =
          (joinsBefore && shape.forms.count > 1 ? 1 : 0) + (joinsAfter && shape.forms.count > 2 ? 2 : 0)
        result.append(shape.forms[min(form, shape.forms.count - 1)])
      }
      if !shape.isMark { joinsBefore = shape.joinsNext }
    }
    return result
  }

  /// The part that a letter takes in the joining.
  private struct Shape {
    let forms: [Unicode.Scalar]
    /// Whether the letter is a mark above or below another letter.
    let isMark: Bool
    /// Whether the next letter can be connected with this letter.
    let joinsNext: Bool
    /// Whether the previous letter can be connected with this letter.
    let joinsPrevious: Bool

    init(_ letter: String) {
      forms = ArabicForms.forms[letter] ?? []
      isMark = letter.unicodeScalars.first?.properties.generalCategory == .nonspacingMark
      let isTatweel = letter == "\u{640}"
      joinsNext = forms.count > 2 || isTatweel
      joinsPrevious = forms.count > 1 || isTatweel
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is an alef, also with a madda or hamza, which forms one glyph with a lam before it.
  fileprivate var isJoinedAlef: Bool { [0x622, 0x623, 0x625, 0x627].contains(value) }
}
