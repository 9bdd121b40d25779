import NibCore

/// Reads the elements of an SVG file as parts of a drawing.
struct SVGReader {
  /// What an element inherits.
  struct Context {
    var style = SVGStyle()
    /// Places the element in the drawing.
    var transform: CGAffineTransform
    /// The number of elements around it, with those that `use` elements refer to.
    var depth = 0
  }

  let tree: SVGTree
  var builder: GraphicBuilder
  /// The number of elements that were drawn. An element can be drawn several times.
  private var visits = 0

  private static let mostVisits = 100_000
  /// The greatest depth of elements in each other.
  static let deepest = 64

  /// The drawing of a file.
  static func graphic(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) -> VectorGraphic {
    guard let tree = SVGTree(bytes) else { throw .broken("it is not a well-formed SVG file") }
    guard let size = SVGHeader.size(bytes), max(size.width, size.height) < 1e5 else {
      throw .broken("it has no size")
    }
    var reader = SVGReader(tree: tree, builder: GraphicBuilder(size: size))
    let root = tree.properties(of: tree.elements[0])
    let box = viewBox(root)
    let transform = box.flatMap {
      CGAffineTransform(viewBox: $0, in: CGRect(origin: .zero, size: size), root["preserveAspectRatio"])
    }
    var context = Context(transform: transform ?? .identity)
    context.style = context.style.inside(root)
    let items = try reader.items(inside: 0, context)
    return try reader.builder.graphic(items)
  }

  private init(tree: SVGTree, builder: GraphicBuilder) { (self.tree, self.builder) = (tree, builder) }

  private static func viewBox(_ properties: [String: String]) -> CGRect? {
    let n = SVGNumbers.all(properties["viewBox"] ?? "")
    return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : nil
  }

  /// The parts that the children of an element draw.
  mutating func items(inside element: Int, _ context: Context) throws(GraphicBuilder.Failure) -> [GraphicItem]
  {
    guard context.depth < Self.deepest else { throw .tooComplex }
    var items: [GraphicItem] = []
    for child in tree.elements[element].children { items += try self.items(of: child, context) }
    return items
  }

