import Testing

@testable import NibCore

/// Key presses move the focus to the bars around the front controller and back.
@Suite struct FocusAreaTests {
  @Test("Up moves the focus from a table's first row to the navigation bar, and Down moves it back")
  func tableAndBar() throws {
    let table = UITableViewController(style: .plain)
    let source = ListSource(3)
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableView.dataSource = source
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: table)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = navigation
    window.nibUpdateFocus()
    #expect(window.nibFocusedView === table.tableView)
    window.nibSend(.key(KeyPress(.up)))
    #expect(window.nibFocusedView === navigation.navigationBar)
    window.nibUpdateFocus()
    #expect(window.nibFocusedView === navigation.navigationBar)
    window.nibSend(.key(KeyPress(.down)))
    #expect(window.nibFocusedView === table.tableView)
  }
}
