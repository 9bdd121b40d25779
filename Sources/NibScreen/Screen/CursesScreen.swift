import CNCurses
import NibCore

/// The terminal at standard input and output, on which ncurses draws.
///
/// Create at most one instance at a time. While the screen uses the terminal, the program's output is not shown but
/// stored; it is written when the screen is suspended or closed (`OutputCapture`). The terminal is also restored if the
/// process exits or crashes (`TerminalGuard`).
public final class CursesScreen: GraphicsScreen {
  private enum State { case open, suspended, closed }

  public private(set) var size: CellSize
  package let colorDepth: ColorDepth
  package let showsBlocks: Bool
  /// The descriptor for keys and mouse reports.
  let inputDescriptor = STDIN_FILENO

  private let screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let modes: TerminalModes
  private var encoder: CellEncoder
  private var state = State.open
  private var usesMouse: Bool
  /// The text that the terminal shows; `nil` if the contents of the terminal are not known.
  private var presentedText: CellCanvas?
  private var questions: GraphicsQuestions
  /// The time at which the last questions were sent; `nil` if nothing was asked.
  private var askedAt: ContinuousClock.Instant?
  /// The time that the first answers took; zero before they arrive.
  private var answerTime = Duration.zero
  package private(set) var graphics: TerminalGraphics?
  /// The images that the terminal shows; `nil` as long as `graphics` is.
  private var images: (any TerminalImages)?

  /// Opens the terminal and sets its modes, for example for single keys and mouse reports. What the terminal shows does
  /// not change before the first canvas is presented.
  ///
  /// - Parameters:
  ///   - usesColor: whether to show colors if the terminal supports them. By default, this depends on
  ///     NO_COLOR.
  ///   - usesMouse: whether mouse clicks become events.
  /// - Throws: `ScreenError` if there is no terminal, or if it cannot be used for drawing.
  public convenience init(usesColor: Bool = Terminal.wantsColor, usesMouse: Bool = true) throws {
    try self.init(usesColor: usesColor, usesMouse: usesMouse, graphics: .cells)
  }

  /// Opens the terminal as the public initializer does.
  ///
  /// - Parameter graphics: the protocol in which images are shown. With `auto`, the terminal is asked.
  package init(
    usesColor: Bool = Terminal.wantsColor, usesMouse: Bool = true, graphics: GraphicsChoice
  ) throws {
    try CursesScreen.checkTerminal()
    let name = try CursesScreen.entryName()
    let glyphs = CursesLocale.select(terminal: Platform.environment("TERM") ?? "")
    // The screen needs a separate descriptor, because output to standard output is stored while it is shown.
    guard let output = fdopen(Platform.duplicate(STDOUT_FILENO), "w") else { throw ScreenError.notATerminal }
    TerminalGuard.engage(input: STDIN_FILENO, output: fileno(output))
    let device = CursesScreen.initialSize
    guard let screen = nibcurses_open(name, output, Int32(device.rows), Int32(device.columns)) else {
      TerminalGuard.disengage()
      fclose(output)
      throw ScreenError.notATerminal
    }
    TerminalGuard.saveScreenModes()
    self.screen = screen
    self.output = output
    colorDepth = usesColor ? CursesScreen.startColors() : .monochrome
    showsBlocks = glyphs == .unicode
    encoder = CellEncoder(
      colorDepth: colorDepth, glyphs: glyphs, pairs: ColorPairs(limit: Int(nibcurses_pair_count())))
    modes = TerminalModes()
    self.usesMouse = usesMouse
    questions = GraphicsQuestions(graphics, tmux: .current, usesColor: colorDepth != .monochrome)
    size = CursesScreen.windowSize
    takeTerminal()
    // Terminals that are not compatible with xterm may show such questions as text.
    if TerminalModes.isXtermLike, graphics != .cells {
      ask(questions.bytes)
    }
    updateGraphics()
  }

  deinit { close() }

