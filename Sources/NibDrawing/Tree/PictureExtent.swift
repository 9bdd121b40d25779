import NibCore

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
