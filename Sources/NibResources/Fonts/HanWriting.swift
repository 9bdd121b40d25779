/// The form in which a language writes Chinese characters. The same character looks different in the fonts of Japan, Korea
/// and the regions of China.
package enum HanWriting: String, Hashable, Sendable, CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

  /// The form in which a text is probably meant: kana are Japanese, hangul is Korean. `nil` if the text has neither.
  package init?(ofText text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        self = .japanese
        return
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
        self = .korean
        return
      default: break
      }
    }
    return nil
  }

  /// Whether the fonts of these languages draw a character: Chinese characters, kana, hangul and their punctuation.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
