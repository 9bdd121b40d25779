import NibCore
import NibDrawing

/// Runs a root view controller in the terminal. It is the counterpart to `UIApplicationMain` in UIKit.
///
///     try TerminalApplication(rootViewController: controller).run().exitProcess()
public final class TerminalApplication: EventHandler {
  /// A row of the help screen.
  public typealias KeyHelp = NibCore.KeyHelp

  /// The window that the terminal shows.
  public let window: UIWindow
  /// The drawing style.
  public var style: NibDrawingContext.Style
  /// The keys that the help screen lists after those of the controller in front (see `KeyHinting`), the program's own
  /// keys first.
  public var help: [KeyHelp]
  /// Whether the last row of the screen shows the most useful keys; see `KeyHinting`. Screens with fewer than 20 rows
  /// do not show them.
  public var showsKeyHints = false
  /// Whether the key `b` switches between the styles of drawing, for programs that show how nibs are drawn.
  package var offersStyles = false
  /// Whether the changed values of `UserDefaults` are written. The programs in `nibterm` have none: Foundation would
  /// ask the system for the user, which a statically linked program must not do.
  package var savesDefaults = true
  private let grid = CellGrid.standard
  private var showsHelp = false
  /// Whether the terminal has enough colors for images.
  private var canDrawImages = false

  /// Creates an application with a new window that shows the controller. The views are not loaded before `run()`.
  ///
  /// - Parameters:
  ///   - rootViewController: an expression that makes the controller. While it is evaluated, `UIScreen.main` already
  ///     has the size of the terminal.
  ///   - style: the style in which views are drawn.
  ///   - help: the program's own keys, for the help screen.
  public convenience init(
    rootViewController: @autoclosure () throws -> UIViewController,
    style: NibDrawingContext.Style = .rendered, help: [KeyHelp] = []
  ) rethrows {
    let size = ProgramScreen.current.size ?? TerminalApplication.terminalSize
    let window = try ProgramScreen.$current.withValue(ProgramScreen(size: size)) {
      let controller = try rootViewController()
      let window = UIWindow(frame: CGRect(origin: .zero, size: NibEnvironment.current.screenSize))
      window.rootViewController = controller
      return window
    }
    self.init(window: window, style: style, help: help)
  }

  /// The size in points of the terminal in which the process was started; `nil` if there is none.
  static var terminalSize: CGSize? {
    guard Terminal.isInteractive else { return nil }
    return CGSize(CellGrid.standard.points(of: CursesScreen.initialSize))
  }

  /// Creates an application with an existing window, for example the window of a main nib.
  public init(window: UIWindow, style: NibDrawingContext.Style = .rendered, help: [KeyHelp] = []) {
    self.window = window
    self.style = style
    self.help = help + TerminalApplication.commonKeys
  }

  private static let commonKeys = [
    KeyHelp("arrows, hjkl", "move"), KeyHelp("Enter, Space", "choose, press"), KeyHelp("Esc, Bksp", "back"),
    KeyHelp("Tab, Shift-Tab", "next, previous control"), KeyHelp("1...9", "change tabs"),
    KeyHelp("m, Delete", "actions, menu"), KeyHelp("Shift-Up, Down", "move a row while editing"),
    KeyHelp("/", "search"), KeyHelp("q, Ctrl-C", "quit"), KeyHelp("PgUp, PgDn", "move by pages"),
    KeyHelp("Home, End, g, G", "first, last"), KeyHelp("click, wheel", "choose, scroll"),
    KeyHelp("?", "show this help"),
  ]

  /// Shows the window until the user quits. Call `exitProcess()` on the result to end the process.
  ///
  /// Problems that do not end the program, such as conflicting constraints, are written to `ProgramLog`.
  ///
  /// - Throws: `ScreenError` if the terminal cannot show the window.
  public func run() throws -> LoopEnding {
    ProgramLog.open()
    let terminal = try CursesScreen()
    NibException.uncaughtHandler = { exception in
      Terminal.terminate(message: exception.description)
    }
    // For a program that calls `exit` itself and for an uncaught exception, which do not end the turn.
    if savesDefaults { atexit { UserDefaults.nibSave() } }
    return start(EventLoop(terminal: terminal))
  }

