import NibCore

/// Asks a terminal how it can show images, and collects its answers.
///
/// The questions are sent in two rounds, and nothing waits for the answers: until they arrive, views are drawn in cells.
/// The last question of a round is about the primary device attributes, which every terminal answers, and terminals
/// answer in order. So when this answer arrives, all others have arrived too, however slow the connection is.
///
/// The second round asks about kitty's protocol. tmux and screen treat this question as a title for their status line, so
/// the answers of the first round say whether one of them is between the program and the terminal.
package struct GraphicsQuestions {
  private let choice: GraphicsChoice
  private var supportsKitty = false
  private var supportsInlineImages = false
  private var attributes: [Int]?
  /// The number of rounds whose last question has been answered.
  private var answeredRounds = 0
  private var hasAskedAgain = false
  private var multiplexer: Multiplexer?
  private var cell: PixelSize?
  private var area: PixelSize?
  private var registers: Int?
  /// Whether the terminal around tmux shows sixels.
  private let showsSixelsInTmux: () -> Bool
  private var tmuxShowsSixels: Bool?

  /// - Parameter showsSixelsInTmux: whether the terminal around tmux shows sixels. It is called when tmux has answered
  ///   that it accepts them, which it does in every terminal.
  package init(_ choice: GraphicsChoice, showsSixelsInTmux: @escaping () -> Bool = { false }) {
    self.choice = choice
    self.showsSixelsInTmux = showsSixelsInTmux
  }

  /// The questions of the first round as escape sequences; empty if images are not wanted.
  package var bytes: [UInt8] {
    if choice == .cells { return [] }
    // In this order: iTerm2's capabilities; the sizes of a cell and of all cells; 256 colors for sixels, and how many
    // there are; the kind of terminal; the device attributes.
    let sequences = [
      "\u{1B}]1337;Capabilities\u{1B}\\", "\u{1B}[16t", "\u{1B}[14t", "\u{1B}[?1;3;256S", "\u{1B}[?1;1;0S",
      "\u{1B}[>c", "\u{1B}[c",
    ]
    return Array(sequences.joined().utf8)
  }

  /// Returns the questions of the second round, once, when the first one has been answered; otherwise nothing.
  package mutating func takeNextQuestions() -> [UInt8] {
    guard answeredRounds > 0, needsSecondRound, !hasAskedAgain else { return [] }
    hasAskedAgain = true
    return KittyGraphics.question + Array("\u{1B}[c".utf8)
  }

  /// Whether answers to questions that were sent have not arrived yet.
  package var expectsAnswers: Bool { answeredRounds < (hasAskedAgain ? 2 : 1) }

  /// Whether the last question, which every terminal answers, has been answered.
  private var isAnswered: Bool { answeredRounds >= (needsSecondRound ? 2 : 1) }

  /// Whether kitty's protocol is asked for: not if a user has chosen a protocol, and not in tmux and screen.
  private var needsSecondRound: Bool { choice == .auto && multiplexer == nil }

  /// The questions to repeat when the size of the terminal has changed, because the font may have changed as well.
  package static let sizeQuestions = Array("\u{1B}[16t\u{1B}[14t".utf8)

  /// Forgets the sizes that the terminal answered before its size changed.
  ///
  /// - Parameter reported: the new size of all cells that the terminal's device reports. If it reports none, the size of
  ///   a cell stays until the next answer.
  package mutating func forgetSizes(reported: PixelSize?) {
    area = nil
    if reported != nil { cell = nil }
  }

  /// Stores an answer of the terminal.
  package mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let attributes):
      self.attributes = attributes
      answeredRounds += 1
      if multiplexer == .tmux, attributes.showsSixels, choice == .auto, tmuxShowsSixels == nil {
        tmuxShowsSixels = showsSixelsInTmux()
      }
    case .multiplexer(let multiplexer): self.multiplexer = multiplexer
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
      colorRegisters: registers ?? TerminalGraphics.fewestRegisters, isInTmux: multiplexer == .tmux)
  }

  /// The best protocol that the terminal supports; `nil` before the last answer.
  private var supportedProtocol: GraphicsProtocol? {
    guard choice == .auto, isAnswered, let attributes else { return nil }
    if supportsKitty { return .kitty }
    if supportsInlineImages { return .iterm }
    return attributes.showsSixels && tmuxShowsSixels ?? true ? .sixel : nil
  }
}

extension [Int] {
  /// Whether a terminal with these device attributes accepts sixels. The first number is the kind of terminal.
  fileprivate var showsSixels: Bool { dropFirst().contains(4) }
}
