/// How many colors a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colors; attributes only.
  case monochrome
  /// The eight colors of ECMA-48.
  case ansi8
  /// The eight and a bright variant of each.
  case ansi16
  /// xterm's palette.
  case indexed256
  /// 24 bits.
  case trueColor

  /// Orders by the number of colors.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
