import NibCore

/// Turns what a picture shows in a half cell into the color that the half cell gets.
struct PictureInk {
  private let tint: ColorComponents?
  private let opacity: Double
  private let isCutOut: Bool

  /// Where less of a half cell is covered, the terminal's own background shows: with that nothing can be mixed.
  private static let leastCover = 0.3

  init(_ picture: ShownPicture, opacity: Double, _ style: UIUserInterfaceStyle) {
    tint = picture.tint?.nibComponents(for: style)
    self.opacity = opacity * (tint?.alpha ?? 1)
    isCutOut = picture.pixels.isTranslucent
  }

  /// The color over a backdrop; nil where the backdrop is seen.
  func color(of mean: PixelImage.Mean, over backdrop: CellColor) -> CellColor? {
    let alpha = mean.alpha * opacity
    let color = solid(mean)
    if backdrop.isDefault {
      guard alpha >= PictureInk.leastCover else { return nil }
      return isCutOut && PictureInk.isLost(color) ? .default : color
    }
    return alpha > 0.02 ? color.mixed(over: backdrop, opacity: alpha) : nil
  }

  private func solid(_ mean: PixelImage.Mean) -> CellColor {
    if let (red, green, blue) = tint?.bytes { return CellColor(red: red, green: green, blue: blue) }
    func byte(_ part: Double) -> UInt8 { UInt8(min(255, max(0, part.rounded()))) }
    return CellColor(red: byte(mean.red), green: byte(mean.green), blue: byte(mean.blue))
  }

  /// Whether a shape of that color could be as dark or as bright as the terminal itself: then it takes the
  /// color of text there.
  private static func isLost(_ color: CellColor) -> Bool {
    let parts = [color.red, color.green, color.blue].map { Int($0) }
    let isGray = (parts.max() ?? 0) - (parts.min() ?? 0) < 48
    return isGray && !(40...215).contains(color.brightness)
  }
}
