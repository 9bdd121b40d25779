import NibCore

extension PDFContentReader {
  /// Performs an operator. Those that are not known are skipped, as the format demands.
  mutating func perform(_ word: String) throws(GraphicBuilder.Failure) {
    switch word {
    case "m", "l", "c", "v", "y", "h", "re": extendPath(word)
    case "f", "F": try paint(fills: true)
    case "f*": try paint(fills: true, isEvenOdd: true)
    case "S": try paint(strokes: true)
    case "s":
      outline.close()
      try paint(strokes: true)
    case "B": try paint(fills: true, strokes: true)
    case "B*": try paint(fills: true, strokes: true, isEvenOdd: true)
    case "b", "b*":
      outline.close()
      try paint(fills: true, strokes: true, isEvenOdd: word == "b*")
    case "n": try paint()
    case "W": nextClip = false
    case "W*": nextClip = true
    case "cm":
      guard let matrix = CGAffineTransform(numbers: numbers(6)) else { return }
      state.transform = matrix.concatenating(state.transform)
    case "w", "J", "j", "M", "d": setLine(word)
    case "gs": try setState()
    case "Do": try drawObject()
    case "sh": try paintShading()
    case "BDC", "BMC", "EMC": mark(word)
    case "BT", "Tf", "Tm", "Td", "TD", "Tj", "TJ", "'", "\"": leaveOutText(word)
    default: try setColor(word)
    }
  }

