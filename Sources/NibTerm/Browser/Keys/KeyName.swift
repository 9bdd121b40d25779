import NibCore

/// Converts between keys and their names: `Tab`, `C-p` (with Control), `S-Up` (with Shift), `A-x` (with Alt),
/// or the character itself.
enum KeyName {
  /// Returns the key with the given name, as written in the declaration of a command; nil if the name is not valid.
  static func key(named word: String) -> KeyPress? {
    var modifiers: KeyPress.Modifiers = []
    var rest = Substring(word)
    while rest.count > 2, rest.dropFirst().first == "-", let modifier = prefixes[rest.first ?? " "] {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    if rest.count == 1, let character = rest.first { return KeyPress(.character(character), modifiers) }
    return named[String(rest)].map { KeyPress($0, modifiers) }
  }

  /// Returns the name of a key as the help shows it: `Ctrl-P`, `Shift-↑`.
  static func name(_ key: KeyPress) -> String {
    let shown: String
    switch key.key {
    case .character(" "): shown = "Space"
    case .character(let character):
      shown = key.modifiers.contains(.control) ? character.uppercased() : String(character)
    default: shown = words.first { $0.key == key.key }.map { $0.sign ?? $0.word } ?? "?"
    }
    let modifiers: [(KeyPress.Modifiers, String)] = [
      (.control, "Ctrl-"), (.alternate, "Alt-"), (.shift, "Shift-"),
    ]
    return modifiers.filter { key.modifiers.contains($0.0) }.map(\.1).joined() + shown
  }

  private static let prefixes: [Character: KeyPress.Modifiers] = [
    "C": .control, "S": .shift, "A": .alternate,
  ]
  private static let named = Dictionary(uniqueKeysWithValues: words.map { ($0.word, $0.key) })

  /// The named keys: name, key, and a symbol that is easier to read, if there is one.
  private static let words: [(word: String, key: KeyPress.Key, sign: String?)] = [
    ("Up", .up, "↑"), ("Down", .down, "↓"), ("Left", .left, "←"), ("Right", .right, "→"),
    ("Enter", .enter, nil), ("Esc", .escape, nil), ("Tab", .tab, nil), ("Backspace", .backspace, nil),
    ("Delete", .delete, nil), ("Insert", .insert, nil), ("Home", .home, nil), ("End", .end, nil),
    ("PgUp", .pageUp, nil), ("PgDn", .pageDown, nil), ("Space", .character(" "), nil),
    ("F1", .function(1), nil), ("F5", .function(5), nil),
  ]
}
