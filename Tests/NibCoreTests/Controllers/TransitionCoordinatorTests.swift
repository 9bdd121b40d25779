import Foundation
import Testing

@testable import NibCore

/// `transitionCoordinator` and the order of its closures.
@Suite struct TransitionCoordinatorTests {
  private final class Log { var lines: [String] = [] }

  /// Notes its appearance, and animates with the transition in which it appears or disappears.
  private final class Screen: UIViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
      modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UIView(frame: .zero) }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didDisappear") }

    private var name: String { title ?? "" }

    private func note(_ call: String) {
      log.lines.append("\(name) \(call)")
      transitionCoordinator?.animate { [log, name] context in
        let title = context.viewController(forKey: .to)?.title ?? "nil"
        log.lines.append("\(name) along to \(title) \(context.isAnimated)")
      } completion: { [log, name] context in
        log.lines.append("\(name) completed \(context.isCancelled)")
      }
    }
  }

  private let log = Log()

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.lines = []
    return window
  }

  @Test("Closures of a push run between viewWillAppear and viewDidAppear, and after the turn") func push() {
    let first = Screen("first", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    defer { window.nibClose() }
    #expect(first.transitionCoordinator == nil)
    let second = Screen("second", log)
    navigation.pushViewController(second, animated: true)
    #expect(
      log.lines == [
        "first willDisappear", "second willAppear", "first along to second true",
        "second along to second true", "first didDisappear", "second didAppear",
      ])
    log.lines = []
    // The coordinator still exists after the call, as programs expect that add a completion to a push.
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in
      log.lines.append("pushed")
    }
    runTimers { log.lines.count == 3 }
    #expect(log.lines == ["first completed false", "second completed false", "pushed"])
    #expect(navigation.transitionCoordinator == nil && second.transitionCoordinator == nil)
  }

  @Test("Without an animation there is no coordinator") func notAnimated() {
    let first = Screen("first", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    defer { window.nibClose() }
    navigation.pushViewController(Screen("second", log), animated: false)
    #expect(navigation.transitionCoordinator == nil)
    #expect(
      log.lines == ["first willDisappear", "second willAppear", "first didDisappear", "second didAppear"])
  }

  @Test("Presenting and dismissing have a coordinator") func presenting() {
    let first = Screen("first", log)
    let window = shown(first)
    defer { window.nibClose() }
    let second = Screen("second", log)
    first.present(second, animated: true)
    #expect(
      log.lines == [
        "first willDisappear", "second willAppear", "first along to second true",
        "second along to second true", "second didAppear", "first didDisappear",
      ])
    runTimers { log.lines.count == 8 }
    log.lines = []
    first.dismiss(animated: true)
    #expect(
      log.lines == [
        "second willDisappear", "first willAppear", "second along to first true", "first along to first true",
        "first didAppear", "second didDisappear",
      ])
    runTimers { log.lines.count == 8 }
    #expect(log.lines.suffix(2) == ["second completed false", "first completed false"])
  }

  @Test("A change of size is not animated, and its coordinator is that of the controller") func size() {
    final class Turning: UIViewController {
      var found: [Bool] = []

      override func loadView() { view = UIView(frame: .zero) }

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        found = [coordinator.isAnimated, transitionCoordinator === coordinator, coordinator.isInteractive]
        coordinator.notifyWhenInteractionChanges { _ in self.found.append(true) }
      }
    }
    let controller = Turning()
    let window = shown(controller)
    defer { window.nibClose() }
    window.nibResize(to: CGSize(width: 320, height: 384))
    #expect(controller.found == [false, true, false])
    #expect(controller.transitionCoordinator == nil)
  }
}
