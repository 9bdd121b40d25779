import CNCurses

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
