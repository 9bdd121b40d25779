import NibCore
import NibScreen

/// Images for the protocols of terminals, written as commands that a terminal executes. They are those of `png`, in the
/// size that the drawings would have in cells, or as wide as `--columns` says.
extension OutputFormat {
  static let kitty = terminalImage(.kitty, "an image for kitty, Ghostty, Konsole, WezTerm and others") {
    image, cell throws(OutputFailure) in
    guard Terminal.isTmux else { return KittyGraphics.display(image) }
    // Placeholders are text, which tmux can scroll and move.
    let cells = CellSize(
      columns: (image.width + cell.width - 1) / cell.width,
      rows: (image.height + cell.height - 1) / cell.height)
    guard let text = KittyPlaceholders.text(of: image, id: number(of: image), cells: cells)
    else {
      throw OutputFailure(
        message:
          "the image has more than \(KittyPlaceholders.limit) rows or columns of cells; use a smaller --scale"
      )
    }
    return text
  }

  static let sixel = terminalImage(.sixel, "an image for xterm, mlterm, foot and others") { image, _ in
    SixelImage(image, colors: TerminalGraphics.mostRegisters).bytes
  }

  static let iterm = terminalImage(.iterm, "an image for iTerm2, WezTerm and others") {
    image, _ throws(OutputFailure) in
    do {
      return try InlineImage.bytes(of: image)
    } catch {
      throw OutputFailure(message: "\(error)")
    }
  }

  /// Whether this is an image for a terminal, which `--columns` scales.
  var isForTerminal: Bool { GraphicsProtocol(rawValue: name) != nil }

  /// A format that shows the drawings as one image in the terminal.
  private static func terminalImage(
    _ graphicsProtocol: GraphicsProtocol, _ summary: String,
    _ encode: @escaping @Sendable (PixelImage, _ cell: PixelSize) throws(OutputFailure) -> [UInt8]
  ) -> OutputFormat {
    OutputFormat(
      name: graphicsProtocol.rawValue, summary: summary, hasBackground: true, paintsPages: true,
      usesVectors: true,
      bytes: { page throws(OutputFailure) in
        let cell = Terminal.cell ?? TerminalGraphics.usualCell
        let scale = Double(cell.width) / CellGrid.standard.cellWidth
        let image = try image(
          of: page, scales: [scale, 1, 0.5, 0.25].filter { $0 <= scale },
          width: page.columns.map { $0 * cell.width },
          longest: graphicsProtocol == .sixel ? SixelImage.largestSide : nil)
        return try encode(image, cell) + [UInt8(ascii: "\n")]
      })
  }

  /// A number from 1 to 255 for an image, so that different images usually have different ones.
  private static func number(of image: PixelImage) -> UInt8 {
    var sum = UInt32(image.width)
    for byte in image.bytes { sum = (sum &* 31) &+ UInt32(byte) }
    return UInt8(sum % 255 + 1)
  }
}
