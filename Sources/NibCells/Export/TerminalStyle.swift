/// A `CellStyle` converted to the color depth of a terminal.
package struct TerminalStyle: Hashable, Sendable {
  package var foreground: TerminalColor
  /// The color behind the glyph.
  package var background: TerminalColor
  /// The attributes of the original style; a terminal ignores those that it does not support.
  package var attributes: CellStyle.Attributes

  /// The terminal's own colors, no attributes.
  package static let plain = TerminalStyle(.plain, depth: .monochrome)

  /// The style nearest to `style`.
  ///
  /// With 8 or 16 colors, the nearest colors can make a text unreadable. The color of the text is then another one, while
  /// pixels of images always have the nearest color:
  ///
  /// - If the text and its background would get the same color, the text becomes black or white.
  /// - If the contrast would become too low, the text gets another shade of its color, black or white. A text that
  ///   cannot be read in its original colors stays unreadable.
  /// - On a black background, a color that is too dark, such as the dark blue of most palettes, is replaced by a
  ///   brighter one. The terminal's own background counts as black, which is usual where there are few colors.
  /// - Some terminals show bold text in the bright variant of its color: black becomes gray. A text that could not be read
  ///   in that is not bold.
  package init(_ style: CellStyle, depth: ColorDepth) {
    let text = style.foreground ?? .default
    let paper = style.background ?? .default
    let isPixel = style.attributes.contains(.pixels)
    foreground = TerminalColor(text, depth: depth, isPixel: isPixel)
    background = TerminalColor(paper, depth: depth, isPixel: isPixel)
    attributes = style.attributes.subtracting(.pixels)
    guard depth == .ansi8 || depth == .ansi16, !isPixel else { return }
    let originalContrast = text.isDefault || paper.isDefault ? nil : TerminalPalette.contrast(text, paper)
    if let originalContrast, originalContrast < TerminalPalette.visibleContrast { return }
    if background == .default || background == .indexed(0), foreground != background {
      brighten(text, depth)
    } else if let originalContrast, case .indexed(let ink) = foreground,
      case .indexed(let ground) = background
    {
      // A loss of a tenth cannot be seen.
      let wantedContrast = min(TerminalPalette.readableContrast, originalContrast * 0.9)
      let shown = readable(ink, on: ground, contrast: wantedContrast, depth)
      foreground = .indexed(shown)
      if shown < 8, TerminalPalette.contrast(shown + 8, ground) < wantedContrast { attributes.remove(.bold) }
    }
  }

  /// The entry of the palette for a text: the given one if its contrast is high enough, otherwise another shade, black
  /// or white.
  private func readable(
    _ ink: UInt8, on ground: UInt8, contrast wantedContrast: Double, _ depth: ColorDepth
  ) -> UInt8 {
    guard ink == ground || TerminalPalette.contrast(ink, ground) < wantedContrast else { return ink }
    let shades = ink == ground || depth == .ansi8 ? [] : TerminalPalette.shades(of: ink)
    if let shade = shades.first(where: { TerminalPalette.contrast($0, ground) >= wantedContrast }) {
      return shade
    }
    let (black, white): (UInt8, UInt8) = (0, depth == .ansi8 ? 7 : 15)
    return TerminalPalette.contrast(white, ground) > TerminalPalette.contrast(black, ground) ? white : black
  }

  /// Replaces a foreground that cannot be read on black by its bright variant. With eight colors, by a brighter hue:
  /// cyan for blue. Bold would select the bright variant in some terminals only.
  private mutating func brighten(_ text: CellColor, _ depth: ColorDepth) {
    guard case .indexed(var index) = foreground, index < 8 else { return }
    if index == 0 { index = TerminalPalette.hue(of: text) }
    guard index > 0 else { return }
    foreground = .indexed(index)
    guard TerminalPalette.isTooDarkOnBlack(index) else { return }
    foreground = .indexed(depth == .ansi16 ? index + 8 : index | 2)
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

  /// Whether pixels of images can be shown in the nearest of the colors.
  package var showsPixels: Bool { self > .monochrome }

  /// Orders by the number of colors.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

extension TerminalStyle {
  /// The shortest escape sequence that changes `previous` to this style; empty if they are equal. (ECMA-48,
  /// "Select Graphic Rendition".)
  func sequence(after previous: TerminalStyle) -> String {
    if self == previous { return "" }
    let fresh = self == .plain ? "" : ((["0"] + codes(after: .plain)).joined(separator: ";"))
    let changed = codes(after: previous).joined(separator: ";")
    return "\u{1B}[\(changed.utf8.count <= fresh.utf8.count ? changed : fresh)m"
  }

  private func codes(after previous: TerminalStyle) -> [String] {
    var codes = attributeCodes(after: previous.attributes)
    if foreground != previous.foreground { codes.append(foreground.code(base: 30)) }
    if background != previous.background { codes.append(background.code(base: 40)) }
    return codes
  }

  /// The codes that switch attributes off and on.
  private func attributeCodes(after previous: CellStyle.Attributes) -> [String] {
    var codes: [String] = []
    var current = previous
    for (group, off) in TerminalStyle.offCodes where !current.intersection(group).isSubset(of: attributes) {
      codes.append(off)
      current.subtract(group)
    }
    for (attribute, on) in TerminalStyle.onCodes
    where attributes.contains(attribute) && !current.contains(attribute) {
      codes.append(on)
    }
    return codes
  }

  /// Bold and dim can only be turned off together.
  private static let offCodes: [(CellStyle.Attributes, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
  ]

  private static let onCodes: [(CellStyle.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
  ]
}

extension TerminalColor {
  /// The code that selects the color; `base` is 30 for the foreground, 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .default: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
