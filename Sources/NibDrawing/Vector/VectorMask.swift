import NibCore

/// The area in which items are visible: a rectangle, and rectangles with round corners inside it. In pixels.
struct VectorMask {
  /// The common part of all rectangles.
  private(set) var bounds: CGRect
  private var round: [VectorRectangle] = []

  init(bounds: CGRect) { self.bounds = bounds }

  func intersection(_ rectangle: VectorRectangle) -> VectorMask {
    var mask = self
    let common = bounds.intersection(rectangle.frame)
    mask.bounds = common.isEmpty ? .zero : common
    if rectangle.radius > 0 { mask.round.append(rectangle) }
    return mask
  }

  /// A rectangle in which everything is visible.
  var core: CGRect { round.reduce(bounds) { $0.intersection(PixelCoverage.core(of: $1)) } }

  /// The part of the pixel with the given center that is visible, 0...1.
  func coverage(_ x: Double, _ y: Double) -> Double {
    round.reduce(PixelCoverage.rectangle(VectorRectangle(bounds), x, y)) {
      min($0, PixelCoverage.rectangle($1, x, y))
    }
  }
}
