/// The escapes in strings files: `\n`, `\"`, `\U0041`, and `\101` with an octal number.
package enum StringsEscapes {
  private static let letters: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// A text with its escapes replaced.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = text
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
      units += String(decoding: plain, as: UTF8.self).utf16
      rest = rest[plain.endIndex...].dropFirst()
      if plain.endIndex < text.endIndex { readEscape(from: &rest, into: &units) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads what follows a backslash.
  private static func readEscape(from rest: inout ArraySlice<UInt8>, into units: inout [UInt16]) {
    guard let first = rest.first else { return }
    if let unit = letters[first] {
      units.append(unit)
      rest = rest.dropFirst()
    } else if first == UInt8(ascii: "U") {
      let digits = rest.dropFirst().prefix(4).prefix { UnicodeScalar($0).properties.isASCIIHexDigit }
      units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? UInt16(first))
      rest = rest[digits.endIndex...]
    } else if isOctal(first) {
      let digits = rest.prefix(3).prefix(while: isOctal)
      let number = UInt8(truncatingIfNeeded: Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0)
      units.append(number < 0x80 ? UInt16(number) : nextStep[Int(number) - 0x80])
      rest = rest[digits.endIndex...]
    }
    // Any other character, such as a quotation mark, is itself. It can have several bytes.
    else if first < 0x80 {
      units.append(UInt16(first))
      rest = rest.dropFirst()
    }
  }

  private static func isOctal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
  }

  /// A text with escapes, as Xcode writes it between quotation marks.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The characters from 0x80 in the encoding of NeXTSTEP, which octal numbers refer to.
  private static let nextStep: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC,
    0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB,
    0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192,
    0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021,
    0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9,
    0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD,
    0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5,
    0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
    0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB,
    0x0131, 0x00FC, 0x00FD, 0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
