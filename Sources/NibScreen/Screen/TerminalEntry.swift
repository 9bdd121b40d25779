/// Chooses the terminfo entry with which ncurses draws, because the one that TERM names can be missing or poor.
enum TerminalEntry {
  /// The names of entries to prefer to the entry that TERM names, the best first, if COLORTERM announces 24-bit colors;
  /// otherwise empty. Only the `-direct` entries and few others support such colors.
  static func directColorCandidates(terminal: String, colorTerm: String?) -> [String] {
    guard colorTerm == "truecolor" || colorTerm == "24bit", !terminal.hasSuffix("-direct") else { return [] }
    let base = terminal.hasSuffix("-256color") ? String(terminal.dropLast("-256color".count)) : terminal
    let isMultiplexer = base.hasPrefix("screen") || base.hasPrefix("tmux")
    let specific = base + "-direct"
    let common = isMultiplexer ? "tmux-direct" : "xterm-direct"
    return specific == common ? [specific] : [specific, common]
  }

  /// The names of terminals that are compatible with xterm but missing from older terminfo databases.
  private static let xtermLike = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]

  /// The names of entries to try for a terminal without an entry, the best first. They are the beginnings of its name
  /// (`xterm` for `xterm-direct`), and `xterm` for terminals that are compatible with it. Each name is tried first with
  /// the suffix for 256 colors.
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
