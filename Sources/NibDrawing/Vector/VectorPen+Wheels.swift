import NibCore

/// The wheels of pickers: rows above each other that get fainter away from the middle.
extension VectorPen {
  /// The height of the chosen row in points, as in UIKit.
  private static let rowHeight = 32.0

  /// The font of the rows, which have the same size at every distance.
  static var wheelFont: UIFont { .systemFont(ofSize: 20) }

  /// The area of one of several wheels side by side.
  func wheelArea(_ place: Int, of count: Int) -> CGRect {
    let inner = frame.insetBy(dx: 9, dy: 0)
    let width = inner.width / CGFloat(max(1, count))
    return CGRect(x: inner.minX + CGFloat(place) * width, y: inner.minY, width: width, height: inner.height)
  }

  /// The gray band behind the chosen rows.
  mutating func drawBand() {
    let band = CGRect(
      x: frame.minX + 9, y: frame.midY - VectorPen.rowHeight / 2, width: frame.width - 18,
      height: VectorPen.rowHeight)
    fill(band, .tertiarySystemFill, radius: 8)
  }

  /// Draws the rows of a wheel.
  ///
  /// - Parameter title: the text of the row with the given distance from the chosen one; `nil` for none.
  mutating func drawWheel(_ area: CGRect, title: (Int) -> String?) {
    for row in -3...3 {
      let distance = abs(CGFloat(row))
      // Rows of a wheel come closer to each other towards its edges.
      let offset = CGFloat(row) * VectorPen.rowHeight - CGFloat(row) * distance * 2.5
      let place = CGRect(x: area.minX, y: area.midY + offset - 12, width: area.width, height: 24)
      guard place.minY >= frame.minY - 4, place.maxY <= frame.maxY + 4, let text = title(row) else {
        continue
      }
      let color: UIColor =
        switch row {
        case 0: .label
        case -1...1: .secondaryLabel
        default: .tertiaryLabel
        }
      draw(text, VectorPen.wheelFont, color, in: place)
    }
  }
}
