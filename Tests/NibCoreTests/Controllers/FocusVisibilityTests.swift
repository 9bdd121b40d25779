import Testing

@testable import NibCore

/// Only views that the user can see have the focus.
@Suite struct FocusVisibilityTests {
  private let controller = UIViewController()
  private var view: UIView { controller.view }

  /// A button in a view of the screen.
  @discardableResult
  private func button(_ tag: Int, y: CGFloat, in container: UIView? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: y, width: 96, height: 32)
    button.tag = tag
    (container ?? view).addSubview(button)
    return button
  }

  private func box(y: CGFloat, height: CGFloat, clips: Bool = false) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: y, width: 320, height: height))
    box.clipsToBounds = clips
    view.addSubview(box)
    return box
  }

  /// The tags of the views that can have the focus.
  private func tags(_ screen: ShownScreen) -> [Int] {
    screen.window.layoutIfNeeded()
    return screen.window.nibFocusOrder.map(\.tag)
  }

  @Test(
    "A view that is clipped away or outside the screen has no focus, and one that only reaches out of its superview has"
  )
  func clipping() {
    let screen = ShownScreen(controller)
    let clipping = box(y: 32, height: 48, clips: true)
    button(1, y: 0, in: clipping)
    button(2, y: 96, in: clipping)
    button(3, y: 45, in: clipping)
    button(4, y: 64, in: box(y: 160, height: 32))
    button(5, y: 640)
    button(6, y: -200)
    #expect(tags(screen) == [1, 4])
    clipping.clipsToBounds = false
    #expect(Set(tags(screen)) == [1, 2, 3, 4])
  }

  @Test("A view without an area, in a hidden, transparent or disabled view has no focus") func hidden() {
    let screen = ShownScreen(controller)
    button(1, y: 0).frame.size.height = 0
    button(2, y: 0).frame.size.width = 0
    let containers = (0..<3).map { box(y: CGFloat($0) * 64, height: 64) }
    for (index, container) in containers.enumerated() { button(10 + index, y: 0, in: container) }
    #expect(tags(screen) == [10, 11, 12])
    containers[0].isHidden = true
    containers[1].alpha = 0
    containers[2].isUserInteractionEnabled = false
    #expect(tags(screen) == [])
  }

  @Test(
    "A view behind another one has the focus only if the other one lets it be seen and touched",
    arguments: [
      (1, 0, 1, true, []), (nil, 0, 1, true, [1]), (1, 16, 1, true, [1]), (1, 0, 0.01, true, [1]),
      (0.3, 0, 1, true, []), (0.3, 0, 1, false, [1]), (1, 0, 1, false, []),
    ] as [(CGFloat?, CGFloat, CGFloat, Bool, [Int])])
  func covered(color: CGFloat?, top: CGFloat, alpha: CGFloat, takesTouches: Bool, expected: [Int]) {
    let screen = ShownScreen(controller)
    button(1, y: 0)
    let cover = box(y: top, height: 64)
    cover.backgroundColor = color.map { UIColor.red.withAlphaComponent($0) }
    cover.alpha = alpha
    cover.isUserInteractionEnabled = takesTouches
    #expect(tags(screen) == expected)
  }

  @Test("A covering view can be deeper in the tree, and does not cover what is in it") func deepCover() {
    let screen = ShownScreen(controller)
    button(1, y: 0)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    inner.backgroundColor = .red
    box(y: 0, height: 320).addSubview(inner)
    button(2, y: 0, in: inner)
    button(3, y: 128)
    #expect(tags(screen) == [2, 3])
  }

  @Test(
    "A view that scrolling shows has the focus, unless the scroll view itself cannot be seen or does not scroll"
  )
  func scrolling() {
    let screen = ShownScreen(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 320, height: 640)
    button(1, y: 0, in: scroll)
    button(2, y: 480, in: scroll)
    button(3, y: 960, in: scroll)
    // The second button is behind this bar until the content is scrolled.
    box(y: 96, height: 224).backgroundColor = .red
    #expect(tags(screen).filter { $0 > 0 } == [1, 2])
    scroll.isScrollEnabled = false
    #expect(tags(screen) == [1])
    scroll.isScrollEnabled = true
    scroll.frame.size.height = 0
    #expect(tags(screen) == [])
  }

  @Test("The controls of a row that is collapsed have no focus") func collapsedRow() {
    let table = UITableViewController(style: .plain)
    let source = PickerRows()
    table.tableView.dataSource = source
    table.tableView.delegate = source
    let screen = ShownScreen(table)
    #expect(table.tableView.nibControls(inRow: IndexPath(row: 1, section: 0)).isEmpty)
    screen.press(.down)
    screen.press(.right)
    #expect(screen.window.nibFocusedView === table.tableView)
    source.height = 96
    table.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(table.tableView.nibControls(inRow: IndexPath(row: 1, section: 0)).count == 1)
  }

  @Test("The focus leaves a view that is hidden or covered while it has it") func leaving() {
    let screen = ShownScreen(controller)
    let first = button(1, y: 0)
    button(2, y: 64)
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView?.tag == 1)
    first.isHidden = true
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView?.tag == 2)
  }

  @Test("Keys reach views that a program adds to the window, and only them if they cover the screen")
  func addedToWindow() {
    let screen = ShownScreen(controller)
    button(1, y: 0)
    let panel = UIView(frame: CGRect(x: 0, y: 160, width: 320, height: 64))
    panel.backgroundColor = .yellow
    screen.window.addSubview(panel)
    button(2, y: 16, in: panel)
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView?.tag == 1)
    screen.press(.down)
    #expect(screen.window.nibFocusedView?.tag == 2)
    screen.press(.tab)
    #expect(screen.window.nibFocusedView?.tag == 1)
    panel.frame = screen.window.bounds
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView?.tag == 2)
    panel.removeFromSuperview()
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView?.tag == 1)
  }

  @Test("Behind a presented controller nothing has the focus, and in front of it a view in the window has")
  func presented() {
    let screen = ShownScreen(controller)
    button(1, y: 0)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    button(2, y: 64, in: presented.view)
    controller.present(presented, animated: true)
    #expect(tags(screen) == [2])
    button(3, y: 128, in: screen.window)
    #expect(tags(screen) == [2, 3])
  }

  /// Two rows; the second one contains a date picker and is closed at first.
  private final class PickerRows: UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 16 : height
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 240, height: 96))
      if indexPath.row == 1 { cell.contentView.addSubview(picker) }
      return cell
    }
  }
}
