import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for input, signals, timers and work on the main queue, and draws at most once for everything that
/// has arrived together. This is the terminal's counterpart to the run loop of `UIApplicationMain`.
///
/// A loop belongs to the thread that runs it, which should be the main thread: `DispatchQueue.main` is only
/// served there. Other threads reach the loop through that queue.
public final class EventLoop {
  /// The screen that the loop draws on.
  package let screen: any Screen
  private let input: any InputSource
  private let signals: SignalPipe?
  private let mainQueue = MainQueue()
  private let clock = ContinuousClock()

  private var timers = LoopTimers()
  /// The timer for finding out which terminals show the screen; `nil` if it cannot change.
  private var clientTimer: LoopTimer?
  private var needsDisplay = true
  /// The size that was last reported to the handler.
  private var reportedSize: CellSize
  private var ending: LoopEnding?
  /// Events that have arrived and have not been handled yet.
  private var waitingEvents = EventQueue()
  private var isInputClosed = false
  /// Whether the process was suspended and has not continued yet.
  private var isSuspended = false
  /// Whether to discard the input that arrives before the next drawing, because it was typed for a program that
  /// ran in the foreground.
  private var discardsInput = false
  /// The time at which incomplete input is treated as complete; `nil` if no input is incomplete.
  private var inputDeadline: ContinuousClock.Instant?

  /// Creates a loop without signals, which shows a program on a screen in memory. For tests and scripted runs.
  public convenience init(screen: HeadlessScreen, input: ScriptedInput) {
    self.init(screen: screen, input: input, signals: nil)
  }

  /// Creates a loop on a real terminal.
  public convenience init(terminal: CursesScreen) {
    let input = TerminalInput(descriptor: terminal.inputDescriptor)
    self.init(screen: terminal, input: input, signals: .shared)
  }

  init(screen: any Screen, input: any InputSource, signals: SignalPipe?) {
    self.screen = screen
    self.input = input
    self.signals = signals
    reportedSize = screen.size
  }

  /// Runs until something ends the loop, and closes the screen.
  package func run(_ handler: some EventHandler) -> LoopEnding {
    watchParent()
    // A fast terminal has already reported how it shows images.
    if let descriptor = input.descriptor { readInput(Platform.wait(for: [descriptor], timeout: .zero)) }
    drawIfNeeded(handler)
    while ending == nil { turn(handler) }
    mainQueue.stop()
    screen.close()
    return ending ?? .inputClosed
  }

  /// Asks the handler to draw at the end of this turn.
  package func setNeedsDisplay() { needsDisplay = true }

  /// Ends the loop before it handles another event. Only the first call has an effect.
  package func stop(status: Int32 = 0) { end(.stopped(status: status)) }

  /// Runs `action` once after a delay, or repeatedly at the given interval.
  @discardableResult
  package func schedule(
    after delay: Duration, every interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> LoopTimer {
    timers.add(at: clock.now + delay, every: interval, action)
  }

  /// Cancels a timer. Has no effect on a timer that has run or was cancelled.
  package func cancel(_ timer: LoopTimer) { timers.remove(timer) }

  /// Whether signals and keys come from a terminal.
  var hasTerminal: Bool { signals != nil }

  /// Ends the loop when the program has lost its parent and the terminal (see `ParentWatch`).
  private func watchParent() {
    guard hasTerminal, let terminal = input.descriptor, let watch = ParentWatch(terminal: terminal) else {
      return
    }
    schedule(after: ParentWatch.interval, every: ParentWatch.interval) { [unowned self] in
      if watch.isAbandoned { end(.signal(SIGHUP)) }
    }
  }

  private func end(_ ending: LoopEnding) {
    if self.ending == nil { self.ending = ending }
  }
}

extension EventLoop {
  /// Puts text on the clipboard of the terminal's user. Returns whether the escape sequence was sent; terminals do not
  /// report whether they accept it.
  @discardableResult
  package func copyToClipboard(_ text: String) -> Bool { screen.copyToClipboard(text) }

