/// Changes which child a container shows, with the appearance calls in UIKit's order (BEHAVIOURS E3).
struct ContainerTransition {
  let container: UIViewController
  /// Whether the container itself is on screen: only then do its children hear of appearing.
  let isVisible: Bool

  /// Takes the old child's view away and puts the new one's below the container's bars.
  ///
  /// A container whose view is not loaded shows its child when it is.
  func run(from old: UIViewController?, to new: UIViewController?) {
    guard old !== new, let root = container.viewIfLoaded else { return }
    new?.loadViewIfNeeded()
    if isVisible {
      old?.viewWillDisappear(false)
      new?.viewWillAppear(false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.viewIfLoaded { root.insertSubview(view, at: 0) }
    guard isVisible else { return }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    old?.viewDidDisappear(false)
    new?.viewDidAppear(false)
  }
}

extension UIView {
  /// Puts a controller's view into an area of its container, of which bars cover the given insets.
  func nibPlaceChild(_ view: UIView?, in area: CGRect, covered: UIEdgeInsets) {
    guard let view else { return }
    view.frame = area
    guard view.givenSafeAreaInsets != covered else { return }
    view.givenSafeAreaInsets = covered
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
  }
}
