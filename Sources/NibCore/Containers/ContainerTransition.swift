/// Replaces the children that a container shows, and sends `viewWillAppear`, `viewDidAppear` and their counterparts in
/// UIKit's order (docs/behaviours.md E3).
struct ContainerTransition {
  let container: UIViewController
  /// Whether the program requested an animation. A container that is not on screen yet does not animate.
  let isAnimated: Bool

  /// Removes the views of the old children, and adds the views of the new children below the container's bars.
  ///
  /// If the container's view is not loaded, the children are shown when it loads. Children receive appearance
  /// calls only while their container is on screen.
  func run(from old: [UIViewController], to new: [UIViewController]) {
    guard let root = container.viewIfLoaded else { return }
    let leaving = old.filter { !new.contains($0) }
    let entering = new.filter { !old.contains($0) }
    for child in entering { child.loadViewIfNeeded() }
    let animated = isAnimated && container.nibAppearance == .appeared
    let transition =
      animated && !(leaving.isEmpty && entering.isEmpty)
      ? ViewTransition(in: root, from: leaving.last, to: entering.last ?? new.last) : nil
    transition?.begin(for: [container] + leaving)
    if isVisible {
      for child in leaving { child.beginAppearanceTransition(false, animated: animated) }
      for child in entering { child.beginAppearanceTransition(true, animated: animated) }
    }
    for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
    for (index, child) in new.enumerated() where !old.contains(child) {
      if let view = child.viewIfLoaded { root.insertSubview(view, at: index) }
    }
    transition?.animate()
    transition?.completeLater()
    // If the container itself is still appearing, its new children finish appearing together with it.
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
  /// Places the view of a child controller in a container's view.
  ///
  /// - Parameters:
  ///   - area: the frame of the view, in points.
  ///   - covered: the insets by which bars cover the area, in points. They become safe area insets of the view.
  func nibPlaceChild(_ view: UIView?, in area: CGRect, covered: UIEdgeInsets) {
    guard let view else { return }
    view.frame = area
    guard view.givenSafeAreaInsets != covered else { return }
    view.givenSafeAreaInsets = covered
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
  }
}
