import Testing

@testable import NibCore

/// The key Ctrl-R begins refreshing.
@Suite struct RefreshKeyTests {
  private let key = KeyPress(.character("r"), .control)

  /// A refresh control that counts its events.
  private func control(_ count: @escaping () -> Void) -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in count() }, for: .valueChanged)
    return control
  }

  @Test("A table's control refreshes until the program ends it, and sends one event") func table() {
    let controller = UITableViewController(style: .plain)
    var count = 0
    let control = control { count += 1 }
    controller.refreshControl = control
    let screen = ShownScreen(UINavigationController(rootViewController: controller))
    screen.press(key)
    screen.press(key)
    #expect(count == 1 && control.isRefreshing && !control.isHidden)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.isHidden)
    screen.press(key)
    #expect(count == 2)
  }

  @Test("A control that was added as a subview, in a scroll view without focus, is found") func subview() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 32, width: 320, height: 160))
    var count = 0
    let control = control { count += 1 }
    scroll.addSubview(control)
    controller.view.addSubview(scroll)
    let screen = ShownScreen(controller)
    screen.press(key)
    screen.window.layoutIfNeeded()
    #expect(count == 1 && control.frame.height > 0)
  }

  @Test("Nothing happens without a control, or if it is disabled") func none() {
    let controller = UITableViewController(style: .plain)
    let screen = ShownScreen(controller)
    #expect(!screen.window.nibSend(.key(key)))
    var count = 0
    let control = control { count += 1 }
    control.isEnabled = false
    controller.tableView.refreshControl = control
    #expect(!screen.window.nibSend(.key(key)))
    #expect(count == 0)
  }
}
