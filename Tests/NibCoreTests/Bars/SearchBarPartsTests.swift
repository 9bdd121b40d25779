import Testing

@testable import NibCore

/// Tab reaches every part of a search bar.
@Suite struct SearchBarPartsTests {
  private final class Log: UISearchBarDelegate {
    var calls: [String] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
  }

  private let log = Log()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 16, width: 320, height: 32))
  private let button = UIButton(frame: CGRect(x: 0, y: 96, width: 320, height: 16))
  private let screen: ShownScreen

  init() {
    let controller = UIViewController()
    screen = ShownScreen(controller)
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Some", "None"]
    (bar.showsScopeBar, bar.showsBookmarkButton, bar.showsSearchResultsButton) = (true, true, true)
    bar.showsCancelButton = true
    controller.view.addSubview(bar)
    controller.view.addSubview(button)
    screen.window.layoutIfNeeded()
    screen.window.nibUpdateFocus()
  }

  /// The parts that Tab visits until the focus leaves the bar.
  private func visited(_ key: KeyPress) -> [SearchBarParts.Part] {
    var parts: [SearchBarParts.Part] = []
    while screen.window.nibFocusedView === bar, parts.count < 20 {
      parts.append(bar.nibStop)
      screen.press(key)
    }
    return parts
  }

  @Test("Tab visits the field, its buttons and the scope buttons, and Shift-Tab in the other direction")
  func order() {
    #expect(screen.window.nibFocusedView === bar)
    let parts: [SearchBarParts.Part] = [.field, .bookmarks, .results, .cancel, .scopes]
    #expect(visited(KeyPress(.tab)) == parts)
    #expect(screen.window.nibFocusedView === button)
    screen.press(KeyPress(.tab, .shift))
    #expect(visited(KeyPress(.tab, .shift)) == parts.reversed())
  }

  @Test("Enter and Space press the part with the focus, and Left and Right choose a scope") func pressing() {
    screen.press(.right, .enter, .right, .character(" "))
    #expect(log.calls == ["bookmarks", "results"])
    screen.press(.down, .right, .right, .right, .left, .character(" "))
    #expect(log.calls.dropFirst(2) == ["scope 1", "scope 2", "scope 1"])
    #expect(Drawn(bar, 40, 2, focused: true).reversed == "[Some]")
    screen.press(.up, .right, .right, .right, .enter)
    #expect(log.calls.last == "cancel")
    #expect(bar.nibStop == .field && bar.text == "")
  }

  @Test(
    "A letter goes to the field, whichever part has the focus, and Tab reaches the scopes while it is edited")
  func typing() {
    screen.press(.down)
    screen.type("a")
    #expect(log.calls == ["a"])
    #expect(bar.isFirstResponder && bar.nibStop == .field)
    screen.press(.left, .right)
    #expect(bar.selectedScopeButtonIndex == 0)
    // The bookmarks button is not shown beside a text.
    screen.press(.tab, .tab, .tab, .right)
    #expect(bar.isFirstResponder && bar.selectedScopeButtonIndex == 1)
    screen.type("b")
    #expect(log.calls == ["a", "scope 1", "ab"])
  }
}
