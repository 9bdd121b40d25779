/// A container that shows the top controller of a stack, under a bar with its title and a back button.
open class UINavigationController: NibContainerController {
  /// The navigation bar. Its items are the stack's navigation items.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom, which shows the top controller's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the navigation bar is hidden. The content then uses its space.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the toolbar is hidden. The content then uses its space.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The search bar that is shown below the navigation bar.
  weak var nibSearchBar: UISearchBar?
  /// Whether a tap hides the bars. Stored, but has no effect: the bars are always shown.
  open var hidesBarsOnTap = false
  /// Whether a swipe hides the bars. Stored, but has no effect: the bars are always shown.
  open var hidesBarsOnSwipe = false
  /// Whether the keyboard hides the bars. Stored, but has no effect: the bars are always shown.
  open var hidesBarsWhenKeyboardAppears = false
  /// The recognizer of the swipe that goes back: none in a terminal.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Whether the bars are hidden while the height is compact. Stored, but has no effect: the bars are always shown.
  open var hidesBarsWhenVerticallyCompact = false
  /// The delegate, which is notified when the shown controller changes. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with a controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    NibException.raising { try nibSetStack([rootViewController]) }
  }

  /// Creates a navigation controller with an empty stack and bars of the given classes; `nil` for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let bar = (navigationBarClass as? UINavigationBar.Type)?.nibMakeProxy(.zero) as? UINavigationBar {
      navigationBar = bar
    }
    if let bar = (toolbarClass as? UIToolbar.Type)?.nibMakeProxy(.zero) as? UIToolbar { toolbar = bar }
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Creates a navigation controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    let archived: [UIViewController] = coder.nibObjects(in: "viewControllers")
    if coder.instantiation.mode == .lenient {
      nibChange(to: nibStack(of: archived, coder))
    } else {
      NibException.raising { try nibSetStack(archived) }
    }
  }

  /// Returns the archived controllers that can be pushed, and reports all other controllers.
  private func nibStack(of archived: [UIViewController], _ coder: NibCoder) -> [UIViewController] {
    var stack: [UIViewController] = []
    for controller in archived {
      do {
        try nibCheck(controller, above: stack[...])
        stack.append(controller)
      } catch {
        coder.report(
          .notAChild, "a controller is left out: \(error.reason)",
          at: controller.nibOrigin?.element.location)
      }
    }
    return stack
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UINavigationController, NavigationControllerWord>.table(
        .bool(.navigationBarHidden, \.isNavigationBarHidden), .bool(.toolbarHidden, \.isToolbarHidden),
        .bool(.hidesBarsWhenVerticallyCompact, \.hidesBarsWhenVerticallyCompact),
        .object(.navigationBar, UINavigationBar.self) { $0.navigationBar = $1 },
        .object(.toolbar, UIToolbar.self) { $0.toolbar = $1 },
        .delegate("delegate", \.delegate), .handledChild(.viewControllers),
        .ignored(.hidesBarsOnSwipe, .hidesBarsOnTap, because: "bars are always shown in a terminal"),
        .ignored(.hidesBarsWhenKeyboardAppears, because: "a terminal has no on-screen keyboard"),
        .property("viewControllers", \.viewControllers), .readable("navigationBar") { $0.navigationBar },
        .readable("toolbar") { $0.toolbar })
  }

  // MARK: The stack

  /// The stack, which consists of the children: the root first, the top controller last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top; `nil` for an empty stack.
  open var topViewController: UIViewController? { children.last }
  /// The controller that the top controller presents, or the top controller itself.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack. Raises an exception for a controller that cannot be pushed
  /// (docs/behaviours.md E4).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    NibException.raising { try nibPush(viewController, animated: animated) }
  }

  /// The throwing form of `pushViewController`.
  /// - Throws: `NSInvalidArgumentException` for a navigation controller, a tab bar controller (unless the stack
  ///   is empty), or a controller that is already in the stack.
  func nibPush(_ controller: UIViewController, animated: Bool = false) throws {
    try nibSetStack(children + [controller], animated: animated)
  }

  /// Pops the top controller and returns it; `nil` if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return nibPop(to: children.count - 1, animated: animated).last
  }

  /// Pops all controllers above a controller of the stack, and returns them; `nil` if it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return nibPop(to: index + 1, animated: animated)
  }

  /// Pops all controllers except the root, and returns them; `nil` if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.isEmpty ? nil : nibPop(to: 1, animated: animated)
  }

  /// Replaces the stack. Raises an exception if a controller cannot be pushed.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    NibException.raising { try nibSetStack(viewControllers, animated: animated) }
  }

  /// Hides or shows the navigation bar. The change is not animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the toolbar. The change is not animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func nibPop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(children[count...])
    nibChange(to: Array(children[..<count]), animated: animated)
    return popped
  }

  /// Replaces the stack, if all controllers can be pushed.
  /// - Throws: `NSInvalidArgumentException`, as `nibPush` does.
  func nibSetStack(_ stack: [UIViewController], animated: Bool = false) throws {
    for (index, controller) in stack.enumerated() { try nibCheck(controller, above: stack[..<index]) }
    nibChange(to: stack, animated: animated)
  }

  /// Checks that a controller can be pushed above the controllers `below`.
  private func nibCheck(
    _ controller: UIViewController, above below: ArraySlice<UIViewController>
  ) throws(NibException) {
    if controller is UINavigationController { throw NibException.pushingNavigation }
    if controller is UITabBarController, !children.contains(where: { $0 === controller }), !children.isEmpty {
      throw NibException.invalidArgument("Pushing a tab bar controller is not supported")
    }
    if below.contains(where: { $0 === controller }) {
      throw NibException.invalidArgument(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(nibDescription(of: controller, separator: ": ")))")
    }
  }

  private func nibChange(to stack: [UIViewController], animated: Bool = false) {
    // The first controller of a stack appears without an animation.
    let animated = animated && !children.isEmpty
    nibSetChildren(stack)
    nibShowTop(animated: animated)
  }

  // MARK: Showing

  /// Pushes a controller. A navigation controller cannot be pushed, so the surrounding container shows it.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    guard !(viewController is UINavigationController) else {
      return super.show(viewController, sender: sender)
    }
    pushViewController(viewController, animated: true)
  }

  override func nibReveal(_ child: UIViewController) { popToViewController(child, animated: true) }

  /// Creates the view and adds the navigation bar to it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(navigationBar)
    navigationBar.nibOnBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  /// Shows the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    nibShowTop()
  }

  override func nibLayOut(_ root: UIView) { nibPlaceBarsAndContent(in: root) }

  override var nibChildrenToShow: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Shows the top controller's view and notifies the delegate.
  private func nibShowTop(animated: Bool = false) {
    let newChildren = nibChildrenToShow
    guard isViewLoaded, nibShown != newChildren else { return nibShow(newChildren) }
    if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: animated) }
    nibUpdateBar()
    // A surrounding tab bar may have to be hidden.
    nibNavigationDidChange()
    nibShow(newChildren, animated: animated)
    // The focus moves to the new screen, even if a button of the bar showed that screen.
    if let window = nibWindow, window.nibFocusedView === navigationBar { window.nibFocusedView = nil }
    if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  override var nibIsNavigationController: Bool { true }

  /// The preferred size of the top controller together with the bar above it, unless the program set another size.
  override var nibPreferredSize: CGSize {
    guard preferredContentSize == .zero, let size = topViewController?.preferredContentSize, size.height > 0
    else { return preferredContentSize }
    let barHeight = isNavigationBarHidden ? 0 : navigationBar.frame.height
    return CGSize(width: size.width, height: size.height + barHeight)
  }

  /// Makes the destination of the controller's relationship segue the root of its stack. In lenient mode, an exception
  /// is reported as a diagnostic, and the controller stays empty.
  override func nibSetChildren(from storyboard: UIStoryboard) throws {
    let roots = try storyboard.nibChildren("rootViewController", of: self)
    guard !roots.isEmpty else { return }
    do {
      try nibSetStack(roots)
    } catch let exception as NibException where storyboard.nibMode == .lenient {
      let segue = nibSegues.first { $0.relationship == "rootViewController" }
      storyboard.nibReport(
        Diagnostic(
          .notAChild, exception.reason, at: segue?.element.location,
          path: segue?.element.nibObjectPath ?? ObjectPath()))
    }
  }

  /// Whether the user can go back, because there is a back button. As in UIKit, where the swipe back is then disabled
  /// too, only the program leads back from a screen without a back button. In a preview, the user can leave every
  /// screen.
  override var nibOffersBack: Bool {
    guard viewControllers.count > 1, let top = topViewController else { return false }
    let showsBackButton = !isNavigationBarHidden && top.navigationItem.nibShowsBackButton
    return nibMode == .lenient || showsBackButton
  }

  /// Handles Escape, Left and Backspace, which go back if there is a back button. Left first moves the focus if there
  /// is a view to the left.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    if nibTurnPages(key) { return true }
    if key.key == .left, nibWindow?.nibMoveFocus(key) ?? false { return true }
    let goesBack = key.modifiers.isEmpty && [.escape, .left, .backspace].contains(key.key)
    if goesBack, nibOffersBack, popViewController(animated: true) != nil { return true }
    return super.nibKeyDown(key)
  }
}

/// Methods that are called when a navigation controller shows another controller.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before another controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after another controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension UIViewController {
  /// The nearest enclosing navigation controller.
  public var navigationController: UINavigationController? { nibAncestor() }
}
