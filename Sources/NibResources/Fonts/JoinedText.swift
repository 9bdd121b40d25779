/// The characters of a text in the order of reading, with the forms that connect the letters in Arabic script.
///
/// Texts are measured and drawn with the same forms. `FontFileFace.glyphs(of:)` finds the glyphs of a font for them, and
/// `presentationForms` the characters that Unicode has for them.
package struct JoinedText: Hashable, Sendable {
  /// The form of a letter, which depends on the letters beside it. The order is that of the characters in Unicode.
  package enum Form: Int, CaseIterable, Sendable { case isolated, final, initial, medial }

  /// A character of the text.
  package struct Letter: Hashable, Sendable {
    package var scalar: Unicode.Scalar
    /// The form; `nil` for a character that is never connected with others.
    package fileprivate(set) var form: Form?
  }

  package let letters: [Letter]

  /// Creates a text whose letters have their forms already, such as a part of another text.
  package init(letters: some Sequence<Letter>) { self.letters = Array(letters) }

  package init(_ scalars: some Collection<Unicode.Scalar>) {
    guard scalars.contains(where: JoinedText.needs) else {
      letters = scalars.map { Letter(scalar: $0, form: nil) }
      return
    }
    var letters: [Letter] = []
    letters.reserveCapacity(scalars.count)
    // Marks and invisible characters do not separate the letters beside them.
    var last: (index: Int, type: JoiningType)?
    for (index, scalar) in scalars.enumerated() {
      let type = JoiningType(scalar)
      let hasForms = type == .both || type == .previous
      letters.append(Letter(scalar: scalar, form: hasForms ? .isolated : nil))
      guard type != .transparent else { continue }
      if let last, last.type.joinsNext, type.joinsPrevious {
        if hasForms { letters[index].form = .final }
        letters[last.index].form = letters[last.index].form?.joinedToNext
      }
      last = (index, type)
    }
    self.letters = letters
  }

  /// Whether the glyphs of a text depend on this type: if it contains letters or marks in Arabic script, or in other
  /// scripts that run from right to left, whose marks have no width.
  ///
  /// The bytes are examined first, so that texts in Latin, Greek and Cyrillic script need no more.
  package static func isNeeded(for text: String) -> Bool {
    // The first bytes of the characters from U+0580 to U+07FF, and from U+0800 to U+0FFF.
    guard text.utf8.contains(where: { 0xD6...0xE0 ~= $0 }) else { return false }
    return text.unicodeScalars.contains(where: needs)
  }

  /// Whether the glyphs of characters depend on this type.
  package static func isNeeded(for letters: [Letter]) -> Bool { letters.contains { needs($0.scalar) } }

  private static func needs(_ scalar: Unicode.Scalar) -> Bool { 0x590...0x8FF ~= scalar.value }

  /// Whether the text has letters that may be connected with others, so that gaps would separate them.
  package var hasForms: Bool { letters.contains { $0.form != nil || PresentationForms.contains($0.scalar) } }

  /// Whether a character is a letter or sign in Arabic script.
  static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF: true
    default: false
    }
  }

  /// The characters of Unicode's presentation forms in place of the letters, with a lam and an alef as one character. A
  /// letter without such characters stays as it is, and invisible characters are left out. Each has the index of its
  /// letter.
  package var presentationForms: [(index: Int, scalar: Unicode.Scalar)] {
    var result: [(index: Int, scalar: Unicode.Scalar)] = []
    var joined: Set<Int> = []
    for (index, letter) in letters.enumerated() where !letter.isInvisible && !joined.contains(index) {
      if let alef = alef(afterLam: index), let ligature = letter.ligature(with: letters[alef]) {
        joined.insert(alef)
        result.append((index, ligature))
      } else {
        result.append((index, letter.presentationForm ?? letter.scalar))
      }
    }
    return result
  }

  /// The index of the alef that forms one glyph with the letter at `index`; `nil` if this is no lam, or no alef follows.
  func alef(afterLam index: Int) -> Int? {
    guard letters[index].isLam else { return nil }
    let next = letters[(index + 1)...].firstIndex { !$0.scalar.isMark }
    return next.flatMap { letters[index].ligature(with: letters[$0]) == nil ? nil : $0 }
  }
}

extension JoinedText.Form {
  fileprivate var joinedToNext: JoinedText.Form { self == .isolated ? .initial : .medial }
}

extension JoinedText.Letter {
  /// Whether the character is never drawn, such as the zero width non-joiner.
  package var isInvisible: Bool { scalar.properties.isDefaultIgnorableCodePoint }

  fileprivate var isLam: Bool { scalar.value == 0x644 && (form == .initial || form == .medial) }

  /// The character of Unicode for the letter in its form; `nil` if there is none.
  var presentationForm: Unicode.Scalar? { form.flatMap { PresentationForms.scalar(of: scalar, $0) } }

  /// The character of Unicode for this lam together with an alef; `nil` if the letters are others.
  func ligature(with alef: JoinedText.Letter) -> Unicode.Scalar? {
    guard isLam, alef.form == .final else { return nil }
    return PresentationForms.ligature(withAlef: alef.scalar, isJoined: form == .medial)
  }
}
