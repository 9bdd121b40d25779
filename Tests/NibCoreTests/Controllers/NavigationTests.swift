import Testing

@testable import NibCore

/// Logs its appearance calls into a shared list.
private final class LoggedController: UIViewController {
  final class Log { var lines: [String] = [] }
  private let log: Log
  private let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = UIView(frame: .zero) }
  override func viewDidLoad() { log.lines.append("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name).willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name).didDisappear") }
  override func viewDidLayoutSubviews() { log.lines.append("\(name).layout") }
}

/// docs/behaviours.md E: navigation controllers.
@Suite struct NavigationTests {
  private let log = LoggedController.Log()

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  private func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return (error as? NibException)?.reason ?? "\(error)"
    }
  }

  @Test("The calls say whether the program asked for an animation") func animated() {
    final class Noting: UIViewController {
      nonisolated(unsafe) static var lines: [String] = []
      override func loadView() { view = UIView(frame: .zero) }
      override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
      override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
      override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
      override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
      private func note(_ call: String, _ animated: Bool) { Noting.lines.append("\(call) \(animated)") }
    }
    func calls(_ body: () -> Void) -> [String] {
      Noting.lines = []
      body()
      return Noting.lines
    }
    let (root, pushed) = (UIViewController(nibName: nil, bundle: nil), Noting(nibName: nil, bundle: nil))
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    for animated in [true, false] {
      #expect(
        calls { navigation.pushViewController(pushed, animated: animated) }
          == ["will appear \(animated)", "did appear \(animated)"])
      #expect(
        calls { navigation.popViewController(animated: animated) }
          == ["will disappear \(animated)", "did disappear \(animated)"])
      var ends = 0
      #expect(
        calls { root.present(pushed, animated: animated) { ends += 1 } }
          == ["will appear \(animated)", "did appear \(animated)"])
      #expect(
        calls { root.dismiss(animated: animated) { ends += 1 } }
          == ["will disappear \(animated)", "did disappear \(animated)"])
      #expect(ends == 0)
      runTimers { ends == 2 }
      #expect(ends == 2)
    }
    withExtendedLifetime(window) {}
  }

  @Test("E3: Push and pop call the controllers' methods in UIKit's order") func callOrder() {
    let a = LoggedController("a", log)
    let b = LoggedController("b", log)
    let navigation = UINavigationController(rootViewController: a)
    let window = window(navigation)
    #expect(log.lines == ["a.didLoad", "a.willAppear", "a.layout", "a.didAppear"])
    log.lines = []
    navigation.pushViewController(b, animated: true)
    #expect(
      log.lines == [
        "b.didLoad", "a.willDisappear", "b.willAppear", "b.layout", "a.didDisappear", "b.didAppear",
      ])
    log.lines = []
    #expect(navigation.popViewController(animated: true) === b)
    #expect(
      log.lines.filter { !$0.hasSuffix("layout") } == [
        "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear",
      ])
    #expect(window.subviews == [navigation.view])
  }

  @Test("E4: Pushing a controller twice, or a navigation or tab bar controller, raises an exception")
  func unsupportedControllers() {
    let a = LoggedController("a", log)
    let navigation = UINavigationController(rootViewController: a)
    #expect(
      reason { try navigation.nibPush(a) }
        == "Pushing the same view controller instance more than once is not supported "
        + "(\(nibDescription(of: a, separator: ": ")))")
    #expect(
      reason { try navigation.nibPush(UINavigationController(nibName: nil, bundle: nil)) }
        == "Pushing a navigation controller is not supported")
    #expect(
      reason { try navigation.nibPush(UITabBarController(nibName: nil, bundle: nil)) }
        == "Pushing a tab bar controller is not supported")
    #expect(navigation.viewControllers == [a])
  }

  @Test("E5: Pushing, popping and setting controllers change the stack as in UIKit") func stack() {
    let all = ["a", "b", "c", "d"].map { LoggedController($0, log) }
    let navigation = UINavigationController(rootViewController: all[0])
    #expect(navigation.popViewController(animated: false) == nil)
    for controller in all.dropFirst() { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.viewControllers == all)
    #expect(navigation.topViewController === all[3])
    #expect(all[3].navigationController === navigation)
    #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(all[1].navigationController == nil)
    navigation.setViewControllers([all[3], all[0]], animated: false)
    #expect(navigation.viewControllers == [all[3], all[0]])
  }

  @Test("E2: A controller outside a navigation controller pushes nothing") func loneController() {
    let a = LoggedController("a", log)
    a.navigationController?.pushViewController(LoggedController("b", log), animated: true)
    #expect(a.navigationController == nil)
  }

  @Test("E6 E20: The navigation bar shows the stack, and the content is below the bar") func barAndContent() {
    let a = LoggedController("a", log)
    let b = LoggedController("b", log)
    let navigation = UINavigationController(rootViewController: a)
    let window = window(navigation)
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.items?.map { $0.title ?? "" } == ["a", "b"])
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 640, height: 32))
    #expect(b.view.frame == CGRect(x: 0, y: 32, width: 640, height: 352))
    #expect(a.view.superview == nil)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 640, height: 384))
  }

  @Test("E20: On a device, the content extends under the navigation bar") func contentUnderBar() {
    NibEnvironment.$current.withValue(.phone) {
      let a = LoggedController("a", log)
      let navigation = UINavigationController(rootViewController: a)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.givenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(a.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    }
  }

  @Test(
    "Escape, Left and Backspace pop the top controller, but not the root",
    arguments: [KeyPress.Key.escape, .left, .backspace])
  func backKeys(key: KeyPress.Key) {
    let a = LoggedController("a", log)
    let b = LoggedController("b", log)
    let navigation = UINavigationController(rootViewController: a)
    let window = window(navigation)
    navigation.pushViewController(b, animated: false)
    #expect(window.nibSend(.key(KeyPress(key))))
    #expect(navigation.topViewController === a)
    #expect(!window.nibSend(.key(KeyPress(key))))
  }

  @Test(
    "No key pops a controller without a back button",
    arguments: [
      { $0.navigationItem.hidesBackButton = true },
      { $0.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel) },
      { $0.navigationController?.isNavigationBarHidden = true },
    ] as [@Sendable (UIViewController) -> Void])
  func noBackButton(hide: @Sendable (UIViewController) -> Void) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    let window = window(navigation)
    navigation.pushViewController(top, animated: false)
    #expect(top.nibCanBeLeft)
    hide(top)
    #expect(!top.nibCanBeLeft)
    for key in [KeyPress.Key.escape, .left, .backspace] { window.nibSend(.key(KeyPress(key))) }
    #expect(navigation.topViewController === top)
    top.navigationItem.leftItemsSupplementBackButton = true
    top.navigationItem.hidesBackButton = false
    navigation.isNavigationBarHidden = false
    #expect(window.nibSend(.key(KeyPress(.escape))))
    #expect(navigation.topViewController !== top)
  }

  @Test("E11 E12: Going back shows the same row, deselected") func returnToRow() {
    final class List: UITableViewController {
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 16
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 118 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(UIViewController(), animated: true)
      }
    }
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    let window = window(navigation)
    for _ in 0..<60 { window.nibSend(.key(KeyPress(.down))) }
    let offset = list.tableView.contentOffset
    window.nibSend(.key(KeyPress(.enter)))
    #expect(navigation.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 60, section: 0))
    window.nibSend(.key(KeyPress(.escape)))
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.tableView.nibCursor == IndexPath(row: 60, section: 0))
    #expect(list.tableView.contentOffset == offset)
  }
}
