/// The rectangles that show a set of arms: of each, one for a light or heavy line, two rails for a double
/// one.
///
/// What matters is where an arm begins near the middle of the cell: corners are to be filled, and the rails
/// of double lines are to turn into each other.
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

  /// One line of an arm: how far it lies from a light line's place, how thick it is, and how far from the
  /// middle it begins (less than 0: beyond it).
  private struct Rail {
    var offset: Int
    var thickness: Int
    var start: Int
  }

  /// - Parameter sides: the arms across, at the side of the first rail and at that of the second.
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

  /// A single line ends at a double one that passes by, and fills the corner with a thicker one that ends.
  private func singleStart(
    opposite: LineArms.Weight, sides: (LineArms.Weight, LineArms.Weight)
  ) -> Int {
    if sides.0 == .double, sides.1 == .double { return opposite == .none ? SVGCell.line : 0 }
    return max(sides.0, sides.1) >= .heavy ? -SVGCell.line : 0
  }

  /// A rail turns into the nearer rail of a double line at its side, else around the farther one's outside.
  private func railStart(near: LineArms.Weight, far: LineArms.Weight) -> Int {
    if near == .double { return SVGCell.line }
    return far == .double ? -SVGCell.line : 0
  }
}
