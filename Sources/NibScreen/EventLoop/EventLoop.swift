import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for input, signals, timers and work sent to the main queue, and draws at most once for all that has
/// come together. What `UIApplicationMain` runs, for a terminal.
///
/// A loop belongs to the thread that runs it, which should be the main thread: only there is
/// `DispatchQueue.main` served. Other threads reach it through that queue.
public final class EventLoop {
  /// What is drawn on.
  public let screen: any Screen
  private let input: any InputSource
  private let signals: SignalPipe?
  private let mainQueue = MainQueue()
  private let clock = ContinuousClock()

  private var timers = LoopTimers()
  private var needsDisplay = true
  /// The size that the handler knows of.
  private var toldSize: CellSize
  private var ending: LoopEnding?
  /// What has come and is not answered yet.
  private var waiting = EventQueue()
  private var isInputClosed = false
  /// Whether what has come by the next drawing was meant for a program that ran in the foreground.
  private var discardsInput = false
  /// When what the input holds back counts as complete.
  private var inputDeadline: ContinuousClock.Instant?

  /// A loop without signals, for a screen that is no terminal.
  public convenience init(screen: any Screen, input: any InputSource) {
    self.init(screen: screen, input: input, signals: nil)
  }

  /// A loop on a real terminal.
  public convenience init(terminal: CursesScreen) {
    let input = TerminalInput(descriptor: terminal.inputDescriptor)
    self.init(screen: terminal, input: input, signals: .shared)
  }

  init(screen: any Screen, input: any InputSource, signals: SignalPipe?) {
    self.screen = screen
    self.input = input
    self.signals = signals
    toldSize = screen.size
  }

  /// Runs until something ends the loop, and closes the screen.
  public func run(_ handler: some EventHandler) -> LoopEnding {
    watchParent()
    drawIfNeeded(handler)
    while ending == nil { turn(handler) }
    screen.close()
    return ending ?? .inputClosed
  }

  /// Has the handler draw at the end of this turn.
  public func setNeedsDisplay() { needsDisplay = true }

  /// Ends the loop before it takes another event. The first call counts.
  public func stop(status: Int32 = 0) { end(.stopped(status: status)) }

