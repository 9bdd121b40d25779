import NibCore

/// The contrast between two colors as WCAG 2.1 defines it, from 1 (the same color) to 21 (black and white).
struct ContrastRatio: Comparable {
  let value: Double

  /// The contrast between two opaque colors.
  init(_ first: ColorComponents, _ second: ColorComponents) {
    value = ContrastRatio.luminance(first).contrast(to: ContrastRatio.luminance(second))
  }

  static func < (a: ContrastRatio, b: ContrastRatio) -> Bool { a.value < b.value }

  /// The ratio in WCAG's notation: `4.5:1`.
  var text: String { ContrastRatio.text(value) }

  /// A ratio in WCAG's notation. It is rounded down, so that a ratio that is too low never looks sufficient.
  static func text(_ ratio: Double) -> String {
    NibNumber.text((ratio * 100).rounded(.down) / 100, decimals: 2) + ":1"
  }

  /// The relative luminance of a color, as WCAG defines it.
  private static func luminance(_ color: ColorComponents) -> RelativeLuminance {
    func linear(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return RelativeLuminance(
      linearRed: linear(color.red), green: linear(color.green), blue: linear(color.blue))
  }
}
