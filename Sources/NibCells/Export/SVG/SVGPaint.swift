/// What letters and shapes are filled with.
struct SVGPaint: Hashable {
  enum Color: Hashable {
    /// The terminal's own foreground and background: the style sheet knows them.
    case ink, paper
    case given(CellColor)
  }

  var color: Color
  /// How opaque it is.
  var percent = 100

  /// The attributes of an element filled so, each with a space before it; nothing for ink, which elements
  /// inherit.
  var attributes: String {
    let opacity = percent == 100 ? "" : " fill-opacity=\"\(Double(percent) / 100)\""
    switch color {
    case .ink: return opacity
    case .paper: return " class=\"paper\"" + opacity
    case .given(let color): return " fill=\"\(SVGPaint.hex(color))\"" + opacity
    }
  }

  /// The same as it shows through something of that opacity.
  func faded(_ percent: Int) -> SVGPaint { SVGPaint(color: color, percent: self.percent * percent / 100) }

  private static func hex(_ color: CellColor) -> String {
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension CellStyle {
  /// Opacity of what is drawn dim.
  private static let dimPercent = 60

  /// The paint of the glyph.
  var svgGlyph: SVGPaint {
    let isReversed = attributes.contains(.reverse)
    let color = isReversed ? background : foreground
    return SVGPaint(
      color: CellStyle.color(color, else: isReversed ? .paper : .ink),
      percent: attributes.contains(.dim) ? CellStyle.dimPercent : 100)
  }

  /// The paint behind the glyph; nil where the picture's ground shows.
  var svgGround: SVGPaint? {
    if attributes.contains(.reverse) { return SVGPaint(color: CellStyle.color(foreground, else: .ink)) }
    let color = CellStyle.color(background, else: .paper)
    return color == .paper ? nil : SVGPaint(color: color)
  }

  private static func color(_ color: CellColor?, else own: SVGPaint.Color) -> SVGPaint.Color {
    guard let color, !color.isDefault else { return own }
    return .given(color)
  }
}
