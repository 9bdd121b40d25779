import Foundation
import Testing

@testable import NibCells
@testable import NibCore

/// How bars are drawn and operated. E6 is a row of docs/behaviours.md.
@Suite struct BarsTests {
  private func bar(_ titles: String?...) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = titles.map { $0.map { UINavigationItem(title: $0) } ?? UINavigationItem() }
    return bar
  }

  private func button(_ title: String, _ target: ActionLog? = nil) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: target, action: Selector("changed:"))
  }

  // MARK: Navigation bar

  @Test("A navigation bar with a single item has no back button and cannot be focused") func rootItem() {
    #expect(
      Drawn(bar("The Elements"), 24, 2).rows == ["      The Elements      ", "────────────────────────"])
    #expect(!bar("The Elements").canBecomeFocused)
  }

  @Test(
    "The back button and the title are shortened in a narrow navigation bar",
    arguments: [
      (["The Elements", "Sodium"], 40, " < The Elements  Sodium                 "),
      (["The Elements", "Sodium"], 24, " < The Elements Sodium  "),
      (["The Elements", "Sodium"], 20, " < Back Sodium      "),
      (["The Elements", "Sodium"], 12, " < Sodium   "),
      (["The Elements", "Sodium"], 8, " < Sod… "),
      (["The Elements", "Sodium"], 5, " <   "),
      (["元素", "Dörr"], 24, " < 元素   Dörr          "),
    ])
  func backButton(titles: [String], columns: Int, expected: String) {
    let bar = UINavigationBar()
    bar.items = titles.map { UINavigationItem(title: $0) }
    #expect(Drawn(bar, columns, 2).rows.first == expected)
  }

  @Test("E6: The previous item sets the back button's title, and the top item can hide the button")
  func backTitles() {
    let view = bar("The Elements", "Sodium")
    let back = view.backItem
    back?.backButtonTitle = "All"
    #expect(Drawn(view, 24, 2).rows[0] == " < All   Sodium         ")
    back?.backBarButtonItem = button("Home")
    #expect(Drawn(view, 24, 2).rows[0] == " < Home  Sodium         ")
    view.topItem?.hidesBackButton = true
    #expect(Drawn(view, 24, 2).rows[0] == "         Sodium         ")
    #expect(Drawn(bar(nil, "Sodium"), 24, 2).rows[0] == " < Back  Sodium         ")
  }

  @Test("Left bar buttons replace the back button unless they supplement it") func barButtons() {
    let view = bar("Home", "Title")
    view.topItem?.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), button("Edit"),
    ]
    #expect(Drawn(view, 32, 2).rows[0] == " < Home      Title   [Edit] [+] ")
    view.topItem?.leftBarButtonItem = button("Cancel")
    #expect(Drawn(view, 32, 2).rows[0] == " [Cancel]    Title   [Edit] [+] ")
    view.topItem?.leftItemsSupplementBackButton = true
    #expect(Drawn(view, 38, 2).rows[0] == " < Home [Cancel] Title     [Edit] [+] ")
    #expect(Drawn(view, 16, 2).rows[0] == " <   [Edit] [+] ")
  }

  @Test("The parts of a navigation bar do not overlap at any width") func noOverlaps() {
    let view = bar("A rather long title of before", "Title that is long, too")
    view.topItem?.leftItemsSupplementBackButton = true
    view.topItem?.leftBarButtonItems = [button("One"), button("Two")]
    view.topItem?.rightBarButtonItems = [button("Three"), button("Four")]
    for columns in 0...80 {
      let slots = view.nibSlots(in: columns).map(\.columns).sorted { $0.lowerBound < $1.lowerBound }
      for (left, right) in zip(slots, slots.dropFirst()) {
        #expect(left.upperBound < right.lowerBound, "\(columns) columns")
      }
      #expect(
        slots.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= max(columns, 2) }, "\(columns) columns")
    }
  }

  @Test("The back button calls its handler, or pops the top item if there is no handler")
  func choosingBack() {
    let view = bar("Home", "Title")
    var backs = 0
    view.nibOnBack = { backs += 1 }
    _ = Drawn(view, 32, 2)
    #expect(view.canBecomeFocused)
    view.sendKeys(.enter)
    view.click(2)
    #expect(!view.click(14))
    #expect(backs == 2)
    #expect(Drawn(view, 32, 2, focused: true).reversed == "< Home")
    view.nibOnBack = nil
    view.sendKeys(.enter)
    #expect(view.items?.map(\.title) == ["Home"])
    #expect(view.popItem(animated: false) == nil)
  }

  @Test("The arrow keys move between the enabled items, and the space bar performs the focused item's action")
  func arrowKeys() {
    let log = ActionLog()
    let view = bar("Home", "Title")
    view.topItem?.rightBarButtonItems = [button("B", log), button("A", log)]
    view.topItem?.rightBarButtonItems?.first?.isEnabled = false
    _ = Drawn(view, 32, 2)
    #expect(!view.sendKeys(.left))
    view.sendKeys(.right)
    #expect(Drawn(view, 32, 2, focused: true).reversed == "[A]")
    let canvas = Drawn(view, 32, 2).canvas
    let gray = UIColor.systemGray2.nibComponents(for: .light).cellColor
    #expect((28..<31).allSatisfy { canvas[row: 0, column: $0].style.foreground == gray })
    #expect(!view.sendKeys(.right))
    view.sendKeys(.character(" "))
    #expect(log.senders.first === view.topItem?.rightBarButtonItems?.last)
  }

  @Test("A navigation bar places title views and custom views, and removes them with their item")
  func customViews() {
    let view = bar("Home", "Title")
    let title = UISegmentedControl(items: ["A", "B"])
    let custom = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    view.topItem?.titleView = title
    view.topItem?.rightBarButtonItem = UIBarButtonItem(customView: custom)
    #expect(Drawn(view, 32, 2).rows[0] == " < Home                         ")
    #expect(Set(view.subviews) == [custom, title])
    #expect(title.frame == CGRect(x: 12 * 8, y: 0, width: 56, height: 16))
    #expect(custom.frame == CGRect(x: 25 * 8, y: 0, width: 48, height: 16))
    view.popItem(animated: false)
    #expect(view.subviews.isEmpty)
  }

  @Test("A navigation bar shows changes of its items") func changedItems() {
    let view = bar("Home")
    view.topItem?.title = "House"
    #expect(Drawn(view, 9, 2).rows[0] == "  House  ")
    view.topItem?.rightBarButtonItem = button("A")
    view.topItem?.rightBarButtonItem?.title = "B"
    #expect(Drawn(view, 15, 2).rows[0] == "     House [B] ")
  }

  @Test("A right-to-left navigation bar has its back button at the right") func rightToLeft() {
    let view = bar("Home", "Title")
    view.semanticContentAttribute = .forceRightToLeft
    #expect(Drawn(view, 24, 2).rows[0] == "          Title  < Home ")
  }

  @Test("Large titles and prompts have separate rows in a navigation bar") func largeTitlesAndPrompts() {
    let view = NibEnvironment.$current.withValue(NibEnvironment(device: Device.all[0])) { bar("Home") }
    view.prefersLargeTitles = true
    #expect(view.intrinsicContentSize.height == 96)
    let expected = [
      "            ", "            ", "            ", "            ", "  Home      ", "────────────",
    ]
    #expect(Drawn(view, 12, 6).rows == expected)
    view.topItem?.largeTitleDisplayMode = .never
    #expect(view.intrinsicContentSize.height == 44)
    view.pushItem(UINavigationItem(title: "Detail"), animated: false)
    #expect(view.intrinsicContentSize.height == 44)
    view.topItem?.largeTitleDisplayMode = .always
    #expect(view.intrinsicContentSize.height == 96)
    view.popItem(animated: false)
    view.topItem?.prompt = "Where?"
    #expect(
      Drawn(view, 12, 5).rows == [
        "            ", "   Where?   ", "    Home    ", "            ", "────────────",
      ])
  }

  // MARK: Tab bar

  private func tabBar(_ titles: String...) -> UITabBar {
    let bar = UITabBar()
    bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    bar.selectedItem = bar.items?.first
    return bar
  }

  @Test("A tab bar shows each tab's number, title and badge, and marks the selected tab") func tabs() {
    let view = tabBar("Elements", "More")
    #expect(
      Drawn(view, 28, 2).rows == [
        "────────────────────────────", " [1 Elements]     2 More    ",
      ])
    view.items?[1].badgeValue = "3"
    #expect(Drawn(view, 20, 2).rows[1] == "[1 Eleme…] 2 More … ")
    #expect(Drawn(view, 28, 2).rows[1] == " [1 Elements]   2 More (3)  ")
  }

  @Test("Clicks and keys select a tab, and a tab bar without tabs cannot be focused") func choosingTabs() {
    let view = tabBar("One", "Two", "Three")
    var chosen: [Int] = []
    view.nibOnSelect = { chosen.append($0) }
    _ = Drawn(view, 30, 2)
    view.click(15, 1)
    #expect(view.selectedItem === view.items?[1])
    view.sendKeys(.right, .right, .enter)
    #expect(chosen == [1, 2])
    view.items = nil
    #expect(view.selectedItem == nil)
    #expect(!view.canBecomeFocused)
  }

  // MARK: Toolbar

  @Test("A toolbar distributes its items with spaces and omits items that do not fit") func toolbar() {
    let view = UIToolbar()
    view.items = [button("A"), .flexibleSpace(), button("B"), .flexibleSpace(), button("C"), button("D")]
    #expect(
      Drawn(view, 25, 2).rows == [
        "─────────────────────────", " [A]     [B]     [C] [D] ",
      ])
    view.items = [button("A"), .fixedSpace(24), button("B")]
    #expect(Drawn(view, 15, 2).rows[1] == " [A]   [B]     ")
    #expect(Drawn(view, 9, 2).rows[1] == " [A]     ")
  }

  @Test("A toolbar performs the action of a clicked item and places custom views") func toolbarActions() {
    let log = ActionLog()
    let view = UIToolbar()
    view.items = [.flexibleSpace(), button("Go", log)]
    _ = Drawn(view, 20, 2)
    view.click(16, 1)
    #expect(log.count == 1)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    view.items = [UIBarButtonItem(customView: slider)]
    _ = Drawn(view, 20, 2)
    #expect(slider.frame == CGRect(x: 8, y: 16, width: 64, height: 16))
  }

  // MARK: Search bar

  private final class Search: UISearchBarDelegate {
    var log: [String] = []
    var allowsEditing = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsEditing }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }

  @Test("A search bar edits its text and reports to its delegate") func searchBar() {
    let search = Search()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    let view = UISearchBar()
    window.addSubview(view)
    view.delegate = search
    view.placeholder = "Search"
    #expect(Drawn(view, 14).rows == ["(/ Search    )"])
    view.sendKeys(.character("H"), .character("e"), .backspace, .enter)
    #expect(view.nibPaste("el\nium"))
    #expect(search.log == ["H", "He", "H", "search", "Hel ium"])
    let drawn = Drawn(view, 11)
    #expect(drawn.rows == ["(/ …l ium )"])
    #expect(drawn.canvas.cursor == CellPoint(column: 9, row: 0))
    view.showsCancelButton = true
    #expect(Drawn(view, 24).rows == ["(/ Hel ium    ) [Cancel]"])
    view.click(20)
    #expect(search.log.last == "cancel")
    #expect(!view.isFirstResponder)
    #expect(!view.sendKeys(.escape))
    search.allowsEditing = false
    view.sendKeys(.character("x"))
    #expect(view.text == "Hel ium")
  }
}
