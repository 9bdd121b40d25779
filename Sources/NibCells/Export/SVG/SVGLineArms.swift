/// The rectangles that show a set of arms: one for each light or heavy arm, two rails for each double arm.
///
/// Where an arm begins near the middle of the cell depends on the other arms: corners must be filled, and the
/// rails of double lines must connect.
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
