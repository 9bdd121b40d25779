import NibCore

/// Keeps the images that a terminal shows equal to those behind the cells of a canvas, and sends only what changes.
protocol TerminalImages {
  /// The sequences to send before the text of a canvas, which do not move the cursor. Call this before `text(of:)`.
  mutating func prepare(_ canvas: CellCanvas) -> [UInt8]
  /// The canvas whose cells are sent as text.
  func text(of canvas: CellCanvas) -> CellCanvas
  /// The sequences to send after the text of a canvas.
  ///
  /// - Parameter changes: the cells of the text that were sent. ncurses may have written cells near them, too, which
  ///   removes images there.
  mutating func update(_ canvas: CellCanvas, changes: [CellSpan]) -> [UInt8]
  /// Call this after the terminal was cleared, which removes images, or if it may be another terminal.
  mutating func forget()
  /// The sequences that remove all images from the terminal.
  mutating func release() -> [UInt8]
}

extension TerminalImages {
  mutating func prepare(_ canvas: CellCanvas) -> [UInt8] { [] }
}

extension TerminalGraphics {
  /// The images of a terminal that shows none yet.
  ///
  /// - Parameter pane: the number of the program's pane in tmux.
  func images(pane: Int = 0) -> any TerminalImages {
    switch graphicsProtocol {
    case .kitty where isInTmux: KittyPlaceholderImages(cell: cell, pane: pane)
    case .kitty: KittyImages(cell: cell)
    case .sixel, .iterm: PaintedImages(self)
    }
  }
}
