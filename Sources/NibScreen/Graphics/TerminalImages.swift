import NibCore

/// Keeps the images that a terminal shows equal to those behind the cells of a canvas, and sends only what changes.
protocol TerminalImages {
  /// The canvas whose cells are sent as text.
  func text(of canvas: CellCanvas) -> CellCanvas
  /// The sequences to send after the text of a canvas.
  ///
  /// - Parameter changes: the cells of the text that were sent. ncurses may have written cells near them, too, which
  ///   removes images there.
  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8]
  /// Call this after the terminal was cleared, which removes images.
  mutating func forget()
  /// The sequences that remove all images from the terminal.
  mutating func release() -> [UInt8]
}

extension TerminalGraphics {
  /// The images of a terminal that shows none yet.
  var images: any TerminalImages {
    switch graphicsProtocol {
    case .kitty: KittyImages(cell: cell)
    case .sixel, .iterm: PaintedImages(self)
    }
  }
}
