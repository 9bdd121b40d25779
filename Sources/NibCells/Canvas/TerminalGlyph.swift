import NibSupport

/// A base scalar with its combining marks, which a terminal shows at one cursor position; one or two columns
/// wide. Text is split into these glyphs, because terminals disagree about longer sequences, and one wrong
/// guess shifts the rest of the row:
///
/// - combining marks stay with their base, at most `maxMarks` of them;
/// - of emoji joined by zero-width joiners, only the first is kept; skin tones and variation selectors are
///   removed;
/// - a flag becomes the two letters of its region;
/// - control characters become visible symbols, so that no escape sequence reaches a terminal; a tab becomes
///   a space;
/// - invisible format characters, including those that change the text direction, are removed.
struct TerminalGlyph: Hashable, Sendable {
  var base: Unicode.Scalar
  var marks: [Unicode.Scalar]
  /// 1 or 2.
  var columns: Int

  /// The maximum number of combining marks; ncurses stores five scalars per cell.
  static let maxMarks = 4
  static let space = TerminalGlyph(base: " ", marks: [], columns: 1)

  /// The glyphs that show `character`: usually one, two for a flag, none for an invisible character.
  static func glyphs(of character: Character) -> [TerminalGlyph] {
    let bytes = character.utf8
    if bytes.count == 1, let ascii = bytes.first, 0x20..<0x7F ~= ascii {
      return printableASCII[Int(ascii) - 0x20]
    }
    var glyphs: [TerminalGlyph] = []
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if scalar == zeroWidthJoiner && isEmoji { break }
      let shown = substitute(for: scalar)
      let columns = CharacterWidth.columns(of: shown)
      let isSkinTone = isEmoji && shown.properties.isEmojiModifier
      if columns == 0 || isSkinTone {
        addMark(shown, to: &glyphs)
      } else {
        glyphs.append(TerminalGlyph(base: shown, marks: [], columns: columns))
        isEmoji = glyphs.count == 1 && shown.value > 0xFF && shown.properties.isEmoji
      }
      // CR LF is one character, and is shown as one symbol.
      if scalar == "\r" { break }
    }
    return glyphs
  }

  /// Precomputed results for most text, so that no memory is allocated.
  private static let printableASCII = (UInt8(0x20)..<0x7F).map { value in
    [TerminalGlyph(base: Unicode.Scalar(value), marks: [], columns: 1)]
  }
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// Appends a true combining mark to the last glyph; anything else without a width is dropped.
  private static func addMark(_ scalar: Unicode.Scalar, to glyphs: inout [TerminalGlyph]) {
    guard let last = glyphs.indices.last, glyphs[last].marks.count < maxMarks,
      CharacterWidth.isCombiningMark(scalar)
    else { return }
    glyphs[last].marks.append(scalar)
  }

  /// A harmless replacement for a scalar that a terminal would interpret or could not position.
  private static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0x1F1E6...0x1F1FF: regionLetter(scalar.value)
    default: VisibleText.substitute(for: scalar)
    }
  }

  /// The letter of a regional indicator symbol.
  private static func regionLetter(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0x41 + value - 0x1F1E6) ?? "\u{FFFD}"
  }
}
