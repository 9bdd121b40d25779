import NibCore

/// The area in which items are visible: the intersection of rectangles, some of which have round corners. In pixels.
struct VectorMask {
  /// The intersection of all rectangles, without their round corners.
  private(set) var bounds: CGRect
  /// The rectangles with round corners, which can be larger than `bounds`.
  private var roundRectangles: [VectorRectangle] = []

  init(bounds: CGRect) { self.bounds = bounds }

  /// The part of the area that is also in a rectangle.
  func intersection(_ rectangle: VectorRectangle) -> VectorMask {
    var mask = self
    let common = bounds.intersection(rectangle.frame)
    mask.bounds = common.isEmpty ? .zero : common
    if rectangle.radius > 0 { mask.roundRectangles.append(rectangle) }
    return mask
  }

  /// A rectangle in which all pixels are completely visible.
  var core: CGRect { roundRectangles.reduce(bounds) { $0.intersection(PixelCoverage.core(of: $1)) } }

  /// The part of the pixel with the given center that is visible, 0...1.
  func coverage(_ x: Double, _ y: Double) -> Double {
    roundRectangles.reduce(PixelCoverage.rectangle(VectorRectangle(bounds), x, y)) {
      min($0, PixelCoverage.rectangle($1, x, y))
    }
  }
}
