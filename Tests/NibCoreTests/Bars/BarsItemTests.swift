import Foundation
import Testing

@testable import NibCore

/// The items of bars, and bars that are loaded from nibs.
@Suite struct BarsItemTests {
  @Test("System items are drawn as a word or symbol and have UIKit's raw values") func systemItems() {
    let titles = UIBarButtonItem.SystemItem.allCases.map(\.nibCellText)
    #expect(
      titles == [
        "Done", "Cancel", "Edit", "Save", "+", "", "", "Compose", "Reply", "Share", "Organize", "Bookmarks",
        "Search", "Refresh", "×", "Camera", "Trash", "▶", "Pause", "◀◀", "▶▶", "Undo", "Redo", "Page Curl",
        "×",
      ])
    #expect(UIBarButtonItem.SystemItem.done.rawValue == 0)
    #expect(UIBarButtonItem.SystemItem.undo.rawValue == 21)
    #expect(UITabBarItem(tabBarSystemItem: .mostRecent, tag: 0).nibCellText == "Most Recent")
    #expect(UITabBarItem.SystemItem.bookmarks.rawValue == 7)
  }

  @Test("Setting a single bar button item replaces the first item of its side, and nil removes it")
  func singleItems() {
    let item = UINavigationItem(title: "A")
    let first = UIBarButtonItem()
    let second = UIBarButtonItem()
    let third = UIBarButtonItem()
    item.rightBarButtonItems = [first, second]
    item.rightBarButtonItem = third
    #expect(item.rightBarButtonItems == [third, second])
    #expect(first.nibOwner == nil)
    item.leftBarButtonItem = first
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test("A navigation item is loaded with its titles, bar buttons and title view")
  func navigationItem() throws {
    let objects = try loadedObjects(
      """
      <navigationItem title="Elements" prompt="Which?" largeTitleDisplayMode="never" id="n">
        <barButtonItem key="backBarButtonItem" title="Back to all" id="b"/>
        <barButtonItem key="leftBarButtonItem" systemItem="done" id="l">
          <connections><action selector="changed:" destination="x" id="a"/></connections></barButtonItem>
        <rightBarButtonItems>
          <barButtonItem image="gear" catalog="system" id="r1"/>
          <barButtonItem enabled="NO" style="plain" id="r2"><switch key="customView" on="YES" id="s"/></barButtonItem>
        </rightBarButtonItems>
        <segmentedControl key="titleView" id="t"/>
      </navigationItem>
      <view id="x"/>
      <navigationItem id="m"><nil key="title"/></navigationItem>
      """)
    let item = try #require(objects.first as? UINavigationItem)
    #expect(item.title == "Elements")
    #expect(item.prompt == "Which?")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.nibBackTitle == "Back to all")
    #expect(item.leftBarButtonItem?.style == .done)
    // A plain view has no such method, so viewing a document does not connect the action.
    #expect(item.leftBarButtonItem?.action == nil)
    #expect(item.rightBarButtonItems?.map(\.nibCellText) == ["⚙", ""])
    #expect((item.rightBarButtonItems?.last?.customView as? UISwitch)?.isOn == true)
    #expect(item.titleView is UISegmentedControl)
    #expect((objects[2] as? UINavigationItem)?.title == nil)
  }

  @Test("Navigation bars, toolbars, tab bars and search bars are loaded with their items and attributes")
  func loadedBars() throws {
    let objects = try loadedObjects(
      """
      <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="n">
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="20"/>
          <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes>
        <color key="barTintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        <items><navigationItem title="One" id="i"/></items>
      </navigationBar>
      <toolbar id="t"><items><barButtonItem title="A" id="a">
        <accessibility key="accessibilityConfiguration" identifier="first" label="The first"/></barButtonItem>
        <barButtonItem style="plain" systemItem="flexibleSpace" id="f"/>
        <barButtonItem width="42" style="plain" systemItem="fixedSpace" id="g"/></items></toolbar>
      <tabBar itemPositioning="fill" id="b"><items><tabBarItem systemItem="favorites" id="c"/>
        <tabBarItem title="Two" image="house" badgeValue="9" id="d"/></items></tabBar>
      <searchBar text="x" placeholder="Find" searchBarStyle="minimal" showsCancelButton="YES" id="s">
        <textInputTraits key="textInputTraits"/>
        <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
      """)
    let bar = try #require(objects.first as? UINavigationBar)
    #expect(bar.topItem?.title == "One")
    #expect(bar.topItem?.nibBar === bar)
    #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 20)
    #expect(bar.titleTextAttributes?[.foregroundColor] is UIColor)
    #expect(bar.barStyle == .black)
    let toolbar = try #require(objects[1] as? UIToolbar)
    #expect(toolbar.items?.map(\.nibIsSpace) == [false, true, true])
    #expect(toolbar.items?.last?.width == 42)
    #expect(toolbar.items?.first?.accessibilityIdentifier == "first")
    #expect(toolbar.items?.first?.accessibilityLabel == "The first")
    let tabs = try #require(objects[2] as? UITabBar)
    #expect(tabs.items?.map(\.nibCellText) == ["Favorites", "Two"])
    #expect(tabs.items?.last?.badgeValue == "9")
    let search = try #require(objects[3] as? UISearchBar)
    #expect(search.text == "x")
    #expect(search.scopeButtonTitles == ["All", "Some"])
  }

  @Test("A bar button item sends its action only if it is enabled, and an unknown action raises an exception")
  func targetActions() throws {
    let log = ActionLog()
    let bar = UIToolbar()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: log, action: Selector("changed:"))
    bar.items = [item]
    try item.nibPerform(from: bar)
    item.isEnabled = false
    try item.nibPerform(from: bar)
    #expect(log.count == 1)
    item.isEnabled = true
    item.action = Selector("unknown:")
    #expect(throws: NibException.self) { try item.nibPerform(from: bar) }
  }

  @Test("The action of a bar button item without a target is sent along the responder chain of its bar")
  func actionWithoutTarget() throws {
    let view = ResponderView()
    let bar = UIToolbar()
    view.addSubview(bar)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: Selector("go"))
    try item.nibPerform(from: bar)
    #expect(view.count == 1)
  }

  private final class ResponderView: UIView {
    var count = 0
    func go() { count += 1 }
    override class var nibActions: [NibAction] { [NibAction("go", ResponderView.go)] }
  }
}
