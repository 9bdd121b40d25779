import Testing

@testable import NibCore

/// docs/behaviours.md E: tab bar controllers.
@Suite struct TabBarTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
  }

  private func shown(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  @Test("E8: There is one tab per controller, in order") func tabOrder() {
    let all = controllers(3)
    let tabs = shown(all)
    let window = window(tabs)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["Tab 0", "Tab 1", "Tab 2"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 352, width: 640, height: 32))
    #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: 640, height: 352))
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = all[2]
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem === all[2].tabBarItem)
    #expect(all[2].view.superview === tabs.view)
    #expect(all[0].view.superview == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2)
  }

  @Test(
    "The number keys select a tab, and so do the keys of the tab bar, which Tab reaches",
    arguments: [
      ([KeyPress(.tab), KeyPress(.right), KeyPress(.enter)], 1),
      ([KeyPress(.tab), KeyPress(.tab), KeyPress(.right), KeyPress(.right), KeyPress(.enter)], 2),
      ([KeyPress(.tab, .shift), KeyPress(.right), KeyPress(.enter)], 1), ([KeyPress(.tab)], 0),
      ([KeyPress(.character("3"))], 2), ([KeyPress(.character("2")), KeyPress(.character("9"))], 1),
    ])
  func tabKeys(keys: [KeyPress], index: Int) {
    let tabs = shown(controllers(3))
    let window = window(tabs)
    for key in keys { window.nibSend(.key(key)) }
    #expect(tabs.selectedIndex == index)
  }

  @Test("E8 E9: Each tab keeps its stack, and selecting it again returns to the root") func tabStacks() {
    let detail = UIViewController()
    let first = UINavigationController(rootViewController: controllers(1)[0])
    let tabs = shown([first] + controllers(2))
    let window = window(tabs)
    first.pushViewController(detail, animated: false)
    tabs.nibChooseTab(1)
    tabs.nibChooseTab(0)
    #expect(first.topViewController === detail)
    tabs.nibChooseTab(0)
    #expect(first.viewControllers.count == 1)
    #expect(tabs.tabBar.items?.first?.title == "Tab 0")
    #expect(window.rootViewController?.nibFrontController === first.topViewController)
  }

  @Test("A pushed controller can hide the tab bar and use its space") func hiddenBottomBar() {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    let first = UINavigationController(rootViewController: controllers(1)[0])
    let tabs = shown([first] + controllers(1))
    let window = window(tabs)
    first.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(first.view.frame.height == 384)
    first.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(first.view.frame.height == 352)
  }

  @Test("E10: A tab bar with more than five controllers has a More list") func moreList() {
    let all = controllers(7)
    let tabs = shown(all)
    let window = window(tabs)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    window.nibSend(.key(KeyPress(.character("5"))))
    window.layoutIfNeeded()
    #expect(
      tabs.nibMoreList.tableView.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "Tab 5", "Tab 6"])
    window.nibSend(.key(KeyPress(.down)))
    window.nibSend(.key(KeyPress(.enter)))
    #expect(tabs.selectedViewController === all[5])
    #expect(all[5].view.superview === tabs.view)
    window.nibSend(.key(KeyPress(.escape)))
    #expect(tabs.nibFrontController === tabs.nibMoreList)
  }

  @Test("The system item of a navigation controller is its tab, in the bar and in the More list")
  func systemTabs() {
    let all = controllers(7).map { UINavigationController(rootViewController: $0) }
    all[0].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    all[5].tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 0)
    let tabs = shown(all)
    let window = window(tabs)
    #expect(tabs.tabBar.items?.first === all[0].tabBarItem)
    #expect(tabs.tabBar.items?[1] === all[1].viewControllers[0].tabBarItem)
    window.nibSend(.key(KeyPress(.character("5"))))
    window.layoutIfNeeded()
    #expect(
      tabs.nibMoreList.tableView.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "History", "Tab 6"])
  }

  @Test("E15 E17: Tab bar and navigation controllers can be loaded from a nib")
  func loadedControllers() throws {
    let nib = makeNib(
      """
      <tabBarController id="t">
        <tabBar key="tabBar" id="b"><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
        <viewControllers>
          <navigationController id="n1">
            <tabBarItem key="tabBarItem" title="One" id="i1"/>
            <navigationBar key="navigationBar" id="nb">
              <rect key="frame" x="0" y="0" width="375" height="44"/>
            </navigationBar>
            <viewControllers>
              <viewController id="r1">
                <navigationItem key="navigationItem" title="Root" id="ni"/>
              </viewController>
            </viewControllers>
          </navigationController>
          <viewController title="Two" id="r2"/>
        </viewControllers>
      </tabBarController>
      """)
    let tabs = try #require(nib.nibInstantiate(withOwner: nil).first as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(navigation.viewControllers.map { $0.navigationItem.title ?? "" } == ["Root"])
    #expect(!tabs.isViewLoaded && !navigation.isViewLoaded)
    let window = window(tabs)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["One", "Two"])
    #expect(window.subviews == [tabs.view])
  }
}