  public func present(_ canvas: CellCanvas) {
    // If the terminal has already been restored because the process is about to end, nothing may be drawn.
    guard state == .open, TerminalGuard.hasChangesToUndo else { return }
    if presentedText?.size != canvas.size {
      presentedText = nil
      nibcurses_erase()
    }
    if presentedText == nil { images?.forget() }
    let imageData = images?.prepare(canvas) ?? []
    let text = images?.text(of: canvas) ?? canvas
    var spans = text.changes(since: presentedText)
    let isTextSame = spans.isEmpty && presentedText.map { $0.cursor == canvas.cursor } ?? false
    let isFirst = encoder.beginFrame()
    put(spans, of: text)
    // If ncurses ran out of numbers for color pairs, all pairs are discarded and the whole frame is encoded again.
    if !isFirst, encoder.recyclePairs() {
      // When a pair's colors change, ncurses searches all cells for it, unless all cells are sent anyway.
      nibcurses_repaint()
      nibcurses_erase()
      images?.forget()
      spans = text.changes(since: nil)
      put(spans, of: text)
    }
    presentedText = text.copy()
    let imageBytes = images?.update(canvas, changes: spans) ?? []
    // Nothing is sent if the frame, its cursor and its images have not changed.
    if isTextSame, imageBytes.isEmpty, imageData.isEmpty { return }
    send(imageData + modes.beginFrame)
    if !isTextSame { showCursor(canvas.cursor) }
    // At the end of a frame, tmux writes the text of the whole frame again, without the images in it.
    send(graphics?.isInTmux == true ? modes.endFrame + imageBytes : imageBytes + modes.endFrame)
  }

  package func receive(_ replies: [TerminalReply]) -> Bool {
    for reply in replies { questions.take(reply) }
    if let askedAt, answerTime == .zero, !questions.expectsAnswers { answerTime = .now - askedAt }
    askNext()
    let hadImages = graphics != nil
    guard updateGraphics() else { return false }
    if hadImages {
      // An image in the size of the previous font can have scrolled the screen.
      presentedText = nil
      nibcurses_repaint()
    }
    return true
  }

  package var watchesClients: Bool { questions.watchesClients }

  package func updateClients() -> Bool {
    guard state == .open, watchesClients, questions.updateClients() else { return false }
    askNext()
    send(GraphicsQuestions.sizeQuestions)
    updateGraphics()
    presentedText = nil
    nibcurses_repaint()
    return true
  }

  /// Whether the terminal has been disconnected.
  package var isLost: Bool { state == .open && !Platform.isTerminal(fileno(output)) }

  package func updateSize() {
    guard state == .open else { return }
    fitToDevice()
    // A terminal that was smaller for a moment has lost cells, even if it has its original size again.
    presentedText = nil
    nibcurses_repaint()
    questions.forgetSizes(reported: Platform.pixelSize(of: fileno(output)))
    if graphics != nil {
      send(GraphicsQuestions.sizeQuestions)
      updateGraphics()
    }
  }

  package func suspend() {
    guard state == .open else { return }
    state = .suspended
    releaseTerminal()
  }

  package func resume() {
    if state == .closed { return }
    // If the process is continued in the background, it must wait, because another process uses the terminal. If it is
    // asked to end while it waits, it no longer needs the terminal.
    let isOurs = Platform.waitForForeground(
      of: inputDescriptor, unless: { SignalPipe.shared.hasPendingTermination })
    if !isOurs && SignalPipe.shared.hasPendingTermination { return }
    if state == .open { releaseTerminal() } else { TerminalGuard.saveOriginalModes() }
    retakeTerminal()
  }

  public func close() {
    if state == .closed { return }
    if state == .open { releaseTerminal() }
    state = .closed
    TerminalGuard.disengage()
    delscreen(screen)
    fclose(output)
  }

  package func setMouse(_ isOn: Bool) {
    guard isOn != usesMouse else { return }
    usesMouse = isOn
    if state == .open { send(isOn ? modes.enableMouse : modes.disableMouse) }
  }

