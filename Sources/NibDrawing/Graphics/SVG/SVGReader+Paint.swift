import NibCore

extension SVGReader {
  /// The colors of a gradient can be those of the element that it paints.
  struct GradientKey: Hashable {
    var element: Int
    var color: String
  }

  /// The paint of a text such as `none`, `#f00` or `url(#a) red`; `nil` for none.
  mutating func paint(
    _ text: String, _ opacity: Double, _ outline: PathOutline, _ context: Context
  ) throws(GraphicBuilder.Failure) -> GraphicPaint? {
    guard text.lowercased() != "none" else { return nil }
    if text.hasPrefix("url(") {
      if let index = tree.reference(text), let gradient = try gradient(index, outline, context) {
        return gradient.faded(opacity)
      }
      let fallback = (text.firstIndex(of: ")").map { text[text.index(after: $0)...] } ?? "")
        .trimmingCharacters(in: .whitespaces)
      return fallback.isEmpty || fallback == "none" ? nil : color(fallback, opacity, outline, context)
    }
    return color(text, opacity, outline, context)
  }

  /// Whether a paint is a pattern.
  func isPattern(_ paint: String) -> Bool {
    paint.hasPrefix("url(") && tree.reference(paint).map { tree.elements[$0].name == "pattern" } ?? false
  }

  /// The paint of a text with a color; `nil` if it is transparent, or not known and thus left out.
  private mutating func color(
    _ text: String, _ opacity: Double, _ outline: PathOutline, _ context: Context
  ) -> GraphicPaint? {
    guard var color = SVGColor.color(text.lowercased() == "currentcolor" ? context.style.color : text) else {
      if let bounds = outline.bounds { builder.leaveOut(.color, bounds.applying(context.transform)) }
      return nil
    }
    color.alpha *= opacity
    return color.alpha > 0 ? .color(color) : nil
  }

  /// The gradient of an element; `nil` if it is no gradient, or has no colors.
  private mutating func gradient(
    _ index: Int, _ outline: PathOutline, _ context: Context
  ) throws(GraphicBuilder.Failure) -> GraphicPaint? {
    let name = tree.elements[index].name
    guard name == "linearGradient" || name == "radialGradient" else { return nil }
    // Attributes and colors that it does not have are those of the element that it refers to.
    var properties: [String: String] = [:]
    var stops: [GraphicGradient.Stop] = []
    var next: Int? = index
    for _ in 0..<8 {
      guard let current = next else { break }
      let own = tree.elements[current].properties
      try builder.step(tree.elements[current].weight)
      properties.merge(own) { known, _ in known }
      if stops.isEmpty { stops = try self.stops(of: current, context) }
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

  /// The colors of a gradient's element, which are read once.
  private mutating func stops(
    of element: Int, _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicGradient.Stop] {
    let key = GradientKey(element: element, color: context.style.color)
    if let known = gradientStops[key] { return known }
    var stops: [GraphicGradient.Stop] = []
    for child in tree.elements[element].children where tree.elements[child].name == "stop" {
      try builder.step(tree.elements[child].weight)
      stops.append(stop(tree.elements[child].properties, after: stops.last?.place ?? 0, context))
    }
    let limited = GraphicGradient.limited(stops)
    gradientStops[key] = limited
    return limited
  }

  private mutating func stop(
    _ properties: [String: String], after last: Double, _ context: Context
  ) -> GraphicGradient.Stop {
    let text = context.style.resolved(properties["stop-color"] ?? "black")
    let known = SVGColor.color(text.lowercased() == "currentcolor" ? context.style.color : text)
    if known == nil { builder.note(.color) }
    var color = known ?? ColorComponents(white: 0)
    color.alpha *= min(1, max(0, SVGNumbers.share(properties["stop-opacity"]) ?? 1))
    let place = max(last, min(1, max(0, SVGNumbers.share(properties["offset"]) ?? 0)))
    return GraphicGradient.Stop(place: place, color: color)
  }

  /// Notes that a text is missing.
  mutating func leaveOutText(_ index: Int, _ context: Context) {
    let element = tree.elements[index]
    let size = context.style.fontSize
    let x = SVGNumbers.all(element.properties["x"] ?? "", limit: 1).first ?? 0
    let y = SVGNumbers.all(element.properties["y"] ?? "", limit: 1).first ?? 0
    let frame = CGRect(
      x: x, y: y - size * 0.7, width: 0.5 * size * Double(element.letterCount), height: size * 0.7)
    builder.leaveOut(.text, frame.applying(context.transform))
  }

  /// Notes that content in another language, such as HTML, is missing. What only some programs understand is there for
  /// them alone.
  mutating func leaveOutMarkup(_ properties: [String: String], _ context: Context) {
    guard properties["requiredExtensions"] == nil else { return }
    builder.leaveOut(.markup, Self.frame(properties).applying(context.transform))
  }

  /// The rectangle of an element.
  private static func frame(_ properties: [String: String]) -> CGRect {
    func length(_ name: String) -> Double { SVGNumbers.length(properties[name]) ?? 0 }
    return CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))
  }

  /// The pixels of an `image` element, if the file contains them.
  mutating func pixels(_ index: Int, _ context: Context) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let properties = tree.elements[index].properties
    let frame = Self.frame(properties)
    guard frame.width > 0, frame.height > 0, context.transform.isUsable else { return [] }
    guard let image = try image(of: index),
      let place = CGAffineTransform(
        viewBox: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: frame,
        properties["preserveAspectRatio"])
    else {
      builder.leaveOut(.pixels, frame.applying(context.transform))
      return []
    }
    try builder.count(image, in: frame, context.transform)
    let square = CGAffineTransform(scaleX: Double(image.width), y: Double(image.height))
    return [.pixels(image, square.concatenating(place).concatenating(context.transform))]
  }

  /// The pixels of the `data:` address of an element, which are read once; `nil` for other addresses.
  private mutating func image(of index: Int) throws(GraphicBuilder.Failure) -> PixelImage? {
    if let known = images[index] { return known }
    var image: PixelImage?
    if let bytes = Self.bytes(ofImage: tree.elements[index].properties["href"] ?? "") {
      try builder.countPixels(UIImage(data: Data(bytes))?.nibSize)
      image = try? PixelImage.read(bytes, longest: 1024)
    }
    images[index] = .some(image)
    return image
  }

  private static func bytes(ofImage address: String) -> [UInt8]? {
    guard address.hasPrefix("data:image/"), let comma = address.firstIndex(of: ",") else { return nil }
    let text = String(address[address.index(after: comma)...])
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }
}
