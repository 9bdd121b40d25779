import NibCore

/// What characters beyond ASCII are put together from.
enum LargeAccents {
  /// The marks above letters, two pixels high.
  static let marks: [Unicode.Scalar: LargeGlyph] = [
    "\u{300}": mark("#.", ".#"), "\u{301}": mark(".#", "#."), "\u{302}": mark(".#.", "#.#"),
    "\u{303}": mark(".#.#", "#.#."), "\u{304}": mark("###"), "\u{306}": mark("#.#", ".#."),
    "\u{307}": mark("#"), "\u{308}": mark("#.#"), "\u{30A}": mark("##", "##"),
    "\u{30B}": mark(".#.#", "#.#."), "\u{30C}": mark("#.#", ".#."),
  ]

  /// Characters that others stand for.
  static let substitutes: [Character: String] = [
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "′": "'", "″": "\"", "×": "x", "✕": "x",
    "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d",
    "Ð": "D", "ð": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t", "ĸ": "k", "Ŋ": "N", "ŋ": "n", "ſ": "f",
    "Þ": "P", "þ": "p", "ĳ": "ij", "Ĳ": "IJ", "ŉ": "'n", "ŀ": "l", "Ŀ": "L",
  ]

  private static func mark(_ rows: Substring...) -> LargeGlyph { LargeGlyph(rows.map(\.utf8)) }
}
