import Testing

@testable import NibCore

/// Records what a controller knows about its container when it appears and disappears.
private final class RecordingController: UIViewController {
  private(set) var log: [String] = []

  private func add(_ call: String) {
    let states = [
      (navigationController != nil, "navigation"), (isMovingToParent, "to"), (isMovingFromParent, "from"),
      (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
    ]
    log.append(([call] + states.filter(\.0).map(\.1)).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { add("willAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    add("willDisappear")
    navigationController?.setToolbarHidden(true, animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
  override func didMove(toParent parent: UIViewController?) {
    if parent == nil { add("removed") }
  }
  func clear() { log = [] }
}

/// Controllers that leave the screen: popped from a navigation controller, or dismissed.
@Suite struct LeavingControllerTests {
  @Test("A popped controller has its navigation controller until its view has disappeared") func popping() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = ShownScreen(navigation)
    let pushed = RecordingController()
    navigation.isToolbarHidden = false
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.log == ["willAppear navigation to"])
    pushed.clear()
    screen.press(.escape)
    #expect(
      pushed.log == ["willDisappear navigation from", "didDisappear navigation from", "removed"])
    #expect(navigation.isToolbarHidden)
    #expect(pushed.parent == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A controller that is covered or replaced knows whether it is removed") func covering() {
    let root = RecordingController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = ShownScreen(navigation)
    root.clear()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(root.log == ["willDisappear navigation", "didDisappear navigation"])
    root.clear()
    screen.press(.escape)
    #expect(root.log == ["willAppear navigation"])
    root.clear()
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(root.log == ["willDisappear navigation from", "didDisappear navigation from", "removed"])
  }

  @Test("A dismissed controller knows that it is dismissed") func dismissing() {
    let screen = ShownScreen(UIViewController())
    let presented = RecordingController()
    screen.window.rootViewController?.present(presented, animated: true)
    #expect(presented.log == ["willAppear presented"])
    presented.clear()
    screen.press(.escape)
    #expect(presented.log == ["willDisappear dismissed", "didDisappear dismissed"])
  }

  /// Counts the attempts of the user to dismiss a controller.
  private final class Counter: UIAdaptivePresentationControllerDelegate {
    private(set) var attempts = 0
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      attempts += 1
    }
  }

  @Test(
    "A child that must stay keeps its presented container, if the container shows it",
    arguments: ["navigation", "tabs", "child"])
  func modalChild(container: String) {
    let child = UIViewController()
    let presented: UIViewController
    switch container {
    case "navigation": presented = UINavigationController(rootViewController: child)
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [child, UIViewController()]
      presented = tabs
    default:
      presented = UIViewController()
      presented.addChild(child)
      presented.view.addSubview(child.view)
    }
    let screen = ShownScreen(UIViewController())
    let root = screen.window.rootViewController
    let counter = Counter()
    child.isModalInPresentation = true
    // The child has the presentation of its container.
    child.presentationController?.delegate = counter
    #expect(child.presentationController === presented.presentationController)
    root?.present(presented, animated: true)
    screen.press(.escape)
    #expect(root?.presentedViewController === presented)
    #expect(counter.attempts == 1)
    (presented as? UITabBarController)?.selectedIndex = 1
    if container != "tabs" { child.isModalInPresentation = false }
    screen.press(.escape)
    #expect(root?.presentedViewController == nil)
    #expect(counter.attempts == 1)
  }
}
