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

/// The rectangles that show a set of arms: one for each light or heavy arm, two rails for each double arm.
///
/// Where an arm begins near the middle of the cell depends on the other arms: corners must be filled, and the rails of
/// double lines must connect.
struct SVGLineArms {
  private let arms: LineArms

  init(_ arms: LineArms) { self.arms = arms }

  var rectangles: [SVGRectangle] {
    let (left, top) = (SVGCell.lineLeft, SVGCell.lineTop)
    let right = rails(arms.right, opposite: arms.left, sides: (arms.up, arms.down)).map {
      SVGRectangle(
        x: left + $0.start, y: top + $0.offset, width: SVGCell.width - left - $0.start, height: $0.thickness)
    }
    let leftward = rails(arms.left, opposite: arms.right, sides: (arms.up, arms.down)).map {
      SVGRectangle(x: 0, y: top + $0.offset, width: left + SVGCell.line - $0.start, height: $0.thickness)
    }
    let down = rails(arms.down, opposite: arms.up, sides: (arms.left, arms.right)).map {
      SVGRectangle(
        x: left + $0.offset, y: top + $0.start, width: $0.thickness, height: SVGCell.height - top - $0.start)
    }
    let up = rails(arms.up, opposite: arms.down, sides: (arms.left, arms.right)).map {
      SVGRectangle(x: left + $0.offset, y: 0, width: $0.thickness, height: top + SVGCell.line - $0.start)
    }
    return right + leftward + down + up
  }

  /// One line of an arm: its distance from the position of a light line, its thickness, and the distance from
  /// the middle at which it begins (less than 0: beyond the middle).
  private struct Rail {
    var offset: Int
    var thickness: Int
    var start: Int
  }

  /// - Parameter sides: the perpendicular arms, at the side of the first rail and at that of the second.
  private func rails(
    _ weight: LineArms.Weight, opposite: LineArms.Weight, sides: (LineArms.Weight, LineArms.Weight)
  ) -> [Rail] {
    let line = SVGCell.line
    let start = singleStart(opposite: opposite, sides: sides)
    switch weight {
    case .none: return []
    case .light: return [Rail(offset: 0, thickness: line, start: start)]
    case .heavy: return [Rail(offset: -line, thickness: 3 * line, start: start)]
    case .double:
      return [
        Rail(offset: -line, thickness: line, start: railStart(near: sides.0, far: sides.1)),
        Rail(offset: line, thickness: line, start: railStart(near: sides.1, far: sides.0)),
      ]
    }
  }

  /// The start of a light or heavy arm. If a double line crosses, the arm begins at the nearer rail, or in the middle
  /// if the line continues on the opposite side. Otherwise it begins beyond the middle if an arm at its side is heavy
  /// or double, so that the corner is filled.
  private func singleStart(
    opposite: LineArms.Weight, sides: (LineArms.Weight, LineArms.Weight)
  ) -> Int {
    if sides.0 == .double, sides.1 == .double { return opposite == .none ? SVGCell.line : 0 }
    return max(sides.0, sides.1) >= .heavy ? -SVGCell.line : 0
  }

  /// The start of a rail of a double arm. If there is a double arm at the side of the rail, the rail begins at that
  /// arm's nearer rail. Otherwise, if there is one at the other side, it begins at that arm's farther rail, which
  /// forms the outer corner.
  private func railStart(near: LineArms.Weight, far: LineArms.Weight) -> Int {
    if near == .double { return SVGCell.line }
    return far == .double ? -SVGCell.line : 0
  }
}
