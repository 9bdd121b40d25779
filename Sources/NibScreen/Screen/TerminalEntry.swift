import CNCurses

/// Chooses the terminfo entry for drawing.
enum TerminalEntry {
  /// The entries that can replace the entry of TERM, the best first, for a terminal that announces 24-bit
  /// colors by COLORTERM. The entry of TERM rarely includes such colors; the `-direct` entries do.
  static func directColorCandidates(terminal: String, colorTerm: String?) -> [String] {
    guard colorTerm == "truecolor" || colorTerm == "24bit", !terminal.hasSuffix("-direct") else { return [] }
    let base = terminal.hasSuffix("-256color") ? String(terminal.dropLast("-256color".count)) : terminal
    let isMultiplexer = base.hasPrefix("screen") || base.hasPrefix("tmux")
    let common = isMultiplexer ? "tmux-direct" : "xterm-direct"
    let own = base + "-direct"
    return own == common ? [own] : [own, common]
  }

  /// Terminals that are compatible with xterm, with names that are missing in older databases.
  private static let xtermLike = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]

  /// The substitutes for a terminal without an entry, the best first. They are the entries for the beginnings
  /// of its name (`xterm` for `xterm-direct`), with 256 colors if there is such an entry.
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

/// The locale that ncurses uses for wide characters.
enum CursesLocale {
  /// UTF-8 locales that do not depend on a language, on Linux and on macOS.
  private static let neutral = ["C.UTF-8", "UTF-8", "en_US.UTF-8"]

  /// Selects a UTF-8 locale for characters, preferably the user's own. Returns the characters that can be
  /// drawn with it.
  static func select(terminal: String) -> GlyphSet {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Platform.environment)
    let locale = names.first { !$0.isEmpty }
    if GlyphSet(locale: locale, terminal: terminal) == .ascii { return .ascii }
    let isUnicode = ([""] + neutral).contains { setlocale(LC_CTYPE, $0) != nil && nibcurses_is_utf8() }
    return isUnicode ? .unicode : .ascii
  }
}
