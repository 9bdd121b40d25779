import Testing

@testable import NibCore

/// Keys move the focus through controls in reading order, in their direction, and through the rows of tables.
@Suite struct FocusMovementTests {
  /// A table whose rows have a switch at the left and a button at the right, if their number is in `rows`.
  private final class ControlRowsController: UITableViewController {
    private let count: Int
    private let rows: Set<Int>

    init(_ count: Int, controlsIn rows: Set<Int>) {
      self.count = count
      self.rows = rows
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      guard rows.contains(indexPath.row) else { return cell }
      // The button comes first, so that the order of subviews is not the reading order.
      for (index, x) in [400, 80].enumerated() {
        let control: UIControl = index == 0 ? UIButton(type: .system) : UISwitch()
        control.frame = CGRect(x: x, y: 0, width: 48, height: 16)
        control.tag = indexPath.row * 10 + (index == 0 ? 2 : 1)
        cell.contentView.addSubview(control)
      }
      return cell
    }
  }

  private func tableWindow(_ count: Int, controlsIn rows: Set<Int>) -> (UIWindow, UITableView) {
    let controller = ControlRowsController(count, controlsIn: rows)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    window.rootViewController = controller
    window.nibUpdateFocus()
    return (window, controller.tableView)
  }

  /// The tags of the focused views after each key; 0 for the table.
  private func tags(_ window: UIWindow, _ keys: KeyPress...) -> [Int] {
    keys.map { key in
      window.nibSend(.key(key))
      return window.nibFocusedView?.tag ?? -1
    }
  }

  private let up = KeyPress(.up)
  private let down = KeyPress(.down)
  private let left = KeyPress(.left)
  private let right = KeyPress(.right)
  private let tab = KeyPress(.tab)
  private let backTab = KeyPress(.tab, .shift)

  // MARK: Tables

  @Test("Right enters the row under the cursor, and Left returns to it") func enteringRows() {
    let (window, table) = tableWindow(4, controlsIn: [0, 1, 2])
    #expect(window.nibFocusedView === table)
    #expect(tags(window, down, right, right, left, left) == [0, 11, 12, 11, 0])
    #expect(table.nibCursor == IndexPath(row: 1, section: 0))
  }

  @Test("Up and Down lead from a control to the same column of the next row, or to the row if it has none")
  func leavingRows() {
    let (window, table) = tableWindow(4, controlsIn: [0, 1, 2])
    #expect(tags(window, right, right, down, up, down, down, down) == [1, 2, 12, 2, 12, 22, 0])
    #expect(table.nibCursor == IndexPath(row: 3, section: 0))
  }

  @Test("Tab visits the controls of all rows, also of those out of view, and then the table again")
  func tabThroughRows() {
    let (window, table) = tableWindow(40, controlsIn: [1, 30])
    #expect(tags(window, tab, tab, tab, tab, tab) == [11, 12, 301, 302, 0])
    window.nibFocus(on: table)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    #expect(tags(window, tab, tab, tab, backTab, backTab, backTab) == [11, 12, 301, 12, 11, 0])
  }

  @Test("A table whose rows cannot be selected lets the focus go to their controls only") func noSelection() {
    let (window, table) = tableWindow(4, controlsIn: [0, 1])
    table.allowsSelection = false
    window.nibFocusedView = nil
    window.nibUpdateFocus()
    #expect(window.nibFocusedView?.tag == 1)
    #expect(tags(window, right, down, left, up, tab, tab, tab, tab) == [2, 12, 11, 1, 2, 11, 12, 1])
  }

  @Test("A control keeps the focus when its table is reloaded")
  func reload() {
    let (window, table) = tableWindow(4, controlsIn: [0, 1, 2])
    #expect(tags(window, down, right, right) == [0, 11, 12])
    table.reloadData()
    window.nibUpdateFocus()
    #expect(window.nibFocusedView?.tag == 12)
    #expect(window.nibFocusedView?.window === window)
    table.allowsSelection = false
    table.reloadData()
    window.nibUpdateFocus()
    #expect(window.nibFocusedView?.tag == 12)
  }

