import CNCurses

/// The locale that ncurses reads wide characters by.
enum CursesLocale {
  /// Locales of UTF-8 that tell no language, on Linux and on macOS.
  private static let neutral = ["C.UTF-8", "UTF-8", "en_US.UTF-8"]

  /// Selects a UTF-8 locale for characters, the user's own if it is one. What can be drawn with it.
  static func select(terminal: String) -> GlyphSet {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Platform.environment)
    let locale = names.first { !$0.isEmpty }
    if GlyphSet(locale: locale, terminal: terminal) == .ascii { return .ascii }
    let isUnicode = ([""] + neutral).contains { setlocale(LC_CTYPE, $0) != nil && nibcurses_is_utf8() }
    return isUnicode ? .unicode : .ascii
  }
}
