import NibCore

/// The direction of a move from one view to another.
package enum PictureDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// The distance from one rectangle to another in a direction. Rectangles straight ahead are nearer than those to the
/// side, and both are nearer than rectangles that overlap the start in that direction.
struct PictureDistance: Comparable {
  /// Whether the target begins where the start ends, or farther away.
  let isBeyond: Bool
  /// Whether the target is straight ahead: the two overlap across the direction.
  let isStraight: Bool
  /// The measure by which targets are compared first: the distance in the direction, in points, which increases for
  /// targets to the side.
  private let gap: CGFloat
  /// A measure of the distance to the side, which decides between equal gaps.
  private let sideDistance: CGFloat

  /// The tolerance in points: rectangles that share an edge may overlap by a rounding error.
  private static let tolerance: CGFloat = 0.5

  /// The distance from `start` to `target`; `nil` if the target is not in that direction.
  init?(from start: CGRect, to target: CGRect, _ direction: PictureDirection) {
    let here = Extent(start, direction)
    let there = Extent(target, direction)
    guard there.middle > here.middle + Self.tolerance else { return nil }
    isBeyond = there.near >= here.far - Self.tolerance
    let apart = max(there.low - here.high, here.low - there.high)
    isStraight = apart < Self.tolerance
    if isBeyond && isStraight {
      gap = there.near - here.far
      sideDistance = abs((there.low + there.high) - (here.low + here.high))
    } else if isBeyond {
      // The distance to the side counts twice, because moves should go straight ahead.
      gap = there.near - here.far + 2 * apart
      sideDistance = apart
    } else {
      gap = there.middle - here.middle
      sideDistance = max(0, apart)
    }
  }

  static func < (a: PictureDistance, b: PictureDistance) -> Bool {
    if a.isBeyond != b.isBeyond { return a.isBeyond }
    if a.isStraight != b.isStraight { return a.isStraight }
    return (a.gap, a.sideDistance) < (b.gap, b.sideDistance)
  }

  /// The extent of a rectangle along a direction (`near` to `far`) and across it (`low` to `high`).
  private struct Extent {
    var near: CGFloat
    var far: CGFloat
    var low: CGFloat
    var high: CGFloat
    var middle: CGFloat { (near + far) / 2 }

    init(_ rect: CGRect, _ direction: PictureDirection) {
      switch direction {
      case .right: (near, far) = (rect.minX, rect.maxX)
      case .left: (near, far) = (-rect.maxX, -rect.minX)
      case .down: (near, far) = (rect.minY, rect.maxY)
      case .up: (near, far) = (-rect.maxY, -rect.minY)
      }
      switch direction {
      case .left, .right: (low, high) = (rect.minY, rect.maxY)
      case .up, .down: (low, high) = (rect.minX, rect.maxX)
      }
    }
  }
}
