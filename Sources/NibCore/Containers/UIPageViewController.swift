/// A container that shows one page at a time. The keys Left, Right, Page Up and Page Down turn pages.
open class UIPageViewController: NibPaneController {
  /// The direction in which the new page follows the old one.
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
  /// The animation between pages. A terminal does not animate.
  public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  /// The place of the spine. A terminal shows one page at a time.
  public enum SpineLocation: Int, Hashable, Sendable { case none, min, mid, max }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The object that provides the pages before and after a page; `nil` if the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { nibUpdateDots() } }
  /// The object that is notified when the user turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The animation between pages. Stored, but has no effect.
  public private(set) var transitionStyle = TransitionStyle.scroll
  /// The direction in which pages follow each other.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The place of the spine. Stored, but has no effect.
  public private(set) var spineLocation = SpineLocation.none
  /// Whether pages have content on their back. Stored, but has no effect.
  open var isDoubleSided = false
  /// The recognizers of gestures that turn pages: none in a terminal.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The dots below the pages; `nil` while they are not shown.
  private var dots: UIPageControl?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// Creates a controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let element = (coder as? NibCoder)?.element else { return }
    if element[PageViewControllerWord.navigationOrientation] == "vertical" {
      navigationOrientation = .vertical
    }
    if element[PageViewControllerWord.transitionStyle] == "pageCurl" { transitionStyle = .pageCurl }
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIPageViewController, PageViewControllerWord>.table(
        .ignored(.transitionStyle, because: "a terminal shows no animations"),
        .handled(.navigationOrientation),
        .ignored(.pageSpacing, because: "it is visible only during animations"),
        .ignored(.spineLocation, .doubleSided, because: "one page is shown at a time"),
        .delegate("dataSource", \.dataSource), .delegate("delegate", \.delegate))
  }

  // MARK: Pages

  /// The pages. The first one is shown.
  open var viewControllers: [UIViewController]? { nibPanes }

  /// Shows the first of the given pages at once, and calls `completion` with `true` in the next turn of the run loop.
  /// The direction has no effect.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    nibPanes = viewControllers ?? []
    nibUpdateDots()
    if let completion { LaterCall.run { completion(true) } }
  }

  /// Turns to the next or previous page, and notifies the delegate as for a gesture of the user. Returns false if there
  /// is no next or previous page.
  func nibTurn(isForward: Bool) -> Bool {
    guard let dataSource, let oldPage = nibPanes.first else { return false }
    let newPage =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: oldPage)
      : dataSource.pageViewController(self, viewControllerBefore: oldPage)
    guard let newPage else { return false }
    delegate?.pageViewController(self, willTransitionTo: [newPage])
    nibPanes = [newPage]
    // As in UIKit, the new index does not come from the data source after a gesture.
    if let dots, dots.numberOfPages > 0 {
      let step = isForward ? 1 : dots.numberOfPages - 1
      dots.currentPage = (dots.currentPage + step) % dots.numberOfPages
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [oldPage], transitionCompleted: true)
    return true
  }

  /// Handles the page keys and, depending on the orientation, Left and Right or Up and Down, which turn pages.
  open override func nibKeyDown(_ key: KeyPress) -> Bool { nibTurnKey(key) || super.nibKeyDown(key) }

  /// Handles a key that turns pages, unless it moves the focus. Returns false for other keys, and if there is no
  /// further page.
  func nibTurnKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if key.key == .pageUp || key.key == .pageDown { return nibTurn(isForward: key.key == .pageDown) }
    guard let direction = KeyDirection(key.key),
      direction.isHorizontal == (navigationOrientation == .horizontal)
    else { return false }
    if nibWindow?.nibMoveFocus(key) ?? false { return true }
    let isForward = direction == .down || direction == (nibEnvironment.isRightToLeft ? .left : .right)
    return nibTurn(isForward: isForward)
  }

  /// Whether the user can turn pages.
  package var nibHasPages: Bool { dataSource != nil }

  /// Shows dots for the pages if the data source counts them and pages are horizontal.
  private func nibUpdateDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard isViewLoaded, count > 0, transitionStyle == .scroll, navigationOrientation == .horizontal else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    let control = dots ?? UIPageControl(frame: .zero)
    if dots == nil {
      dots = control
      control.isUserInteractionEnabled = false
      view.addSubview(control)
    }
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.setNeedsLayout()
  }

  /// Shows the dots.
  open override func viewDidLoad() {
    super.viewDidLoad()
    nibUpdateDots()
  }

  override func nibLayOut(_ root: UIView) {
    guard let dots else { return super.nibLayOut(root) }
    let insets = root.safeAreaInsets
    let height = nibEnvironment.rules.isTerminal ? TextMetrics.rowHeight : 37
    let bottom = root.bounds.maxY - insets.bottom
    dots.frame = CGRect(x: 0, y: bottom - height, width: root.bounds.width, height: height)
    var area = root.bounds
    area.size.height = max(0, bottom - height)
    var covered = insets
    covered.bottom = 0
    for child in nibShown { root.nibPlaceChild(child.viewIfLoaded, in: area, covered: covered) }
    root.bringSubviewToFront(dots)
  }
}

/// Provides the pages before and after a page.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; `nil` for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below the pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the marked dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that are called when the user turns a page.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the new page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the new page was shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The place of the spine for an orientation. Not called.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

extension UIViewController {
  /// Turns the page of a page controller between this controller and the frontmost one. Returns false if there is none.
  /// Containers call this method before they go back, because the focus can be in their bars.
  func nibTurnPages(_ key: KeyPress) -> Bool {
    nibFrontController.nibLineage.prefix { $0 !== self }.contains { controller in
      (controller as? UIPageViewController)?.nibTurnKey(key) ?? false
    }
  }
}
