/// The relative luminance of an opaque color (www.w3.org/TR/WCAG21/#dfn-relative-luminance).
package struct RelativeLuminance {
  /// From 0 (black) to 1 (white).
  private let value: Double

  /// - Parameters: the components in linear light, from 0 to 1.
  package init(linearRed red: Double, green: Double, blue: Double) {
    value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The approximate luminance of a color. The square is near enough to the curve of sRGB for the choice of a color.
  ///
  /// - Parameters: the components of sRGB, from 0 to 1.
  package init(approximatingRed red: Double, green: Double, blue: Double) {
    self.init(linearRed: red * red, green: green * green, blue: blue * blue)
  }

  /// The contrast ratio to another color as WCAG 2.1 defines it, from 1 (the same luminance) to 21 (black and white).
  package func contrast(to other: RelativeLuminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }
}
