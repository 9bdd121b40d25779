import Testing

@testable import NibScreen

@Suite struct TerminalEntryTests {
  @Test(
    "If COLORTERM promises true color, entries with direct color are tried",
    arguments: [
      ("xterm-256color", "truecolor", ["xterm-direct"]), ("xterm", "24bit", ["xterm-direct"]),
      ("tmux-256color", "truecolor", ["tmux-direct"]),
      ("screen-256color", "truecolor", ["screen-direct", "tmux-direct"]),
      ("alacritty", "truecolor", ["alacritty-direct", "xterm-direct"]), ("xterm-direct", "truecolor", []),
      ("xterm-256color", "", []), ("xterm-256color", nil, []),
    ] as [(String, String?, [String])])
  func candidates(_ terminal: String, _ colorTerm: String?, _ expected: [String]) {
    #expect(TerminalEntry.directColorCandidates(terminal: terminal, colorTerm: colorTerm) == expected)
  }

  @Test(
    "Padding is removed from a terminal's capabilities",
    arguments: [
      ("", ""), ("\u{1B}[m", "\u{1B}[m"), ("\u{1B}[m\u{F}$<2>", "\u{1B}[m\u{F}"), ("a$<5/>b$<10*>c", "abc"),
      ("a$<5", "a$<5"), ("$5", "$5"),
    ])
  func padding(_ capability: String, _ sent: String) {
    #expect(TerminalModes.withoutPadding(capability) == Array(sent.utf8))
  }

  @Test(
    "Similar entries replace a terminal type that is not in the database",
    arguments: [
      ("xterm-direct", ["xterm-256color", "xterm"]),
      ("screen.xterm-256color", ["screen.xterm-256color", "screen.xterm", "screen-256color", "screen"]),
      ("xterm-kitty", ["xterm-256color", "xterm"]), ("alacritty", ["xterm-256color", "xterm"]),
      ("foot-extra", ["foot-256color", "foot", "xterm-256color", "xterm"]), ("foo", []), ("", []),
    ])
  func substitutes(_ terminal: String, _ expected: [String]) {
    #expect(TerminalEntry.substitutes(for: terminal) == expected)
  }

  @Test("Errors say what is wrong with the terminal") func errors() {
    #expect("\(ScreenError.notATerminal)" == "standard input and output must be a terminal")
    #expect(
      "\(ScreenError.noCursorAddressing("dumb"))"
        == "a terminal of type 'dumb' (TERM) cannot move its cursor, so nothing can be drawn on it")
    #expect(
      "\(ScreenError.unknownTerminal("foo"))"
        == "the terminal type 'foo' (TERM) is not in the terminfo database; try TERM=xterm-256color")
  }
}