  /// Runs `action` once after a delay, or again and again every `interval`.
  @discardableResult
  public func schedule(
    after delay: Duration, every interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> LoopTimer {
    timers.add(at: clock.now + delay, every: interval, action)
  }

  /// Takes a timer back; one that has run or was cancelled is ignored.
  public func cancel(_ timer: LoopTimer) { timers.remove(timer) }

  /// Whether signals and keys come from a terminal.
  var hasTerminal: Bool { signals != nil }

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

// MARK: - Services of the screen

extension EventLoop {
  /// Puts text on the clipboard of whoever looks at the screen. Whether there was a way to; terminals do not
  /// say whether they did.
  @discardableResult
  public func copyToClipboard(_ text: String) -> Bool { screen.copyToClipboard(text) }

  /// Turns mouse events on or off. Off, the terminal's own selection works.
  public func setMouse(_ isOn: Bool) { screen.setMouse(isOn) }

  /// Has the user's editor open a file, and draws anew when it is done.
  ///
  /// - Parameter line: counted from 1; nil opens the file as the editor pleases.
  /// - Returns: what `runInForeground(_:)` returns.
  public func edit(file: String, line: Int? = nil) -> Int32 {
    runInForeground(EditorCommand().arguments(file: file, line: line))
  }

  /// Gives the terminal to a program, an editor say, until it ends; then everything is drawn anew.
  ///
  /// What is typed from the call until that drawing is dropped: the keys were meant for the program, or pressed by
  /// somebody who did not see yet what they would do.
  ///
  /// - Parameter arguments: the program's name or path, and what follows it. Relative paths of files must begin with
  ///   `./`, as those of `EditorCommand` do: a name can begin with whatever the program takes for something else.
  /// - Returns: the exit status that a shell would tell: 128 and the signal for a program that a signal
  ///   ended, 127 for one that is not there, 126 for one that cannot be run.
  public func runInForeground(_ arguments: [String]) -> Int32 {
    let status = screen.run(arguments)
    screen.updateSize()
    setNeedsDisplay()
    waiting.removeAll()
    discardsInput = true
    return status
  }
}

// MARK: - A turn

extension EventLoop {
  private func turn(_ handler: some EventHandler) {
    let ready = wait()
    takeSignals(handler)
    takeInput(ready, handler)
    if ending == nil { mainQueue.drain() }
    fireTimers()
    tellSize(handler)
    handler.turnDidEnd(in: self)
    drawIfNeeded(handler)
  }

  private func wait() -> Set<Int32> {
    let descriptors = [input.descriptor, signals?.descriptor, mainQueue.descriptor].compactMap { $0 }
    return Platform.wait(for: descriptors, timeout: timeToWait)
  }

  /// How long nothing but a descriptor can give work; `nil` for ever.
  private var timeToWait: Duration? {
    if needsDisplay || !waiting.isEmpty || input.descriptor == nil { return .zero }
    let now = clock.now
    let times = [timers.next, inputDeadline].compactMap { $0 }.map { max(.zero, $0 - now) }
    return (times + [MainQueue.interval].compactMap { $0 }).min()
  }

  private func takeSignals(_ handler: some EventHandler) {
    for signal in signals?.take() ?? [] where ending == nil {
      switch signal {
      case SIGWINCH: resize(handler)
      case SIGTSTP: suspend(handler)
      case SIGCONT: resume(handler)
      default: end(.signal(signal))
      }
    }
  }

  /// What waits is answered before more is read: a flood stays where it comes from.
  private func takeInput(_ ready: Set<Int32>, _ handler: some EventHandler) {
    if waiting.isEmpty { readInput(ready) }
    let start = clock.now
    while ending == nil,
      let event = waiting.takeNext(mayGoOn: { clock.now - start < EventLoop.longestAnswering })
    {
      handler.handle(event, in: self)
    }
    if isInputClosed && waiting.isEmpty { end(.inputClosed) }
  }

  private func readInput(_ ready: Set<Int32>) {
    if input.descriptor.map(ready.contains) ?? true {
      let batch = input.read()
      waiting.append(batch.events)
      isInputClosed = batch.isClosed
      inputDeadline = input.patience.map { clock.now + $0 }
    } else if let deadline = inputDeadline, deadline <= clock.now {
      inputDeadline = nil
      waiting.append(input.flush())
    }
  }

  /// How long events are answered in one turn: then it is for signals, timers and the drawing to have theirs, whatever
  /// else has come. Short enough that a held key does not stutter.
  private static let longestAnswering = Duration.milliseconds(25)

  private func fireTimers() {
    let now = clock.now
    while ending == nil, let action = timers.takeDue(at: now) { action() }
  }

  private func drawIfNeeded(_ handler: some EventHandler) {
    guard needsDisplay, ending == nil else { return }
    needsDisplay = false
    let canvas = CellCanvas(size: screen.size)
    handler.draw(on: canvas)
    discardInputIfNeeded()
    screen.present(canvas)
    if screen.isLost { end(.inputClosed) }
  }

  /// Before the screen is shown: what is typed after that is meant for it.
  private func discardInputIfNeeded() {
    guard discardsInput else { return }
    discardsInput = false
    inputDeadline = nil
    input.discard()
  }
}

// MARK: - Size and suspension

extension EventLoop {
  private func resize(_ handler: some EventHandler) {
    screen.updateSize()
    setNeedsDisplay()
    tellSize(handler)
  }

  private func tellSize(_ handler: some EventHandler) {
    guard screen.size != toldSize, ending == nil else { return }
    toldSize = screen.size
    handler.handle(.resize(columns: toldSize.columns, rows: toldSize.rows), in: self)
  }

  private func suspend(_ handler: some EventHandler) {
    guard let terminal = input.descriptor else { return }
    screen.suspend()
    // One that was asked to end while it was stopped does so without taking the terminal again.
    if signals?.stopProcess(terminal: terminal) ?? true || signals?.hasPendingWish != true { resume(handler) }
  }

  /// Also after a stop that could not be prepared for: whoever had the terminal meanwhile left it as it is.
  private func resume(_ handler: some EventHandler) {
    screen.resume()
    resize(handler)
  }
}
