/// A container that shows one of several controllers and has a bar to choose between them.
open class UITabBarController: NibContainerController {
  /// The bar at the bottom.
  open private(set) var tabBar = UITabBar(frame: .zero)
  /// The delegate, which can prevent the choice of a tab, and is notified when the user has chosen one.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The list of the controllers that have no tab in the bar. It is used if there are more than five.
  private(set) lazy var nibMoreList = MoreListController(for: self)

  private var controllers: [UIViewController] = []
  private var storedIndex = 0
  /// Whether the More list is shown instead of the selected controller.
  private var showsMoreList = false

  override func nibDidDecode(_ coder: NibCoder) {
    setViewControllers(coder.nibObjects(in: "viewControllers"), animated: false)
    let element = coder.element.child(TabBarControllerWord.selectedViewController)
    if let controller = element.flatMap({ coder.instantiation.object(for: $0) }) as? UIViewController {
      selectedViewController = controller
    }
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITabBarController, TabBarControllerWord>.table(
        .object(.tabBar, UITabBar.self) { $0.tabBar = $1 },
        .delegate("delegate", \.delegate), .handledChild(.viewControllers, .selectedViewController),
        .handled(.selectedIndex),
        .property("viewControllers", \.viewControllers), .property("selectedIndex", \.selectedIndex),
        .property("selectedViewController", \.selectedViewController), .readable("tabBar") { $0.tabBar })
  }

  // MARK: Tabs

