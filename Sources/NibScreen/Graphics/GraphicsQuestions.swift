import NibCore

/// Asks a terminal how it can show images, and collects its answers.
///
/// The questions are sent once, and nothing waits for the answers: until they arrive, views are drawn in cells. The last
/// question is about the primary device attributes, which every terminal answers, and terminals answer in order. So
/// when this answer arrives, all others have arrived too, however slow the connection is.
package struct GraphicsQuestions {
  private let choice: GraphicsChoice
  private var supportsKitty = false
  private var supportsInlineImages = false
  private var attributes: [Int]?
  private var cell: PixelSize?
  private var area: PixelSize?
  private var registers: Int?

  package init(_ choice: GraphicsChoice) { self.choice = choice }

  /// The questions as escape sequences; empty if images are not wanted.
  package var bytes: [UInt8] {
    if choice == .cells { return [] }
    // In this order: kitty's protocol; iTerm2's capabilities; the sizes of a cell and of all cells; 256 colors for
    // sixels, and how many there are; the device attributes.
    let sequences = [
      "\u{1B}]1337;Capabilities\u{1B}\\", "\u{1B}[16t", "\u{1B}[14t", "\u{1B}[?1;3;256S", "\u{1B}[?1;1;0S",
      "\u{1B}[c",
    ]
    return KittyGraphics.question + Array(sequences.joined().utf8)
  }

  /// Whether the last question, which every terminal answers, has been answered.
  package var isAnswered: Bool { attributes != nil }

  /// The question to repeat when the size of the terminal has changed, because the font may have changed as well.
  package static let sizeQuestion = Array("\u{1B}[16t".utf8)

  /// Stores an answer of the terminal.
  package mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let attributes): self.attributes = attributes
    case .kittyGraphics(let isSupported): supportsKitty = isSupported
    case .inlineImages(let isSupported): supportsInlineImages = isSupported
    case .cellSize(let size): cell = size
    case .areaSize(let size): area = size
    case .colorRegisters(let count): registers = count
    }
  }

  /// How the terminal shows images; `nil` if it cannot, or has not answered yet.
  ///
  /// - Parameters:
  ///   - screen: the columns and rows of the terminal.
  ///   - reported: the size of all cells that the terminal's device reports; `nil` if it reports none.
  package func graphics(screen: CellSize, reported: PixelSize?) -> TerminalGraphics? {
    guard let graphicsProtocol = choice.namedProtocol ?? supportedProtocol else { return nil }
    let size =
      cell
      ?? [area, reported].lazy.compactMap { $0?.cell(of: screen) }.first
    return TerminalGraphics(
      graphicsProtocol, cell: size ?? TerminalGraphics.usualCell,
      colorRegisters: registers ?? TerminalGraphics.fewestRegisters)
  }

  /// The best protocol that the terminal supports; `nil` before the last answer.
  private var supportedProtocol: GraphicsProtocol? {
    guard choice == .auto, let attributes else { return nil }
    if supportsKitty { return .kitty }
    if supportsInlineImages { return .iterm }
    // The first number is the kind of terminal.
    return attributes.dropFirst().contains(4) ? .sixel : nil
  }
}
