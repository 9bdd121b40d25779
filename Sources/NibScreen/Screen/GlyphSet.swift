import CNCurses

/// The characters that can be drawn on a terminal.
enum GlyphSet: Hashable {
  case unicode, ascii

  /// Chooses the characters by the environment. A locale that names no character set (C, POSIX or none, as on many
  /// servers and in containers) says nothing about the terminal; in that case, only old hardware terminals get ASCII.
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

/// The locale that ncurses uses for wide characters.
enum CursesLocale {
  /// UTF-8 locales that do not depend on a language, on Linux and on macOS.
  private static let neutral = ["C.UTF-8", "UTF-8", "en_US.UTF-8"]

  /// Selects a UTF-8 locale for characters, preferably the user's own, unless the environment asks for ASCII. Returns
  /// the characters that can be drawn.
  static func select(terminal: String) -> GlyphSet {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Platform.environment)
    let locale = names.first { !$0.isEmpty }
    if GlyphSet(locale: locale, terminal: terminal) == .ascii { return .ascii }
    let isUnicode = ([""] + neutral).contains { setlocale(LC_CTYPE, $0) != nil && nibcurses_is_utf8() }
    return isUnicode ? .unicode : .ascii
  }
}
