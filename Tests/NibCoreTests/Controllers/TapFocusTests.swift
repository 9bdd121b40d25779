import Testing

@testable import NibCore

/// Views with a tap recognizer are operated with keys as buttons are.
@Suite struct TapFocusTests {
  private final class Screen: UIViewController {
    var taps: [String] = []

    override class var nibActions: [NibAction] {
      super.nibActions + [NibAction("tapped:", Screen.tapped), NibAction("tappedTwice:", Screen.tappedTwice)]
    }

    func tapped(_ sender: Any) {
      taps.append((sender as? UIGestureRecognizer)?.view?.accessibilityIdentifier ?? "")
    }
    func tappedTwice(_ sender: Any) { taps.append("twice") }

    /// Adds a tap recognizer to a view.
    func recognize(_ view: UIView, _ name: String, count: Int = 1) {
      let tap = UITapGestureRecognizer(
        target: self, action: Selector(count == 1 ? "tapped:" : "tappedTwice:"))
      tap.numberOfTapsRequired = count
      view.accessibilityIdentifier = name
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(tap)
    }

    func add(_ view: UIView, _ name: String? = nil, y: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: 160, height: 16)
      self.view.addSubview(view)
      if let name { recognize(view, name) }
    }
  }

  @Test("Enter and Space perform the actions of labels, images and plain views") func pressing() {
    let controller = Screen()
    for (index, view) in [UILabel(), UIImageView(), UIView()].enumerated() {
      controller.add(view, "\(index)", y: CGFloat(16 + 32 * index))
    }
    let screen = ShownScreen(controller)
    screen.press(.enter, .tab, .character(" "), .down, .enter)
    #expect(controller.taps == ["0", "1", "2"])
  }

  @Test("A control has the focus first, and a label without a recognizer never") func order() {
    let controller = Screen()
    controller.add(UILabel(), "label", y: 16)
    controller.add(UIButton(type: .system), y: 48)
    controller.add(UILabel(), y: 80)
    let screen = ShownScreen(controller)
    #expect(screen.window.nibFocusedView is UIButton)
    #expect(screen.window.nibFocusOrder.count == 2)
  }

  @Test("A recognizer for one tap has precedence over one for two taps, which works alone") func doubleTap() {
    let controller = Screen()
    let label = UILabel()
    controller.add(label, y: 16)
    controller.recognize(label, "once", count: 2)
    let screen = ShownScreen(controller)
    screen.press(.enter)
    controller.recognize(label, "once")
    screen.press(.enter)
    #expect(controller.taps == ["twice", "once"])
  }

  @Test("The background that ends editing has no focus while there are controls on it") func background() {
    let controller = Screen()
    controller.recognize(controller.view, "background")
    let screen = ShownScreen(controller)
    #expect(screen.window.nibFocusedView === controller.view)
    controller.add(UIButton(type: .system), y: 16)
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusOrder.count == 1 && screen.window.nibFocusedView is UIButton)
  }

  @Test("The dimmed background of a menu can be tapped with keys, and covers the screen behind it")
  func dimming() {
    let controller = Screen()
    controller.add(UIButton(type: .system), y: 16)
    let screen = ShownScreen(controller)
    let dimming = UIView(frame: screen.window.bounds)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    controller.recognize(dimming, "dimming")
    let menu = UIButton(frame: CGRect(x: 0, y: 160, width: 160, height: 16))
    for view in [dimming, menu] { screen.window.addSubview(view) }
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView === menu)
    screen.press(.tab, .enter)
    #expect(screen.window.nibFocusedView === dimming && controller.taps == ["dimming"])
    screen.press(.tab)
    #expect(screen.window.nibFocusedView === menu)
  }

  @Test("The recognizer's delegate decides about taps with keys and with the mouse") func delegate() {
    final class Filter: UIGestureRecognizerDelegate {
      var touched: [UIView] = []
      var receives = false
      var begins = true
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if let view = touch.view { touched.append(view) }
        return receives
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }
    let controller = Screen()
    let filter = Filter()
    let label = UILabel()
    let box = UIView()
    controller.add(box, "box", y: 16)
    label.frame = CGRect(x: 80, y: 0, width: 80, height: 16)
    label.isUserInteractionEnabled = true
    box.addSubview(label)
    box.gestureRecognizers?.first?.delegate = filter
    let screen = ShownScreen(controller)
    func click() {
      for action in [MouseEvent.Action.press, .release] {
        screen.window.nibSend(.mouse(MouseEvent(action, column: 12, row: 1)))
      }
    }
    screen.press(.enter)
    click()
    #expect(controller.taps == [] && filter.touched.count == 2)
    #expect(filter.touched.first === box && filter.touched.last === label)
    (filter.receives, filter.begins) = (true, false)
    screen.press(.enter)
    #expect(controller.taps == [])
    filter.begins = true
    screen.press(.enter)
    click()
    #expect(controller.taps == ["box", "box"])
  }

  @Test("A disabled recognizer does not count") func disabled() {
    let controller = Screen()
    let label = UILabel()
    controller.add(label, "label", y: 16)
    label.gestureRecognizers?.first?.isEnabled = false
    #expect(ShownScreen(controller).window.nibFocusOrder.isEmpty)
  }

  @Test(
    "In a table, keys reach a label in a row, and Enter on a row performs the action of the row's recognizer")
  func rows() {
    final class Rows: UITableViewController {
      let screen = Screen()
      var selected: [Int] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 1 { screen.recognize(cell.contentView, "row") }
        if indexPath.row == 2 {
          let label = UILabel(frame: CGRect(x: 80, y: 0, width: 80, height: 16))
          screen.recognize(label, "label")
          cell.contentView.addSubview(label)
        }
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let rows = Rows(style: .plain)
    let screen = ShownScreen(rows)
    screen.press(.enter, .down, .enter, .down, .enter, .right, .enter)
    #expect(rows.selected == [0, 2])
    #expect(rows.screen.taps == ["row", "label"])
    // A click on the label is for the label, too.
    guard let label = screen.window.nibFocusedView else { return }
    let place = label.convert(CGPoint(x: 4, y: 4), to: screen.window)
    let cell = (column: Int(place.x / 8), row: Int(place.y / 16))
    for action in [MouseEvent.Action.press, .release] {
      screen.window.nibSend(.mouse(MouseEvent(action, column: cell.column, row: cell.row)))
    }
    #expect(rows.screen.taps == ["row", "label", "label"] && rows.selected == [0, 2])
  }
}