  /// The parts that an element draws.
  mutating func items(of index: Int, _ outer: Context) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    visits += 1
    guard visits < Self.mostVisits, outer.depth < Self.deepest else { throw .tooComplex }
    let element = tree.elements[index]
    let properties = tree.properties(of: element)
    guard properties["display"] != "none" else { return [] }
    var context = outer
    context.depth += 1
    context.style = outer.style.inside(properties)
    context.transform = CGAffineTransform(svg: properties["transform"]).concatenating(outer.transform)
    var items: [GraphicItem]
    switch element.name {
    case "g", "a", "switch": items = try self.items(inside: index, context)
    case "svg": items = try nested(index, properties, context)
    case "use": items = try used(properties, context)
    case "text":
      leaveOutText(index, properties, context)
      return []
    case "image": items = try pixels(properties, context)
    default:
      guard let outline = SVGElementShape.outline(of: element.name, properties, builder.page.size) else {
        return []
      }
      items = try pattern(in: outline, context) + (path(outline, context).map { [$0] } ?? [])
    }
    guard !items.isEmpty else { return [] }
    return try effects(properties, context, items)
  }

  /// The path of an outline; `nil` if it is not visible.
  private mutating func path(_ outline: PathOutline, _ context: Context) throws(GraphicBuilder.Failure)
    -> GraphicItem?
  {
    let style = context.style
    guard style.isVisible, !outline.isEmpty, context.transform.isUsable else { return nil }
    let shape = GraphicShape(outline: outline, transform: context.transform, isEvenOdd: style.isEvenOdd)
    var path = GraphicPath(shape: shape)
    path.fill = paint(style.fill, style.fillOpacity, outline, context)
    if style.line.width > 0, let paint = paint(style.stroke, style.strokeOpacity, outline, context) {
      path.stroke = style.line
      path.stroke?.paint = paint
    }
    guard path.fill != nil || path.stroke != nil else { return nil }
    try builder.count(shape, reach: path.stroke.map { $0.width / 2 } ?? 0)
    return .path(path)
  }

  /// The parts of an element with its opacity, its clip and its mask.
  private mutating func effects(
    _ properties: [String: String], _ context: Context, _ items: [GraphicItem]
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    var group = GraphicGroup(items: items)
    group.opacity = min(1, max(0, SVGNumbers.share(properties["opacity"]) ?? 1))
    if let text = properties["clip-path"], text != "none", let clip = tree.reference(text) {
      group.clips = [try self.clip(clip, context, items)]
    }
    if let text = properties["mask"], text != "none", let mask = tree.reference(text) {
      try builder.countLayer()
      var inner = Context(transform: context.transform, depth: context.depth + 1)
      inner.style = inner.style.inside(tree.properties(of: tree.elements[mask]))
      let kind = tree.properties(of: tree.elements[mask])["mask-type"]
      group.mask = GraphicMask(items: try self.items(inside: mask, inner), isLuminosity: kind != "alpha")
    }
    if group.opacity < 1 { try builder.countLayer() }
    guard group.opacity < 1 || !group.clips.isEmpty || group.mask != nil else { return items }
    return group.opacity > 0 ? [.group(group)] : []
  }

  /// The area of a `clipPath` element: that of all of its shapes.
  private mutating func clip(
    _ index: Int, _ context: Context, _ items: [GraphicItem]
  ) throws(GraphicBuilder.Failure) -> GraphicShape {
    let element = tree.elements[index]
    let own = tree.properties(of: element)
    var transform = CGAffineTransform(svg: own["transform"])
    if own["clipPathUnits"] == "objectBoundingBox", case .path(let path)? = items.first,
      let bounds = path.shape.outline.bounds
    {
      transform = transform.concatenating(CGAffineTransform(unitSquareTo: bounds))
    }
    var shape = GraphicShape(outline: PathOutline(), transform: context.transform)
    for child in element.children {
      var target = tree.elements[child]
      var properties = tree.properties(of: target)
      var place = CGAffineTransform(svg: properties["transform"])
      if target.name == "use", let used = tree.reference(properties["href"]) {
        target = tree.elements[used]
        properties = tree.properties(of: target)
        place = CGAffineTransform(svg: properties["transform"]).concatenating(place)
      }
      guard let outline = SVGElementShape.outline(of: target.name, properties, builder.page.size) else {
        continue
      }
      shape.outline.append(outline.applying(place.concatenating(transform)))
      shape.isEvenOdd = context.style.inside(own).inside(properties).isClipEvenOdd
    }
    try builder.count(shape)
    return shape
  }

  /// The parts of an `svg` element inside another one.
  private mutating func nested(
    _ index: Int, _ properties: [String: String], _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    var context = context
    let page = builder.page.size
    let frame = CGRect(
      x: SVGNumbers.length(properties["x"]) ?? 0, y: SVGNumbers.length(properties["y"]) ?? 0,
      width: SVGNumbers.length(properties["width"]) ?? page.width,
      height: SVGNumbers.length(properties["height"]) ?? page.height)
    let place = Self.viewBox(properties).flatMap {
      CGAffineTransform(viewBox: $0, in: frame, properties["preserveAspectRatio"])
    }
    context.transform = (place ?? CGAffineTransform(translationX: frame.minX, y: frame.minY))
      .concatenating(context.transform)
    return try items(inside: index, context)
  }

  /// The parts of the element that a `use` element refers to.
  private mutating func used(
    _ properties: [String: String], _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    guard let target = tree.reference(properties["href"]) else { return [] }
    var context = context
    let offset = CGAffineTransform(
      translationX: SVGNumbers.length(properties["x"]) ?? 0, y: SVGNumbers.length(properties["y"]) ?? 0)
    context.transform = offset.concatenating(context.transform)
    guard tree.elements[target].name == "symbol" else { return try items(of: target, context) }
    var symbol = tree.properties(of: tree.elements[target])
    context.style = context.style.inside(symbol)
    symbol["width"] = properties["width"] ?? symbol["width"]
    symbol["height"] = properties["height"] ?? symbol["height"]
    return try nested(target, symbol, context)
  }
}

extension CGAffineTransform {
  /// Places the square from (0, 0) to (1, 1) in a rectangle.
  init(unitSquareTo frame: CGRect) {
    self.init(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
  }
}
