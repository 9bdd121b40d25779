/// The characters that can be drawn on a terminal.
enum GlyphSet: Hashable {
  case unicode, ascii

  /// Chooses the characters by the environment. Many servers and containers have a locale without a character set (C,
  /// POSIX or none). It says nothing about the terminal; then, only old hardware terminals get ASCII.
  ///
  /// - Parameters:
  ///   - locale: the first of LC_ALL, LC_CTYPE and LANG that is not empty.
  ///   - terminal: the value of TERM.
  init(locale: String?, terminal: String) {
    // language_TERRITORY.charset@modifier
    let name = (locale ?? "").split(separator: "@", omittingEmptySubsequences: false).first ?? ""
    let parts = name.split(separator: ".", maxSplits: 1)
    if parts.count == 2 {
      let charset = parts[1].lowercased().filter { $0 != "-" }
      self = charset == "utf8" ? .unicode : .ascii
    } else {
      self = GlyphSet.oldTerminals.contains { terminal.hasPrefix($0) } ? .ascii : .unicode
    }
  }

  private static let oldTerminals = ["vt", "ansi", "pcansi", "cons", "sun", "wsvt", "hp", "wy"]
}
