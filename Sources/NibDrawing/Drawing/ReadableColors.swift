import NibCore

/// Makes sure that what was drawn can be read on the terminal it is shown on, of whose own colors nothing is
/// known.
///
/// On the terminal's own background a gray, black or white glyph takes the terminal's own foreground; on a
/// colored one a glyph without a color, or with nearly the same one, becomes black or white.
enum ReadableColors {
  /// Below this difference of brightness a glyph is lost in its background.
  private static let leastContrast = 48
  /// A color whose parts differ by less is a gray.
  private static let leastSaturation = 48
  /// Colors beyond these are hard to see on dark or on light terminals.
  private static let safeBrightness = 28...220
  /// Grays between these are meant to be fainter than the text beside them.
  private static let faintGray = 70...225

  /// The style in which a glyph can be read.
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

  /// Whether a color is that of a page's ground: nearly white in light appearance, nearly black in dark.
  static func isPage(_ color: CellColor, _ style: UIUserInterfaceStyle) -> Bool {
    isGray(color) && (style == .dark ? color.brightness <= 32 : color.brightness >= 232)
  }

  private static func foreground(_ color: CellColor?, on background: CellColor) -> CellColor {
    if let color, !color.isDefault, abs(color.brightness - background.brightness) >= leastContrast {
      return color
    }
    return background.brightness >= 128 ? .black : .white
  }

  private static func isGray(_ color: CellColor) -> Bool {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return max(red, green, blue) - min(red, green, blue) < leastSaturation
  }
}