  /// Runs with the screen and input of the given loop. Used by tests, which have no terminal.
  public func run(on loop: EventLoop) -> LoopEnding {
    ProgramScreen.$current.withValue(ProgramScreen()) { start(loop) }
  }

  /// Runs the loop. All code of the program can read the size of the loop's screen.
  private func start(_ loop: EventLoop) -> LoopEnding {
    ProgramScreen.current.size = CGSize(grid.points(of: windowSize(on: loop.screen.size)))
    let host = LoopHost(loop)
    UIApplication.shared.nibHost = host
    window.nibRunsProgram = true
    canDrawImages = loop.screen.colorDepth.showsPixels
    prepare(for: loop.screen.size)
    let ending = loop.run(self)
    withExtendedLifetime(host) { UIApplication.shared.nibWillTerminate() }
    saveDefaults()
    host.writeLines()
    return ending
  }

  /// Resizes the window to the size of the screen, shows it, and lays it out.
  public func prepare(for size: CellSize) {
    window.nibResize(to: CGSize(grid.points(of: windowSize(on: size))))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.nibUpdateFocus()
  }

  /// The size of the window on a screen of the given size, in cells.
  private func windowSize(on screen: CellSize) -> CellSize {
    CellSize(columns: screen.columns, rows: screen.rows - (hasHintLine(on: screen) ? 1 : 0))
  }

  private func hasHintLine(on screen: CellSize) -> Bool {
    showsKeyHints && screen.rows >= KeyHintLine.minimumRows
  }

  // MARK: Events

  public func handle(_ event: InputEvent, in loop: EventLoop) {
    loop.setNeedsDisplay()
    // Ctrl-C always ends the program, even while text is edited or the help is shown.
    if case .key(let key) = event, key == KeyPress(.character("c"), .control) {
      return loop.stop(status: 130)
    }
    if showsHelp, case .key = event {
      showsHelp = false
      return
    }
    if case .resize(let columns, let rows) = event {
      let size = CGSize(grid.points(of: windowSize(on: CellSize(columns: columns, rows: rows))))
      if ProgramScreen.current.size != nil { ProgramScreen.current.size = size }
      return window.nibResize(to: size)
    }
    if window.nibSend(event, grid: grid) { return }
    guard case .key(let key) = event, key.modifiers.subtracting(.shift).isEmpty else { return }
    switch key.key {
    case .character("q"): loop.stop()
    case .character("?"): showsHelp = true
    case .character("b") where offersStyles: style = style == .boxes ? .rendered : .boxes
    case .escape: dismissFront()
    default: break
    }
  }

  /// Dismisses the controller in front, if it allows this and the focus is not in a view that covers it.
  private func dismissFront() {
    let front = window.nibRootController?.nibFrontController
    guard let presented = front?.presentingViewController?.presentedViewController else { return }
    if let focused = window.nibFocusedView, let view = presented.viewIfLoaded, !focused.isDescendant(of: view)
    {
      return
    }
    presented.nibDismissByUser()
  }

  package func willSuspend(in loop: EventLoop) {
    UIApplication.shared.nibWillSuspend()
    saveDefaults()
  }

  package func didResume(in loop: EventLoop) { UIApplication.shared.nibDidResume() }

  package func turnDidEnd(in loop: EventLoop) {
    nibEndTurn()
    saveDefaults()
    if window.nibTakeNeedsDisplay() { loop.setNeedsDisplay() }
  }

  /// Writes the changed values of `UserDefaults`, if the program has some.
  private func saveDefaults() {
    if savesDefaults { UserDefaults.nibSave() }
  }

