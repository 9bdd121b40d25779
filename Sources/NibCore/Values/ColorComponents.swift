/// A color as four numbers: extended sRGB (0 to 1, and beyond it for wide colors) and opacity (0 to 1).
public struct ColorComponents: Hashable, Sendable {
  /// Extended sRGB red.
  public var red: Double
  /// Extended sRGB green.
  public var green: Double
  /// Extended sRGB blue.
  public var blue: Double
  /// Opacity: 0 transparent, 1 opaque.
  public var alpha: Double

  /// A color from its parts; the opacity is brought into 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A gray.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color from `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// The three parts as bytes, clamped to what a screen can show.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// This color laid over `background`.
  public func over(_ background: ColorComponents) -> ColorComponents {
    let below = background.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ upper: Double, _ lower: Double) -> Double { (upper * alpha + lower * below) / total }
    return ColorComponents(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue), alpha: total)
  }

  private static func byte(_ part: Double) -> UInt8 {
    // The comparison is written so that NaN becomes 0.
    guard part > 0 else { return 0 }
    return UInt8((min(part, 1) * 255).rounded())
  }
}