  /// Turns mouse events on or off. While they are off, the terminal's own text selection works.
  package func setMouse(_ isOn: Bool) { screen.setMouse(isOn) }

  /// Opens a file in the user's editor, and redraws everything when the editor ends.
  ///
  /// - Parameter line: the line number, counted from 1; with `nil`, the editor chooses the line.
  /// - Returns: the result of `runInForeground(_:)`.
  package func edit(file: String, line: Int? = nil) -> Int32 {
    runInForeground(EditorCommand().arguments(file: file, line: line))
  }

  /// Gives the terminal to another program, such as an editor, until it ends; then redraws everything.
  ///
  /// Input that is typed between the call and that drawing is discarded. The keys were meant for the other
  /// program, or were pressed before the user could see their effect.
  ///
  /// - Parameter arguments: the program's name or path, followed by its arguments. Relative file paths must
  ///   begin with `./`, as those of `EditorCommand` do: otherwise the program may take a file name for an
  ///   option or a command.
  /// - Returns: the exit status as a shell reports it: 128 plus the signal number for a program that was
  ///   ended by a signal, 127 for a program that was not found, 126 for one that cannot be run.
  package func runInForeground(_ arguments: [String]) -> Int32 {
    let status = screen.run(arguments)
    screen.updateSize()
    setNeedsDisplay()
    waitingEvents.removeAll()
    discardsInput = true
    return status
  }
}

extension EventLoop {
  /// Waits for input or a timer, handles everything that has happened, and draws.
  private func turn(_ handler: some EventHandler) {
    let ready = wait(handler)
    handleSignals(handler)
    handleInput(ready, handler)
    fireTimers()
    reportSize(handler)
    handler.turnDidEnd(in: self)
    drawIfNeeded(handler)
  }

  /// Calls the timers and blocks of the main run loop that are due, and then waits until there is work. Does not wait
  /// if they changed what the screen shows. Returns the readable descriptors.
  private func wait(_ handler: some EventHandler) -> Set<Int32> {
    let next = mainQueue.runDue()
    if next != nil { handler.turnDidEnd(in: self) }
    let descriptors = [input.descriptor, signals?.descriptor].compactMap { $0 }
    return mainQueue.wait(for: descriptors, timeout: timeToWait, before: next ?? .distantFuture)
  }

  /// The time until there is work even if no descriptor becomes readable; `nil` if there is no such time.
  private var timeToWait: Duration? {
    if ending != nil || needsDisplay || !waitingEvents.isEmpty || input.descriptor == nil { return .zero }
    let now = clock.now
    let times = [timers.next, inputDeadline].compactMap { $0 }.map { max(.zero, $0 - now) }
    return times.min()
  }

  /// Handles the signals since the last turn.
  private func handleSignals(_ handler: some EventHandler) {
    for signal in signals?.take() ?? [] where ending == nil {
      switch signal {
      case SIGWINCH: resize(handler)
      case SIGTSTP: suspend(handler)
      case SIGCONT: resume(handler)
      default: end(.signal(signal))
      }
    }
  }

  /// Reads input and handles events.
  ///
  /// A terminal is read even while earlier events wait: it passes on only a few unread keys, and ^C has no effect
  /// until it has passed on all keys before it. A program that sends too much must wait.
  private func handleInput(_ ready: Set<Int32>, _ handler: some EventHandler) {
    let limit = hasTerminal ? EventLoop.maximumWaitingEvents : 1
    if waitingEvents.count < limit { readInput(ready) }
    let start = clock.now
    while ending == nil,
      let event = waitingEvents.takeNext(
        keepsRepeats: { handler.keepsRepeatedKeys },
        mayContinue: { clock.now - start < EventLoop.maximumHandlingTime })
    {
      handler.handle(event, in: self)
    }
    if isInputClosed && waitingEvents.isEmpty { end(.inputClosed) }
  }

