import NibCore

/// Composes the drawings of symbols from their names: `bell.slash.fill` is a filled bell with a line through it.
struct SymbolComposer {
  private let isRightToLeft: Bool
  /// The symbols into which others are put, with the size of the inner symbol and the height of its middle.
  private static let enclosures: [String: (scale: CGFloat, middle: CGFloat)] = [
    "circle": (0.52, 50), "square": (0.52, 50), "app": (0.52, 50), "rectangle": (0.42, 50),
    "shield": (0.46, 47),
    "seal": (0.46, 50), "triangle": (0.46, 60), "octagon": (0.5, 50), "hexagon": (0.46, 50),
    "diamond": (0.44, 50),
    "bubble": (0.42, 44), "bubble.left": (0.42, 44), "cloud": (0.4, 58), "icloud": (0.4, 58),
    "viewfinder": (0.6, 50),
    "capsule": (0.36, 50), "pentagon": (0.46, 54), "doc": (0.42, 62), "calendar": (0.42, 62),
    "house": (0.4, 60),
  ]
  /// The directions of arrows, by the turns of 90 degrees from the drawing in the table.
  private static let turns = ["up": 0, "right": 1, "down": 2, "left": 3]
  private static let diagonalTurns = [
    "up.right": 0, "right.down": 1, "down.right": 1, "down.left": 2, "up.left": 3,
  ]
  /// Names that say too little about a symbol to draw only these parts of it.
  private static let vague: Set<String> = [
    "circle", "square", "rectangle", "line", "text", "list", "dot", "capsule", "app", "triangle",
    "rectangle.portrait",
    "arrow", "character", "figure", "hand", "star.of.life",
  ]

  /// The names of symbols have fewer parts.
  private static let mostParts = 12

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// The drawing of a symbol; `nil` if neither the symbol nor a simpler one that its name begins with is known.
  func drawing(of name: String) -> SymbolDrawing? {
    var parts = name.split(separator: ".").map(String.init)
    guard parts.count <= SymbolComposer.mostParts else { return nil }
    if let whole = drawing(parts) { return whole.outlined }
    while parts.count > 1 {
      parts.removeLast()
      if SymbolComposer.vague.contains(parts.joined(separator: ".")) { return nil }
      if let simpler = drawing(parts) { return simpler.outlined }
    }
    return nil
  }

  private func drawing(_ parts: [String]) -> SymbolDrawing? {
    let name = parts.joined(separator: ".")
    if let known = known(name) { return known }
    guard parts.count > 1, let last = parts.last else { return nil }
    let rest = Array(parts.dropLast())
    if last == "fill" { return drawing(rest)?.filled }
    if last == "slash" { return drawing(rest).map(slashed) }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      return badged(Array(parts[..<badge]), Array(parts[(badge + 1)...]))
    }
    return enclosed(rest, in: last)
      ?? (rest.count > 1 ? enclosed(Array(rest.dropLast()), in: rest[rest.count - 1] + "." + last) : nil)
  }

  /// The drawing in the table, which can be that of another direction or another name.
  private func known(_ name: String) -> SymbolDrawing? {
    let directed = directed(name)
    let synonym = SymbolTable.synonyms[directed] ?? directed
    if let text = SymbolTable.drawings[synonym] { return SymbolDrawing(text) }
    guard synonym == directed else { return drawing(synonym.split(separator: ".").map(String.init)) }
    for base in ["arrow", "chevron", "arrowtriangle", "chevron.compact"] where synonym.hasPrefix(base + ".") {
      let direction = String(synonym.dropFirst(base.count + 1))
      if let turns = SymbolComposer.turns[direction] {
        return SymbolTable.drawings[base + ".up"].map { turned(SymbolDrawing($0), turns) }
      }
      if base == "arrow", let turns = SymbolComposer.diagonalTurns[direction] {
        return SymbolTable.drawings["arrow.up.right"].map { turned(SymbolDrawing($0), turns) }
      }
    }
    return nil
  }

  /// The name with the directions of the reading direction replaced: `chevron.forward` is `chevron.right` if the reading
  /// direction is from left to right.
  private func directed(_ name: String) -> String {
    let names =
      isRightToLeft ? ["forward": "left", "backward": "right"] : ["forward": "right", "backward": "left"]
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, ["arrow", "chevron"].contains(parts[0]) else { return name }
    return parts.map { names[$0] ?? $0 }.joined(separator: ".")
  }

  /// Turns a drawing by a number of right angles, clockwise.
  private func turned(_ drawing: SymbolDrawing, _ turns: Int) -> SymbolDrawing {
    (0..<turns).reduce(drawing) { turned, _ in turned.mapped { CGPoint(x: 100 - $0.y, y: $0.x) } }
  }

  /// A drawing with a line through it, and a gap beside the line.
  private func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
    let line = [CGPoint(x: 14, y: 8), CGPoint(x: 90, y: 94)]
    let gap = [CGPoint(x: line[0].x + 6, y: line[0].y - 6), CGPoint(x: line[1].x + 6, y: line[1].y - 6)]
    return SymbolDrawing(
      parts: drawing.parts + [
        SymbolDrawing.Part(role: .groove, lines: [gap]),
        SymbolDrawing.Part(role: .line, lines: [line]),
      ])
  }

  /// A symbol with a small one in a disk at its lower right corner.
  private func badged(_ parts: [String], _ badge: [String]) -> SymbolDrawing? {
    let isFilled = badge.last == "fill"
    guard let base = drawing(parts) else { return nil }
    let body = isFilled ? base.filled : base
    let middle = CGPoint(x: 76, y: 74)
    let disk = { (radius: CGFloat) in
      SymbolDrawing("f O \(middle.x) \(middle.y) \(radius)").parts[0].lines
    }
    var result = body.scaled(0.86, to: CGPoint(x: 44, y: 46)).parts
    result.append(SymbolDrawing.Part(role: .gap, lines: disk(29)))
    result.append(SymbolDrawing.Part(role: .area, lines: disk(22)))
    let sign = badge.filter { $0 != "fill" }
    if let inner = drawing(sign) { result += inner.scaled(0.24, to: middle).cutOut }
    return SymbolDrawing(parts: result)
  }

  /// A symbol inside another one, such as a circle. In the filled form of that, the inner symbol is cut out.
  private func enclosed(_ parts: [String], in enclosure: String) -> SymbolDrawing? {
    guard let place = SymbolComposer.enclosures[enclosure], let inner = drawing(parts),
      let outer = SymbolTable.drawings[SymbolTable.synonyms[enclosure] ?? enclosure]
    else { return nil }
    let bounds = inner.bounds
    let moved = inner.mapped { CGPoint(x: $0.x + 50 - bounds.midX, y: $0.y + 50 - bounds.midY) }
    let small = moved.scaled(place.scale, to: CGPoint(x: 50, y: place.middle))
    let shown = small.parts.contains { $0.role == .body } ? small.filled : small.outlined
    let body = SymbolDrawing(outer).parts.filter { $0.role == .body || $0.role == .line }
    // Without a body, there is no area from which the inner symbol could be cut out.
    guard body.contains(where: { $0.role == .body }) else { return SymbolDrawing(parts: body + shown.parts) }
    return SymbolDrawing(
      parts: body
        + shown.parts.map { part in
          switch part.role {
          case .line: SymbolDrawing.Part(role: .detail, lines: part.lines)
          case .area: SymbolDrawing.Part(role: .eye, lines: part.lines)
          default: part
          }
        })
  }
}
