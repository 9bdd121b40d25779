import NibCore

/// Asks a terminal how it can show images, and collects its answers.
///
/// The questions are sent in two rounds, and nothing waits for the answers: until they arrive, views are drawn in cells.
/// The last question of a round is about the primary device attributes, which every terminal answers, and terminals
/// answer in order. So when this answer arrives, all others have arrived too, however slow the connection is.
///
/// The second round asks about kitty's protocol. tmux and screen treat this question as a title for their status line, so
/// the answers of the first round say whether one of them is between the program and the terminal. tmux can pass the
/// question on to the terminal around it, and is then asked about this terminal first.
package struct GraphicsQuestions {
  private let choice: GraphicsChoice
  /// Whether the terminal supports kitty's protocol; `nil` if it has not answered.
  private var supportsKitty: Bool?
  private var supportsInlineImages = false
  private var attributes: [Int]?
  /// The number of rounds whose last question has been answered.
  private var answeredRounds = 0
  private var hasAskedAgain = false
  private var multiplexer: Multiplexer?
  private var cell: PixelSize?
  private var area: PixelSize?
  private var registers: Int?
  private let tmux: TmuxServer?
  private let usesColor: Bool
  /// The last clients of tmux that showed the program; `nil` if tmux was not asked, or cannot be asked.
  private var clients: TmuxClients?
  /// The bytes that tmux had discarded when the images were sent last.
  private var discardedBytes: [String: Int] = [:]
  /// Whether no client of tmux showed the program when tmux was asked last.
  private var isHidden = false
  /// Whether the terminal around tmux was asked about kitty's protocol. It is not asked if other programs would get the
  /// answer.
  private var hasAskedThroughTmux = false

  /// - Parameters:
  ///   - tmux: the tmux in which the program runs. It is asked when the terminal answers that it is tmux.
  ///   - usesColor: whether texts have colors, without which placeholders cannot name their image.
  init(_ choice: GraphicsChoice, tmux: TmuxServer? = nil, usesColor: Bool = true) {
    (self.choice, self.tmux, self.usesColor) = (choice, tmux, usesColor)
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
    guard answeredRounds > 0, !hasAskedAgain else { return [] }
    if choice == .auto, multiplexer == .tmux { return takeQuestionThroughTmux() }
    guard needsSecondRound else { return [] }
    hasAskedAgain = true
    return KittyGraphics.question + Array("\u{1B}[c".utf8)
  }

  /// Returns the question for the terminal around tmux, if it may have placeholders and its answer reaches the program.
  private mutating func takeQuestionThroughTmux() -> [UInt8] {
    guard let clients, clients.showPlaceholders, canUsePlaceholders else { return [] }
    hasAskedAgain = true
    hasAskedThroughTmux = clients.answersReachProgram && tmux?.bindsAnswer() == false
    return hasAskedThroughTmux ? TmuxPassthrough.wrapped(KittyGraphics.placeholderQuestion) : []
  }

  /// Whether answers to questions that were sent have not arrived yet.
  package var expectsAnswers: Bool {
    if multiplexer == .tmux, answeredRounds > 0 { return hasAskedThroughTmux && supportsKitty == nil }
    return answeredRounds < (hasAskedAgain ? 2 : 1)
  }

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
      if needsClients, clients == nil {
        clients = tmux?.clients()
        discardedBytes = clients?.discardedBytes ?? [:]
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
    guard let graphicsProtocol = namedProtocol ?? supportedProtocol else { return nil }
    let size =
      cell
      ?? [area, reported].lazy.compactMap { $0?.cell(of: screen) }.first
    return TerminalGraphics(
      graphicsProtocol, cell: size ?? TerminalGraphics.usualCell,
      colorRegisters: registers ?? TerminalGraphics.fewestRegisters, isInTmux: multiplexer == .tmux)
  }

  /// The protocol that the user names; `nil` for none. kitty's protocol has another form in tmux, so the first answers
  /// must say whether the program is in tmux, and the option of tmux must be on.
  private var namedProtocol: GraphicsProtocol? {
    if choice == .kitty, tmux != nil {
      guard answeredRounds > 0, multiplexer != .tmux || canUsePlaceholders else { return nil }
    }
    return choice.namedProtocol
  }

  /// The best protocol that the terminal supports; `nil` before the last answer.
  private var supportedProtocol: GraphicsProtocol? {
    guard choice == .auto, isAnswered, let attributes else { return nil }
    if multiplexer == .tmux {
      if showsPlaceholders { return .kitty }
      return attributes.showsSixels && clients?.showSixels == true ? .sixel : nil
    }
    if supportsKitty == true { return .kitty }
    if supportsInlineImages { return .iterm }
    return attributes.showsSixels ? .sixel : nil
  }
}

/// The terminals around tmux.
extension GraphicsQuestions {
  /// Whether other terminals around tmux could show images in another way, or do not have the images.
  var watchesClients: Bool { needsClients && canUsePlaceholders }

  /// Asks tmux which terminals show the program.
  ///
  /// - Returns: whether they may not have the images: because the program was hidden, because tmux has discarded bytes for
  ///   a slow terminal, or because they are other terminals. These are asked again.
  mutating func updateClients() -> Bool {
    guard needsClients, let new = tmux?.clients() else { return false }
    if new.clients.isEmpty {
      isHidden = true
      return false
    }
    let known = clients
    clients = new
    if let known, new.areSame(as: known) {
      // A terminal that is too slow at the moment would not get them again either.
      let hasLost = new.discardedBytes != discardedBytes && new.discardedBytes == known.discardedBytes
      guard isHidden || hasLost else { return false }
    } else {
      (supportsKitty, hasAskedAgain, hasAskedThroughTmux) = (nil, false, false)
    }
    (isHidden, discardedBytes) = (false, new.discardedBytes)
    return true
  }

  /// Whether it matters which terminals are around tmux.
  private var needsClients: Bool { multiplexer == .tmux && (choice == .auto || choice == .kitty) }

  /// Whether placeholders can be used in tmux, if the terminals around it show them.
  private var canUsePlaceholders: Bool { usesColor && clients?.passesThrough == true }

  /// Whether the terminals around tmux show placeholders: they are known to do so, and the one that was asked has answered
  /// that it shows images.
  private var showsPlaceholders: Bool {
    hasAskedAgain && clients?.showPlaceholders == true && (!hasAskedThroughTmux || supportsKitty == true)
  }
}

extension [Int] {
  /// Whether a terminal with these device attributes accepts sixels. The first number is the kind of terminal.
  fileprivate var showsSixels: Bool { dropFirst().contains(4) }
}
