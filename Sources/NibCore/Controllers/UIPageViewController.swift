/// A container that shows one page at a time.
open class UIPageViewController: NibPaneController {
  /// The direction in which the new page follows the old one.
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .ignored("transitionStyle", because: "a terminal shows no animations"),
      .ignored("navigationOrientation", because: "pages change without animation"),
      .ignored("pageSpacing", because: "it is visible only during animations"),
      .ignored("spineLocation", because: "one page is shown at a time"),
      .ignored("doubleSided", because: "one page is shown at a time"),
    ]
  }

  /// Shows the first of the given pages at once, and calls `completion` with `true`. The direction has no effect.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers ?? []
    completion?(true)
  }
}
