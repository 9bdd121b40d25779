import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md E: the rows about controllers that no other suite covers.
@Suite struct ControllerRowsTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  @Test("E1: The view is loaded once, on first access, and sees properties that were set earlier")
  func lazyView() {
    let controller = ElementController()
    controller.element = "Sodium"
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let log = LoadingLog.record {
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      _ = controller.view
    }
    #expect(log == ["loadView", "viewDidLoad Sodium"])
    #expect(controller.viewIfLoaded === controller.view)
    #expect(controller.title == "Sodium")
  }

  @Test("E1: Pushing a controller loads its view with the properties that were set before")
  func pushedView() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = window(navigation)
    let controller = ElementController()
    controller.element = "Neon"
    navigation.pushViewController(controller, animated: true)
    #expect(controller.isViewLoaded)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.topItem?.title == "Neon")
  }

  @Test("E2: Selecting a row pushes a controller, or does nothing without a navigation controller")
  func rowPush() {
    let alone = PushingController()
    let lonely = window(alone)
    lonely.nibSend(.key(KeyPress(.enter)))
    #expect(alone.pushed == 1)
    let list = PushingController()
    let navigation = UINavigationController(rootViewController: list)
    window(navigation).nibSend(.key(KeyPress(.enter)))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("E7: Setting the title also sets the titles of the navigation item and the tab bar item")
  func titles() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.navigationItem.title == "First")
    #expect(controller.tabBarItem.title == "First")
    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second")
    #expect(controller.tabBarItem.title == "Second")
  }

  @Test(
    "E14: A controller in a nib loads its own nib only when its view is accessed")
  func archivedControllers() throws {
    NibSearchPath.embed([
      "RowsNamed": Array(ownersView(tag: 1).utf8), "RowsDefaultView": Array(ownersView(tag: 2).utf8),
    ])
    NibClassRegistry.registerModule(of: RowsDefaultViewController.self)
    let nib = TestNib.nib(
      """
      <viewController id="A" nibName="RowsNamed"/>
      <viewController id="B" customClass="RowsDefaultViewController"/>
      <viewController id="C"><view key="view" id="V" tag="3"/></viewController>
      """)
    let controllers = try nib.nibInstantiate(withOwner: nil).compactMap { $0 as? UIViewController }
    #expect(controllers.map(\.isViewLoaded) == [false, false, false])
    #expect(controllers.map(\.view.tag) == [1, 2, 3])
    #expect(controllers[1] is RowsDefaultViewController)
  }

  private func ownersView(tag: Int) -> String {
    TestNib.xib(
      "<view id=\"A\" tag=\"\(tag)\"/>",
      owner: TestNib.connections("<outlet property=\"view\" destination=\"A\" id=\"c\"/>"))
  }

  @Test("E20: The content is between the navigation bar and the tab bar") func insets() {
    let list = PushingController()
    list.title = "List"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    let window = window(tabs)
    let bar = list.navigationController?.navigationBar
    let frames = [bar, list.view, tabs.tabBar].map { $0.map { $0.convert($0.bounds, to: window) } ?? .zero }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 240, height: 32))
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[1].maxY == frames[2].minY)
    #expect(frames[2].maxY == 160)
  }
}

final class ElementController: UIViewController {
  var element = ""

  override func loadView() {
    LoadingLog.note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = element
    LoadingLog.note("viewDidLoad \(element)")
  }
}

final class PushingController: UITableViewController {
  private(set) var pushed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pushed += 1
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

final class RowsDefaultViewController: UIViewController {}