  /// The rows of the help screen: the keys of the screen in front, then those of the program.
  private var shownHelp: [KeyHelp] {
    let front = window.nibActiveController as? any KeyHinting
    let style = offersStyles ? [KeyHelp("b", "draw boxes or rendered views")] : []
    return (front?.keyHelp ?? []) + KeyHintLine.refreshKeys(of: window) + help + style
  }

  public func draw(on canvas: CellCanvas) {
    window.nibUpdateFocus()
    window.layoutIfNeeded()
    var renderer = TreeRenderer(style: style, grid: grid)
    renderer.drawsImages = style == .rendered && canDrawImages
    renderer.draw(window, on: canvas)
    if hasHintLine(on: canvas.size) { KeyHintLine(for: window).draw(on: canvas) }
    if showsHelp { HelpPanel(shownHelp).draw(on: canvas) }
    _ = window.nibTakeNeedsDisplay()
  }
}

/// The help screen: a box with a list of keys in the middle of the canvas.
private struct HelpPanel {
  private let keys: [KeyHelp]

  init(_ keys: [KeyHelp]) { self.keys = keys }

  /// Draws the box over the canvas's contents. The box is cut off if the canvas is too small.
  func draw(on canvas: CellCanvas) {
    let keyColumns = keys.map { CellText.columns(of: $0.keys) }.max() ?? 0
    let actionColumns = keys.map { CellText.columns(of: $0.action) }.max() ?? 0
    let size = CellSize(
      columns: min(keyColumns + actionColumns + 7, canvas.size.columns),
      rows: min(keys.count + 2, canvas.size.rows))
    let box = CellRect(
      column: (canvas.size.columns - size.columns) / 2, row: (canvas.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
    canvas.fill(box, style: CellStyle(background: .default))
    canvas.drawBox(box, lines: .rounded, style: .plain)
    canvas.drawTitle("Keys", in: box, style: CellStyle(attributes: .bold))
    canvas.withClip(box.inset(columns: 1, rows: 1)) {
      for (index, key) in keys.enumerated() {
        let row = box.minRow + 1 + index
        canvas.put(
          key.keys, at: CellPoint(column: box.minColumn + 2, row: row), style: CellStyle(attributes: .bold))
        canvas.put(
          key.action, at: CellPoint(column: box.minColumn + 4 + keyColumns, row: row), style: .plain)
      }
    }
    canvas.cursor = nil
  }
}

extension UIApplicationDelegate {
  /// Runs the program in the terminal until the user quits. A program that marks its delegate's class with
  /// `@main` starts here.
  ///
  /// Loads the main interface, calls the delegate's launch methods, then shows the window (see
  /// `UIApplication.nibLaunch`). An exception during loading ends the process as on iOS. The files of the program are
  /// in its container (`ProgramContainer`).
  public static func main() {
    ProgramLog.open()
    ProgramContainer.enter()
    ProgramScreen.current.size = TerminalApplication.terminalSize
    do {
      let window = try UIApplication.shared.nibLaunch(delegate: UIApplication.nibMakeDelegate(Self.self))
      let ending = try TerminalApplication(window: window).run()
      ending.exitProcess()
    } catch let exception as NibException {
      exception.raise()
    } catch {
      Terminal.terminate(message: "\(error)")
    }
  }
}

/// The clipboard and the output of a running loop.
private final class LoopHost: HostServices {
  private let loop: EventLoop
  /// The lines to write when the loop has ended.
  private var lines: [String] = []

  init(_ loop: EventLoop) { self.loop = loop }

  func copyToClipboard(_ text: String) -> Bool { loop.copyToClipboard(text) }

  func writeLater(_ line: String) { lines.append(line) }

  /// Writes the lines to standard output. The terminal must have been restored.
  func writeLines() {
    guard loop.hasTerminal else { return }
    for line in lines { Platform.write(Array("\(VisibleText.lines(line))\n".utf8), to: STDOUT_FILENO) }
  }
}
