import NibCore

/// A protocol by which terminals show images.
package enum GraphicsProtocol: String, Hashable, Sendable, CaseIterable {
  /// kitty's graphics protocol: the terminal stores images and places them behind text.
  case kitty
  /// DEC's sixels: an image with a palette is painted over cells.
  case sixel
  /// iTerm2's inline images: a PNG file is painted over cells.
  case iterm
}

/// How a terminal can show images: the protocol, and the size of a cell in pixels.
package struct TerminalGraphics: Hashable, Sendable {
  /// The protocol in which images are sent.
  package var graphicsProtocol: GraphicsProtocol
  /// The size of a cell in pixels.
  package var cell: PixelSize
  /// The number of colors that an image can have in sixels.
  package var colorRegisters: Int
  /// Whether tmux is between the program and the terminal. It keeps images of sixels itself, and removes the whole image
  /// as soon as a text is written anywhere in its rows. Those of kitty's protocol are then placeholders.
  package var isInTmux: Bool

  /// The size of a cell if the terminal does not report it: that of many fonts on screens of usual density.
  package static let usualCell = PixelSize(width: 8, height: 16)
  /// The number of colors if the terminal does not report it: that of a VT340.
  package static let fewestRegisters = 16
  /// The largest number of colors that is used. More are not needed for screens of apps.
  package static let mostRegisters = 256

  package init(
    _ graphicsProtocol: GraphicsProtocol, cell: PixelSize = usualCell, colorRegisters: Int = mostRegisters,
    isInTmux: Bool = false
  ) {
    (self.graphicsProtocol, self.cell) = (graphicsProtocol, cell)
    self.colorRegisters = min(
      max(colorRegisters, TerminalGraphics.fewestRegisters), TerminalGraphics.mostRegisters)
    self.isInTmux = isInTmux
  }
}

extension PixelSize {
  /// The size of a cell if all cells of a screen together have this size; `nil` if it would be less than a pixel.
  func cell(of screen: CellSize) -> PixelSize? {
    guard screen.columns > 0, screen.rows > 0 else { return nil }
    let size = PixelSize(width: width / screen.columns, height: height / screen.rows)
    return size.width > 0 && size.height > 0 ? size : nil
  }
}

/// How images are shown: in a protocol that the user names, in the one that the terminal reports, or not at all.
package enum GraphicsChoice: String, Hashable, Sendable, CaseIterable {
  case auto, kitty, sixel, iterm
  /// Images are not shown; views are drawn in cells.
  case cells

  /// The protocol that the user names; `nil` for none.
  package var namedProtocol: GraphicsProtocol? { GraphicsProtocol(rawValue: rawValue) }
}
