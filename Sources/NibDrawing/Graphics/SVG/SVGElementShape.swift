import NibCore

/// The outlines of the elements that draw shapes.
enum SVGElementShape {
  /// The outline of an element; `nil` for elements without one.
  ///
  /// - Parameter page: the size of the drawing, of which percentages are parts.
  /// - Throws: `tooComplex` for a path with too many commands, of which only a part would be drawn.
  static func outline(
    of name: String, _ properties: [String: String], _ page: CGSize
  ) throws(GraphicBuilder.Failure) -> PathOutline? {
    func length(_ name: String, _ whole: CGFloat = 0) -> Double? {
      guard let text = properties[name] else { return nil }
      return text.hasSuffix("%") ? SVGNumbers.share(text).map { $0 * Double(whole) } : SVGNumbers.length(text)
    }
    switch name {
    case "path":
      let path = SVGPathData(properties["d"] ?? "")
      guard !path.isTooLong else { throw .tooComplex }
      return path.outline
    case "rect":
      guard let width = length("width", page.width), let height = length("height", page.height), width > 0,
        height > 0
      else { return PathOutline() }
      let (rx, ry) = (length("rx"), length("ry"))
      return .rectangle(
        CGRect(
          x: length("x", page.width) ?? 0, y: length("y", page.height) ?? 0, width: width, height: height),
        radii: CGSize(width: max(0, rx ?? ry ?? 0), height: max(0, ry ?? rx ?? 0)))
    case "circle", "ellipse":
      let rx = length(name == "circle" ? "r" : "rx", page.width) ?? 0
      let ry = name == "circle" ? rx : length("ry", page.height) ?? 0
      guard rx > 0, ry > 0 else { return PathOutline() }
      let (x, y) = (length("cx", page.width) ?? 0, length("cy", page.height) ?? 0)
      return .ellipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      var outline = PathOutline()
      outline.move(to: CGPoint(x: length("x1", page.width) ?? 0, y: length("y1", page.height) ?? 0))
      outline.line(to: CGPoint(x: length("x2", page.width) ?? 0, y: length("y2", page.height) ?? 0))
      return outline
    case "polyline", "polygon":
      let n = SVGNumbers.all(properties["points"] ?? "")
      var outline = PathOutline()
      for index in stride(from: 0, to: n.count - 1, by: 2) {
        let point = CGPoint(x: n[index], y: n[index + 1])
        if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
      }
      if name == "polygon" { outline.close() }
      return outline
    default: return nil
    }
  }
}
