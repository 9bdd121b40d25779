/// A cell's style, converted to the color depth of a terminal.
public struct TerminalStyle: Hashable, Sendable {
  /// The glyph's color.
  public var foreground: TerminalColor
  /// The color behind the glyph.
  public var background: TerminalColor
  /// All attributes of the original style; a terminal ignores those that it does not support.
  public var attributes: CellStyle.Attributes

  /// The terminal's own colors, no attributes.
  public static let plain = TerminalStyle(.plain, depth: .monochrome)

  /// The style nearest to `style`. If 8 or 16 colors would make two different colors the same, the text
  /// becomes black or white to stay readable.
  public init(_ style: CellStyle, depth: ColorDepth) {
    let text = style.foreground ?? .default
    let paper = style.background ?? .default
    foreground = TerminalColor(text, depth: depth)
    background = TerminalColor(paper, depth: depth)
    attributes = style.attributes
    let few = depth == .ansi8 || depth == .ansi16
    if few && text != paper && foreground == background && foreground != .default {
      let contrast = paper.brightness < 0x80 ? CellColor.white : CellColor.black
      foreground = TerminalColor(contrast, depth: depth)
    }
  }
}

/// The number of colors that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colors; attributes only.
  case monochrome
  /// The eight colors of ECMA-48.
  case ansi8
  /// The eight colors and a bright variant of each.
  case ansi16
  /// The 256 colors of xterm's palette.
  case indexed256
  /// 24-bit colors.
  case trueColor

  /// Orders by the number of colors.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
