import NibCore

/// The characters that mark the kinds of objects in the outline. The option `--icons` chooses between letters and
/// symbols.
package enum OutlineIcons: String, CaseIterable, Sendable {
  case letters, symbols

  /// The character for a kind. It is one column wide.
  func icon(of kind: NibKind) -> Character {
    let (letter, symbol) = OutlineIcons.icons(of: kind)
    return self == .letters ? letter : symbol
  }

  /// The letter and the symbol of a kind of object.
  private static func icons(of kind: NibKind) -> (letter: Character, symbol: Character) {
    switch kind {
    case .scene: ("#", "▣")
    case .placeholder: ("P", "◇")
    case .exit: ("E", "←")
    case .controller: ("@", "◉")
    case .object: ("O", "◆")
    case .window: ("W", "▢")
    case .view: ("V", "□")
    case .label: ("L", "¶")
    case .button: ("B", "■")
    case .stack: ("S", "≡")
    case .image: ("I", "▒")
    case .text: ("F", "▭")
    case .control: ("K", "◐")
    case .table: ("T", "▤")
    case .section: ("§", "§")
    case .cell: ("R", "▬")
    case .scroll: ("s", "↕")
    case .bar: ("M", "▀")
    case .item: ("i", "▪")
    case .gesture: ("G", "☆")
    case .guide: ("g", "┆")
    case .constraints, .constraint: ("C", "↔")
    case .segue: (">", "→")
    }
  }
}
