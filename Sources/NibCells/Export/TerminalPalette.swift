import NibSupport

/// xterm's palette, the search for the nearest entry, and the contrast between entries.
enum TerminalPalette {
  /// Entries 0...15.
  static let ansi: [CellColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { CellColor(rgb: $0) }

  /// Entries 0...15 of the Linux console, which are those of VGA.
  private static let vga: [CellColor] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ].map { CellColor(rgb: $0) }

  /// The nearest of eight colors. Only the hue can be preserved: each component is on or off. A pale color has a hue,
  /// too, so that areas in different pale colors do not look the same.
  static func nearestOf8(_ color: CellColor) -> UInt8 {
    paleHue(of: color)
      ?? (color.red >= 0x80 ? 1 : 0) + (color.green >= 0x80 ? 2 : 0) + (color.blue >= 0x80 ? 4 : 0)
  }

  /// The entry of 1...6 with the hue of a pale color; `nil` for other colors and for grays.
  private static func paleHue(of color: CellColor) -> UInt8? {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let (weakest, strongest) = (parts.min() ?? 0, parts.max() ?? 0)
    guard weakest >= 0x80, strongest - weakest >= 40 else { return nil }
    return (0..<3).reduce(0) { $0 | (2 * parts[$1] >= weakest + strongest ? UInt8(1 << $1) : 0) }
  }

  /// The entry of 1...7 with the hue of a dark color; 0 for a gray or black.
  static func hue(of color: CellColor) -> UInt8 {
    let parts = [color.red, color.green, color.blue]
    let strongest = parts.max() ?? 0
    guard strongest - (parts.min() ?? 0) >= 48 else { return 0 }
    return (0..<3).reduce(0) { $0 | (parts[$1] > strongest / 2 ? UInt8(1 << $1) : 0) }
  }

  /// The entries that are like one of 0...15: the two grays, or the same hue.
  static func shades(of index: UInt8) -> [UInt8] { [0, 7, 8, 15].contains(index) ? [8, 7] : [index ^ 8] }

  /// The contrast between a text and its background at which the text can be read. Ratios are those of WCAG 2.
  static let readableContrast = 2.5
  /// The contrast below which a text can hardly be seen.
  static let visibleContrast = 1.5

  /// Whether an entry of 0...15 cannot be read on black.
  static func isTooDarkOnBlack(_ index: UInt8) -> Bool { contrast(index, 0) < readableContrast }

  /// The contrast between two entries of 0...15: that of xterm or of the Linux console, whichever is lower.
  static func contrast(_ a: UInt8, _ b: UInt8) -> Double {
    let (a, b) = (Int(a), Int(b))
    return min(contrast(ansi[a], ansi[b]), contrast(vga[a], vga[b]))
  }

  /// The contrast between two colors, 1...21.
  static func contrast(_ a: CellColor, _ b: CellColor) -> Double { luminance(a).contrast(to: luminance(b)) }

  private static func luminance(_ color: CellColor) -> RelativeLuminance {
    RelativeLuminance(
      approximatingRed: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255)
  }

  /// The nearest of the entries 0...15; for a pale color, the bright entry with its hue.
  static func nearestOf16(_ color: CellColor) -> UInt8 {
    paleHue(of: color).map { $0 + 8 } ?? nearestPixelOf16(color)
  }

  /// The nearest of the entries 0...15 for a pixel of an image. A pale pixel becomes gray or white, because many of them
  /// in the bright color of their hue change the whole image.
  static func nearestPixelOf16(_ color: CellColor) -> UInt8 {
    var nearest: UInt8 = 0
    for index in UInt8(1)..<16
    where distance(ansi[Int(index)], color) < distance(ansi[Int(nearest)], color) {
      nearest = index
    }
    return nearest
  }

  /// The nearest entry from 16 on: the cube's, or a gray if that is nearer.
  static func nearestOf240(_ color: CellColor) -> UInt8 {
    let steps = (nearestStep(color.red), nearestStep(color.green), nearestStep(color.blue))
    let cube = CellColor(red: levels[steps.0], green: levels[steps.1], blue: levels[steps.2])
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grayStep = min(23, max(0, (mean - 3) / 10))
    let grayLevel = UInt8(8 + 10 * grayStep)
    let gray = CellColor(red: grayLevel, green: grayLevel, blue: grayLevel)
    if distance(gray, color) < distance(cube, color) { return UInt8(232 + grayStep) }
    return UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
  }

  /// The component values of the six steps of the cube.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func nearestStep(_ part: UInt8) -> Int {
    switch part {
    case ..<48: 0
    case ..<115: 1
    default: (Int(part) - 35) / 40
    }
  }

  private static func distance(_ a: CellColor, _ b: CellColor) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return red * red + green * green + blue * blue
  }
}
