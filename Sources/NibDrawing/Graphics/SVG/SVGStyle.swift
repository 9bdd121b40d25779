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
  /// Whether lines are drawn behind the areas that they surround.
  var drawsLinesFirst = false
  /// The texts of variables, whose names begin with `--`.
  private var variables: [String: String] = [:]

  /// The greatest number of variables in a value, and in each other.
  private static let mostVariables = 8
  /// The greatest length of a value with variables.
  private static let longestValue = 4096

  /// The style of an element inside an element with this style.
  func inside(_ properties: [String: String]) -> SVGStyle {
    var style = self
    for (name, text) in properties where name.hasPrefix("--") { style.variables[name] = text }
    let resolver = style
    func value(_ name: String) -> String? {
      properties[name].flatMap { $0 == "inherit" || $0.isEmpty ? nil : resolver.resolved($0) }
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
    if let text = value("paint-order") {
      let first = text.split(whereSeparator: \.isWhitespace).first {
        ["normal", "fill", "stroke"].contains($0)
      }
      style.drawsLinesFirst = first == "stroke"
    }
    style.setLine(value)
    return style
  }

  /// A value with the texts of variables in place of `var(--name)` and `var(--name, fallback)`. A variable without a text
  /// stays as it is.
  func resolved(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "(")) else { return value }
    var text = value
    for _ in 0..<Self.mostVariables {
      guard text.utf8.count < Self.longestValue, let call = Self.firstVariable(in: text),
        let replacement = variables[call.name] ?? call.fallback
      else { break }
      text.replaceSubrange(call.range, with: replacement)
    }
    return text
  }

  /// The first variable in a value, with the text that is used if it has none.
  private static func firstVariable(
    in text: String
  ) -> (range: Range<String.Index>, name: String, fallback: String?)? {
    guard let start = text.range(of: "var(") else { return nil }
    var depth = 1
    let end = text[start.upperBound...].firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    guard let end else { return nil }
    let parts = text[start.upperBound..<end].split(separator: ",", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let name = parts.first else { return nil }
    return (start.lowerBound..<text.index(after: end), name, parts.count > 1 ? parts[1] : nil)
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
