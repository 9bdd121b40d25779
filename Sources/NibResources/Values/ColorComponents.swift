import Foundation

/// The four components of a color: red, green and blue in extended sRGB (0 to 1, or beyond for colors outside sRGB),
/// and opacity (0 to 1).
package struct ColorComponents: Hashable, Sendable {
  /// Extended sRGB red.
  package var red: Double
  /// Extended sRGB green.
  package var green: Double
  /// Extended sRGB blue.
  package var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  package var alpha: Double

  /// Creates a color from its components. The opacity is clamped to 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Red, green and blue as bytes. Components outside 0...1 are clamped.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// The color of a cell, without the transparency.
  package var cellColor: CellColor {
    let (red, green, blue) = bytes
    return CellColor(red: red, green: green, blue: blue)
  }

  /// This color drawn over `background`.
  package func over(_ background: ColorComponents) -> ColorComponents {
    let below = background.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ upper: Double, _ lower: Double) -> Double { (upper * alpha + lower * below) / total }
    return ColorComponents(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue), alpha: total)
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8(bounded: (part * 255).rounded())
  }
}

extension ColorComponents {
  /// Creates a color from Display P3 components, which are converted to extended sRGB.
  ///
  /// Both color spaces have the same transfer function and white point (D65), so one matrix is enough.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.224940 * r - 0.224940 * g),
      green: Self.encoded(-0.042057 * r + 1.042057 * g),
      blue: Self.encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b), alpha: alpha)
  }

  /// Creates a color from linear sRGB components.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  /// Creates a color from Adobe RGB (1998) components, which are converted to extended sRGB.
  ///
  /// Both color spaces have the same white point (D65). The transfer function of Adobe RGB is a power of 563/256.
  package init(adobeRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func linear(_ value: Double) -> Double { (value < 0 ? -1 : 1) * pow(abs(value), 563 / 256) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: Self.encoded(1.398285 * r - 0.398285 * g), green: Self.encoded(g),
      blue: Self.encoded(-0.042940 * g + 1.042940 * b), alpha: alpha)
  }

  /// The linear value of a component: the inverse of the sRGB transfer function, with negative values mirrored as
  /// in extended sRGB.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The component of a linear value: the sRGB transfer function.
  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
}
