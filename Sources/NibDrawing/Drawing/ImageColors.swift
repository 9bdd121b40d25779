import NibCore

/// Converts the part of an image in a half cell to the color of that half cell.
struct ImageColors {
  private let tint: ColorComponents?
  private let opacity: Double
  /// Whether the image is a shape on a transparent background.
  private let isCutOut: Bool

  /// The minimum opacity at which a half cell is drawn over the terminal's own background, whose color is unknown and
  /// therefore cannot be mixed with others. Below that, the background stays visible.
  private static let minimumCoverage = 0.3

  init(tint: UIColor?, isCutOut: Bool, opacity: Double, _ style: UIUserInterfaceStyle) {
    self.tint = tint?.nibComponents(for: style)
    self.opacity = opacity * (self.tint?.alpha ?? 1)
    self.isCutOut = isCutOut
  }

  /// The color over a backdrop; `nil` if the backdrop stays visible.
  func color(of mean: PixelImage.Mean, over backdrop: CellColor) -> CellColor? {
    let alpha = mean.alpha * opacity
    let color = solid(mean)
    if backdrop.isDefault {
      guard alpha >= ImageColors.minimumCoverage else { return nil }
      return isCutOut && ImageColors.mayBeInvisible(color) ? .default : color
    }
    return alpha > 0.02 ? color.mixed(over: backdrop, opacity: alpha) : nil
  }

  /// Whether a part of the image is not drawn over the terminal's own background only because it covers too little of
  /// its half cell.
  func isLost(_ mean: PixelImage.Mean) -> Bool {
    opacity >= ImageColors.minimumCoverage && mean.alpha * opacity < ImageColors.minimumCoverage
  }

  private func solid(_ mean: PixelImage.Mean) -> CellColor {
    if let tint { return tint.cellColor }
    func byte(_ part: Double) -> UInt8 { UInt8(bounded: part.rounded()) }
    return CellColor(red: byte(mean.red), green: byte(mean.green), blue: byte(mean.blue))
  }

  /// Whether a shape of this color may be invisible on the terminal's own background, because it is nearly black or
  /// nearly white. Such a shape is drawn in the terminal's text color.
  private static func mayBeInvisible(_ color: CellColor) -> Bool {
    let parts = [color.red, color.green, color.blue].map { Int($0) }
    let isGray = (parts.max() ?? 0) - (parts.min() ?? 0) < 48
    return isGray && !(40...215).contains(color.brightness)
  }
}