  @Test("A focused control is marked instead of its row") func rowMark() {
    let (window, table) = tableWindow(2, controlsIn: [0])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.nibIsUnderCursor == true)
    #expect(tags(window, right) == [1])
    #expect(cell?.nibIsUnderCursor == true)
    #expect(window.nibFocusedView?.isDescendant(of: cell ?? UIView()) == true)
  }

  // MARK: Other views

  /// A controller with buttons at the given places, in the order of subviews; their tags are the indices.
  private func window(_ places: [CGPoint], in container: UIView? = nil) -> UIWindow {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    controller.view = view
    if let container { view.addSubview(container) }
    for (index, place) in places.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: place.x, y: place.y, width: 64, height: 16)
      button.tag = index
      (container ?? view).addSubview(button)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    window.rootViewController = controller
    window.nibUpdateFocus()
    return window
  }

  @Test("The focus begins at the first control in reading order, and Tab follows that order")
  func readingOrder() {
    let window = window([
      CGPoint(x: 0, y: 128), CGPoint(x: 320, y: 16), CGPoint(x: 0, y: 16), CGPoint(x: 0, y: 64),
    ])
    #expect(window.nibFocusedView?.tag == 2)
    #expect(tags(window, tab, tab, tab, tab, backTab) == [1, 3, 0, 2, 0])
  }

  @Test("An arrow key prefers the views straight ahead, and is not handled if there is none") func arrows() {
    let window = window([
      CGPoint(x: 0, y: 16), CGPoint(x: 320, y: 32), CGPoint(x: 480, y: 32), CGPoint(x: 16, y: 112),
    ])
    #expect(tags(window, down, up) == [3, 0])
    #expect(!window.nibSend(.key(left)))
    #expect(!window.nibSend(.key(up)))
  }

  @Test("Up and Down do not pass over a control that is alone in its row") func aloneInRow() {
    let window = window([CGPoint(x: 0, y: 16), CGPoint(x: 320, y: 48), CGPoint(x: 16, y: 112)])
    #expect(tags(window, down, down, up, up) == [1, 2, 1, 0])
  }

  @Test(
    "Up and Down reach the controls of a form before the bar, wherever they stand in their row",
    arguments: [false, true])
  func formAboveBar(hasColumn: Bool) {
    let places = [(576, 16), (240, 48), (320, 48), (200, 80)].map { CGPoint(x: $0.0, y: $0.1) }
    let form = window(Array(hasColumn ? places : [places[0], places[3]])).rootViewController
    let tabs = UITabBarController()
    tabs.viewControllers = [form, UIViewController()].compactMap { $0 }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 320))
    window.rootViewController = tabs
    window.nibUpdateFocus()
    tabs.tabBar.tag = 9
    #expect(tags(window, down, down, down) == (hasColumn ? [2, 3, 9] : [1, 9, 9]))
    #expect(tags(window, up, up, up) == (hasColumn ? [3, 1, 0] : [1, 0, 0]))
  }

  @Test("A control out of view that gets the focus is scrolled into view") func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    scroll.contentSize = CGSize(width: 640, height: 800)
    let window = window([CGPoint(x: 0, y: 480)], in: scroll)
    #expect(window.nibFocusedView?.tag == 0)
    #expect(scroll.bounds.contains(CGRect(x: 0, y: 480, width: 64, height: 16)))
  }

  @Test("Tab leads from a text field that is edited to the next one, and edits it") func fields() throws {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    controller.view = view
    let fields = [16, 64].map { UITextField(frame: CGRect(x: 0, y: $0, width: 160, height: 16)) }
    fields.forEach(view.addSubview)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    window.rootViewController = controller
    window.nibSend(.key(KeyPress(.character("a"))))
    window.nibSend(.key(tab))
    #expect(!fields[0].isEditing && fields[1].isEditing)
    window.nibSend(.key(KeyPress(.character("b"))))
    #expect(fields.map { $0.text ?? "" } == ["a", "b"])
  }

  @Test("Tab never changes tabs: it reaches the controls, each item of the bars, and the tab bar")
  func tabBar() throws {
    let page = UIViewController()
    page.view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 160))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 64, height: 16)
    page.view.addSubview(button)
    var pressed: [String] = []
    for title in ["Edit", "Share"] {
      let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
      page.navigationItem.rightBarButtonItems = [item] + (page.navigationItem.rightBarButtonItems ?? [])
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(page, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 320))
    window.rootViewController = tabs
    window.nibUpdateFocus()
    var stops: [UIView?] = [window.nibFocusedView]
    for _ in 0..<5 {
      window.nibSend(.key(tab))
      stops.append(window.nibFocusedView)
      if window.nibFocusedView === navigation.navigationBar, stops.count > 3 {
        window.nibSend(.key(KeyPress(.enter)))
      }
    }
    let bar = navigation.navigationBar
    #expect(stops == [button, tabs.tabBar, bar, bar, bar, button])
    #expect(Set(pressed) == ["Edit", "Share"])
    #expect(tabs.selectedIndex == 0 && navigation.viewControllers.count == 2)
    window.nibSend(.key(backTab))
    #expect(window.nibFocusedView === bar)
  }
}
