import NibCore

/// Converts between keys and their names: `Tab`, `C-p` or `Ctrl-P` (with Control), `S-Up` or `Shift-Up` (with Shift),
/// `A-x` or `Alt-x` (with Alt), or the character itself.
enum KeyName {
  /// Returns the key with the given name, as written in the declaration of a command; `nil` if the name is not valid.
  static func key(named word: String) -> KeyPress? {
    var modifiers: KeyPress.Modifiers = []
    var name = Substring(word)
    while let prefix = prefixes.first(where: { name.hasPrefix($0.text) && name.count > $0.text.count }) {
      modifiers.insert(prefix.modifier)
      name = name.dropFirst(prefix.text.count)
    }
    if name.count == 1, let character = name.first { return KeyPress(.character(character), modifiers) }
    return keysByName[String(name)].map { KeyPress($0, modifiers) }
  }

  /// Returns the key with the name that a user wrote in the configuration file. The names are those that the help shows
  /// or those of commands' declarations, in any case: `ctrl-p`, `C-p`, `Shift-↑`, `pgdn`. `nil` if there is no such
  /// key.
  static func key(writtenByUser word: String) -> KeyPress? {
    var name = Substring(word)
    var modifiers = ""
    while let prefix = prefixes.first(where: {
      name.lowercased().hasPrefix($0.text.lowercased()) && name.count > $0.text.count
    }) {
      modifiers += prefix.text
      name = name.dropFirst(prefix.text.count)
    }
    let lowercased = name.lowercased()
    let known = names.first { $0.name.lowercased() == lowercased || $0.sign == lowercased }?.name
    guard var key = key(named: modifiers + (known ?? String(name))) else { return nil }
    guard case .character(let character) = key.key else { return key }
    // Terminals send letters with Shift as capitals, and do not distinguish them with Control.
    guard character.isASCII, character.isLetter else { return key }
    if key.modifiers.contains(.control) {
      key.key = .character(Character(character.lowercased()))
    } else if key.modifiers.contains(.shift) {
      key = KeyPress(.character(Character(character.uppercased())), key.modifiers.subtracting(.shift))
    }
    return key
  }

  /// Returns the name of a key as the help shows it: `Ctrl-P`, `Shift-↑`.
  static func name(_ key: KeyPress) -> String {
    let keyText: String
    switch key.key {
    case .character(" "): keyText = "Space"
    case .character(let character):
      keyText = key.modifiers.contains(.control) ? character.uppercased() : String(character)
    default: keyText = names.first { $0.key == key.key }.map { $0.sign ?? $0.name } ?? "?"
    }
    let modifiers: [(KeyPress.Modifiers, String)] = [
      (.control, "Ctrl-"), (.alternate, "Alt-"), (.shift, "Shift-"),
    ]
    return modifiers.filter { key.modifiers.contains($0.0) }.map(\.1).joined() + keyText
  }

  private static let prefixes: [(text: String, modifier: KeyPress.Modifiers)] = [
    ("C-", .control), ("S-", .shift), ("A-", .alternate), ("Ctrl-", .control), ("Shift-", .shift),
    ("Alt-", .alternate),
  ]
  private static let keysByName = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.key) })

  /// The named keys: name, key, and a symbol that is easier to read, if there is one.
  private static let names: [(name: String, key: KeyPress.Key, sign: String?)] =
    [
      ("Up", .up, "↑"), ("Down", .down, "↓"), ("Left", .left, "←"), ("Right", .right, "→"),
      ("Enter", .enter, nil), ("Esc", .escape, nil), ("Tab", .tab, nil), ("Backspace", .backspace, nil),
      ("Delete", .delete, nil), ("Insert", .insert, nil), ("Home", .home, nil), ("End", .end, nil),
      ("PgUp", .pageUp, nil), ("PgDn", .pageDown, nil), ("Space", .character(" "), nil),
    ] + (1...12).map { ("F\($0)", .function($0), nil) }
}
