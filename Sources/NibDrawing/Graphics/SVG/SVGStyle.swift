import NibCore

/// The properties that elements of an SVG file inherit.
struct SVGStyle {
  /// The text of a paint, such as `none`, `#f00` or `url(#a)`.
  var fill = "black"
  var stroke = "none"
  var color = "black"
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var line = GraphicStroke(paint: .color(ColorComponents(white: 0)), miterLimit: 4)
  var fontSize = 16.0
  var isVisible = true
  /// Whether the corners of lines have markers, which are not drawn.
  var hasMarkers = false

  /// The style of an element inside an element with this style.
  func inside(_ properties: [String: String]) -> SVGStyle {
    var style = self
    func value(_ name: String) -> String? {
      properties[name].flatMap { $0 == "inherit" || $0.isEmpty ? nil : $0 }
    }
    if let text = value("color"), text != "currentColor" { style.color = text }
    if let text = value("fill") { style.fill = text }
    if let text = value("stroke") { style.stroke = text }
    if let share = SVGNumbers.share(value("fill-opacity")) { style.fillOpacity = min(1, max(0, share)) }
    if let share = SVGNumbers.share(value("stroke-opacity")) { style.strokeOpacity = min(1, max(0, share)) }
    if let rule = value("fill-rule") { style.isEvenOdd = rule == "evenodd" }
    if let rule = value("clip-rule") { style.isClipEvenOdd = rule == "evenodd" }
    if let size = SVGNumbers.length(value("font-size")) { style.fontSize = size }
    if let text = value("visibility") { style.isVisible = text == "visible" }
    for name in ["marker", "marker-start", "marker-mid", "marker-end"] {
      if let text = value(name) { style.hasMarkers = text != "none" }
    }
    style.setLine(value)
    return style
  }

  private mutating func setLine(_ value: (String) -> String?) {
    if let width = SVGNumbers.length(value("stroke-width")) { line.width = max(0, width) }
    if let limit = SVGNumbers.length(value("stroke-miterlimit")) { line.miterLimit = max(1, limit) }
    if let cap = value("stroke-linecap") {
      line.cap = cap == "round" ? .round : cap == "square" ? .square : .butt
    }
    if let join = value("stroke-linejoin") {
      line.join = join == "round" ? .round : join == "bevel" ? .bevel : .miter
    }
    if let dashes = value("stroke-dasharray") {
      let lengths = SVGNumbers.all(dashes, limit: 32).map { max(0, $0) }
      line.dashes = lengths.contains { $0 > 0 } ? lengths : []
    }
    if let start = SVGNumbers.length(value("stroke-dashoffset")) { line.dashStart = start }
  }
}
