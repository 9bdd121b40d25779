import NibCore

extension SVGReader {
  /// The paint of a text such as `none`, `#f00` or `url(#a) red`; `nil` for none.
  func paint(_ text: String, _ opacity: Double, _ outline: PathOutline, _ context: Context) -> GraphicPaint? {
    guard text != "none" else { return nil }
    if text.hasPrefix("url(") {
      if let index = tree.reference(text), let gradient = gradient(index, outline, context) {
        return gradient.faded(opacity)
      }
      let fallback = text.firstIndex(of: ")").map { text[text.index(after: $0)...] } ?? ""
      return color(fallback.trimmingCharacters(in: .whitespaces), opacity, context)
    }
    return color(text, opacity, context)
  }

  private func color(_ text: String, _ opacity: Double, _ context: Context) -> GraphicPaint? {
    guard var color = SVGColor.color(text.lowercased() == "currentcolor" ? context.style.color : text) else {
      return nil
    }
    color.alpha *= opacity
    return color.alpha > 0 ? .color(color) : nil
  }

  /// The gradient of an element; `nil` if it is no gradient, or has no colors.
  private func gradient(_ index: Int, _ outline: PathOutline, _ context: Context) -> GraphicPaint? {
    let name = tree.elements[index].name
    guard name == "linearGradient" || name == "radialGradient" else { return nil }
    // Attributes and colors that it does not have are those of the element that it refers to.
    var properties: [String: String] = [:]
    var stops: [GraphicGradient.Stop] = []
    var next: Int? = index
    for _ in 0..<8 {
      guard let current = next else { break }
      let own = tree.properties(of: tree.elements[current])
      properties.merge(own) { known, _ in known }
      if stops.isEmpty { stops = self.stops(of: current, context) }
      next = tree.reference(own["href"])
    }
    guard let last = stops.last else { return nil }
    let isBox = properties["gradientUnits"] != "userSpaceOnUse"
    var transform = CGAffineTransform(svg: properties["gradientTransform"])
    if isBox {
      guard let bounds = outline.bounds, bounds.width > 0, bounds.height > 0 else {
        return .color(last.color)
      }
      transform = transform.concatenating(CGAffineTransform(unitSquareTo: bounds))
    }
    let size = isBox ? CGSize(width: 1, height: 1) : builder.page.size
    func place(_ name: String, _ standard: Double, _ length: CGFloat) -> Double {
      guard let text = properties[name] else { return standard * Double(length) }
      return (SVGNumbers.share(text) ?? 0) * (text.hasSuffix("%") ? Double(length) : 1)
    }
    func point(_ x: String, _ y: String, _ standardX: Double, _ standardY: Double) -> CGPoint {
      CGPoint(x: place(x, standardX, size.width), y: place(y, standardY, size.height))
    }
    var gradient = GraphicGradient(
      start: point("x1", "y1", 0, 0), end: point("x2", "y2", 1, 0), stops: stops,
      transform: transform.concatenating(context.transform))
    if name == "radialGradient" {
      gradient.end = point("cx", "cy", 0.5, 0.5)
      gradient.start = CGPoint(
        x: properties["fx"] == nil ? gradient.end.x : place("fx", 0.5, size.width),
        y: properties["fy"] == nil ? gradient.end.y : place("fy", 0.5, size.height))
      gradient.radii = GraphicGradient.Radii(
        start: max(0, place("fr", 0, size.width)), end: max(0, place("r", 0.5, max(size.width, size.height))))
    }
    return .gradient(gradient)
  }

  private func stops(of element: Int, _ context: Context) -> [GraphicGradient.Stop] {
    var last = 0.0
    return tree.elements[element].children.compactMap { child in
      guard tree.elements[child].name == "stop" else { return nil }
      let properties = tree.properties(of: tree.elements[child])
      let text = properties["stop-color"] ?? "black"
      var color =
        SVGColor.color(text == "currentColor" ? context.style.color : text) ?? ColorComponents(white: 0)
      color.alpha *= min(1, max(0, SVGNumbers.share(properties["stop-opacity"]) ?? 1))
      last = max(last, min(1, max(0, SVGNumbers.share(properties["offset"]) ?? 0)))
      return GraphicGradient.Stop(place: last, color: color)
    }
  }

  /// About the area of a text.
  private func textFrame(_ index: Int, _ properties: [String: String], _ context: Context) -> CGRect {
    let letters = tree.textLengths[index] ?? 0
    let size = context.style.fontSize
    let x = SVGNumbers.all(properties["x"] ?? "").first ?? 0
    let y = SVGNumbers.all(properties["y"] ?? "").first ?? 0
    return CGRect(x: x, y: y - size * 0.7, width: 0.5 * size * Double(letters), height: size * 0.7)
      .applying(context.transform)
  }

  /// Notes that a text is missing.
  mutating func leaveOutText(_ index: Int, _ properties: [String: String], _ context: Context) {
    builder.leaveOut(.text, textFrame(index, properties, context))
  }

  /// The pixels of an `image` element, if the file contains them.
  mutating func pixels(
    _ properties: [String: String], _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let frame = CGRect(
      x: SVGNumbers.length(properties["x"]) ?? 0, y: SVGNumbers.length(properties["y"]) ?? 0,
      width: SVGNumbers.length(properties["width"]) ?? 0, height: SVGNumbers.length(properties["height"]) ?? 0
    )
    guard frame.width > 0, frame.height > 0, context.transform.isUsable else { return [] }
    guard let image = SVGPixels.image(properties["href"] ?? ""),
      let place = CGAffineTransform(
        viewBox: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: frame,
        properties["preserveAspectRatio"])
    else {
      builder.leaveOut(.pixels, frame.applying(context.transform))
      return []
    }
    try builder.count(GraphicShape(outline: .rectangle(frame), transform: context.transform))
    let square = CGAffineTransform(scaleX: Double(image.width), y: Double(image.height))
    return [.pixels(image, square.concatenating(place).concatenating(context.transform))]
  }
}

/// Reads the pixels that an SVG file contains.
enum SVGPixels {
  private static let longestSide = 1024

  /// The image of a `data:` address; `nil` for other addresses.
  static func image(_ address: String) -> PixelImage? {
    guard address.hasPrefix("data:image/"), let comma = address.firstIndex(of: ","),
      let data = Data(
        base64Encoded: String(address[address.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { return nil }
    let bytes = [UInt8](data)
    if ImageFormat(bytes) == .jpeg { return try? JPEGReader.read(bytes, longest: longestSide) }
    return try? PNGReader.read(bytes).reduced(to: longestSide)
  }
}
