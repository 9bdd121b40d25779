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
}
