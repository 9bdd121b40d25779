import Testing

@testable import NibCells

@Suite struct CharacterWidthTests {
  static let samples: [(Character, Int)] = [
    ("a", 1), (" ", 1), ("\t", 1), ("\u{1B}", 1), ("\n", 1), ("\r\n", 1), ("\u{7F}", 1), ("\u{9B}", 1),
    ("ö", 1), ("o\u{308}", 1), ("\u{301}", 0), ("\u{AD}", 0), ("\u{200B}", 0), ("\u{202E}", 0),
    ("元", 2), ("Ａ", 2), ("ｱ", 1), ("가", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{3000}", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤", 1), ("❤\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1),
    ("─", 1), ("…", 1), ("§", 1), ("\u{E000}", 1), ("\u{FFFD}", 1), ("\u{10FFFF}", 1),
  ]

  @Test("A character has 0, 1 or 2 columns", arguments: samples)
  func columns(of character: Character, expected: Int) {
    #expect(CharacterWidth.columns(of: character) == expected)
  }

  @Test("The table of widths is ascending, and each entry changes the width") func tableOrder() {
    let table = CharacterWidthTable.changes
    #expect(table.first.map { $0 >> 2 } == 0)
    let pairs = zip(table, table.dropFirst())
    #expect(pairs.allSatisfy { $0 >> 2 < $1 >> 2 && $0 & 3 != $1 & 3 && $1 & 3 <= 2 })
  }

  /// The standard library has no East Asian widths, but it has marks and emoji. After a failure following an
  /// update of Swift or of the table, run Scripts/character-width-table.py with a newer Unicode version.
  @Test("The table of widths agrees with the standard library about marks and emoji") func standardLibrary() {
    let planes: [ClosedRange<UInt32>] = [0x300...0xD7FF, 0xF900...0x1FFFF, 0xE0000...0xE01FF]
    var wrong: [String] = []
    for value in planes.joined() {
      guard let scalar = Unicode.Scalar(value), let expected = columnsByProperties(of: scalar) else {
        continue
      }
      if CharacterWidth.columns(of: scalar) != expected { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong == [])
  }

  /// The columns that follow from properties of the standard library; `nil` if these do not determine them.
  private func columnsByProperties(of scalar: Unicode.Scalar) -> Int? {
    let properties = scalar.properties
    guard let age = properties.age, (age.major, age.minor) <= CharacterWidthTable.unicodeVersion else {
      return nil
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isFlagLetter = 0x1F1E6...0x1F1FF ~= scalar.value
    return properties.isEmojiPresentation && !isFlagLetter ? 2 : nil
  }
}