  /// The controllers in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected controller stays selected if it has a new tab; otherwise, the first controller is
  /// selected. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let newControllers = viewControllers ?? []
    nibSetChildren(newControllers)
    controllers = newControllers
    showsMoreList = false
    storedIndex = newControllers.firstIndex { $0 === selected } ?? 0
    nibShowSelected()
  }

  /// The index of the selected controller. Setting an index without a controller has no effect.
  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard controllers.indices.contains(newValue) else { return }
      storedIndex = newValue
      showsMoreList = false
      nibShowSelected()
    }
  }

  /// The selected controller. Setting a controller that is not in `viewControllers` has no effect.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(storedIndex) ? controllers[storedIndex] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// The controllers that can be selected only in the More list: all controllers after the fourth, if there are more
  /// than five.
  var nibMoreControllers: ArraySlice<UIViewController> { controllers.count > 5 ? controllers[4...] : [] }

  /// The index of the bar's tab for the shown controller or the More list.
  private var barIndex: Int {
    if nibMoreControllers.isEmpty { return storedIndex }
    return showsMoreList ? 4 : min(storedIndex, 4)
  }

  /// Handles a key press or click that chooses a tab of the bar.
  ///
  /// Choosing the selected tab again pops its navigation controller to the root (docs/behaviours.md E9);
  /// choosing More again shows its list.
  func nibChooseTab(_ index: Int) {
    if index == 4, !nibMoreControllers.isEmpty {
      showsMoreList = true
      return nibShowSelected()
    }
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == storedIndex, !showsMoreList {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Showing

  /// Creates the view and adds the tab bar to it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(tabBar)
    tabBar.nibOnSelect = { [weak self] index in self?.nibChooseTab(index) }
  }

  /// Shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    nibShowSelected()
  }

  override func nibSetChildren(from storyboard: UIStoryboard) throws {
    let tabs = try storyboard.nibChildren("viewControllers", of: self)
    if !tabs.isEmpty { setViewControllers(tabs, animated: false) }
  }

  override func nibReveal(_ child: UIViewController) { selectedViewController = child }

  override var nibChildrenToShow: [UIViewController] {
    [showsMoreList ? nibMoreList : selectedViewController].compactMap { $0 }
  }

  /// Shows the selected controller, or the list of those that have no tab.
  private func nibShowSelected() {
    guard isViewLoaded else { return }
    if showsMoreList, nibMoreList.parent !== self { addChild(nibMoreList) }
    nibUpdateBar()
    nibShow(nibChildrenToShow)
    // The focus moves to the new screen, even if a tab of the bar showed that screen.
    if let window = nibWindow, window.nibFocusedView === tabBar { window.nibFocusedView = nil }
  }

  private func nibUpdateBar() {
    var items = controllers.prefix(nibMoreControllers.isEmpty ? 5 : 4).compactMap { $0.nibTabBarItem }
    if !nibMoreControllers.isEmpty { items.append(nibMoreList.tabBarItem) }
    if !(tabBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { tabBar.items = items }
    tabBar.selectedItem = items.indices.contains(barIndex) ? items[barIndex] : nil
  }

  /// Places the bar and the shown controller's view. In a terminal, the view ends above the bar. On a device, the view
  /// extends under the bar, which is at the top of the screen on tvOS.
  override func nibLayOut(_ root: UIView) {
    nibUpdateBar()
    let rules = nibEnvironment.rules
    let safeArea = root.safeAreaInsets
    tabBar.isHidden = nibHidesBar
    let height = nibHidesBar ? 0 : CGFloat(rules.tabBarHeight)
    var area = root.bounds
    var covered = safeArea
    if rules.tabBarsAreAtTop {
      let inset = nibHidesBar ? 0 : CGFloat(rules.topTabBarInset)
      tabBar.frame = CGRect(x: 0, y: inset > 0 ? safeArea.top : 0, width: area.width, height: height)
      covered.top += inset
    } else {
      tabBar.frame = CGRect(
        x: 0, y: area.height - safeArea.bottom - height, width: area.width, height: height + safeArea.bottom)
      if rules.isTerminal { area.size.height -= height } else { covered.bottom += height }
    }
    root.nibPlaceChild(nibShown.first?.viewIfLoaded, in: area, covered: covered)
    root.bringSubviewToFront(tabBar)
  }

  /// Whether a controller that was pushed in the shown tab hides the bar.
  private var nibHidesBar: Bool {
    let pushed = (nibShown.first as? UINavigationController)?.viewControllers.dropFirst() ?? []
    return pushed.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Handles digits, which choose tabs, and Escape, Left and Backspace, which return to the More list from a controller
  /// that was chosen in that list.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    let count = tabBar.items?.count ?? 0
    switch (key.key, key.modifiers) {
    case (.character(let digit), []) where (1...9).contains(digit.wholeNumberValue ?? 0):
      guard let index = digit.wholeNumberValue, index <= count else { return super.nibKeyDown(key) }
      nibChooseTab(index - 1)
    case (.escape, []), (.left, []), (.backspace, []):
      guard !showsMoreList, storedIndex >= 4, !nibMoreControllers.isEmpty else {
        return super.nibKeyDown(key)
      }
      nibChooseTab(4)
    default: return super.nibKeyDown(key)
    }
    return true
  }
}

/// Methods that are called when the user chooses a tab.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may choose the tab of a controller. The default is true.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// Called after the user chose the tab of a controller, even if it was already selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The item that a tab bar shows for this controller. A navigation controller whose item has neither title nor
  /// image shows the item of its root controller.
  fileprivate var nibTabBarItem: UITabBarItem? {
    guard let navigation = self as? UINavigationController, tabBarItem.nibCellText.isEmpty,
      tabBarItem.image == nil, let root = navigation.viewControllers.first
    else { return tabBarItem }
    return root.tabBarItem
  }
}

/// The list that a tab bar's More tab shows, with the controllers that have no tab in the bar.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?
  private static let cellIdentifier = "More"

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: MoreListController.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.nibMoreControllers.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MoreListController.cellIdentifier, for: indexPath)
    let controller = tabs.flatMap { $0.nibMoreControllers.dropFirst(indexPath.row).first }
    cell.textLabel?.text = controller?.nibTabBarItem?.nibAccessibilityTitle ?? controller?.title ?? ""
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.selectedIndex = 4 + indexPath.row
  }
}

extension UIViewController {
  /// The nearest enclosing tab bar controller.
  public var tabBarController: UITabBarController? { nibAncestor() }
}
