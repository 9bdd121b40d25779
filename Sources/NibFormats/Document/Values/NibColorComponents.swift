#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A color as numeric components in a color space.
package struct NibColorComponents: Hashable, Sendable {
  /// The color spaces that documents use, with their names there.
  package enum Space: String, Hashable, Sendable, CaseIterable {
    case sRGB, displayP3, adobeRGB1998, calibratedRGB, deviceRGB
    case genericGamma22GrayColorSpace, calibratedWhite, deviceWhite
  }

  /// The red component, from 0 to 1 (outside this range for some wide-gamut colors). A gray has three equal
  /// components.
  package var red: Double
  /// The green component, in the same range as `red`.
  package var green: Double
  /// The blue component, in the same range as `red`.
  package var blue: Double
  /// Opacity from 0 to 1.
  package var alpha: Double
  package var space: Space

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }

  /// A gray, from 0 (black) to 1 (white).
  package init(white: Double, alpha: Double = 1, space: Space = .genericGamma22GrayColorSpace) {
    self.init(red: white, green: white, blue: white, alpha: alpha, space: space)
  }

  /// Decodes the components of a `<color>`; `nil` if it has none.
  init?(in element: NibElement) throws(NibValueError) {
    let alpha = try element.decodeDouble("alpha") ?? 1
    if let white = try element.decodeDouble("white") {
      self.init(white: white, alpha: alpha, space: try Self.space(of: element) ?? .calibratedWhite)
      return
    }
    guard element["red"] != nil || element["green"] != nil || element["blue"] != nil else { return nil }
    self.init(
      red: try element.decodeRequiredDouble("red"), green: try element.decodeRequiredDouble("green"),
      blue: try element.decodeRequiredDouble("blue"), alpha: alpha,
      space: try Self.space(of: element) ?? .calibratedRGB)
  }

  private static func space(of element: NibElement) throws(NibValueError) -> Space? {
    let isCustom = element["colorSpace"] == "custom"
    return try element.decodeChoice(isCustom ? "customColorSpace" : "colorSpace", of: Space.self)
  }
}

extension NibColorComponents {
  /// The color in the space sRGB, if its space is `calibratedRGB`: the space "Generic RGB", whose values have a gamma of
  /// 1.8. Black, white and the colors at the corners of the cube stay the same.
  var convertedToSRGB: NibColorComponents {
    let values = [red, green, blue]
    if values.allSatisfy({ $0 == 0 || $0 == 1 }) {
      return NibColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
    let linear = values.map { pow(max(0, $0), 1.8) }
    let result = Self.genericToSRGB.map { row in
      Self.encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
    return NibColorComponents(red: result[0], green: result[1], blue: result[2], alpha: alpha)
  }

  /// Converts linear components of "Generic RGB" to those of sRGB.
  private static let genericToSRGB: [[Double]] = [
    [1.025241, -0.026380, 0.001139], [0.019358, 0.947933, 0.032709], [-0.001770, -0.001515, 1.003285],
  ]

  /// A component of sRGB for a linear one, in the single precision of compiled colors.
  private static func encoded(_ linear: Double) -> Double {
    let value = linear <= 0.0031308 ? 12.92 * max(0, linear) : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return Double(Float(min(1, value)))
  }
}
