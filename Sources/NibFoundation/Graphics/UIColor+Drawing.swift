/// The colors of Core Graphics. The methods that set the colors of a drawing have no effect.
extension UIColor {
  /// Has no effect: nothing is drawn.
  public func set() { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  public func setFill() { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  public func setStroke() { EffectlessFeature.drawing.report() }

  /// A fully transparent color.
  public convenience init() { self.init(white: 0, alpha: 0) }
  /// A fully transparent color, because a terminal does not draw patterns.
  public convenience init(patternImage image: UIImage) {
    EffectlessFeature.drawing.report()
    self.init()
  }
  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }
  /// Creates a color from extended sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates the same color.
  public convenience init(cgColor: CGColor) {
    self.init(nibComponents: cgColor.nibComponents())
  }

  /// Stores hue, saturation, brightness and opacity in the arguments. Always returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = nibComponents()
    let (red, green, blue) = (parts.red, parts.green, parts.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    let sector =
      switch high {
      case _ where range == 0: 0.0
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
    saturation?.pointee = CGFloat(high == 0 ? 0 : range / high)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(parts.alpha)
    return true
  }

  /// Stores the brightness and the opacity in the arguments. Always returns `true`.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = nibComponents()
    white?.pointee = CGFloat(0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue)
    alpha?.pointee = CGFloat(parts.alpha)
    return true
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    let parts = nibComponents()
    return [parts.red, parts.green, parts.blue, parts.alpha].map { CGFloat($0) }
  }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(nibComponents().alpha) }
}