  private mutating func extendPath(_ word: String) {
    func point(_ n: [Double], _ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch word {
    case "m": if let n = numbers(2) { outline.move(to: point(n, 0)) }
    case "l": if let n = numbers(2) { outline.line(to: point(n, 0)) }
    case "c": if let n = numbers(6) { outline.curve(point(n, 0), point(n, 2), to: point(n, 4)) }
    case "v": if let n = numbers(4) { outline.curve(outline.last, point(n, 0), to: point(n, 2)) }
    case "y": if let n = numbers(4) { outline.curve(point(n, 0), point(n, 2), to: point(n, 2)) }
    case "h": outline.close()
    default:
      guard let n = numbers(4) else { return }
      outline.move(to: point(n, 0))
      outline.line(to: CGPoint(x: n[0] + n[2], y: n[1]))
      outline.line(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
      outline.line(to: CGPoint(x: n[0], y: n[1] + n[3]))
      outline.close()
    }
  }

  /// Ends the current path: fills it, draws a line along it, and clips what follows.
  private mutating func paint(
    fills: Bool = false, strokes: Bool = false, isEvenOdd: Bool = false
  ) throws(GraphicBuilder.Failure) {
    defer {
      outline = PathOutline()
      nextClip = nil
    }
    guard !outline.isEmpty, state.transform.isUsable else { return }
    var shape = GraphicShape(outline: outline, transform: state.transform, isEvenOdd: isEvenOdd)
    if fills || strokes {
      var path = GraphicPath(shape: shape)
      if fills { path.fill = state.fill?.faded(state.fillAlpha) }
      if strokes, let paint = state.strokePaint {
        path.stroke = state.line
        path.stroke?.paint = paint.faded(state.strokeAlpha)
      }
      if fills && path.fill == nil || strokes && path.stroke == nil {
        leaveOut(state.missing, outline.bounds?.applying(state.transform))
      }
      if path.fill != nil || path.stroke != nil {
        try builder.count(path)
        try add(.path(path))
      }
    }
    if let isEvenOdd = nextClip {
      shape.isEvenOdd = isEvenOdd
      clip(to: shape)
    }
  }

  /// Notes that something inside the clips is not drawn, unless its layer is off.
  mutating func leaveOut(_ part: GraphicBuilder.LeftOut, _ frame: CGRect?) {
    guard isVisible else { return }
    let frame = frame ?? state.clipFrame
    guard frame.isFinite else { return }
    let visible = frame.intersection(state.clipFrame)
    if !visible.isNull { builder.leaveOut(part, visible) }
  }

  /// Limits what follows to an area. Rectangles around the whole page have no effect.
  mutating func clip(to shape: GraphicShape) {
    guard let bounds = shape.outline.bounds, shape.transform.isUsable else { return }
    let frame = bounds.applying(shape.transform)
    let common = frame.intersection(state.clipFrame)
    let isUpright =
      shape.transform.b == 0 && shape.transform.c == 0 || shape.transform.a == 0 && shape.transform.d == 0
    if isUpright, shape.outline.isRectangle, frame.insetBy(dx: -0.01, dy: -0.01).contains(builder.page) {
      return
    }
    state.clipFrame = common.isNull ? .zero : common
    // Clips inside each other beyond this depth are those of damaged files.
    if state.clips.count < 32 { state.clips.append(shape) }
    clipCount += 1
    state.clipNumber = clipCount
  }

  private mutating func setLine(_ word: String) {
    if word == "d" {
      guard operands.count >= 2, let dashes = operands[operands.count - 2].array else { return }
      let lengths = dashes.prefix(32).compactMap(\.number)
      state.line.dashes = lengths.contains { $0 > 0 } ? lengths : []
      state.line.dashStart = operands[operands.count - 1].number ?? 0
      return
    }
    guard let number = numbers(1)?[0] else { return }
    switch word {
    case "w": state.line.width = abs(number)
    case "J": state.line.cap = number == 1 ? .round : number == 2 ? .square : .butt
    case "j": state.line.join = number == 1 ? .round : number == 2 ? .bevel : .miter
    default: state.line.miterLimit = max(1, number)
    }
  }

  /// Sets colors. Other operators have no effect.
  private mutating func setColor(_ word: String) throws(GraphicBuilder.Failure) {
    switch word {
    case "g", "rg", "k":
      state.fillSpace = word == "g" ? .gray : word == "rg" ? .rgb : .cmyk
      if let n = numbers(state.fillSpace.count) { state.fill = .color(state.fillSpace.color(n)) }
    case "G", "RG", "K":
      state.strokeSpace = word == "G" ? .gray : word == "RG" ? .rgb : .cmyk
      if let n = numbers(state.strokeSpace.count) { state.strokePaint = .color(state.strokeSpace.color(n)) }
    case "cs", "CS":
      try builder.step(4)
      let space = operands.last.flatMap { PDFColorSpace($0, file, resources) }
      if space == nil { state.missing = .color }
      let paint = space.map { GraphicPaint.color($0.color($0.first)) }
      if word == "cs" {
        (state.fillSpace, state.fill) = (space ?? .pattern, paint)
      } else {
        (state.strokeSpace, state.strokePaint) = (space ?? .pattern, paint)
      }
    case "sc", "scn": try setPaint(state.fillSpace, \.fill)
    case "SC", "SCN": try setPaint(state.strokeSpace, \.strokePaint)
    default: break
    }
  }

  private mutating func setPaint(
    _ space: PDFColorSpace, _ paint: WritableKeyPath<PDFState, GraphicPaint?>
  ) throws(GraphicBuilder.Failure) {
    try builder.step(space.cost / 4)
    guard case .pattern = space else {
      if let n = numbers(min(space.count, operands.count)) { state[keyPath: paint] = .color(space.color(n)) }
      return
    }
    guard let name = operands.last?.name,
      let pattern = file[file[resources["Pattern"]].dictionary?[name]].dictionary
    else {
      if operands.last?.name != nil { state[keyPath: paint] = nil }
      return
    }
    let matrix = CGAffineTransform(numbers: file.numbers(pattern["Matrix"])) ?? .identity
    let gradient = try gradient(pattern["Shading"], matrix.concatenating(base))
    state[keyPath: paint] = gradient.map { .gradient($0) }
    if gradient == nil { state.missing = file[pattern["PatternType"]].integer == 2 ? .shading : .pattern }
  }

  /// Fills the area inside the clips with a shading.
  private mutating func paintShading() throws(GraphicBuilder.Failure) {
    guard let name = operands.last?.name,
      let gradient = try gradient(file[resources["Shading"]].dictionary?[name], state.transform)
    else { return leaveOut(.shading, nil) }
    let shape = GraphicShape(outline: .rectangle(builder.page), transform: .identity)
    try builder.count(shape)
    try add(.path(GraphicPath(shape: shape, fill: .gradient(gradient).faded(state.fillAlpha))))
  }

  /// Reads a shading; `nil` for kinds that are not drawn.
  private mutating func gradient(
    _ shading: PDFObject?, _ transform: CGAffineTransform
  ) throws(GraphicBuilder.Failure) -> GraphicGradient? {
    let read = GraphicGradient.read(shading: file[shading], file, resources, transform)
    // Damaged functions can be long, too.
    try builder.step((read?.cost ?? 1024) / 4)
    return read?.gradient
  }

  /// Follows the place of texts, which are not drawn, to know how much is missing.
  private mutating func leaveOutText(_ word: String) {
    switch word {
    case "BT": state.textMatrix = .identity
    case "Tf": state.fontSize = numbers(1)?[0] ?? 0
    case "Tm":
      if let matrix = CGAffineTransform(numbers: numbers(6)) { state.textMatrix = matrix }
    case "Td", "TD":
      guard let n = numbers(2) else { return }
      state.textMatrix = state.textMatrix.translatedBy(x: n[0], y: n[1])
    default:
      let strings = operands.flatMap { $0.array ?? [$0] }.compactMap(\.string)
      let length = strings.reduce(0) { $0 + $1.filter { $0 > 32 }.count }
      let size = state.fontSize
      let frame = CGRect(x: 0, y: 0, width: 0.5 * size * Double(length), height: 0.7 * size)
      leaveOut(.text, frame.standardized.applying(state.textMatrix).applying(state.transform))
    }
  }
}

extension PathOutline {
  /// Whether the outline is one rectangle.
  var isRectangle: Bool {
    guard parts.count <= 6, let bounds else { return false }
    return parts.allSatisfy { part in
      switch part {
      case .move(let point), .line(let point):
        (point.x == bounds.minX || point.x == bounds.maxX)
          && (point.y == bounds.minY || point.y == bounds.maxY)
      case .curve: false
      case .close: true
      }
    } && parts.count >= 4
  }
}

extension CGAffineTransform {
  /// A transform of six numbers; `nil` for another count, and for numbers that are too large.
  init?(numbers n: [Double]?) {
    guard let n, n.count == 6, n.allSatisfy({ abs($0) < 1e7 }) else { return nil }
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
