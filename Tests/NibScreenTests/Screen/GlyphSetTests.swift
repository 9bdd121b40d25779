import Testing

@testable import NibScreen

@Suite struct GlyphSetTests {
  @Test(
    "The locale and the terminal type decide between Unicode and ASCII glyphs",
    arguments: [
      ("en_US.UTF-8", "vt100", .unicode), ("C.utf8", "xterm", .unicode),
      ("de_DE.UTF-8@euro", "linux", .unicode),
      ("de_DE.ISO-8859-1", "xterm-256color", .ascii), ("ja_JP.eucJP", "xterm", .ascii),
      ("C", "xterm-256color", .unicode), ("POSIX", "tmux-256color", .unicode), (nil, "xterm", .unicode),
      ("C", "vt100", .ascii), (nil, "vt220", .ascii), ("", "ansi", .ascii), ("@", "xterm", .unicode),
    ] as [(String?, String, GlyphSet)])
  func choice(_ locale: String?, _ terminal: String, _ expected: GlyphSet) {
    #expect(GlyphSet(locale: locale, terminal: terminal) == expected)
  }
}
