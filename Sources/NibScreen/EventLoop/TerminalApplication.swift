import NibCore
import NibDrawing

/// Runs a root view controller in the terminal. It is the counterpart to `UIApplicationMain` in UIKit.
///
/// `try TerminalApplication(rootViewController: controller).run().exitProcess()`
public final class TerminalApplication: EventHandler {
  /// A key that works everywhere in a running program, for the help screen.
  public struct KeyHelp: Hashable, Sendable {
    /// The names of the keys.
    public var keys: String
    /// The action of the keys.
    public var action: String

    /// Creates a row of the help screen.
    public init(_ keys: String, _ action: String) {
      self.keys = keys
      self.action = action
    }
  }

  public let window: UIWindow
  /// The drawing style.
  public var style: NibDrawingContext.Style
  /// The keys that the help screen lists, the program's own keys first.
  public var help: [KeyHelp]
  private let grid = CellGrid.standard
  private var showsHelp = false

  /// Creates a window with the controller. Views are not loaded before `run()`.
  public convenience init(
    rootViewController: UIViewController, style: NibDrawingContext.Style = .rendered, help: [KeyHelp] = []
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: NibEnvironment.current.screenSize))
    window.rootViewController = rootViewController
    self.init(window: window, style: style, help: help)
  }

  /// Runs an existing window, for example the window of a main nib.
  public init(window: UIWindow, style: NibDrawingContext.Style = .rendered, help: [KeyHelp] = []) {
    self.window = window
    self.style = style
    self.help = help + TerminalApplication.commonKeys
  }

  private static let commonKeys = [
    KeyHelp("arrows, hjkl", "move"), KeyHelp("Enter, Space", "choose, press"),
    KeyHelp("Esc, Left, Bksp", "back"), KeyHelp("Tab, 1...9", "change tabs"),
    KeyHelp("q, Ctrl-C", "quit"), KeyHelp("PgUp, PgDn", "move by pages"),
    KeyHelp("Home, End, g, G", "first, last"), KeyHelp("b", "boxes or rendered"),
    KeyHelp("click, wheel", "choose, scroll"), KeyHelp("?", "this help"),
  ]

  /// Shows the window until the user quits. End the process with `exitProcess()` of the result.
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
    let loop = EventLoop(terminal: terminal)
    prepare(for: terminal.size)
    return loop.run(self)
  }

  /// Runs on any screen with any input; for tests.
  public func run(on loop: EventLoop) -> LoopEnding {
    prepare(for: loop.screen.size)
    return loop.run(self)
  }

  /// Sizes the window to the screen and shows the first controller.
  public func prepare(for size: CellSize) {
    window.nibResize(to: CGSize(grid.points(of: size)))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.nibUpdateFocus()
  }

  // MARK: Events

  public func handle(_ event: InputEvent, in loop: EventLoop) {
    loop.setNeedsDisplay()
    if showsHelp, case .key = event {
      showsHelp = false
      return
    }
    // Ctrl-C always ends the program, even while text is edited.
    if case .key(let key) = event, key == KeyPress(.character("c"), .control) {
      return loop.stop(status: 130)
    }
    if window.nibSend(event, grid: grid) { return }
    guard case .key(let key) = event, key.modifiers.subtracting(.shift).isEmpty else { return }
    switch key.key {
    case .character("q"): loop.stop()
    case .character("?"): showsHelp = true
    case .character("b"): style = style == .boxes ? .rendered : .boxes
    case .escape: dismissFront()
    default: break
    }
  }

  private func dismissFront() {
    guard let front = window.nibRootController?.nibFrontController, front.presentingViewController != nil
    else {
      return
    }
    front.dismiss(animated: false)
  }

  public func turnDidEnd(in loop: EventLoop) {
    nibEndTurn()
    if window.nibTakeNeedsDisplay() { loop.setNeedsDisplay() }
  }

  // MARK: Drawing

  public func draw(on canvas: CellCanvas) {
    window.nibUpdateFocus()
    window.layoutIfNeeded()
    TreeRenderer(style: style, grid: grid).draw(window, on: canvas)
    if showsHelp { HelpPanel(help).draw(on: canvas) }
    _ = window.nibTakeNeedsDisplay()
  }
}

extension UIApplicationDelegate {
  /// Runs the program in the terminal until the user quits. A program that marks its delegate's class with
  /// `@main` starts here.
  ///
  /// Loads the main interface, calls the delegate's launch methods, then shows the window (see
  /// `UIApplication.nibLaunch`). An exception during loading ends the process as on iOS.
  public static func main() {
    ProgramLog.open()
    do {
      let window = try UIApplication.shared.nibLaunch(delegate: UIApplication.nibMakeDelegate(Self.self))
      let ending = try TerminalApplication(window: window).run()
      UIApplication.shared.delegate?.applicationWillTerminate(.shared)
      ending.exitProcess()
    } catch let exception as NibException {
      exception.raise()
    } catch {
      Terminal.terminate(message: "\(error)")
    }
  }
}
