import NibCore

/// Adapts the colors of drawn content to the terminal's own background, whose color is not known.
///
/// There, a gray, very dark or very bright glyph is drawn in the terminal's own foreground color. On a background that
/// the document determines, every glyph keeps its color, even if it cannot be read: it cannot be read on a device
/// either. Only a glyph without a color becomes black or white.
enum ReadableColors {
  /// The minimum difference in brightness between a glyph and its page. A glyph with less is drawn dim.
  private static let minimumContrast = 48
  /// The largest difference between the components of two colors that look the same.
  private static let imperceptibleDifference = 4
  /// The minimum difference between the components of a color; a color with less counts as gray.
  private static let minimumSaturation = 48
  /// The brightness range of colors that are visible on both dark and light terminals.
  private static let safeBrightness = 28...220
  /// The brightness range of grays that are meant to be fainter than the text beside them.
  private static let faintGray = 70...225

  /// The style, changed where necessary on the terminal's own background.
  ///
  /// - Parameter page: the color that the page has on a device; `nil` if it is that of the terminal.
  static func readable(_ style: CellStyle, page: CellColor? = nil) -> CellStyle {
    var style = style
    if let background = style.background, !background.isDefault {
      if style.foreground?.isDefault ?? true {
        style.foreground = background.brightness >= 128 ? .black : .white
      }
    } else if let foreground = style.foreground, !foreground.isDefault {
      if let page, abs(foreground.brightness - page.brightness) < minimumContrast {
        style.foreground = nil
        style.attributes.insert(.dim)
      } else if isGray(foreground) {
        style.foreground = nil
        if faintGray.contains(foreground.brightness) { style.attributes.insert(.dim) }
      } else if !safeBrightness.contains(foreground.brightness) {
        style.foreground = nil
      }
    }
    return style
  }

  /// The color of a line on a background: transparent colors are mixed with the background.
  static func line(_ color: CellColor, opacity: Double, on background: CellColor) -> CellColor {
    opacity < 1 && !background.isDefault ? color.mixed(over: background, opacity: opacity) : color
  }

  /// Whether two colors look the same.
  static func looksSame(_ a: CellColor, _ b: CellColor) -> Bool {
    let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
    return a.isDefault == b.isDefault
      && pairs.allSatisfy { abs(Int($0) - Int($1)) <= imperceptibleDifference }
  }

  /// Whether a color is that of a page background: nearly white in light appearance, nearly black in dark.
  static func isPage(_ color: CellColor, _ style: UIUserInterfaceStyle) -> Bool {
    isGray(color) && (style == .dark ? color.brightness <= 32 : color.brightness >= 232)
  }

  private static func isGray(_ color: CellColor) -> Bool {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return max(red, green, blue) - min(red, green, blue) < minimumSaturation
  }
}
