import NibCore

/// Writes vector pictures as SVG documents without external resources. A point is a user unit.
///
/// The same picture produces the same bytes.
package struct VectorSVG {
  var parts: [String] = []
  var definitions: [String] = []

  /// The document of a picture, followed by a line break.
  ///
  /// - Parameters:
  ///   - title: the name of the document, for screen readers.
  ///   - description: the texts of the picture, for screen readers.
  ///   - scale: the number of pixels per point at which viewers show it.
  package static func document(
    of picture: VectorPicture, title: String, description: String = "", scale: Double = 1
  ) throws(PNGWriter.Failure) -> String {
    var writer = VectorSVG()
    for item in picture.items { try writer.write(item) }
    let (width, height) = (picture.size.width, picture.size.height)
    let definitions =
      writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions.joined())</defs>\n"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width * scale))\""
      + " height=\"\(number(height * scale))\" viewBox=\"0 0 \(number(width)) \(number(height))\""
      + " role=\"img\" font-family=\"\(systemFonts)\">\n<title>\(SVGMarkup.line(title))</title>\n"
      + (description.isEmpty ? "" : "<desc>\(SVGMarkup.escaped(description))</desc>\n")
      + definitions + writer.parts.joined() + "</svg>\n"
  }

  /// A part of another document: its definitions, and its items in a group.
  ///
  /// - Parameter items: items in coordinates of the other document.
  package static func part(
    _ items: [VectorItem]
  ) throws(PNGWriter.Failure) -> (definitions: String, group: String) {
    var writer = VectorSVG()
    for item in items { try writer.write(item) }
    let group = "<g font-family=\"\(systemFonts)\">\n\(writer.parts.joined())</g>\n"
    return (writer.definitions.joined(), group)
  }

  private static let systemFonts =
    "-apple-system,BlinkMacSystemFont,'SF Pro Text','Helvetica Neue',Helvetica,Inter,Roboto,Arial,"
    + "'Liberation Sans','DejaVu Sans',sans-serif"

  // MARK: Items

  private mutating func write(_ item: VectorItem) throws(PNGWriter.Failure) {
    switch item {
    case .shape(let shape): parts.append(VectorSVG.element(of: shape))
    case .text(let text): parts.append(VectorSVG.element(of: text))
    case .image(let image): try write(image)
    case .symbol(let symbol): write(symbol)
    case .graphic(let graphic): try write(graphic)
    case .clip(let rectangle, let items):
      let id = "c\(definitions.count + 1)"
      definitions.append("<clipPath id=\"\(id)\"><rect\(VectorSVG.attributes(of: rectangle))/></clipPath>\n")
      parts.append("<g clip-path=\"url(#\(id))\">\n")
      for item in items { try write(item) }
      parts.append("</g>\n")
    case .moved(let origin, let items):
      parts.append("<g transform=\"translate(\(Self.number(origin.x)) \(Self.number(origin.y)))\">\n")
      for item in items { try write(item) }
      parts.append("</g>\n")
    }
  }

  /// The element of a shape.
  private static func element(of shape: VectorShape) -> String {
    let paint = fill(shape.fill) + stroke(shape.stroke)
    switch shape.outline {
    case .rectangle(let rectangle): return "<rect\(attributes(of: rectangle))\(paint)/>\n"
    case .ellipse(let frame):
      return
        "<ellipse cx=\"\(number(frame.midX))\" cy=\"\(number(frame.midY))\" rx=\"\(number(frame.width / 2))\""
        + " ry=\"\(number(frame.height / 2))\"\(paint)/>\n"
    case .line(let points):
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      return "<polyline points=\"\(path)\" stroke-linecap=\"round\" stroke-linejoin=\"round\"\(paint)/>\n"
    }
  }

  /// A text with the width that the layout has measured, so that it ends at the same place in any font. The order of letters
  /// that run from right to left is that of the other pictures, whatever the direction of the page around it is.
  private static func element(of text: VectorText) -> String {
    var lines: [String] = []
    if text.isUnderlined { lines.append("underline") }
    if text.isStruckThrough { lines.append("line-through") }
    let decoration = lines.isEmpty ? "" : " text-decoration=\"\(lines.joined(separator: " "))\""
    let length =
      text.string.count > 1 && text.width > 0
      ? " textLength=\"\(number(text.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    let isReversed = ShapedText.lineRunsRightToLeft(text.string)
    let direction =
      isReversed.map { " direction=\"\($0 ? "rtl" : "ltr")\" unicode-bidi=\"embed\"" } ?? ""
    // A text that runs from right to left starts at its right end.
    let x = isReversed ?? false ? text.origin.x + text.width : text.origin.x
    return "<text x=\"\(number(x))\" y=\"\(number(text.origin.y))\"\(direction)"
      + " font-size=\"\(number(text.size))\"\(font(text.face))\(length)\(decoration)\(fill(text.color))"
      + " xml:space=\"preserve\">\(SVGMarkup.line(text.string))</text>\n"
  }

  private mutating func write(_ image: VectorImage) throws(PNGWriter.Failure) {
    let data = Data(try PNGWriter.bytes(of: image.pixels)).base64EncodedString()
    let opacity = image.opacity < 0.999 ? " opacity=\"\(Self.number(image.opacity))\"" : ""
    parts.append(
      "<image\(Self.attributes(of: VectorRectangle(image.frame)))\(opacity) preserveAspectRatio=\"none\""
        + " href=\"data:image/png;base64,\(data)\"/>\n")
  }

  /// Writes a symbol as paths, and its gaps as a mask.
  private mutating func write(_ symbol: VectorSymbol) {
    guard symbol.layers.contains(where: \.isGap) else {
      parts += symbol.layers.map {
        Self.path(of: $0, Self.hex(symbol.color), Self.opacity("opacity", symbol.color))
      }
      return
    }
    guard let frame = symbol.frame.map({ Self.attributes(of: VectorRectangle($0)) }) else { return }
    let id = "m\(definitions.count + 1)"
    let paths = symbol.layers.map { Self.path(of: $0, $0.isGap ? "#000" : "#fff", "") }
    definitions.append(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(frame)>\n\(paths.joined())</mask>\n")
    parts.append("<rect\(frame)\(Self.fill(symbol.color)) mask=\"url(#\(id))\"/>\n")
  }

  private static func path(of layer: VectorSymbol.Layer, _ color: String, _ opacity: String) -> String {
    func short(_ value: CGFloat) -> String { number((value * 100).rounded() / 100) }
    let path = layer.lines.map { line in
      let isClosed = layer.width == nil
      return "M" + line.map { "\(short($0.x)) \(short($0.y))" }.joined(separator: "L") + (isClosed ? "Z" : "")
    }
    let paint =
      layer.width.map {
        " fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(short($0))\" stroke-linecap=\"round\""
          + " stroke-linejoin=\"round\""
      } ?? " fill=\"\(color)\""
    return "<path d=\"\(path.joined())\"\(paint)\(opacity)/>\n"
  }

  // MARK: Attributes

  static func attributes(of rectangle: VectorRectangle) -> String {
    let frame = rectangle.frame
    let radius = rectangle.radius > 0 ? " rx=\"\(number(rectangle.radius))\"" : ""
    return " x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\"\(radius)"
  }

  private static func fill(_ color: ColorComponents?) -> String {
    guard let color else { return " fill=\"none\"" }
    return " fill=\"\(hex(color))\"" + opacity("fill-opacity", color)
  }

  private static func stroke(_ stroke: VectorShape.Stroke?) -> String {
    guard let stroke else { return "" }
    return " stroke=\"\(hex(stroke.color))\" stroke-width=\"\(number(stroke.width))\""
      + opacity("stroke-opacity", stroke.color) + (stroke.isDashed ? " stroke-dasharray=\"4 3\"" : "")
  }

  static func opacity(_ name: String, _ color: ColorComponents) -> String {
    color.alpha > 0.999 ? "" : " \(name)=\"\(number(color.alpha))\""
  }

  static func hex(_ color: ColorComponents) -> String {
    let (red, green, blue) = color.bytes
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The attributes for a face. Texts in the system font inherit the family.
  private static func font(_ face: FontFace) -> String {
    let slant = face.isItalic ? " font-style=\"italic\"" : ""
    switch face {
    case .system(let weight, _):
      return (weight == .regular ? "" : " font-weight=\"\(100 * weight.rawValue + 100)\"") + slant
    case .named:
      let family = face.familyName.filter { $0 != "'" && $0 != "\\" }
      return " font-family=\"\(SVGMarkup.line("'\(family)',\(systemFonts)"))\""
        + (face.isBold ? " font-weight=\"700\"" : "") + slant
    }
  }

  /// A number with at most three decimals, and 0 for a value that is not finite.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    return NibNumber.text((Double(value) * 1000).rounded() / 1000)
  }
}
