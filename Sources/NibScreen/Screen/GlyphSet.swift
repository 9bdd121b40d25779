/// Which characters a terminal can be sent.
enum GlyphSet: Hashable {
  case unicode, ascii

  /// What the environment says. A locale that names no character set (C, POSIX, none at all, as on many
  /// servers and in containers) says nothing; then only the old hardware terminals are taken to be ASCII.
  ///
  /// - Parameters:
  ///   - locale: the first of LC_ALL, LC_CTYPE and LANG that is not empty.
  ///   - terminal: TERM.
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
