import NibCore

extension UIActivityIndicatorView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  /// Draws eight spokes in the size of the style, in the middle of the view: a larger view does not make them larger.
  fileprivate mutating func draw(_ wheel: UIActivityIndicatorView) {
    let radius = wheel.intrinsicContentSize.height / 2
    let diagonal = 0.70710678
    let directions: [(Double, Double)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    for (index, direction) in directions.enumerated() {
      let points = [0.5, 0.9].map { part in
        CGPoint(
          x: frame.midX + radius * part * direction.0, y: frame.midY + radius * part * direction.1)
      }
      line(
        points, wheel.color ?? .systemGray, width: radius / 5, opacity: 0.3 + 0.08 * Double(index))
    }
  }
}
