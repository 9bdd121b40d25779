import NibCore

/// Writes drawings as paths.
extension VectorSVG {
  /// Writes a drawing in its frame. A template is an area of one color, of which the drawing is the mask.
  mutating func write(_ placed: PlacedGraphic) throws(PNGWriter.Failure) {
    let frame = VectorRectangle(placed.frame)
    let clip = define("clipPath", "", "<rect\(Self.attributes(of: frame))/>")
    let opacity = placed.opacity < 0.999 ? " opacity=\"\(Self.number(placed.opacity))\"" : ""
    let inner = try markup(of: placed.graphic.items)
    let group = "<g\(Self.transform(placed.transform))>\n\(inner)</g>\n"
    guard let tint = placed.tint else {
      parts.append("<g clip-path=\"url(#\(clip))\"\(opacity)>\n\(group)</g>\n")
      return
    }
    let mask = define(
      "mask", " maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\"\(Self.attributes(of: frame))", group)
    parts.append(
      "<rect\(Self.attributes(of: frame)) fill=\"\(Self.hex(tint))\"\(Self.opacity("fill-opacity", tint))"
        + "\(opacity) mask=\"url(#\(mask))\"/>\n")
  }

  /// Adds a definition and returns its id.
  private mutating func define(_ name: String, _ attributes: String, _ content: String) -> String {
    let id = "\(name.prefix(1))\(definitions.count + 1)"
    definitions.append("<\(name) id=\"\(id)\"\(attributes)>\(content)</\(name)>\n")
    return id
  }

  private mutating func markup(of items: [GraphicItem]) throws(PNGWriter.Failure) -> String {
    var text = ""
    for item in items {
      switch item {
      case .path(let path): text += markup(of: path)
      case .pixels(let image, let transform):
        let data = Data(try PNGWriter.bytes(of: image)).base64EncodedString()
        text +=
          "<image width=\"1\" height=\"1\"\(Self.transform(transform)) preserveAspectRatio=\"none\""
          + " href=\"data:image/png;base64,\(data)\"/>\n"
      case .group(let group): text += try markup(of: group)
      }
    }
    return text
  }

  private mutating func markup(of path: GraphicPath) -> String {
    var paint = path.fill.map { attributes(of: $0, "fill", path.shape.transform) } ?? " fill=\"none\""
    if path.shape.isEvenOdd { paint += " fill-rule=\"evenodd\"" }
    if let stroke = path.stroke { paint += attributes(of: stroke, path.shape.transform) }
    return
      "<path d=\"\(Self.data(of: path.shape.outline))\"\(Self.transform(path.shape.transform))\(paint)/>\n"
  }

  /// Writes a group. Each of its clips is a group of its own, because all of them apply.
  private mutating func markup(of group: GraphicGroup) throws(PNGWriter.Failure) -> String {
    var text = try markup(of: group.items)
    if let mask = group.mask {
      let content = try markup(of: mask.items)
      let kind = mask.isLuminosity ? "luminance" : "alpha"
      let id = define(
        "mask",
        " maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\""
          + " style=\"mask-type:\(kind)\"", content)
      text = "<g mask=\"url(#\(id))\">\n\(text)</g>\n"
    }
    for clip in group.clips.reversed() {
      let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      let id = define(
        "clipPath", "", "<path d=\"\(Self.data(of: clip.outline))\"\(Self.transform(clip.transform))\(rule)/>"
      )
      text = "<g clip-path=\"url(#\(id))\">\n\(text)</g>\n"
    }
    return group.opacity < 1 ? "<g opacity=\"\(Self.number(group.opacity))\">\n\(text)</g>\n" : text
  }

  private static func data(of outline: PathOutline) -> String {
    func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return outline.parts.map { part in
      switch part {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func transform(_ transform: CGAffineTransform) -> String {
    guard transform != .identity else { return "" }
    // Scales of large drawings need more than the three decimals of other numbers.
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      NibNumber.text((Double($0) * 1e6).rounded() / 1e6)
    }
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  /// The attributes of a fill or a stroke of a path with a transform.
  private mutating func attributes(
    of paint: GraphicPaint, _ name: String, _ transform: CGAffineTransform
  ) -> String {
    switch paint {
    case .color(let color): return " \(name)=\"\(Self.hex(color))\"" + Self.opacity("\(name)-opacity", color)
    case .gradient(let gradient): return " \(name)=\"url(#\(define(gradient, in: transform)))\""
    }
  }

  private mutating func attributes(of stroke: GraphicStroke, _ transform: CGAffineTransform) -> String {
    var text =
      attributes(of: stroke.paint, "stroke", transform) + " stroke-width=\"\(Self.number(stroke.width))\""
    switch stroke.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch stroke.join {
    case .miter: text += " stroke-miterlimit=\"\(Self.number(stroke.miterLimit))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    guard !stroke.dashes.isEmpty else { return text }
    let dashes = stroke.dashes.map { Self.number($0) }.joined(separator: " ")
    return text + " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(Self.number(stroke.dashStart))\""
  }

  /// Adds a gradient and returns its id. Viewers place it in the coordinates of the path.
  private mutating func define(_ gradient: GraphicGradient, in path: CGAffineTransform) -> String {
    let place = Self.transform(gradient.transform.concatenating(path.inverted()))
    let turned = place.replacingOccurrences(of: " transform=", with: " gradientTransform=")
    let stops = gradient.stops.map {
      "<stop offset=\"\(Self.number($0.place))\" stop-color=\"\(Self.hex($0.color))\""
        + "\(Self.opacity("stop-opacity", $0.color))/>"
    }.joined()
    let (start, end) = (gradient.start, gradient.end)
    let units = " gradientUnits=\"userSpaceOnUse\""
    guard let radii = gradient.radii else {
      let line =
        " x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" x2=\"\(Self.number(end.x))\""
        + " y2=\"\(Self.number(end.y))\""
      return define("linearGradient", units + line + turned, stops)
    }
    let circles =
      " fx=\"\(Self.number(start.x))\" fy=\"\(Self.number(start.y))\" fr=\"\(Self.number(radii.start))\""
      + " cx=\"\(Self.number(end.x))\" cy=\"\(Self.number(end.y))\" r=\"\(Self.number(radii.end))\""
    return define("radialGradient", units + circles + turned, stops)
  }
}
