/// Changes which children a container shows, with the appearance calls in UIKit's order (docs/behaviours.md E3).
struct ContainerTransition {
  let container: UIViewController

  /// Takes the old children's views away and puts the new ones' below the container's bars.
  ///
  /// A container whose view is not loaded shows its children when it is; children hear of appearing only when
  /// their container is on screen.
  func run(from old: [UIViewController], to new: [UIViewController]) {
    guard let root = container.viewIfLoaded else { return }
    let leaving = old.filter { !new.contains($0) }
    let entering = new.filter { !old.contains($0) }
    for child in entering { child.loadViewIfNeeded() }
    if isVisible {
      for child in leaving { child.beginAppearanceTransition(false, animated: false) }
      for child in entering { child.beginAppearanceTransition(true, animated: false) }
    }
    for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
    for (index, child) in new.enumerated() where !old.contains(child) {
      if let view = child.viewIfLoaded { root.insertSubview(view, at: index) }
    }
    // What enters while the container itself is still on its way arrives with it.
    if container.nibAppearance == .appeared {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    for child in leaving { child.endAppearanceTransition() }
    guard container.nibAppearance == .appeared else { return }
    for child in entering { child.endAppearanceTransition() }
  }

  private var isVisible: Bool {
    container.nibAppearance == .appeared || container.nibAppearance == .appearing
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
