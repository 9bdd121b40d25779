/// The fill of letters and shapes.
struct SVGPaint: Hashable {
  enum Color: Hashable {
    /// The terminal's default foreground and background, which the style sheet defines.
    case ink, paper
    case given(CellColor)
  }

  var color: Color
  /// The opacity in percent.
  var percent = 100

  /// The attributes of an element with this fill, each preceded by a space. Opaque ink needs none, because elements
  /// inherit it.
  var attributes: String {
    let opacity = percent == 100 ? "" : " fill-opacity=\"\(Double(percent) / 100)\""
    switch color {
    case .ink: return opacity
    case .paper: return " class=\"paper\"" + opacity
    case .given(let color): return " fill=\"\(SVGPaint.hex(color))\"" + opacity
    }
  }

  /// The same paint with its opacity reduced to the given percentage.
  func faded(_ percent: Int) -> SVGPaint { SVGPaint(color: color, percent: self.percent * percent / 100) }

  private static func hex(_ color: CellColor) -> String {
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension CellStyle {
  /// The opacity of dim text in percent.
  private static let dimPercent = 60

  var svgGlyphPaint: SVGPaint {
    let isReversed = attributes.contains(.reverse)
    let color = isReversed ? background : foreground
    return SVGPaint(
      color: CellStyle.color(color, else: isReversed ? .paper : .ink),
      percent: attributes.contains(.dim) ? CellStyle.dimPercent : 100)
  }

  /// The paint behind the glyph; `nil` if the picture's background is visible.
  var svgBackgroundPaint: SVGPaint? {
    if attributes.contains(.reverse) { return SVGPaint(color: CellStyle.color(foreground, else: .ink)) }
    let color = CellStyle.color(background, else: .paper)
    return color == .paper ? nil : SVGPaint(color: color)
  }

  private static func color(_ color: CellColor?, else standard: SVGPaint.Color) -> SVGPaint.Color {
    guard let color, !color.isDefault else { return standard }
    return .given(color)
  }
}
