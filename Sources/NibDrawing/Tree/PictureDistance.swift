import NibCore

/// Where to go from a view.
package enum PictureDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// How far one rectangle lies from another in a direction. What lies straight ahead is nearer than what lies
/// aslant, and both than what merely reaches farther.
struct PictureDistance: Comparable {
  /// Whether it begins where the other ends, or after that.
  let isBeyond: Bool
  /// Whether it lies ahead: the two overlap across the direction.
  let isStraight: Bool
  private let gap: CGFloat
  private let aside: CGFloat

  /// Rectangles that share an edge may overlap by a rounding error.
  private static let tolerance: CGFloat = 0.5

  /// Nil if `target` does not lie in that direction from `start`.
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
      // What lies aside counts more: the way is to lead ahead.
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
      // Frames beyond reason would leave no room for anything else.
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
  /// Whether nothing of the subviews is seen outside the view.
  var nibClipsSubviews: Bool { clipsToBounds || layer.masksToBounds }
}
