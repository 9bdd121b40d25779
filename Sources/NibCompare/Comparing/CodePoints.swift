import NibCore

/// Makes visible how two texts differ that look the same, such as those with `é` as one code point and as two.
enum CodePoints {
  /// The texts, each followed by the code points of the first character that differs, if they look the same; otherwise the
  /// texts themselves.
  static func distinguishing(_ old: String?, _ new: String?) -> (old: String?, new: String?) {
    // For Swift, texts that Unicode calls canonically equivalent are equal.
    guard let old, let new, old == new,
      let (a, b) = zip(old, new).first(where: { !$0.utf8.elementsEqual($1.utf8) })
    else { return (old, new) }
    return ("\(old) (\(words(a)))", "\(new) (\(words(b)))")
  }

  /// The code points of a character, such as `U+0065 U+0301`.
  private static func words(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }.joined(separator: " ")
  }
}