  /// Reads the events that have arrived, or ends an incomplete sequence when its time is over.
  private func readInput(_ ready: Set<Int32>) {
    if input.descriptor.map(ready.contains) ?? true {
      let batch = input.read()
      waitingEvents.append(batch.events)
      if !batch.replies.isEmpty { receive(batch.replies) }
      if batch.events.contains(.focus(true)) { updateClients() }
      isInputClosed = batch.isClosed
      inputDeadline = input.patience.map { clock.now + $0 }
    } else if let deadline = inputDeadline, deadline <= clock.now {
      inputDeadline = nil
      waitingEvents.append(input.flush())
    }
  }

  /// Passes answers of the terminal to the screen, and draws again if it shows images in another way.
  private func receive(_ replies: [TerminalReply]) {
    guard let screen = screen as? any GraphicsScreen else { return }
    if screen.receive(replies) { setNeedsDisplay() }
    if screen.watchesClients, clientTimer == nil {
      clientTimer = schedule(after: EventLoop.clientInterval, every: EventLoop.clientInterval) {
        [unowned self] in updateClients()
      }
    }
  }

  /// Draws again if other terminals show the screen. tmux does not report this to programs.
  private func updateClients() {
    if let screen = screen as? any GraphicsScreen, screen.watchesClients, screen.updateClients() {
      setNeedsDisplay()
    }
  }

  /// The time after which a terminal that was attached to tmux gets the images.
  private static let clientInterval = Duration.seconds(1)

  /// The maximum time for which events are handled in one turn. After that, the loop handles signals and timers and
  /// draws, even if more events are waiting. It is short enough that drawing keeps up with a key that is held down.
  private static let maximumHandlingTime = Duration.milliseconds(25)

  /// The number of waiting events from which on no more input is read.
  private static let maximumWaitingEvents = 1 << 16

  private func fireTimers() {
    let now = clock.now
    while ending == nil, let action = timers.takeDue(at: now) { action() }
  }

  /// Draws the screen, if something has changed.
  private func drawIfNeeded(_ handler: some EventHandler) {
    guard needsDisplay, ending == nil else { return }
    needsDisplay = false
    let canvas = CellCanvas(size: screen.size)
    handler.draw(on: canvas)
    discardInputIfNeeded()
    screen.present(canvas)
    if screen.isLost { end(.inputClosed) }
  }

  /// Discards input before the screen is shown. Input that is typed later is meant for this screen.
  private func discardInputIfNeeded() {
    guard discardsInput else { return }
    discardsInput = false
    inputDeadline = nil
    input.discard()
  }
}

extension EventLoop {
  private func resize(_ handler: some EventHandler) {
    screen.updateSize()
    setNeedsDisplay()
    reportSize(handler)
  }

  private func reportSize(_ handler: some EventHandler) {
    guard screen.size != reportedSize, ending == nil else { return }
    reportedSize = screen.size
    handler.handle(.resize(columns: reportedSize.columns, rows: reportedSize.rows), in: self)
  }

  /// Stops the process and gives the terminal to the shell.
  private func suspend(_ handler: some EventHandler) {
    guard let terminal = input.descriptor else { return }
    if !isSuspended { handler.willSuspend(in: self) }
    isSuspended = true
    screen.suspend()
    // A process in the background that was asked to end must not use the terminal again.
    if signals?.stopProcess(terminal: terminal) ?? true || signals?.hasPendingTermination != true {
      resume(handler)
    }
  }

  /// Resumes drawing after the process was continued. If the process was stopped by a signal that cannot be handled,
  /// another program may have left the terminal in any state.
  private func resume(_ handler: some EventHandler) {
    screen.resume()
    resize(handler)
    if isSuspended { handler.didResume(in: self) }
    isSuspended = false
  }
}

extension EventLoop {
  /// Suspends the process as ^Z does, until the shell continues it. Has no effect on a screen that is not a
  /// terminal.
  package func suspend() {
    if hasTerminal { raise(SIGTSTP) }
  }

  /// Redraws everything, for example after another program has written on the terminal.
  package func redraw() {
    screen.updateSize()
    setNeedsDisplay()
  }
}
