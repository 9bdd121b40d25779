import NibCore

extension SVGReader {
  /// The parts of a pattern that fills an outline. Only a pattern of one tile, as design tools write it for images, is
  /// drawn.
  mutating func pattern(
    in outline: PathOutline, _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    guard isPattern(context.style.fill), let index = tree.reference(context.style.fill),
      let bounds = outline.bounds, context.transform.isUsable
    else { return [] }
    let properties = tree.elements[index].properties
    func isWhole(_ name: String, _ length: CGFloat) -> Bool {
      properties["patternUnits"] == "userSpaceOnUse"
        ? (SVGNumbers.length(properties[name]) ?? 0) >= Double(length)
        : (SVGNumbers.share(properties[name]) ?? 0) >= 1
    }
    guard isWhole("width", bounds.width), isWhole("height", bounds.height), properties["viewBox"] == nil,
      bounds.width > 0, bounds.height > 0
    else {
      builder.leaveOut(.pattern, bounds.applying(context.transform))
      return []
    }
    var inner = Context(transform: context.transform, depth: context.depth + 1)
    let own = CGAffineTransform(svg: properties["patternTransform"])
    let isBox = properties["patternContentUnits"] == "objectBoundingBox"
    let place =
      isBox
      ? CGAffineTransform(unitSquareTo: bounds) : CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    inner.transform = place.concatenating(own).concatenating(context.transform)
    let shape = GraphicShape(
      outline: outline, transform: context.transform, isEvenOdd: context.style.isEvenOdd)
    try builder.count(shape)
    let items = try self.items(inside: index, inner)
    return items.isEmpty ? [] : [.group(GraphicGroup(items: items, clips: [shape]))]
  }
}
