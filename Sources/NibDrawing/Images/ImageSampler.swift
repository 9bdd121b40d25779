import NibCore

/// Samples an image for each half cell of its view.
struct ImageSampler {
  private let image: ShownImage
  private let area: CellRect
  private let corners: [RoundedCorners]
  /// The size of a half cell in points, scaled so that the view fills its cells.
  private let step: CGSize

  /// - Parameters:
  ///   - area: the half cells that the view occupies.
  ///   - size: the view's size in points.
  init(_ image: ShownImage, in area: CellRect, size: CGSize, corners: [RoundedCorners]) {
    self.image = image
    self.area = area
    self.corners = corners
    step = CGSize(
      width: size.width / Double(max(1, area.size.columns)),
      height: size.height / Double(max(1, area.size.rows)))
  }

  /// The mean color of the image in a half cell; `nil` where the image has no content.
  ///
  /// - Parameter half: the row, counted in half cells: each row of cells has two.
  func mean(column: Int, half: Int) -> PixelImage.Mean? {
    guard area.contains(CellPoint(column: column, row: half)), image.frame.width > 0,
      image.frame.height > 0
    else { return nil }
    let left = Double(column - area.minColumn) * step.width
    let top = Double(half - area.minRow) * step.height
    let middle = CGPoint(x: left + step.width / 2, y: top + step.height / 2)
    guard corners.allSatisfy({ $0.contains(middle) }) else { return nil }
    let wide = Double(image.pixels.width) / image.frame.width
    let tall = Double(image.pixels.height) / image.frame.height
    let x = (left - image.frame.minX) * wide
    let y = (top - image.frame.minY) * tall
    let mean = image.pixels.mean(x..<x + step.width * wide, y..<y + step.height * tall)
    return mean.alpha > 0 ? mean : nil
  }
}

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
