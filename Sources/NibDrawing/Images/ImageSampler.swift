import NibCore

/// Samples an image for each half cell of its view.
struct ImageSampler {
  private let frame: CGRect
  private let pixels: PixelImage
  private let area: CellRect
  private let corners: [RoundedCorners]
  /// The size of a half cell in points, scaled so that the view fills its cells.
  private let step: CGSize

  /// - Parameters:
  ///   - area: the half cells that the view occupies.
  ///   - size: the view's size in points.
  init(_ image: ShownImage, in area: CellRect, size: CGSize, corners: [RoundedCorners]) {
    frame = image.frame
    self.area = area
    self.corners = corners
    step = CGSize(
      width: size.width / Double(max(1, area.size.columns)),
      height: size.height / Double(max(1, area.size.rows)))
    // Four pixels of a drawing in each direction are enough for the mean color of a half cell.
    pixels = image.content.pixels(
      size: image.frame.size, pixelsPerPoint: 4 / max(0.01, min(step.width, step.height)))
  }

  /// Whether the image is a shape on a transparent background.
  var isCutOut: Bool { pixels.hasTransparentPixels }

  /// The mean color of the image in a half cell; `nil` where the image has no content.
  ///
  /// - Parameter half: the row, counted in half cells: each row of cells has two.
  func mean(column: Int, half: Int) -> PixelImage.Mean? {
    guard area.contains(CellPoint(column: column, row: half)), frame.width > 0,
      frame.height > 0
    else { return nil }
    let left = Double(column - area.minColumn) * step.width
    let top = Double(half - area.minRow) * step.height
    let middle = CGPoint(x: left + step.width / 2, y: top + step.height / 2)
    guard corners.allSatisfy({ $0.contains(middle) }) else { return nil }
    let wide = Double(pixels.width) / frame.width
    let tall = Double(pixels.height) / frame.height
    let x = (left - frame.minX) * wide
    let y = (top - frame.minY) * tall
    let mean = pixels.mean(x..<x + step.width * wide, y..<y + step.height * tall)
    return mean.alpha > 0 ? mean : nil
  }
}
