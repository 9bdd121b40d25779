/// Replaces characters by similar ASCII characters, for terminals that show only ASCII.
package enum ASCIIFallback {
  /// The replacement for the text of a cell: exactly `columns` ASCII characters.
  package static func text(_ text: String, columns: Int) -> String {
    if columns <= 0 { return "" }
    guard let scalar = text.unicodeScalars.first else { return String(repeating: " ", count: columns) }
    return String(repeating: String(substitute(for: scalar)), count: columns)
  }

  /// The most similar ASCII character; `?` if there is none.
  static func substitute(for scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0x20..<0x7F: return Character(scalar)
    case 0xC0...0xFF: return latin[Int(scalar.value - 0xC0)]
    case 0x2500...0x257F: return lines[scalar] ?? "+"
    case 0x2580...0x259F: return blocks[scalar] ?? "#"
    case 0x1FB00...0x1FB3B: return "#"
    default: return symbols[scalar] ?? "?"
    }
  }

  /// The letters U+00C0 to U+00FF without their accents, and `x` and `/` for the signs × and ÷ between them.
  private static let latin = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty")

  /// Straight and diagonal lines; corners and junctions are replaced by `+`.
  private static let lines = table([
    "-": "─┄┅┈┉╌╍╴╶╼╾", "|": "│┃┆┇┊┋╎╏║╵╷╹╻╽╿", "=": "═━╸╺", "/": "╱", "\\": "╲", "X": "╳",
  ])

  /// Half blocks, and quadrants that fill at most half of a cell, by their shape; all other blocks are replaced by
  /// `#`.
  private static let blocks = table([
    "\"": "▀", "o": "▄", "-": "▔", "_": "▁", "'": "▘▝", ".": "▖▗", "|": "▌▐", "/": "▞", "\\": "▚",
  ])

  private static let symbols = table([
    " ": "\u{A0}\u{2002}\u{2003}\u{2009}", ".": "…·", "-": "–—−‐↔", "'": "‘’′", "\"": "“”„″«",
    "*": "•●◉★☆✱⦿◇◆", "o": "○◯◦◌◎°◐", "#": "■□▪▫▢▣☐☑◼◻▤▬▭", "<": "←◀◂‹❮⟨≤", ">": "→▶▸►›»❯⟩≥",
    "^": "↑▲▴⌃⇧", "v": "↓▼▾⌄", "|": "↕", "x": "×✕✖✗✘☒⌫", "+": "✚＋", "=": "≡☰", "/": "✓✔✎⌕", "~": "≈∿〜",
  ])

  private static func table(_ rows: KeyValuePairs<Character, String>) -> [Unicode.Scalar: Character] {
    var table: [Unicode.Scalar: Character] = [:]
    for (substitute, scalars) in rows {
      for scalar in scalars.unicodeScalars { table[scalar] = substitute }
    }
    return table
  }
}
