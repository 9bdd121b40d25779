import NibCore

/// A rectangle with round corners, in points.
package struct VectorRectangle: Hashable {
  package var frame: CGRect
  /// The radius of the corners; at most half of the shorter side.
  package let radius: CGFloat

  package init(_ frame: CGRect, radius: CGFloat = 0) {
    self.frame = frame
    self.radius = max(0, min(radius, frame.width / 2, frame.height / 2))
  }
}
