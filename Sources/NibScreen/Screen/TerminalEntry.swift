import CNCurses

/// The terminfo entry to draw with.
enum TerminalEntry {
  /// The entries that may be used in place of TERM's, the best first, for a terminal that says by COLORTERM
  /// that it shows 24-bit colors. TERM's own entry hardly ever says so; the `-direct` ones do.
  static func directColorCandidates(terminal: String, colorTerm: String?) -> [String] {
    guard colorTerm == "truecolor" || colorTerm == "24bit", !terminal.hasSuffix("-direct") else { return [] }
    let base = terminal.hasSuffix("-256color") ? String(terminal.dropLast("-256color".count)) : terminal
    let isMultiplexer = base.hasPrefix("screen") || base.hasPrefix("tmux")
    let common = isMultiplexer ? "tmux-direct" : "xterm-direct"
    let own = base + "-direct"
    return own == common ? [own] : [own, common]
  }

  /// Terminals that understand what xterm does, under names that older databases lack.
  private static let xtermLike = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]

  /// The entries that may be used for a terminal of which there is none, the best first: those of the names
  /// it begins with (`xterm` for `xterm-direct`), in 256 colors if there is such a one.
  static func substitutes(for terminal: String) -> [String] {
    var name = Substring(terminal)
    var names: [String] = []
    while let end = name.lastIndex(where: { $0 == "-" || $0 == "." }) {
      name = name[..<end]
      names.append(String(name))
    }
    if xtermLike.contains(names.last ?? terminal) { names.append("xterm") }
    return names.filter { !$0.isEmpty }.flatMap { [$0 + "-256color", $0] }
  }
}

/// The locale that ncurses reads wide characters by.
enum CursesLocale {
  /// Locales of UTF-8 that tell no language, on Linux and on macOS.
  private static let neutral = ["C.UTF-8", "UTF-8", "en_US.UTF-8"]

  /// Selects a UTF-8 locale for characters, the user's own if it is one. What can be drawn with it.
  static func select(terminal: String) -> GlyphSet {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Platform.environment)
    let locale = names.first { !$0.isEmpty }
    if GlyphSet(locale: locale, terminal: terminal) == .ascii { return .ascii }
    let isUnicode = ([""] + neutral).contains { setlocale(LC_CTYPE, $0) != nil && nibcurses_is_utf8() }
    return isUnicode ? .unicode : .ascii
  }
}
