/// Characters that resemble SF Symbols. All are one column wide in common terminal fonts.
package enum SymbolGlyphs {
  /// The character for the symbol with the given name. If the table does not contain the whole name, its last
  /// components are dropped one by one: `star.circle` has the character of `star`. `nil` if nothing matches.
  ///
  /// - Parameter isRightToLeft: whether the reading direction is right to left. Symbols that are named after the
  ///   reading direction, such as `chevron.forward`, are then mirrored.
  package static func glyph(of name: String, isRightToLeft: Bool = false) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let shortName = parts.joined(separator: ".")
      let shownName = isRightToLeft ? mirroredNames[shortName] ?? shortName : shortName
      if let glyph = glyphs[shownName] { return glyph }
      parts.removeLast()
    }
    return nil
  }

  /// The symbols that change places in a right-to-left layout.
  private static let mirroredNames = [
    "chevron.backward": "chevron.forward", "chevron.forward": "chevron.backward",
    "arrow.backward": "arrow.forward", "arrow.forward": "arrow.backward",
  ]

  static let glyphs: [String: String] = [
    // Marks.
    "checkmark": "✓", "xmark": "×", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "number": "#", "percent": "%", "at": "@",
    "ellipsis": "…", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "suit.heart": "♡", "suit.heart.fill": "♥", "flag": "⚐", "flag.fill": "⚑",
    "bookmark": "◫", "hexagon": "⬡", "hexagon.fill": "⬢",
    // Directions.
    "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›",
    "chevron.up": "⌃", "chevron.down": "⌄", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.backward": "←", "arrow.forward": "→", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.uturn.left": "↩", "arrow.uturn.right": "↪",
    "arrow.left.and.right": "↔", "arrow.up.and.down": "↕", "arrow.right.arrow.left": "⇄",
    "arrow.up.arrow.down": "⇅", "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩",
    "arrowtriangle.left": "◁", "arrowtriangle.left.fill": "◀", "arrowtriangle.right": "▷",
    "arrowtriangle.right.fill": "▶", "arrowtriangle.up": "△", "arrowtriangle.up.fill": "▲",
    "arrowtriangle.down": "▽", "arrowtriangle.down.fill": "▼",
    // Media controls.
    "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□", "stop.fill": "■", "backward": "«",
    "forward": "»",
    "record": "●", "music.note": "♪", "speaker": "♫",
    // Objects.
    "magnifyingglass": "⌕", "gear": "⚙", "gearshape": "⚙", "house": "⌂", "person": "☺", "trash": "⌫",
    "pencil": "✎", "square.and.pencil": "✎", "envelope": "✉", "phone": "☎", "sun": "☼", "moon": "☾",
    "cloud": "☁", "bolt": "↯", "clock": "◷", "timer": "◷", "calendar": "▦", "list": "≡",
    "line.horizontal.3": "≡", "line.3.horizontal": "≡", "text": "≡", "square.grid": "▦", "tablecells": "▦",
    "scissors": "✂", "paperclip": "§", "link": "∞", "command": "⌘", "option": "⌥", "shift": "⇧",
    "keyboard": "⌨", "airplane": "✈", "snowflake": "❄", "photo": "▨", "doc": "▤", "folder": "▭",
    "hand": "☞", "waveform": "∿", "eye": "◉", "rectangle": "▭", "dollarsign": "$", "eurosign": "€",
    "sterlingsign": "£", "yensign": "¥", "qrcode": "▩", "barcode": "▥", "location": "➤", "paperplane": "➤",
    "sparkles": "✦", "hammer": "⚒", "crown": "♛", "umbrella": "☂", "infinity": "∞", "chart": "◔",
    "circle.lefthalf.filled": "◐",
    "largecircle.fill.circle": "◉", "record.circle": "◉", "nosign": "⊘", "plus.circle": "⊕",
    "minus.circle": "⊖",
    "xmark.circle": "⊗", "arrow.triangle.2.circlepath": "↻", "chevron.up.chevron.down": "⇕", "leaf": "❧",
    "repeat": "↻", "bag": "⊔", "square.on.square": "⧉", "textformat": "A", "bold": "B", "italic": "I",
    "underline": "U",
  ]
}
