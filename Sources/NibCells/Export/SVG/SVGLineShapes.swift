/// The shapes of U+2500...257F: lines that extend to the edges of the cell.
enum SVGLineShapes {
  static func shape(of scalar: Unicode.Scalar) -> SVGGlyphShape? {
    if let outline = outlines[scalar] { return SVGGlyphShape(outline: outline) }
    if let dashes = dashes[scalar] { return SVGGlyphShape(rectangles: dashes.rectangles) }
    return arms[scalar].map { SVGGlyphShape(rectangles: SVGLineArms($0).rectangles) }
  }

  /// The arms of each line glyph, found by asking `LineGlyphs` for the glyph of every set of arms. If several sets
  /// have the same glyph, the set with the most arms is used.
  private static let arms: [Unicode.Scalar: LineArms] = {
    var armsOfGlyphs: [Unicode.Scalar: LineArms] = [:]
    for bits in UInt8.min...UInt8.max {
      let arms = LineArms(bits: bits)
      guard arms.hasGlyph else { continue }
      let scalar = LineGlyphs.scalar(for: arms, trait: .plain)
      if let earlier = armsOfGlyphs[scalar], earlier.count >= arms.count { continue }
      armsOfGlyphs[scalar] = arms
    }
    return armsOfGlyphs
  }()

  private struct Dashes {
    let count: Int
    let isVertical: Bool
    let isHeavy: Bool

    var rectangles: [SVGRectangle] {
      let step = (isVertical ? SVGCell.height : SVGCell.width) / count
      let length = step * 2 / 3
      let thickness = isHeavy ? 3 * SVGCell.line : SVGCell.line
      let across =
        (isVertical ? SVGCell.lineLeft : SVGCell.lineTop) - (isHeavy ? SVGCell.line : 0)
      return (0..<count).map { index in
        let along = index * step + (step - length) / 2
        return isVertical
          ? SVGRectangle(x: across, y: along, width: thickness, height: length)
          : SVGRectangle(x: along, y: across, width: length, height: thickness)
      }
    }
  }

  /// Lines of three, four and two dashes: light and heavy horizontal ones, then light and heavy vertical ones.
  private static let dashes: [Unicode.Scalar: Dashes] = {
    var all: [Unicode.Scalar: Dashes] = [:]
    for (glyphs, count) in [("┄┅┆┇", 3), ("┈┉┊┋", 4), ("╌╍╎╏", 2)] {
      for (index, glyph) in glyphs.unicodeScalars.enumerated() {
        all[glyph] = Dashes(count: count, isVertical: index >= 2, isHeavy: index % 2 == 1)
      }
    }
    return all
  }()

  /// Rounded corners, whose ends meet the light lines of the cells beside them, and diagonals.
  private static let outlines: [Unicode.Scalar: String] = [
    "╭": "m12 48v-12a12 12 0 0 1 12-12v3a9 9 0 0 0-9 9v12z",
    "╮": "m0 24a15 15 0 0 1 15 15v9h-3v-9a12 12 0 0 0-12-12z",
    "╯": "m15 0v12a15 15 0 0 1-15 15v-3a12 12 0 0 0 12-12v-12z",
    "╰": "m12 0v15a12 12 0 0 0 12 12v-3a9 9 0 0 1-9-9v-15z",
    "╱": rising, "╲": falling, "╳": rising + "m0-48" + falling,
  ]
  private static let rising = "m0 48v-4l22-44h2v4l-22 44z"
  private static let falling = "m0 0h2l22 44v4h-2l-22-44z"
}

extension LineArms {
  fileprivate var count: Int { [up, right, down, left].filter { $0 != .none }.count }

  /// Whether a glyph shows exactly these arms. Unicode has none for a double line beside a heavy one, or for
  /// an axis that is double on one side only.
  fileprivate var hasGlyph: Bool {
    let weights = [up, right, down, left].filter { $0 != .none }
    guard weights.contains(.double) else { return !weights.isEmpty }
    func isEven(_ a: Weight, _ b: Weight) -> Bool { a == b || a == .none || b == .none }
    return !weights.contains(.heavy) && isEven(up, down) && isEven(left, right)
  }
}