  package func copyToClipboard(_ text: String) -> Bool {
    guard state == .open, TerminalModes.isXtermLike,
      let sequence = ClipboardSequence(
        text, terminal: Platform.environment("TERM") ?? "", isTmux: Platform.environment("TMUX") != nil)
    else { return false }
    send(sequence.bytes)
    return true
  }

  package func run(_ arguments: [String]) -> Int32 {
    guard state == .open else { return 126 }
    suspend()
    // Keeps the stored original modes. If the program crashed, the current modes may be wrong.
    defer { retakeTerminal() }
    return SignalPipe.shared.withoutTimeLimit { ForegroundProgram(arguments: arguments).run() }
  }
}

extension CursesScreen {
  /// Checks that standard input and output can be used as a terminal. A job that was started in the background waits
  /// until it is in the foreground.
  private static func checkTerminal() throws {
    guard Platform.isTerminal(STDIN_FILENO), Platform.isTerminal(STDOUT_FILENO) else {
      throw ScreenError.notATerminal
    }
    guard Platform.access(of: STDIN_FILENO).reads, Platform.access(of: STDOUT_FILENO).writes else {
      throw ScreenError.noAccess
    }
    guard Platform.waitForForeground(of: STDIN_FILENO) else { throw ScreenError.inBackground }
  }

  /// The name of the terminfo entry to use; `nil` for the entry that TERM names. Another entry is used if the
  /// terminal supports 24-bit colors, or if TERM has no entry.
  private static func entryName() throws -> String? {
    let terminal = Platform.environment("TERM") ?? ""
    if terminal.isEmpty { throw ScreenError.unknownTerminal(terminal) }
    let entry = ([terminal] + TerminalEntry.substitutes(for: terminal)).first { nibcurses_has_entry($0) }
    guard let entry else { throw ScreenError.unknownTerminal(terminal) }
    guard nibcurses_can_address_cursor(entry) else { throw ScreenError.noCursorAddressing(terminal) }
    let directColorEntry = TerminalEntry.directColorCandidates(
      terminal: terminal, colorTerm: Platform.environment("COLORTERM")
    ).first { nibcurses_has_entry($0) }
    return directColorEntry ?? (entry == terminal ? nil : entry)
  }

  /// Switches colors on, and returns how many there are.
  private static func startColors() -> ColorDepth {
    switch nibcurses_start_color() {
    case ..<8: .monochrome
    case _ where nibcurses_has_direct_color(): .trueColor
    case ..<16: .ansi8
    case ..<256: .ansi16
    default: .indexed256
    }
  }

  private static var windowSize: CellSize {
    CellSize(columns: Int(nibcurses_columns()), rows: Int(nibcurses_rows()))
  }

  /// The maximum size of the drawing. The largest real screens are smaller, and the sizes that a terminal can
  /// report (up to 65,535 columns and rows) would need too much memory.
  private static let largest = CellSize(columns: 1000, rows: 500)

  /// The size that a screen has when it is opened.
  static var initialSize: CellSize {
    deviceSize(output: STDOUT_FILENO) ?? CellSize(columns: 80, rows: 24)
  }

  /// The terminal's size; `nil` if the terminal does not report it.
  private static func deviceSize(output: Int32) -> CellSize? {
    let size = Platform.windowSize(of: output) ?? Platform.windowSize(of: STDIN_FILENO)
    return size.map {
      CellSize(columns: min($0.columns, largest.columns), rows: min($0.rows, largest.rows))
    }
  }

  /// Changes the size to that of the terminal, if the terminal reports one.
  private func fitToDevice() {
    guard let newSize = CursesScreen.deviceSize(output: fileno(output)), newSize != size else { return }
    resizeterm(Int32(newSize.rows), Int32(newSize.columns))
    size = CursesScreen.windowSize
  }

