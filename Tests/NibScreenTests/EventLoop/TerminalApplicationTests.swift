import NibCore
import Testing

@testable import NibScreen

@Suite struct TerminalApplicationTests {
  @Test("Ctrl-C ends the program even while the help is shown") func controlCInHelp() {
    let keys = [KeyPress(.character("?")), KeyPress(.character("c"), .control)]
    let loop = EventLoop(
      screen: HeadlessScreen(size: CellSize(columns: 60, rows: 14)),
      input: ScriptedInput(keys.map { [.key($0)] }))
    let application = TerminalApplication(rootViewController: UIViewController())
    #expect(application.run(on: loop) == .stopped(status: 130))
  }

  /// The text of the screen after some keys.
  private func screen(_ root: UIViewController, _ keys: [KeyPress], offersStyles: Bool = false) -> String {
    let screen = HeadlessScreen(size: CellSize(columns: 60, rows: 24))
    let loop = EventLoop(screen: screen, input: ScriptedInput(keys.map { [.key($0)] }))
    let application = TerminalApplication(rootViewController: root)
    application.showsKeyHints = true
    application.offersStyles = offersStyles
    _ = application.run(on: loop)
    let canvas = CellCanvas(size: screen.size)
    application.draw(on: canvas)
    return TextExport().text(of: canvas)
  }

  @Test("The key b changes the style only in programs that ask for it, and only they list it") func boxes() {
    let keys = [KeyPress(.character("b"))]
    let help = [KeyPress(.character("?"))]
    #expect(!screen(UIViewController(), keys).contains("UIView"))
    #expect(screen(UIViewController(), keys, offersStyles: true).contains("UIView"))
    #expect(!screen(UIViewController(), help).contains("draw boxes"))
    #expect(screen(UIViewController(), help, offersStyles: true).contains("draw boxes"))
  }

  @Test(
    "A program sees the size of its screen from the first line of its code, and lays out with no other size")
  func screenSize() throws {
    let screen = HeadlessScreen(size: CellSize(columns: 47, rows: 50))
    let loop = EventLoop(screen: screen, input: ScriptedInput([[.resize(columns: 30, rows: 20)]]))
    var controller: SizeController?
    let size = CGSize(width: 376, height: 800)
    let application = ProgramScreen.$current.withValue(ProgramScreen(size: size)) {
      TerminalApplication(
        rootViewController: {
          let made = SizeController()
          controller = made
          return made
        }())
    }
    let shown = try #require(controller)
    #expect(shown.atStart == CGRect(origin: .zero, size: size))
    _ = application.run(on: loop)
    #expect(shown.bounds.first == CGRect(origin: .zero, size: size))
    #expect(shown.pixels.first?.size == size)
    #expect(shown.sizes == [size, CGSize(width: 240, height: 320)])
    #expect(shown.bounds.last == CGRect(x: 0, y: 0, width: 240, height: 320))
    #expect(ProgramScreen.current.size == nil)
  }

  @Test("The row of key hints is not a part of the program's screen") func hintRow() {
    let screen = HeadlessScreen(size: CellSize(columns: 60, rows: 24))
    let controller = SizeController()
    let application = TerminalApplication(rootViewController: controller)
    application.showsKeyHints = true
    _ = application.run(on: EventLoop(screen: screen, input: ScriptedInput([])))
    #expect(controller.bounds.first == CGRect(x: 0, y: 0, width: 480, height: 368))
  }

  @Test("Escape does not dismiss a controller behind another view, or one that must stay")
  func overlays() {
    let root = UIViewController()
    let presented = UIViewController()
    let overlay = UIButton(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 384))
    window.rootViewController = root
    let application = TerminalApplication(window: window)
    application.prepare(for: CellSize(columns: 60, rows: 24))
    root.present(presented, animated: false)
    window.addSubview(overlay)
    window.nibFocusedView = overlay
    func press() {
      let loop = EventLoop(
        screen: HeadlessScreen(size: CellSize(columns: 60, rows: 24)),
        input: ScriptedInput([[.key(KeyPress(.escape))]]))
      _ = application.run(on: loop)
    }
    press()
    #expect(root.presentedViewController === presented)
    overlay.removeFromSuperview()
    presented.isModalInPresentation = true
    press()
    #expect(root.presentedViewController === presented)
    presented.isModalInPresentation = false
    press()
    #expect(root.presentedViewController == nil)
  }

  @Test("The key that refreshes is listed while there is something to refresh") func refresh() {
    let table = UITableViewController(style: .plain)
    #expect(!screen(table, [KeyPress(.character("?"))]).contains("Ctrl-R"))
    table.refreshControl = UIRefreshControl()
    #expect(screen(table, []).contains("Ctrl-R refresh"))
    #expect(screen(table, [KeyPress(.character("?"))]).contains("Ctrl-R"))
  }

  @Test("The number keys of a tab bar are listed, and Tab moves the focus") func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    #expect(screen(tabs, []).contains("Tab next   1-3 tabs"))
  }
}

/// Records what it knows about the screen, and the sizes with which it is laid out.
private final class SizeController: UIViewController {
  let atStart = UIScreen.main.bounds
  private(set) var bounds: [CGRect] = []
  private(set) var pixels: [CGRect] = []
  private(set) var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bounds.append(UIScreen.main.bounds)
    pixels.append(UIScreen.main.nativeBounds)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bounds.append(UIScreen.main.bounds)
    if sizes.last != view.bounds.size { sizes.append(view.bounds.size) }
  }
}
