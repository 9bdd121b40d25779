import Testing

@testable import NibCore

/// The detail buttons of rows are reached with Right, and not with Tab.
@Suite struct DetailButtonTests {
  private final class List: UITableViewController {
    var tapped: [Int] = []
    var hasSwitches = false
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .detailDisclosureButton
      let control = UISwitch(frame: CGRect(x: 80, y: 0, width: 48, height: 16))
      if hasSwitches { cell.contentView.addSubview(control) }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { tapped.append(indexPath.row) }
  }

  @Test("Right leads to the detail button, Enter taps it, and Left leads back to the row") func keys() {
    let list = List(style: .plain)
    let screen = ShownScreen(list)
    screen.press(.down, .right)
    #expect(screen.window.nibFocusedView is DetailButton)
    screen.press(.enter, .down, .character(" "))
    #expect(list.tapped == [1, 2])
    screen.press(.left)
    #expect(screen.window.nibFocusedView === list.tableView)
    #expect(list.tableView.nibCursor?.row == 2)
  }

  @Test("Right goes from control to control and then to the detail button, and Tab passes over it")
  func besideControls() {
    let list = List(style: .plain)
    list.hasSwitches = true
    let screen = ShownScreen(list)
    screen.press(.right)
    #expect(screen.window.nibFocusedView is UISwitch)
    screen.press(.right)
    #expect(screen.window.nibFocusedView is DetailButton)
    screen.press(.tab)
    #expect(screen.window.nibFocusedView is UISwitch)
    #expect(screen.window.nibFocusedView?.nibRow?.row == 1)
    screen.press(.tab)
    #expect(screen.window.nibFocusedView?.nibRow?.row == 2)
  }

  @Test("The detail button is on its character, and disappears with it") func place() throws {
    let list = List(style: .plain)
    let screen = ShownScreen(list)
    let cell = try #require(list.tableView.visibleCells.first)
    let button = try #require(cell.subviews.first { $0 is DetailButton })
    let drawn = Drawn(cell, Int(cell.bounds.width / 8), Int(cell.bounds.height / 16))
    let row = Array(drawn.rows[Int(button.frame.minY / 16)])
    #expect(row[Int(button.frame.minX / 8)] == "ⓘ")
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(!cell.subviews.contains { $0 is DetailButton })
    withExtendedLifetime(screen) {}
  }
}