  /// Determines how the terminal shows images. Returns whether this has changed.
  @discardableResult
  private func updateGraphics() -> Bool {
    let new = questions.graphics(screen: size, reported: Platform.pixelSize(of: fileno(output)))
    guard new != graphics else { return false }
    if let bytes = images?.release(), state == .open { send(bytes) }
    (graphics, images) = (new, new?.images(pane: TmuxServer.pane))
    return true
  }

  private func ask(_ bytes: [UInt8]) {
    send(bytes)
    askedAt = .now
  }

  /// Sends the questions that follow from the answers, if there are any.
  private func askNext() {
    guard state == .open else { return }
    let bytes = questions.takeNextQuestions()
    if !bytes.isEmpty { ask(bytes) }
  }

  /// Starts to use the terminal. ncurses switches to the alternate screen when it draws next.
  private func takeTerminal() {
    TerminalGuard.arm(sequence: modes.restore)
    send(modes.enable + (usesMouse ? modes.enableMouse : []))
  }

  private func retakeTerminal() {
    state = .open
    presentedText = nil
    nibcurses_repaint()
    takeTerminal()
    askNext()
  }

  /// Gives the terminal back in its original state.
  private func releaseTerminal() {
    // If this process is in the background, another process uses the terminal. ncurses would change that process's
    // modes.
    guard Platform.isInForeground(of: inputDescriptor) else { return TerminalGuard.restore() }
    send((images?.release() ?? []) + modes.disable)
    discardAnswers()
    TerminalGuard.refreshOriginalModes()
    endwin()
    send(modes.afterRelease)
    TerminalGuard.disarm()
  }

  /// The time after the questions in which answers are expected. A busy terminal can take seconds.
  private static let longestAnswer = Duration.seconds(5)
  /// The wait for answers when the program ends, unless earlier answers have taken longer.
  private static let usualFarewell = Duration.milliseconds(500)
  private static let longestFarewell = Duration.seconds(3)

  /// If the program ends shortly after it has asked, waits for the last answer, so that the shell does not get it.
  private func discardAnswers() {
    guard let askedAt, questions.expectsAnswers, .now - askedAt < CursesScreen.longestAnswer else { return }
    self.askedAt = nil
    var decoder = InputDecoder()
    // On a slow connection, an answer takes about as long as the one before.
    let wait = max(CursesScreen.usualFarewell, min(answerTime * 2, CursesScreen.longestFarewell))
    let end = ContinuousClock.now + wait
    while questions.expectsAnswers, end > .now,
      !Platform.wait(for: [inputDescriptor], timeout: end - .now).isEmpty
    {
      guard let bytes = Platform.read(from: inputDescriptor), !bytes.isEmpty else { break }
      _ = decoder.feed(bytes)
      for reply in decoder.takeReplies() { questions.take(reply) }
    }
    Platform.discardInput(of: inputDescriptor)
  }

  private func send(_ bytes: [UInt8]) {
    Platform.write(bytes, to: fileno(output))
  }
}

extension CursesScreen {
  private func put(_ spans: [CellSpan], of canvas: CellCanvas) {
    for span in spans where span.row < size.rows { put(span, of: canvas) }
  }

  private func put(_ span: CellSpan, of canvas: CellCanvas) {
    let columns = span.columns.clamped(to: 0..<size.columns)
    if columns.isEmpty { return }
    encoder.encode(canvas, row: span.row, columns: columns) { cells in
      nibcurses_put(Int32(span.row), Int32(columns.lowerBound), cells.baseAddress, Int32(cells.count))
    }
  }

  /// Shows the cursor at a cell, or hides it.
  private func showCursor(_ cursor: CellPoint?) {
    let bounds = CellRect(origin: .zero, size: size)
    if let cursor, bounds.contains(cursor) {
      curs_set(1)
      nibcurses_flush(Int32(cursor.row), Int32(cursor.column))
    } else {
      curs_set(0)
      nibcurses_flush(-1, 0)
    }
  }
}
