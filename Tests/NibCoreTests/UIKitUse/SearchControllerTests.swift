import Testing

@testable import NibCore

/// Search controllers and the delegate calls of search bars.
@Suite struct SearchControllerTests {
  private func shown() -> (ShownScreen, SearchedController) {
    let controller = SearchedController(style: .plain)
    return (ShownScreen(UINavigationController(rootViewController: controller)), controller)
  }

  @Test("The search bar is below the navigation bar, above the content") func place() throws {
    let (screen, controller) = shown()
    let bar = controller.search.searchBar
    let navigation = try #require(controller.navigationController)
    #expect(bar.window === screen.window)
    #expect(bar.frame.minY == navigation.navigationBar.frame.maxY)
    #expect(controller.view.frame.minY == bar.frame.maxY)
  }

  @Test("The key / begins a search, typing updates the results, and Escape ends it") func search() {
    let (screen, controller) = shown()
    screen.press(.character("/"))
    #expect(controller.search.isActive)
    #expect(controller.search.searchBar.isFirstResponder)
    screen.type("ab")
    #expect(controller.texts.suffix(2) == ["a", "ab"])
    screen.press(.enter)
    #expect(controller.search.isActive)
    #expect(!controller.search.searchBar.isFirstResponder)
    #expect(screen.window.nibFocusedView === controller.tableView)
    screen.press(.escape)
    #expect(!controller.search.isActive)
    #expect(controller.search.searchBar.text == "")
    #expect(controller.texts.last == "")
    #expect(controller.calls == ["will present", "did present", "will dismiss", "did dismiss"])
    #expect(controller.cancels == 1)
    screen.press(.character("/"), .escape)
    #expect(controller.cancels == 2)
  }

  @Test("Without results, the focus stays on the search bar until Escape ends the search") func noResults() {
    let (screen, controller) = shown()
    screen.press(.character("/"))
    screen.type("zz")
    screen.press(.enter)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    #expect(screen.window.nibFocusedView === controller.search.searchBar)
    screen.press(.escape)
    #expect(!controller.search.isActive && controller.tableView.numberOfRows(inSection: 0) == 3)
    #expect(screen.window.nibFocusedView === controller.tableView)
  }

  @Test("The Cancel button and the scope buttons are shown while the search is active") func parts() {
    let (screen, controller) = shown()
    let bar = controller.search.searchBar
    bar.scopeButtonTitles = ["All", "New"]
    #expect(!bar.showsCancelButton)
    screen.press(.character("/"))
    #expect(bar.showsCancelButton)
    #expect(bar.showsScopeBar)
    let count = controller.texts.count
    screen.press(.down, .right)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(controller.texts.count == count + 1)
    screen.press(.escape)
    #expect(!bar.showsCancelButton)
    #expect(!bar.showsScopeBar)
  }

  @Test("The controller for results covers the content while there is a text") func results() {
    let results = UITableViewController(style: .plain)
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: results)
    controller.navigationItem.searchController = search
    let screen = ShownScreen(UINavigationController(rootViewController: controller))
    screen.press(.character("/"))
    #expect(results.parent == nil)
    screen.type("x")
    #expect(results.viewIfLoaded?.window === screen.window)
    #expect(results.view.frame == controller.view.frame)
    screen.press(.backspace)
    #expect(results.viewIfLoaded?.window == nil)
  }

  @Test(
    "In a split view, the key / goes to the search bar of the column with the focus, or to that of another one"
  )
  func searchInSplitView() {
    let split = UISplitViewController(style: .doubleColumn)
    let controller = SearchedController(style: .plain)
    split.setViewController(controller, for: .primary)
    let detail = UIViewController()
    detail.view.addSubview(UISwitch())
    split.setViewController(detail, for: .secondary)
    let screen = ShownScreen(split)
    #expect(screen.window.nibActiveController === controller)
    screen.press(.character("/"))
    #expect(controller.search.searchBar.isFirstResponder)
    screen.press(.escape)
    screen.press(.tab)
    #expect(screen.window.nibActiveController === detail)
    screen.press(.character("/"))
    #expect(controller.search.searchBar.isFirstResponder)
  }

  @Test("Down leads from the search bar to the results, and not to the list behind them or to another column")
  func focusOfResults() {
    let results = SearchedController(style: .plain)
    let controller = SearchedController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(controller, for: .primary)
    controller.loadViewIfNeeded()
    controller.navigationItem.searchController = search
    let detail = UIViewController()
    detail.view.addSubview(UITextField(frame: CGRect(x: 8, y: 32, width: 60, height: 16)))
    split.setViewController(detail, for: .secondary)
    let screen = ShownScreen(split)
    screen.press(.character("/"))
    screen.type("x")
    screen.press(.down)
    #expect(screen.window.nibFocusedView === results.tableView)
    #expect(results.view.nibHidesViewsBehind)
    screen.press(.escape)
    #expect(screen.window.nibFocusedView === controller.tableView)
  }

  @Test("The delegate of a search bar can refuse changes and the end of editing") func delegate() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 16))
    let delegate = Refusal()
    bar.delegate = delegate
    let controller = UIViewController()
    let screen = ShownScreen(controller)
    controller.view.addSubview(bar)
    bar.becomeFirstResponder()
    screen.type("a1b")
    #expect(bar.text == "ab")
    #expect(!bar.resignFirstResponder())
    delegate.allowsEnd = true
    #expect(bar.resignFirstResponder())
  }
}

private final class SearchedController: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate, UISearchBarDelegate
{
  let search = UISearchController(searchResultsController: nil)
  var texts: [String] = []
  var calls: [String] = []
  var cancels = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "nil")
    tableView.reloadData()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.last == "zz" ? 0 : 3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Refusal: UISearchBarDelegate {
  var allowsEnd = false

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allowsEnd }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "1" }
}
