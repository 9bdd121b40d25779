/// Pages, one at a time.
open class UIPageViewController: NibPaneController {
  /// Where the new page comes from.
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .handled("transitionStyle"), .handled("navigationOrientation"), .handled("spineLocation"),
      .handled("pageSpacing"), .handled("doubleSided"),
    ]
  }

  /// Shows the first of the given pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers ?? []
    completion?(true)
  }
}
