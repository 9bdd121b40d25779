import Foundation
import Testing

@testable import NibCore

/// The size classes of a running program, which follow the size of the terminal.
@Suite struct AdaptivityTerminalTests {
  @Test(
    "A terminal has the size classes of an iPad or an iPhone",
    arguments: [
      (80, 24, UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
      (75, 50, .regular, .regular), (74, 50, .compact, .regular), (47, 50, .compact, .regular),
      (40, 24, .compact, .regular), (60, 20, .compact, .compact), (200, 10, .regular, .regular),
    ])
  func classes(
    columns: Int, rows: Int, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass
  ) {
    let size = CGSize(width: columns * 8, height: rows * 16)
    ProgramScreen.$current.withValue(ProgramScreen(size: size)) {
      for traits in [UIView().traitCollection, UIViewController().traitCollection, UITraitCollection.current]
      {
        #expect(traits.horizontalSizeClass == width)
        #expect(traits.verticalSizeClass == height)
      }
    }
  }

  @Test("Without a running program, a terminal is regular") func noProgram() {
    #expect(UIView().traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A resize that changes a size class notifies views and controllers once") func changes() {
    ProgramScreen.$current.withValue(ProgramScreen(size: wide)) {
      let (controller, child) = (Recorder(), Recorder())
      controller.addChild(child)
      controller.view.addSubview(child.view)
      let window = UIWindow(nibShowing: controller, size: wide)
      resize(window, to: CGSize(width: 1000, height: 384))
      #expect(controller.events == [])
      resize(window, to: narrow)
      #expect(controller.events == ["will change to compact", "was regular, is compact"])
      #expect(child.events == controller.events)
      resize(window, to: wide)
      #expect(controller.events.suffix(2) == ["will change to regular", "was compact, is regular"])
    }
  }

  @Test("A split view collapses and expands with the terminal", arguments: [true, false])
  func splitView(isStack: Bool) {
    ProgramScreen.$current.withValue(ProgramScreen(size: wide)) {
      let (split, first, second) = (UISplitViewController(), UIViewController(), UIViewController())
      let list = UINavigationController(rootViewController: first)
      let detail: UIViewController =
        isStack ? UINavigationController(rootViewController: second) : second
      let parent: UIViewController = isStack ? detail : split
      split.viewControllers = [list, detail]
      let delegate = DetailFirst()
      split.delegate = delegate
      let window = UIWindow(nibShowing: split, size: wide)
      #expect(split.nibShown == [list, detail])
      for _ in 0..<2 {
        resize(window, to: narrow)
        #expect(split.isCollapsed)
        #expect(split.nibShown == [list])
        #expect(list.viewControllers == [first, second])
        resize(window, to: wide)
        #expect(split.nibShown == [list, detail])
        #expect(list.viewControllers == [first])
        #expect(second.view.window === window)
        #expect(second.parent === parent)
      }
      withExtendedLifetime(delegate) {}
    }
  }

  private let wide = CGSize(width: 640, height: 384)
  private let narrow = CGSize(width: 376, height: 800)

  private func resize(_ window: UIWindow, to size: CGSize) {
    ProgramScreen.current.size = size
    window.nibResize(to: size)
  }

  /// Shows the detail above the list.
  private final class DetailFirst: UISplitViewControllerDelegate {}

  private final class Recorder: UIViewController {
    var events: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      events.append("will change to \(newCollection.horizontalSizeClass)")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let old = previous.map { "\($0.horizontalSizeClass)" } ?? "none"
      events.append("was \(old), is \(traitCollection.horizontalSizeClass)")
    }
  }
}
