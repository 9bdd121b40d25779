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
  /// The outlines that were read, by their elements; `nil` for elements without one. An element can be drawn several
  /// times.
  private var outlines: [Int: PathOutline?] = [:]
  /// The colors of gradients that were read.
  var gradientStops: [GradientKey: [GraphicGradient.Stop]] = [:]
  /// The images that were read, by their elements; `nil` for those that are not drawn.
  var images: [Int: PixelImage?] = [:]

  /// The greatest depth of elements in each other.
  static let deepest = 64

  /// The drawing of a file.
  static func graphic(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) -> VectorGraphic {
    // The tree says what is wrong with a text whose encoding is not known.
    let text = try SVGDocumentType.removed(from: XMLText.utf8(of: bytes) ?? bytes)
    let tree = try SVGTree(text)
    guard let size = SVGHeader.size(text) else { throw .noSize }
    guard max(size.width, size.height) < GraphicBuilder.largestSide else { throw .tooLarge }
    var reader = SVGReader(tree: tree, builder: GraphicBuilder(size: size))
    if tree.sheet.hasOtherRules { reader.builder.note(.selector) }
    let root = tree.elements[0].properties
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
    let element = tree.elements[index]
    try builder.step(1 + element.weight)
    guard outer.depth < Self.deepest else { throw .tooComplex }
    let properties = element.properties
    guard properties["display"] != "none", opacity(of: properties) > 0 else { return [] }
    var context = outer
    context.depth += 1
    context.style = outer.style.inside(properties)
    context.transform = element.transform.concatenating(outer.transform)
    let items = try content(of: index, context)
    return items.isEmpty ? [] : try effects(properties, context, items)
  }

  /// The parts of an element without its opacity, its clip and its mask.
  private mutating func content(
    of index: Int, _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let element = tree.elements[index]
    switch element.name {
    case "g", "a", "switch": return try items(inside: index, context)
    case "svg": return try nested(index, element.properties, context)
    case "use": return try used(element.properties, context)
    case "image": return try pixels(index, context)
    case "text": leaveOutText(index, context)
    case "foreignObject": leaveOutMarkup(element.properties, context)
    default:
      guard let outline = try outline(of: index) else { return [] }
      return try pattern(in: outline, context) + paths(outline, context)
    }
    return []
  }

  /// The outline of an element, which is read once; `nil` for elements without one.
  private mutating func outline(of index: Int) throws(GraphicBuilder.Failure) -> PathOutline? {
    if let known = outlines[index] { return known }
    let element = tree.elements[index]
    let outline = try SVGElementShape.outline(of: element.name, element.properties, builder.page.size)
    outlines[index] = .some(outline)
    return outline
  }

  /// The path of an outline, or two if its line is drawn before its area; empty if it is not visible.
  private mutating func paths(
    _ outline: PathOutline, _ context: Context
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let style = context.style
    guard style.isVisible, !outline.isEmpty, context.transform.isUsable else { return [] }
    let shape = GraphicShape(outline: outline, transform: context.transform, isEvenOdd: style.isEvenOdd)
    var path = GraphicPath(shape: shape)
    path.fill = try paint(style.fill, style.fillOpacity, outline, context)
    if style.line.width > 0, let paint = try paint(style.stroke, style.strokeOpacity, outline, context) {
      path.stroke = style.line
      path.stroke?.paint = paint
    }
    if style.line.width > 0, isPattern(style.stroke) { builder.note(.pattern) }
    if style.hasMarkers { builder.note(.marker) }
    guard path.fill != nil || path.stroke != nil else { return [] }
    try builder.count(path)
    guard style.drawsLinesFirst, let fill = path.fill, path.stroke != nil else { return [.path(path)] }
    path.fill = nil
    return [.path(path), .path(GraphicPath(shape: shape, fill: fill))]
  }

  /// The opacity of an element as a whole.
  private func opacity(of properties: [String: String]) -> Double {
    min(1, max(0, SVGNumbers.share(properties["opacity"]) ?? 1))
  }

  /// The parts of an element with its opacity, its clip and its mask.
  private mutating func effects(
    _ properties: [String: String], _ context: Context, _ items: [GraphicItem]
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    var group = GraphicGroup(items: items)
    group.opacity = opacity(of: properties)
    if let text = properties["filter"], text != "none" { builder.note(.filter) }
    if let mode = properties["mix-blend-mode"], mode != "normal" { builder.note(.blending) }
    if let text = properties["clip-path"], text != "none", let clip = tree.reference(text) {
      group.clips = [try self.clip(clip, context, items)]
    }
    if let text = properties["mask"], text != "none", let mask = tree.reference(text) {
      try builder.countLayer()
      var inner = Context(transform: context.transform, depth: context.depth + 1)
      let own = tree.elements[mask].properties
      inner.style = inner.style.inside(own)
      group.mask = GraphicMask(
        items: try self.items(inside: mask, inner), isLuminosity: own["mask-type"] != "alpha")
    }
    guard group.opacity < 1 || !group.clips.isEmpty || group.mask != nil else { return items }
    if group.mask == nil, let path = items.onlyPath?.faded(group.opacity) {
      return group.clips.isEmpty
        ? [.path(path)] : [.group(GraphicGroup(items: [.path(path)], clips: group.clips))]
    }
    if group.opacity < 1 { try builder.countLayer() }
    return [.group(group)]
  }

  /// The area of a `clipPath` element: that of all of its shapes.
  private mutating func clip(
    _ index: Int, _ context: Context, _ items: [GraphicItem]
  ) throws(GraphicBuilder.Failure) -> GraphicShape {
    let element = tree.elements[index]
    let own = element.properties
    var transform = element.transform
    if own["clipPathUnits"] == "objectBoundingBox", case .path(let path)? = items.first,
      let bounds = path.shape.outline.bounds
    {
      transform = transform.concatenating(CGAffineTransform(unitSquareTo: bounds))
    }
    let style = context.style.inside(own)
    var shape = GraphicShape(outline: PathOutline(), transform: context.transform)
    for child in element.children {
      var target = child
      try builder.step(tree.elements[target].weight)
      var place = tree.elements[target].transform
      if tree.elements[target].name == "use",
        let used = tree.reference(tree.elements[target].properties["href"])
      {
        target = used
        try builder.step(tree.elements[target].weight)
        place = tree.elements[target].transform.concatenating(place)
      }
      if tree.elements[target].name == "text" { builder.leaveOut(.text, builder.page) }
      guard let outline = try outline(of: target) else { continue }
      try builder.count(
        GraphicShape(
          outline: outline, transform: place.concatenating(transform).concatenating(context.transform)))
      shape.outline.append(outline.applying(place.concatenating(transform)))
      shape.isEvenOdd = style.inside(tree.elements[target].properties).isClipEvenOdd
    }
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
    guard let target = tree.reference(properties["href"]) else {
      builder.note(.missing)
      return []
    }
    var context = context
    let offset = CGAffineTransform(
      translationX: SVGNumbers.length(properties["x"]) ?? 0, y: SVGNumbers.length(properties["y"]) ?? 0)
    context.transform = offset.concatenating(context.transform)
    guard tree.elements[target].name == "symbol" else { return try items(of: target, context) }
    var symbol = tree.elements[target].properties
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

extension [GraphicItem] {
  /// The path if there is nothing else.
  fileprivate var onlyPath: GraphicPath? {
    if count == 1, case .path(let path) = self[0] { path } else { nil }
  }
}

extension GraphicPath {
  /// The path made more transparent; `nil` if its fill would be visible through its line.
  fileprivate func faded(_ opacity: Double) -> GraphicPath? {
    guard fill == nil || stroke == nil else { return nil }
    var path = self
    path.fill = fill?.faded(opacity)
    if let stroke { path.stroke?.paint = stroke.paint.faded(opacity) }
    return path
  }
}
