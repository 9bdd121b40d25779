/// A 24-bit color, the color that the terminal's user chose as the default, or an entry of the terminal's palette.
public struct CellColor: Hashable, Sendable {
  /// `0xRRGGBB`, `defaultValue`, `clearValue`, or `paletteValue` plus the number of an entry.
  let value: UInt32

  private static let defaultValue: UInt32 = 0xFF00_0000
  private static let clearValue: UInt32 = 0xFE00_0000
  private static let paletteValue: UInt32 = 0xFD00_0000

  /// The terminal's own foreground or background.
  public static let `default` = CellColor(value: defaultValue)
  /// The background of a cell that shows the image behind it (see `CanvasImage`). Where there is no image, this is
  /// the terminal's own background.
  package static let clear = CellColor(value: clearValue)
  /// The color with all components 0.
  public static let black = CellColor(rgb: 0x000000)
  /// The color with all components 255.
  public static let white = CellColor(rgb: 0xFFFFFF)

  /// An entry of the terminal's palette. Terminals with 24-bit colors only have the entries 0...7. Use this if the number
  /// is important, not the color: the color is not known.
  package static func palette(_ index: UInt8) -> CellColor { CellColor(value: paletteValue | UInt32(index)) }

  init(value: UInt32) { self.value = value }

  /// A color from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32) { value = rgb & 0xFFFFFF }

  /// Creates a color from its three components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Whether this is the terminal's own color or clear, so that its value is not known.
  package var isDefault: Bool { value >= CellColor.clearValue }
  /// The number of the entry of the terminal's palette; `nil` for other colors.
  var paletteIndex: UInt8? { value >> 24 == CellColor.paletteValue >> 24 ? UInt8(value & 0xFF) : nil }
  /// `0xRRGGBB`; 0 for the default color.
  package var rgb: UInt32 { value & 0xFFFFFF }
  /// The red component; 0 for the default color.
  package var red: UInt8 { UInt8(rgb >> 16) }
  /// The green component; 0 for the default color.
  package var green: UInt8 { UInt8(rgb >> 8 & 0xFF) }
  /// The blue component; 0 for the default color.
  package var blue: UInt8 { UInt8(rgb & 0xFF) }

  /// Perceived brightness from 0 (black) to 255, by the weights of ITU-R BT.601; 0 for the default color.
  package var brightness: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }

  /// This color blended over `backdrop` with an opacity from 0 to 1. A default color has no components to
  /// blend: the result is then the more opaque of the two colors.
  package func mixed(over backdrop: CellColor, opacity: Double) -> CellColor {
    let alpha = opacity.isNaN ? 1 : min(1, max(0, opacity))
    if isDefault || backdrop.isDefault { return alpha >= 0.5 ? self : backdrop }
    func mix(_ over: UInt8, _ under: UInt8) -> UInt8 {
      UInt8(bounded: (Double(over) * alpha + Double(under) * (1 - alpha)).rounded())
    }
    return CellColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
  }
}
