/// Rounds lengths in points to whole pixels. Halves are rounded up. A value that differs from a whole pixel only by
/// arithmetic error is rounded to that pixel.
struct PixelGrid {
  /// The size of a pixel in points.
  let step: CGFloat

  /// The nearest whole pixel, in points. Values beyond 1e9 points are returned unchanged.
  func round(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < 1e9 else { return value }
    return ((value / step + 0.5 + 1e-6).rounded(.down)) * step
  }

  /// The largest whole pixel that is not above the value, in points.
  func floor(_ value: CGFloat) -> CGFloat { ((value / step + 1e-6).rounded(.down)) * step }

  /// The smallest whole pixel that is not below the value, in points.
  func ceil(_ value: CGFloat) -> CGFloat { ((value / step - 1e-6).rounded(.up)) * step }
}

extension MetricRules {
  /// Rounds horizontal lengths to pixels, or to columns of a terminal.
  var pixelColumns: PixelGrid { PixelGrid(step: CGFloat(pixelWidth)) }
  /// Rounds vertical lengths to pixels, or to rows of a terminal.
  var pixelRows: PixelGrid { PixelGrid(step: CGFloat(pixelHeight)) }
}
