/// The base class of container controllers, such as navigation and tab bar controllers. It shows and hides the views of
/// its children, and sets their frames.
open class NibContainerController: UIViewController {
  /// The children whose views are in the container's view, in order of display.
  private(set) var nibShown: [UIViewController] = []
  /// The removed children whose views are still shown. They keep their parent until their views have disappeared.
  private var nibLeaving: [UIViewController] = []

  /// Makes the given controllers the children, in this order, and removes all other children. A removed child whose
  /// view is shown keeps its parent until `nibShow(_:)` has removed the view.
  func nibSetChildren(_ new: [UIViewController]) {
    for old in children where !new.contains(old) {
      old.willMove(toParent: nil)
      guard isViewLoaded, nibShown.contains(old) else {
        old.removeFromParent()
        continue
      }
      old.isMovingFromParent = true
      nibLeaving.append(old)
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.isMovingToParent = true
    }
    children = new
  }

  /// Removes the children whose views have disappeared.
  private func nibFinishMoves() {
    let leaving = nibLeaving
    nibLeaving = []
    for child in leaving {
      child.isMovingFromParent = false
      if child.parent === self, !children.contains(child) { child.removeFromParent() }
    }
    for child in children { child.isMovingToParent = false }
  }

  /// The children that should be shown now. Subclasses choose them.
  var nibChildrenToShow: [UIViewController] { nibShown }

  /// Shows the views of the given children and removes the views of all other children. Has no effect before the view
  /// is loaded.
  func nibShow(_ new: [UIViewController], animated: Bool = false) {
    viewIfLoaded?.setNeedsLayout()
    guard isViewLoaded else { return }
    defer { nibFinishMoves() }
    guard nibShown != new else { return }
    let old = nibShown
    nibShown = new
    ContainerTransition(container: self, isAnimated: animated).run(from: old, to: new)
    for child in new where !old.contains(child) { child.didMove(toParent: self) }
  }

  package override var nibFrontController: UIViewController {
    presentedViewController?.nibFrontController ?? nibShown.last?.nibFrontController ?? self
  }

  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize))
    view.onLayout = { [weak self, weak view] in
      guard let view else { return }
      self?.nibLayOut(view)
    }
    self.view = view
  }

  /// Places the children's views and the container's own bars.
  func nibLayOut(_ root: UIView) {
    for child in nibShown {
      root.nibPlaceChild(child.viewIfLoaded, in: root.bounds, covered: root.safeAreaInsets)
    }
  }
}
