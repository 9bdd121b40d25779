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
