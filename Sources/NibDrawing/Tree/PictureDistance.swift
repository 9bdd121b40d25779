import NibCore

/// The direction of a move from one view to another.
package enum PictureDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// The distance from one rectangle to another in a direction. Rectangles straight ahead are nearer than those
/// to the side, and both are nearer than rectangles that only extend farther.
struct PictureDistance: Comparable {
  /// Whether the target begins at or beyond the end of the start.
  let isBeyond: Bool
  /// Whether the target is straight ahead: the two overlap across the direction.
  let isStraight: Bool
  private let gap: CGFloat
  private let aside: CGFloat

  /// The tolerance in points: rectangles that share an edge may overlap by a rounding error.
  private static let tolerance: CGFloat = 0.5

  /// The distance from `start` to `target`; nil if the target is not in that direction.
  init?(from start: CGRect, to target: CGRect, _ direction: PictureDirection) {
    let here = Extent(start, direction)
    let there = Extent(target, direction)
    guard there.middle > here.middle + Self.tolerance else { return nil }
    isBeyond = there.near >= here.far - Self.tolerance
    let apart = max(there.low - here.high, here.low - there.high)
    isStraight = apart < Self.tolerance
    if isBeyond && isStraight {
      gap = there.near - here.far
      aside = abs((there.low + there.high) - (here.low + here.high))
    } else if isBeyond {
      // The distance to the side counts twice, because moves should lead straight ahead.
      gap = there.near - here.far + 2 * apart
      aside = apart
    } else {
      gap = there.middle - here.middle
      aside = max(0, apart)
    }
  }

  static func < (a: PictureDistance, b: PictureDistance) -> Bool {
    if a.isBeyond != b.isBeyond { return a.isBeyond }
    if a.isStraight != b.isStraight { return a.isStraight }
    return (a.gap, a.aside) < (b.gap, b.aside)
  }

  /// A rectangle as seen when looking in a direction.
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

/// The union of the frames of a tree.
struct PictureExtent {
  /// In points, from the root's top left corner.
  private(set) var rect: CGRect
  private let showsConcealed: Bool

  init(_ root: UIView, showsConcealed: Bool) {
    self.showsConcealed = showsConcealed
    rect = CGRect(origin: .zero, size: root.bounds.size)
    addSubviews(of: root, at: rect, clip: root.nibClipsSubviews && !showsConcealed ? rect : nil)
  }

  private mutating func addSubviews(of view: UIView, at frame: CGRect, clip: CGRect?) {
    let origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    for subview in view.subviews {
      guard showsConcealed || !subview.isHidden && subview.alpha > 0.01 else { continue }
      let place = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
      let shown = clip.map { $0.intersection(place) } ?? place
      // Extremely large frames would leave no space for anything else.
      if !shown.isNull, [shown.minX, shown.minY, shown.maxX, shown.maxY].allSatisfy({ abs($0) < Self.limit })
      {
        rect = rect.union(shown)
      }
      let clips = subview.nibClipsSubviews && !showsConcealed
      addSubviews(of: subview, at: place, clip: clips ? shown : clip)
    }
  }

  private static let limit: CGFloat = 100_000
}

extension UIView {
  /// Whether the view clips its subviews.
  var nibClipsSubviews: Bool { clipsToBounds || layer.masksToBounds }
}
