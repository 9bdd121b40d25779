import NibCore

/// A rectangle with rounded corners that clips the content outside it.
struct RoundedCorners {
  /// The rectangle, in points from the top left corner of the drawn view.
  let frame: CGRect
  let radius: Double

  /// The rectangles of a view and of its superview, if they have rounded corners and clip their content.
  static func all(around view: UIView) -> [RoundedCorners] {
    let frame = CGRect(origin: .zero, size: view.bounds.size)
    var corners = [RoundedCorners(of: view, at: frame)]
    if let parent = view.superview {
      let origin = CGPoint(
        x: parent.bounds.minX - view.frame.minX, y: parent.bounds.minY - view.frame.minY)
      corners.append(RoundedCorners(of: parent, at: CGRect(origin: origin, size: parent.bounds.size)))
    }
    return corners.compactMap { $0 }
  }

  private init?(of view: UIView, at frame: CGRect) {
    guard view.layer.cornerRadius > 0, view.nibClipsSubviews else { return nil }
    self.frame = frame
    radius = min(Double(view.layer.cornerRadius), Double(min(frame.width, frame.height)) / 2)
  }

  /// Whether a point is inside the rounded rectangle.
  func contains(_ point: CGPoint) -> Bool {
    guard frame.contains(point) else { return false }
    let x = max(0, abs(point.x - frame.midX) - (frame.width / 2 - radius))
    let y = max(0, abs(point.y - frame.midY) - (frame.height / 2 - radius))
    return x * x + y * y <= radius * radius
  }
}
