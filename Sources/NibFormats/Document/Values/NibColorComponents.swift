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
