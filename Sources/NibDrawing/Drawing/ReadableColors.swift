import NibCore

/// Keeps drawn content readable on the terminal, whose own colors are not known.
///
/// On the terminal's own background, a gray, very dark or very bright glyph is drawn in the terminal's own foreground
/// color. On a colored background, a glyph without a color, or with nearly the same brightness, becomes black or white.
enum ReadableColors {
  /// The minimum difference in brightness between a glyph and its background.
  private static let minimumContrast = 48
  /// The minimum difference between the components of a color; a color with less counts as gray.
  private static let minimumSaturation = 48
  /// The brightness range of colors that are visible on both dark and light terminals.
  private static let safeBrightness = 28...220
  /// The brightness range of grays that are meant to be fainter than the text beside them.
  private static let faintGray = 70...225

  /// The style, changed where necessary to keep the glyph readable.
  static func readable(_ style: CellStyle) -> CellStyle {
    var style = style
    if let background = style.background, !background.isDefault {
      style.foreground = foreground(style.foreground, on: background)
    } else if let foreground = style.foreground, !foreground.isDefault {
      if isGray(foreground) {
        style.foreground = nil
        if faintGray.contains(foreground.brightness) { style.attributes.insert(.dim) }
      } else if !safeBrightness.contains(foreground.brightness) {
        style.foreground = nil
      }
    }
    return style
  }

  /// The color of a line on a background: transparent colors are mixed with the background if the line stays visible.
  static func line(_ color: CellColor, opacity: Double, on background: CellColor) -> CellColor {
    guard opacity < 1, !background.isDefault else { return color }
    let mixed = color.mixed(over: background, opacity: opacity)
    return abs(mixed.brightness - background.brightness) >= minimumContrast ? mixed : color
  }

  /// Whether a color is that of a page background: nearly white in light appearance, nearly black in dark.
  static func isPage(_ color: CellColor, _ style: UIUserInterfaceStyle) -> Bool {
    isGray(color) && (style == .dark ? color.brightness <= 32 : color.brightness >= 232)
  }

  private static func foreground(_ color: CellColor?, on background: CellColor) -> CellColor {
    if let color, !color.isDefault, abs(color.brightness - background.brightness) >= minimumContrast {
      return color
    }
    return background.brightness >= 128 ? .black : .white
  }

  private static func isGray(_ color: CellColor) -> Bool {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return max(red, green, blue) - min(red, green, blue) < minimumSaturation
  }
}
