import NibSupport

/// A color as it is written in escape sequences, for a terminal of a certain color depth.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's default color, which its user chose.
  case `default`
  /// An entry of the palette: 0...7 plain, 8...15 bright, 16...231 a cube of 6 x 6 x 6, 232...255 grays.
  case indexed(UInt8)
  /// 24 bits; only with `ColorDepth.trueColor`.
  case rgb(CellColor)

  /// The nearest color that a terminal of `depth` can show. The palette is assumed to be xterm's. Entries 0...15 are
  /// used only for terminals without the others, because users change them.
  ///
  /// - Parameter isPixel: whether the color is that of a pixel of an image, not of a text or an area.
  package init(_ color: CellColor, depth: ColorDepth, isPixel: Bool = false) {
    if color.isDefault {
      self = .default
      return
    }
    if let index = color.paletteIndex, depth != .monochrome {
      self = .indexed(index)
      return
    }
    switch depth {
    case .monochrome: self = .default
    case .ansi8: self = .indexed(TerminalPalette.nearestOf8(color))
    case .ansi16:
      self = .indexed(
        isPixel ? TerminalPalette.nearestPixelOf16(color) : TerminalPalette.nearestOf16(color))
    case .indexed256: self = .indexed(TerminalPalette.nearestOf240(color))
    case .trueColor: self = .rgb(color)
    }
  }
}
